"""Special actions against rivals and for lying gauchos: Thief and Foreman."""

import pytest

from ..playing import after, cannot, decision, do, legal, told
from .table import table
from .verbs import gaucho, herds, places, supply


def test_thief_takes_any_tile_of_a_rivals_herd() -> None:
    """EG-46: the victim gets the large number; the thief pays nothing."""
    state = table(
        dice=[],
        places={0: "thief"},
        herds={0: {"black": [1]}, 1: {"brown": [4, 7, 9]}, 2: {"white": [12]}, 3: {"brown": [3]}},
    )
    tiles = {"brown-04", "brown-07", "brown-09", "white-12", "brown-03"}
    assert legal(state, "steal") == {f"steal {tile}" for tile in tiles}
    alone = after(state, "steal white-12")
    assert alone.scores() == [0, 0, 12, 0]
    assert (herds(alone, 0), herds(alone, 2)) == ({"black": [1], "white": [12]}, {})
    do(state, "steal brown-07")
    assert state.scores() == [0, 7, 0, 0]
    assert (herds(state, 0), herds(state, 1)) == ({"black": [1], "brown": [7]}, {"brown": [4, 9]})
    assert (places(state, 0), supply(state, 0)) == ({}, 7)


def test_stealing_from_inside_a_herd_closes_the_gap() -> None:
    """EG-R9"""
    state = table(dice=[], places={0: "thief"}, herds={1: {"brown": [9, 7, 4, 2]}})
    assert herds(after(state, "steal brown-07"), 1) == {"brown": [9, 4, 2]}
    assert herds(after(state, "steal brown-09"), 1) == {"brown": [7, 4, 2]}
    assert herds(after(state, "steal brown-02"), 1) == {"brown": [9, 7, 4]}


def test_what_cannot_be_stolen() -> None:
    """EG-46, EG-R9: own tiles, tiles on the Pampa or Steppe; without a rival's tile the Thief is idle."""
    state = table(
        dice=[],
        places={0: "thief"},
        herds={0: {"black": [1]}},
        pampa={"P1-1": "white-05 1 standing"},
        steppe="white-06",
    )
    assert legal(state) == {"end"}
    for tile in ("black-01", "white-05", "white-06"):
        cannot(state, f"steal {tile}", "EG-46", "not-in-a-rivals-herd")


def test_a_stolen_tile_is_added_on_the_right() -> None:
    """EG-47"""
    state = table(dice=[], places={0: "thief"}, herds={0: {"brown": [4, 6, 8]}, 1: {"brown": [10, 5]}})
    do(state, "steal brown-10")
    assert herds(state, 0) == {"brown": [4, 6, 8, 10]}
    assert state.scores() == [0, 10, 0, 0]


def test_a_stolen_misfit_sells_the_thiefs_herd() -> None:
    """EG-47: at its plain value; the tile starts a new herd."""
    state = table(dice=[], places={0: "thief"}, herds={0: {"brown": [4, 6, 8]}, 1: {"brown": [10, 5]}})
    do(state, "steal brown-05")
    assert herds(state, 0) == {"brown": [5]}
    assert state.scores() == [3 * 8, 5, 0, 0]


def test_a_stolen_tile_starts_a_new_row() -> None:
    """EG-47"""
    state = table(dice=[], places={0: "thief"}, herds={0: {"black": [4]}, 1: {"brown": [10, 5]}})
    do(state, "steal brown-05")
    assert herds(state, 0) == {"black": [4], "brown": [5]}
    assert herds(state, 1) == {"brown": [10]}
    assert state.scores() == [0, 5, 0, 0]


def test_foreman_raises_one_or_two() -> None:
    """EG-48: own lying gauchos only; never three."""
    pampa = {
        "P1-1": "black-09 0 lying",
        "P2-1": "brown-12 0 lying",
        "P3-1": "white-12 0 lying",
        "P4-1": "white-09 1 lying",
        "P4-2": "white-08 0 standing",
    }
    state = table(pampa=pampa, dice=[], places={0: "foreman"})
    assert legal(state, "rouse") == {"rouse P1-1", "rouse P2-1", "rouse P3-1"}
    cannot(state, "rouse P4-1", "EG-48", "no-own-lying-gaucho")
    cannot(state, "rouse P4-2", "EG-48", "no-own-lying-gaucho")
    one = after(state, "rouse P2-1", "done")
    assert [gaucho(one, space) for space in ("P1-1", "P2-1", "P3-1")] == ["0 lying", "0 standing", "0 lying"]
    do(state, "rouse P2-1")
    assert legal(state) == {"rouse P1-1", "rouse P3-1", "done"}
    cannot(state, "rouse P4-1", "EG-48")
    do(state, "rouse P3-1")
    assert decision(state) == ("turn", 0)
    assert [gaucho(state, space) for space in ("P1-1", "P2-1", "P3-1")] == [
        "0 lying",
        "0 standing",
        "0 standing",
    ]
    assert (places(state, 0), supply(state, 0)) == ({}, 3)


def test_foreman_with_a_single_lying_gaucho() -> None:
    """EG-48"""
    state = do(table(pampa={"P1-1": "black-09 0 lying"}, dice=[], places={0: "foreman"}), "rouse P1-1")
    assert decision(state) == ("turn", 0)
    assert gaucho(state, "P1-1") == "0 standing"


def test_foreman_replaces_a_rivals_lying_gaucho() -> None:
    """EG-49: the rival gets the large number and the gaucho back."""
    state = table(pampa={"P1-1": "black-07 2 lying"}, dice=[], places={0: "foreman"})
    do(state, "replace P1-1")
    assert gaucho(state, "P1-1") == "0 standing"
    assert state.scores() == [0, 0, 7, 0]
    assert (supply(state, 0), supply(state, 2)) == (6, 7)
    assert decision(state) == ("turn", 0)


def test_what_cannot_be_replaced() -> None:
    """EG-49: standing gauchos, own ones, empty tiles."""
    pampa = {"P1-1": "black-07 2 standing", "P1-2": "brown-07 0 lying", "P1-3": "white-07"}
    state = table(pampa=pampa, dice=[], places={0: "foreman"})
    cannot(state, "replace P1-1", "EG-49", "gaucho-stands")
    cannot(state, "replace P1-2", "EG-49", "no-rivals-lying-gaucho")
    cannot(state, "replace P1-3", "EG-49", "no-rivals-lying-gaucho")


def test_the_foremans_own_gaucho_may_replace() -> None:
    """EG-R12: no other gaucho is needed."""
    out = {f"P4-{n}": f"white-{n:02} 0 standing" for n in range(1, 7)}
    state = table(pampa={**out, "P1-1": "black-07 2 lying"}, dice=[], places={0: "foreman"})
    assert supply(state, 0) == 0
    do(state, "replace P1-1")
    assert (gaucho(state, "P1-1"), supply(state, 0)) == ("0 standing", 0)


def test_foreman_does_one_or_the_other() -> None:
    """EG-48, EG-49: after raising nothing is replaced."""
    pampa = {"P1-1": "black-07 2 lying", "P1-2": "brown-07 0 lying", "P1-3": "white-07 0 lying"}
    state = do(table(pampa=pampa, dice=[], places={0: "foreman"}), "rouse P1-2")
    cannot(state, "replace P1-1", "EG-40")
    do(state, "done")
    cannot(state, "replace P1-1", "EG-40", "no-gaucho-there")


@pytest.mark.parametrize("action", ["steal brown-10", "replace P1-1"])
def test_compensation_is_booked_apart(action: str) -> None:
    """EG-46, EG-49"""
    state = table(
        dice=[], places={0: "thief foreman"}, pampa={"P1-1": "black-10 1 lying"}, herds={1: {"brown": [10]}}
    )
    assert [event.params["pesos"] for event in told(state, action) if "pesos" in event.params] == [10]
    lines = {line.id: line.points for line in state.breakdown()}
    assert lines == {"sales": [0] * 4, "trade": [0] * 4, "compensation": [0, 10, 0, 0], "final": [0] * 4}
