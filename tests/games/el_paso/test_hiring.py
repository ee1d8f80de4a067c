"""Hiring and worker bonuses (EP-53 to EP-59)."""

from typing import Any

import pytest

from ..playing import can, cannot, do, legal
from .table import moving, on, rewarded
from .verbs import money, named, seat, step

FOUR_A: dict[str, Any] = {"trail": {"c1": "4a 0"}}
THREE_B: dict[str, Any] = {"trail": {"c1": "3b 0"}, "options": {"building_3": "b"}}


def test_a_hired_worker_can_be_used_at_once() -> None:
    """EP-53: into the worker area, out of the market."""
    state = on("nB", money=5)
    do(state, "hire engineer")
    assert (seat(state)["workers"], state.dump()["stock"]["engineer"], money(state)) == (
        {"engineer": 1},
        11,
        0,
    )
    can(state, "dismiss engineer")


def test_a_versatile_worker_costs_four_more() -> None:
    """EP-54: on every hire, also on a free one."""
    assert named(on("c1", money=3, **FOUR_A), "hire") == {"cowboy", "builder", "engineer"}
    assert money(do(on("c1", money=4, **FOUR_A), "hire versatile")) == 0
    cannot(on("nB", money=8), "hire versatile", "EP-55", "price-too-high")
    assert money(do(on("nB", money=9), "hire versatile")) == 0


@pytest.mark.parametrize(("given", "special", "versatile"), [(FOUR_A, 0, 4), (THREE_B, 5, 9)])
def test_prices_of_single_hires(given: dict[str, Any], special: int, versatile: int) -> None:
    """EP-55"""
    assert money(do(on("c1", money=20, **given), "hire builder")) == 20 - special
    state = do(on("c1", money=20, **given), "hire versatile")
    assert money(state) == 20 - versatile
    cannot(state, "hire cowboy", "EP-40", "already-used")


def test_double_hire() -> None:
    """EP-56, R-9: one for $5, or two of different kinds for $13; $17 with a versatile one."""
    one = do(on("nB", money=20), "hire cowboy")
    assert money(one) == 15
    cannot(one, "hire cowboy", "EP-56", "same-worker")
    two = do(one.copy(), "hire builder")
    assert money(two) == 7
    cannot(two, "hire engineer", "EP-40", "already-used")
    assert money(do(on("nB", money=17), "hire versatile", "hire cowboy")) == 0
    assert money(do(on("nB", money=17), "hire cowboy", "hire versatile")) == 0
    assert not legal(do(on("nB", money=12), "hire cowboy"), "hire")
    between = do(on("nB", money=10, hand="galloway"), "hire cowboy", "discard galloway", "hire engineer")
    assert money(between) == 0


def test_versatile_bonus() -> None:
    """EP-57: $2 and nothing else."""
    state = do(moving("nB", workers="versatile"), "dismiss versatile")
    assert (money(state), seat(state)["certificates"], step(state)) == (2, 0, "move")
    assert not legal(moving("nF", workers="versatile", trail={"c8": "1a 1", "c9": "1a 2"}), "hurry")


def test_builder_bonus() -> None:
    """EP-58, R-10: $2 for a certificate, not without the money and not at the end of the track."""
    state = do(moving("nB", workers="builder", money=3, certificates=3), "dismiss builder")
    assert (money(state), seat(state)["certificates"]) == (1, 4)
    cannot(moving("nB", workers="builder", money=1), "dismiss builder", "EP-58", "too-expensive")
    cannot(moving("nB", workers="builder", money=5, certificates=4), "dismiss builder", "EP-58", "track-full")


def test_engineer_bonus() -> None:
    """EP-59"""
    assert money(do(moving("nB", workers="engineer"), "dismiss engineer")) == 1
    cannot(moving("nB"), "dismiss engineer", "EP-26", "no-such-worker")


def test_a_hire_as_a_reward() -> None:
    """EP-92, R-38: free, and it may be skipped."""
    state = rewarded("9", money=5)
    assert named(state, "hire") == {"cowboy", "builder", "engineer", "versatile"}
    can(state, "end")
    assert seat(do(state, "hire cowboy"))["workers"] == {"cowboy": 1}
