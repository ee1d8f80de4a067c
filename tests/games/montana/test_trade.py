"""Cattle trade (MT-79 to MT-81)."""

import pytest

from ..playing import can, cannot, decision, do, kinds, legal
from .table import table
from .verbs import cattle, coins, goods, workers

GOODS = ["copper_small", "stone_small", "grain", "pumpkin"]
WORKERS = ["copper", "stone", "grain", "pumpkin"]


def test_what_a_cattle_buys() -> None:
    """MT-79: exactly these nine things."""
    state = table(cattle={0: 1})
    offered = {f"trade {good}" for good in GOODS} | {f"trade {worker}_worker" for worker in WORKERS}
    assert legal(state, "trade") == offered | {"trade coins"}


@pytest.mark.parametrize("good", GOODS)
def test_one_good(good: str) -> None:
    """MT-79: the cattle goes to the supply."""
    state = table(cattle={0: 2})
    before = state.dump()["supply"]["cattle"]
    do(state, f"trade {good}")
    assert (goods(state, 0), cattle(state, 0)) == ({good: 1}, 1)
    assert state.dump()["supply"]["cattle"] == before + 1
    assert (coins(state, 0), workers(state, 0)) == (0, {})


def test_three_coins() -> None:
    """MT-79"""
    state = do(table(cattle={0: 1}), "trade coins")
    assert (coins(state, 0), goods(state, 0), workers(state, 0), cattle(state, 0)) == (3, {}, {}, 0)


@pytest.mark.parametrize("worker", WORKERS)
def test_one_worker(worker: str) -> None:
    """MT-79: of any colour."""
    state = do(table(cattle={0: 1}), f"trade {worker}_worker")
    assert (workers(state, 0), goods(state, 0), coins(state, 0)) == ({worker: 1}, {}, 0)


def test_as_often_as_there_is_cattle() -> None:
    """MT-80: and no large goods."""
    state = table(cattle={0: 3})
    do(state, "trade coins", "trade grain", "trade grain")
    cannot(state, "trade grain", "MT-79", "no-cattle")
    assert not any("large" in text for text in legal(table(cattle={0: 9})))


def test_only_in_the_own_turn() -> None:
    """MT-80, MT-R8"""
    state = table(cattle={1: 3}, goods={1: "pumpkin"})
    do(state, "city", "place 1-1")
    assert decision(state) == ("place", 1)
    cannot(state, "trade pumpkin", "MT-80", "own-turn-only")


def test_the_worker_limit_applies() -> None:
    """MT-81, MT-R6: the ninth worker makes room at once, also by leaving again."""
    state = table(cattle={0: 2}, workers={0: "copper*4 stone*4"})
    do(state, "trade grain_worker")
    assert kinds(state) == {"return"}
    cannot(state, "trade coins", "MT-38", "return-first")
    do(state, "return grain")
    assert workers(state, 0) == {"copper": 4, "stone": 4}
    assert decision(state) == ("turn", 0)
    do(state, "trade grain_worker", "return copper")
    assert workers(state, 0) == {"copper": 3, "stone": 4, "grain": 1}


def test_the_decision_goes_on_after_the_surplus() -> None:
    """MT-24, MT-81: in the middle of staffing a space."""
    state = table(cattle={0: 1}, workers={0: "copper*8"}, coins={0: 1})
    do(state, "work mine-1", "trade stone_worker", "return stone")
    assert decision(state) == ("staff", 0)
    can(state, "staff copper")


def test_the_shortage_rule_applies() -> None:
    """MT-81: the trader returns one first and then takes one."""
    state = table(cattle={0: 1}, goods={0: "grain*2", 1: "grain*22"})
    do(state, "trade grain")
    assert goods(state, 0) == {"grain": 2}
    assert goods(state, 1) == {"grain": 21}
