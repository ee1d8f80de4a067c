"""How far a ticket is from being done: cars that lie already, and cars still to be laid.

A ticket needs its two cities and the network of its owner in one piece, so the cheapest way is looked for
from all three at once.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from bunkhouse.games.old_west.components import (
    ALL_TRACKS_FROM,
    CITIES,
    LENGTH,
    ROUTE_END,
    ROUTE_START,
    TICKET_A,
    TICKET_B,
    TRACK_A,
    TRACK_B,
)
from bunkhouse.games.old_west.distances import NO_WAY, ROUTES, distances
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, TRACK_NUMBERS

_LAY: Final = 1000
"""A car to be laid weighs more than all the cars that lie already."""

Roads = tuple[frozenset[int], frozenset[int]]
"""The routes a seat has built, and those it can never build."""


class Way(NamedTuple):
    """The cars of a way that lie already, and those to be laid; None when there is no way."""

    laid: int
    left: int | None


def roads(view: dict[str, Any], seat: int) -> Roads:
    """What a seat has built, and what the others have taken from it."""
    owners: dict[int, list[int]] = {}
    for other, item in enumerate(view["seats"]):
        for name in item["tracks"]:
            owners.setdefault(int(ROUTE_START[TRACK_NUMBERS[name]]), []).append(other)
    built = frozenset(route for route, seats in owners.items() if seat in seats)
    few = len(view["seats"]) < int(ALL_TRACKS_FROM)
    closed = [
        route
        for route, seats in owners.items()
        if route not in built and (few or len(seats) == int(ROUTE_END[route]) - route)
    ]
    return built, frozenset(closed)


def network(view: dict[str, Any], seat: int) -> tuple[int, ...]:
    """The cities of a seat's network."""
    item = view["seats"][seat]
    cities = {CITY_NUMBERS[item["start"]]} if item["start"] is not None else set()
    for name in item["tracks"]:
        track = TRACK_NUMBERS[name]
        cities |= {int(TRACK_A[track]), int(TRACK_B[track])}
    return tuple(sorted(cities))


@lru_cache(maxsize=8192)
def way(ticket: int, known: Roads, joined: tuple[int, ...]) -> Way:
    """The cheapest way to complete a ticket."""
    first, second = (_spread((int(end[ticket]),), *known) for end in (TICKET_A, TICKET_B))
    to_network = _spread(joined, *known) if joined else (0,) * int(CITIES)
    if not joined:
        best = first[int(TICKET_B[ticket])]
    else:
        best = min(one + two + three for one, two, three in zip(first, second, to_network, strict=True))
    return Way(0, None) if best >= NO_WAY else Way(best % _LAY, best // _LAY)


def left_with(track: int, ticket: int, known: Roads, joined: tuple[int, ...]) -> int | None:
    """The cars left to lay for a ticket once the owner of the network has also laid a track at its edge.

    The new city joins the network, so that a way may lead through it for nothing.
    """
    new = [city for city in (int(TRACK_A[track]), int(TRACK_B[track])) if city not in joined]
    return _left(ticket, known, joined, new[0]) if len(new) == 1 else way(ticket, known, joined).left


@lru_cache(maxsize=8192)
def _left(ticket: int, known: Roads, joined: tuple[int, ...], city: int) -> int | None:
    a, b = int(TICKET_A[ticket]), int(TICKET_B[ticket])
    from_a, from_b, from_net, from_city = (
        [weight // _LAY for weight in _spread(sources, *known)] for sources in ((a,), (b,), joined, (city,))
    )
    net = [min(each) for each in zip(from_net, from_city, strict=True)]
    best = min(
        min(one, net[a] + far) + min(two, net[b] + far) + far
        for one, two, far in zip(from_a, from_b, net, strict=True)
    )
    return None if best >= NO_WAY // _LAY else best


@lru_cache(maxsize=4096)
def _spread(sources: tuple[int, ...], built: frozenset[int], closed: frozenset[int]) -> tuple[int, ...]:
    """The weight of the lightest way from any of the sources to every city."""
    return distances(sources, _weights(built, closed))


@lru_cache(maxsize=1024)
def _weights(built: frozenset[int], closed: frozenset[int]) -> tuple[int, ...]:
    """What it takes to go along every route."""
    return tuple(
        -1 if route in closed else int(LENGTH[route]) * (1 if route in built else _LAY) for route in ROUTES
    )
