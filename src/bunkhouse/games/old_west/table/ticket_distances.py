"""How far a ticket is from being done: cars that lie already, and cars still to be laid.

A ticket needs its two cities and the network of its owner in one piece, so the cheapest way is looked for
from all three at once.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.distances import NO_WAY, ROUTES, distances
from bunkhouse.games.old_west.rules.claim import one_track_per_route
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, TRACK_NUMBERS
from bunkhouse.games.old_west.view_types import View

_LAY: Final = 1000
"""A car to be laid weighs more than all the cars that lie already."""


class Network(NamedTuple):
    """What a seat has on the map and can still get; a route is given by its first track."""

    built: frozenset[int]
    closed: frozenset[int]
    """The routes that it can never build."""
    cities: tuple[int, ...]


class Way(NamedTuple):
    """The cars of a way that lie already, and those to be laid; None when there is no way."""

    laid: int
    left: int | None


def network(view: View, seat: int) -> Network:
    tracks = tuple([tuple(item["tracks"]) for item in view["seats"]])
    return _network(tracks, view["seats"][seat]["start"], seat)


@lru_cache(maxsize=1024)
def _network(tracks: tuple[tuple[str, ...], ...], start: str | None, seat: int) -> Network:
    taken = [int(c.ROUTE_START[TRACK_NUMBERS[name]]) for laid in tracks for name in laid]
    own = [TRACK_NUMBERS[name] for name in tracks[seat]]
    built = {int(c.ROUTE_START[track]) for track in own}
    if one_track_per_route(len(tracks)):
        full = set(taken)
    else:
        full = {route for route in taken if taken.count(route) == int(c.ROUTE_END[route]) - route}
    cities = {int(end[track]) for track in own for end in (c.TRACK_A, c.TRACK_B)}
    if start is not None:
        cities.add(CITY_NUMBERS[start])
    return Network(frozenset(built), frozenset(full - built), tuple(sorted(cities)))


@lru_cache(maxsize=8192)
def cheapest_way(ticket: int, network: Network) -> Way:
    """The cheapest way to complete a ticket."""
    first, second = (_spread((int(end[ticket]),), network) for end in (c.TICKET_A, c.TICKET_B))
    if not network.cities:
        best = first[int(c.TICKET_B[ticket])]
    else:
        near = _spread(network.cities, network)
        best = min(one + two + three for one, two, three in zip(first, second, near, strict=True))
    return Way(0, None) if best >= NO_WAY else Way(best % _LAY, best // _LAY)


def left_with(track: int, ticket: int, network: Network) -> int | None:
    """The cars left to lay for a ticket once the owner of the network has also laid a track at its edge.

    The new city joins the network, so that a way may lead through it for nothing.
    """
    new = [city for city in (int(c.TRACK_A[track]), int(c.TRACK_B[track])) if city not in network.cities]
    return _left(ticket, network, new[0]) if len(new) == 1 else cheapest_way(ticket, network).left


@lru_cache(maxsize=8192)
def _left(ticket: int, network: Network, city: int) -> int | None:
    a, b = int(c.TICKET_A[ticket]), int(c.TICKET_B[ticket])
    from_a, from_b, from_net, from_city = (
        [weight // _LAY for weight in _spread(sources, network)]
        for sources in ((a,), (b,), network.cities, (city,))
    )
    net = [min(each) for each in zip(from_net, from_city, strict=True)]
    best = min(
        min(one, net[a] + far) + min(two, net[b] + far) + far
        for one, two, far in zip(from_a, from_b, net, strict=True)
    )
    return None if best >= NO_WAY // _LAY else best


@lru_cache(maxsize=4096)
def _spread(sources: tuple[int, ...], network: Network) -> tuple[int, ...]:
    """The weight of the lightest way from any of the sources to every city."""
    return distances(sources, _weights(network))


@lru_cache(maxsize=1024)
def _weights(network: Network) -> tuple[int, ...]:
    """What it takes to go along every route."""
    return tuple(
        -1 if route in network.closed else int(c.LENGTH[route]) * (1 if route in network.built else _LAY)
        for route in ROUTES
    )
