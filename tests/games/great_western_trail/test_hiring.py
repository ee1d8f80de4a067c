"""Hiring workers and their immediate actions (GWT-82 to GWT-91)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State

from ..playing import can, cannot, do, legal
from .table import on
from .verbs import money, named, seat, step


def hiring(icon: str = "hire", **given: Any) -> State:
    return do(on("A", **{"money": 40, "token": 5, **given}), f"use {icon}")


def covers(worker: str, space: int, **given: Any) -> State:
    """The seat hires this worker onto the given space of its row."""
    workers = {worker: space - 1, **given.pop("workers", {})}
    state = hiring(workers=workers, jobs={1: worker}, **given)
    return do(state, f"hire {worker} from 1")


def test_hiring_takes_pays_and_places() -> None:
    """GWT-82"""
    state = do(hiring(jobs={1: "cowboy engineer"}), "hire engineer from 1", "done")
    assert (money(state), seat(state)["workers"]["engineer"]) == (34, 2)
    assert state.dump()["job_market"][0][2:] == ["cowboy", None]
    cannot(hiring(jobs={1: "cowboy"}), "hire engineer from 1", "GWT-82", "no-such-worker")


def test_equal_workers_of_a_row_are_offered_once() -> None:
    """GWT-82"""
    assert named(hiring(jobs={1: "cowboy cowboy engineer"}), "hire") == {"cowboy from 1", "engineer from 1"}


@pytest.mark.parametrize(
    ("row", "cost"), list(zip(range(1, 13), [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], strict=True))
)
def test_row_costs(row: int, cost: int) -> None:
    """GWT-83"""
    token = None if row == 12 else 12
    owner = 1 if row == 12 else None
    state = hiring(jobs={row: "cowboy"}, token=token, token_owner=owner, money=cost)
    do(state, f"hire cowboy from {row}")
    assert money(state) == 0
    poor = on("A", jobs={row: "cowboy"}, token=token, token_owner=owner, money=cost - 1)
    cannot(poor, "use hire", "GWT-25", "requirement")


def test_the_row_of_the_token_is_closed() -> None:
    """GWT-84: until the token has left it."""
    state = hiring(jobs={1: "cowboy", 2: "cowboy cowboy - -"}, token=2)
    assert named(state, "hire") == {"cowboy from 1"}
    cannot(state, "hire cowboy from 2", "GWT-84", "row-of-the-token")
    can(hiring(jobs={1: "cowboy", 2: "cowboy cowboy - -"}, token=3), "hire cowboy from 2")


def test_all_rows_are_open_once_the_token_has_gone() -> None:
    """GWT-84"""
    can(hiring(jobs={12: "cowboy"}, token=None, token_owner=2), "hire cowboy from 12")


@pytest.mark.parametrize(
    ("node", "icon", "paid"), [("A", "hire", 6), ("A", "hire-plus-2", 8), ("ab1", "hire-minus-1", 5)]
)
def test_cost_modifiers_of_buildings(node: str, icon: str, paid: int) -> None:
    """GWT-85"""
    state = on(node, money=20, jobs={1: "cowboy"}, trail={"ab1": "5a 0"})
    do(state, f"use {icon}", "hire cowboy from 1")
    assert money(state) == 20 - paid


def test_cost_modifier_of_the_fourth_engineer() -> None:
    """GWT-85, GWT-90, AR-34: hire at -$2, nested in the first hiring."""
    state = hiring(workers={"engineer": 3}, jobs={1: "engineer cowboy cowboy"})
    do(state, "hire engineer from 1", "use hire-minus-2", "hire cowboy from 1")
    assert money(state) == 40 - 6 - 4
    can(state, "use hire-plus-2")


def test_a_full_row_blocks_hiring() -> None:
    """GWT-86: six spaces, the first of them printed."""
    state = hiring(workers={"cowboy": 6}, jobs={1: "cowboy engineer"})
    cannot(state, "hire cowboy from 1", "GWT-86", "row-full")
    can(state, "hire engineer from 1")


def test_an_immediate_action_is_used_at_once_or_forfeited() -> None:
    """GWT-87"""
    state = covers("engineer", 3, hand="jersey")
    assert legal(state) == {"use discard-jersey-for-dollars-2", "done"}
    cannot(state, "use hire-plus-2", "GWT-87", "not-offered")
    do(state, "done")
    assert (step(state), seat(state)["hand"]) == ("phase-b", {"jersey": 1})


def test_cowboy_spaces() -> None:
    """GWT-88: the fourth removes a hazard for free, the sixth trades; the others do nothing."""
    trail = {"flood1": "flood-green-4", "teepee_m1": "teepee-blue"}
    state = do(covers("cowboy", 4, trail=trail), "use remove-hazard", "clear flood1")
    assert (money(state), seat(state)["tiles"]) == (34, {"flood-green-4": 1})
    state = do(covers("cowboy", 6, trail=trail), "use trade", "trade teepee_m1")
    assert (money(state), seat(state)["tiles"]) == (33, {"teepee-blue": 1})
    for space in (2, 3, 5):
        assert step(covers("cowboy", space, trail=trail)) == "phase-b"


@pytest.mark.parametrize("space", [4, 6])
def test_craftsman_spaces(space: int) -> None:
    """GWT-89, GWT-91: build at half price; the new craftsman counts already."""
    state = do(covers("craftsman", space), "use build-1")
    number = 6 if space == 4 else 7
    do(state, f"build {number} on ab1")
    assert money(state) == 34 - (4 if space == 4 else 5)


def test_other_craftsman_spaces() -> None:
    """GWT-89"""
    for space in (2, 3, 5):
        assert step(covers("craftsman", space)) == "phase-b"


def test_engineer_spaces() -> None:
    """GWT-90"""
    two = do(covers("engineer", 2, hand="jersey"), "use discard-jersey-for-certificates-1", "certificates 1")
    assert (seat(two)["certificates"], money(two)) == (1, 34)
    three = do(covers("engineer", 3, hand="jersey"), "use discard-jersey-for-dollars-2")
    assert money(three) == 36
    five = do(covers("engineer", 5, hand="jersey"), "use discard-jersey-for-certificates-2", "certificates 2")
    assert seat(five)["certificates"] == 2
    six = do(covers("engineer", 6, hand="jersey"), "use discard-jersey-for-dollars-4")
    assert money(six) == 38


def test_an_immediate_action_needs_its_requirement() -> None:
    """GWT-25, GWT-87: without a Jersey it can only be forfeited."""
    state = covers("engineer", 2, hand="guernsey")
    assert legal(state) == {"done"}
    cannot(state, "use discard-jersey-for-certificates-1", "GWT-25", "requirement")


def test_an_immediate_action_that_cannot_be_used_is_skipped() -> None:
    """GWT-87, GWT-136: there is no hazard."""
    assert step(covers("cowboy", 4)) == "phase-b"
