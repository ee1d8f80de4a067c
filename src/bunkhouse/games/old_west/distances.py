"""How far the cities are from one another, over routes that each have a weight."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.old_west.components import CITIES, ROUTE_START, TRACK_A, TRACK_B, TRACKS

ROUTES: Final[list[int]] = [track for track in range(TRACKS) if int(ROUTE_START[track]) == track]
"""The first track of every route, which stands for the route."""
NO_WAY: Final = 1_000_000
_A: Final = vec[i64]([i64(TRACK_A[route]) for route in ROUTES])
_B: Final = vec[i64]([i64(TRACK_B[route]) for route in ROUTES])


def distances(sources: tuple[int, ...], weights: tuple[int, ...]) -> tuple[int, ...]:
    """The weight of the lightest way from any of the sources to every city.

    Weights are in the order of the routes; a negative one closes its route.
    """
    far = vec[i64]([i64(NO_WAY)] * CITIES)
    for city in sources:
        far[i64(city)] = 0
    cost = vec[i64]([i64(weight) for weight in weights])
    nearer = True
    while nearer:
        nearer = False
        at: i64
        for at in range(len(cost)):
            if cost[at] < 0:
                continue
            a: i64 = _A[at]
            b: i64 = _B[at]
            if far[a] + cost[at] < far[b]:
                far[b] = far[a] + cost[at]
                nearer = True
            elif far[b] + cost[at] < far[a]:
                far[a] = far[b] + cost[at]
                nearer = True
    return tuple([int(weight) for weight in far])
