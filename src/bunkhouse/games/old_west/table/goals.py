"""How far a ticket is from being done: cars that lie already, and cars still to be laid.

A ticket needs its two cities and the network of its owner in one piece, so the cheapest way is looked for
from all three at once.
"""

from functools import lru_cache
from heapq import heappop, heappush
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
from bunkhouse.games.old_west.table.places import CITY_NUMBERS, TRACK_NUMBERS
from bunkhouse.games.old_west.table.sheet import ROUTES

_LAY: Final = 1000
"""A car to be laid weighs more than all the cars that lie already."""
_NO_WAY: Final = 1000 * _LAY

Roads = tuple[frozenset[int], frozenset[int]]
"""The routes a seat has built, and those it can never build."""


class Way(NamedTuple):
    """The cars of a way that lie already, and those to be laid; None when there is no way."""

    laid: int
    left: int | None


def _neighbours(city: int) -> list[tuple[int, int, int]]:
    """The other city, the route and its length, for every route of a city."""
    found = []
    for route in ROUTES:
        a, b = int(TRACK_A[route]), int(TRACK_B[route])
        if city in (a, b):
            found.append((a + b - city, route, int(LENGTH[route])))
    return found


_NEIGHBOURS: Final = [_neighbours(city) for city in range(CITIES)]


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


def way(ticket: int, known: Roads, joined: tuple[int, ...]) -> Way:
    """The cheapest way to complete a ticket."""
    first, second = (_spread((int(end[ticket]),), *known) for end in (TICKET_A, TICKET_B))
    to_network = _spread(joined, *known) if joined else (0,) * int(CITIES)
    if not joined:
        best = first[int(TICKET_B[ticket])]
    else:
        best = min(one + two + three for one, two, three in zip(first, second, to_network, strict=True))
    return Way(0, None) if best >= _NO_WAY else Way(best % _LAY, best // _LAY)


@lru_cache(maxsize=4096)
def _spread(sources: tuple[int, ...], built: frozenset[int], closed: frozenset[int]) -> tuple[int, ...]:
    """The weight of the lightest way from any of the sources to every city."""
    weights = [_NO_WAY] * int(CITIES)
    heap = [(0, city) for city in sources]
    for city in sources:
        weights[city] = 0
    while heap:
        weight, city = heappop(heap)
        if weight > weights[city]:
            continue
        for other, route, length in _NEIGHBOURS[city]:
            if route in closed:
                continue
            further = weight + (length if route in built else length * _LAY)
            if further < weights[other]:
                weights[other] = further
                heappush(heap, (further, other))
    return tuple(weights)
