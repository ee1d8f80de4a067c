"""Final scoring (EP-103 to EP-111)."""

from itertools import permutations
from typing import Any

import pytest

from bunkhouse.games.el_paso.components import OBJECTIVE_NEEDS, OBJECTIVE_VP

from .table import moving
from .verbs import points


def scored(**given: Any) -> dict[str, int]:
    return points(moving("nB", players=2, draw="", **given))


def test_money() -> None:
    """EP-103: a point for every full $5."""
    assert [scored(money=dollars)["money"] for dollars in (0, 4, 5, 14, 15)] == [0, 0, 1, 2, 3]


def test_buildings() -> None:
    """EP-104: those with the own marker, by the side in play."""
    assert scored(trail={"c1": "6a 0", "c2": "1a 0", "c3": "5a 1"})["buildings"] == 14
    assert scored(trail={"c1": "6b 0"}, options={"building_6": "b"})["buildings"] == 10


def test_discs_on_dark_posts() -> None:
    """EP-105, EP-92: each of them; the light posts bring nothing."""
    assert scored(posts={"0": 1, "5": 1, "7": 1, "9": 1})["posts"] == 0
    assert scored(posts={"10": 1, "12": 2, "14": 1, "16": 2})["posts"] == 3 + 8 + 6 + 16


def test_workers_wherever_they_are() -> None:
    """EP-106"""
    state = moving("nB", players=2, workers="cowboy", draw="builder", discard="engineer versatile")
    assert points(state)["workers"] == 8


def test_cows_wherever_they_are() -> None:
    """EP-107: and the Simmental space."""
    state = moving(
        "nB", players=2, hand="hereford", draw="shorthorn", discard="simmental black_angus corriente"
    )
    assert points(state)["cows"] == 8 + 5 + 2 + 2 + 3
    finished = moving("nB", seat=1, players=2, finisher=0, seats={0: {"hand": "hereford", "draw": ""}})
    assert points(finished)["cows"] == 8 + 2


def test_bonus_tokens() -> None:
    """EP-108"""
    assert scored(bonuses="T01 T08 T14 T20")["bonuses"] == 1 + 3 + 3 + 5


def test_only_fulfilled_objectives_count() -> None:
    """EP-109: a part of one gives nothing and costs nothing."""
    assert scored(objectives="O02", discard="corriente")["objectives"] == 0
    assert scored(objectives="O02", discard="corriente corriente")["objectives"] == 3
    assert scored(objectives="O13", posts={"10": 1, "12": 2})["objectives"] == 5
    assert scored(objectives="O13", posts={"0": 1, "9": 1, "12": 2})["objectives"] == 0
    assert (
        scored(objectives="O19", discard="cowboy cowboy builder builder engineer engineer")["objectives"] == 5
    )


def test_every_element_counts_once() -> None:
    """EP-110, R-22: the best allocation is found; a bigger building is also a building."""
    assert scored(objectives="O02 O15", bonuses="T01", discard="corriente corriente")["objectives"] == 3
    assert scored(objectives="O12 O13", posts={"12": 3})["objectives"] == 5
    assert scored(objectives="O12 O13", posts={"12": 5})["objectives"] == 9
    one: dict[str, Any] = {"trail": {"c1": "4a 0"}}
    assert scored(objectives="O11 O01", discard="corriente", **one)["objectives"] == 4
    two: dict[str, Any] = {"trail": {"c1": "4a 0", "c2": "1a 0"}}
    assert scored(objectives="O11 O01", discard="corriente", **two)["objectives"] == 7
    assert scored(objectives="O11 O09", **two)["objectives"] == 4
    assert scored(objectives="O17", discard="builder builder versatile")["objectives"] == 0


def _possible(wanted: tuple[int, ...], have: dict[str, int], sizes: list[int]) -> bool:
    """Whether some objectives can all be fulfilled, by trying every building for every need."""
    need: dict[str, int] = {}
    for token in wanted:
        for name, count in OBJECTIVE_NEEDS[token].items():
            need[name] = need.get(name, 0) + count
    least = {"building": 0, "building_3plus": 3, "building_4plus": 4}
    asked = [least[name] for name, count in need.items() if name in least for _ in range(count)]
    plain = all(have.get(name, 0) >= count for name, count in need.items() if name not in least)
    if not plain or len(asked) > len(sizes):
        return False
    return any(
        all(size >= low for size, low in zip(order, asked, strict=False)) for order in permutations(sizes)
    )


@pytest.mark.parametrize("number", range(12))
def test_the_allocation_is_exact(number: int) -> None:
    """EP-110, R-22: the same as trying every set of objectives."""
    tokens = [(number * 7 + at * 3) % 20 for at in range(6)]
    cows = ["corriente", "black_angus", "shorthorn", "hereford", "simmental", "cowboy", "builder", "engineer"]
    have = {name: (number + at * at) % 4 for at, name in enumerate(cows)}
    sizes = [(number % 6) + 1, (number * 5 % 6) + 1]
    posts = {"12": number % 4} if number % 4 else {}
    bonuses = ["T01", "T02", "T03"][: number % 4]
    have |= {"dark_disc": number % 4, "bonus_token": len(bonuses)}
    discard = " ".join(name for name in cows for _ in range(have[name]))
    names = " ".join(f"O{token + 1:02}" for token in sorted(set(tokens)))
    trail = {"c1": f"{sizes[0]}a 0", "c2": f"{sizes[1]}a 0"}
    got = scored(objectives=names, discard=discard, posts=posts, bonuses=" ".join(bonuses), trail=trail)
    best, chosen = 0, sorted(set(tokens))
    for mask in range(2 ** len(chosen)):
        wanted = tuple(token for at, token in enumerate(chosen) if mask >> at & 1)
        if _possible(wanted, have, sizes):
            best = max(best, sum(int(OBJECTIVE_VP[token]) for token in wanted))
    assert got["objectives"] == best


def test_ties_are_broken_by_the_money_left() -> None:
    """EP-111, R-23: what remains after the conversion; else the victory is shared."""
    for one, two, ranking in ((7, 8, [2, 1]), (9, 9, [1, 1]), (14, 10, [1, 2])):
        state = moving("nB", players=2, money=one, draw="", seats={1: {"money": two, "draw": ""}})
        assert len(set(state.scores())) == 1
        assert state.ranking() == ranking
    spent = moving("nB", players=2, money=10, draw="", seats={1: {"money": 4, "draw": "cowboy"}})
    assert (len(set(spent.scores())), spent.ranking()) == (1, [2, 1])
    ahead = moving("nB", players=2, money=10, draw="", seats={1: {"money": 9, "draw": ""}})
    assert ahead.ranking() == [1, 2]
