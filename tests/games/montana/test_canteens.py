"""Canteens (MT-82 to MT-84)."""

from ..playing import can, cannot, decision, do, kinds, legal
from .table import LAND, LINE, STONE_PUMPKIN, table
from .verbs import board, through

CENTRE = LINE[3]
TAKEN = [CENTRE, LAND.at(2, 4), LAND.at(1, 1)]
"""Fields that border three lakes in all."""


def test_only_building_beside_a_lake_brings_one() -> None:
    """MT-82: no trade, no reward and no other action does."""
    state = table(cattle={0: 1}, goods={0: "pumpkin*5"}, workers={0: "copper*3"}, coins={0: 9})
    assert not any("canteen" in text for text in legal(state))
    for first in ("city", "work bank-1", "recruit"):
        done = do(state.copy(), first)
        assert board(done, 0)["canteens"] == 0
    built = do(table(goods={0: LAND.cost(CENTRE)}), f"build {CENTRE}")
    assert board(built, 0)["canteens"] == 1


def test_a_canteen_gives_another_complete_turn() -> None:
    """MT-83: it leaves the game."""
    state = table(settlements=dict.fromkeys(TAKEN, "1"), canteens={0: 1}, workers={0: "copper*2"})
    cannot(state, "canteen", "MT-83", "not-this-decision")
    do(state, "work bank-1", "staff copper")
    assert legal(state) == {"canteen", "end"}
    spent = state.dump()["spent_canteens"]
    do(state, "canteen")
    assert decision(state) == ("turn", 0)
    assert {"recruit", "city", "work"} <= kinds(state)
    assert board(state, 0)["canteens"] == 0
    assert state.dump()["spent_canteens"] == spent + 1


def test_using_it_is_optional() -> None:
    """MT-83: it can be kept for any later turn."""
    state = table(settlements=dict.fromkeys(TAKEN, "1"), canteens={0: 1}, workers={0: "copper"})
    do(state, "work bank-1", "staff copper", "end")
    assert decision(state) == ("turn", 1)
    assert board(state, 0)["canteens"] == 1


def test_only_its_owner_is_asked() -> None:
    """MT-83: at the end of the own turn."""
    state = table(
        settlements=dict.fromkeys(TAKEN, "1"), canteens={1: 1}, workers={0: "copper"}, cattle={0: 1}
    )
    do(state, "work bank-1", "staff copper")
    cannot(state, "canteen", "MT-83", "no-canteen")


def test_usable_in_the_turn_it_was_won() -> None:
    """MT-84, MT-R9"""
    state = table(goods={0: LAND.cost(CENTRE)})
    do(state, f"build {CENTRE}")
    assert decision(state) == ("last", 0)
    do(state, "canteen")
    assert decision(state) == ("turn", 0)


def test_several_one_after_another() -> None:
    """MT-84: one at the end of each turn."""
    state = table(settlements=dict.fromkeys(TAKEN, "1"), canteens={0: 3})
    for left in (2, 1, 0):
        do(state, "city", "place 4-1", "canteen")
        assert board(state, 0)["canteens"] == left
        assert decision(state) == ("turn", 0)
    do(state, "city", "place 4-1")
    assert decision(state) == ("turn", 1)


def test_an_extra_turn_brings_a_new_paid_recruitment() -> None:
    """MT-R5"""
    state = table(
        settlements=dict.fromkeys(TAKEN, "1"),
        canteens={0: 1},
        goods={0: "grain*3"},
        step="advance",
        wheel=STONE_PUMPKIN,
    )
    do(state, "advance 1", "canteen", "recruit")
    through(state, "hire copper+copper")
    assert decision(state) == ("advance", 0)
    can(state, "advance 1", "advance 2")
