"""Distances between cities, checked against the distances of routes added up by hand."""

import random

from bunkhouse.games.old_west.components import CITIES, TRACK_A, TRACK_B
from bunkhouse.games.old_west.distances import NO_WAY, ROUTES, distances


def _along_every_edge(sources: tuple[int, ...], weights: tuple[int, ...]) -> list[int]:
    """The same by trying ever more routes in a row."""
    far = [0 if city in sources else NO_WAY for city in range(CITIES)]
    for _ in range(CITIES):
        for route, weight in zip(ROUTES, weights, strict=True):
            a, b = int(TRACK_A[route]), int(TRACK_B[route])
            if weight >= 0:
                far[a], far[b] = min(far[a], far[b] + weight), min(far[b], far[a] + weight)
    return far


def test_the_lightest_way_is_found() -> None:
    chance = random.Random(1)
    for _ in range(20):
        weights = tuple(chance.choice([-1, 1, 2, 5, 3000]) for _ in ROUTES)
        sources = tuple(chance.sample(range(CITIES), chance.randint(1, 3)))
        assert list(distances(sources, weights)) == _along_every_edge(sources, weights)


def test_a_city_behind_closed_routes_cannot_be_reached() -> None:
    city = int(TRACK_A[ROUTES[0]])
    weights = tuple(-1 if city in (int(TRACK_A[route]), int(TRACK_B[route])) else 1 for route in ROUTES)
    found = distances((city,), weights)
    assert found[city] == 0
    assert all(weight == NO_WAY for other, weight in enumerate(found) if other != city)
