"""What dice do on the Pampa: standing, lying, raising."""

import pytest

from ..playing import after, can, cannot, do, legal
from .table import GAUCHOS, table
from .verbs import dice, gaucho, supply


def test_standing_costs_the_large_number() -> None:
    """EG-29: the gaucho comes from the supply and stands."""
    state = table(pampa={"P1-1": "black-05", "P1-2": "brown-04"}, dice=[2, 5])
    cannot(state, "stand P1-1 with 2", "EG-29", "wrong-total")
    cannot(state, "stand P1-2 with 5", "EG-29", "wrong-total")
    do(state, "stand P1-1 with 5")
    assert gaucho(state, "P1-1") == "0 standing"
    assert supply(state, 0) == 6
    assert dice(state) == [2]


@pytest.mark.parametrize(
    ("tile", "faces"), [("white-07", [3, 4]), ("white-09", [3, 6]), ("white-12", [6, 6])]
)
def test_standing_with_a_sum(tile: str, faces: list[int]) -> None:
    """EG-29, EG-23"""
    state = table(pampa={"P3-2": tile}, dice=faces)
    do(state, f"stand P3-2 with {faces[0]}+{faces[1]}")
    assert gaucho(state, "P3-2") == "0 standing"


def test_standing_needs_a_tile() -> None:
    """EG-29"""
    state = table(players=3, dice=[6, 6])
    assert legal(state, "stand") == set()
    cannot(state, "stand P1-1 with 6+6", "EG-29", "no-tile-there")
    cannot(state, "stand P3-5 with 6+6", "EG-29", "no-tile-there")


def test_standing_needs_a_gaucho_in_the_supply() -> None:
    """EG-29, EG-30: with all seven out there is none left to place."""
    out = {f"P4-{n}": f"brown-{n:02} 0 standing" for n in range(1, 7)}
    state = table(
        pampa={**out, "P3-1": "white-01 0 lying", "P1-1": "black-05", "P1-2": "black-10"}, dice=[5, 5]
    )
    assert supply(state, 0) == 0
    cannot(state, "stand P1-1 with 5", "EG-29", "no-gaucho-in-supply")
    cannot(state, "lie P1-2 with 5", "EG-30", "no-gaucho-in-supply")


def test_lying_costs_the_small_number() -> None:
    """EG-30: the gaucho comes from the supply and lies."""
    state = table(pampa={"P1-1": "black-11"}, dice=[5, 6])
    cannot(state, "lie P1-1 with 6", "EG-30", "wrong-total")
    cannot(state, "lie P1-1 with 5+6", "EG-30", "wrong-total")
    do(state, "lie P1-1 with 5")
    assert gaucho(state, "P1-1") == "0 lying"
    assert supply(state, 0) == 6
    assert dice(state) == [6]


def test_lying_with_a_sum() -> None:
    """EG-30, EG-23"""
    state = do(table(pampa={"P1-1": "black-11"}, dice=[2, 3]), "lie P1-1 with 2+3")
    assert gaucho(state, "P1-1") == "0 lying"
    assert dice(state) == []


def test_large_and_small_number_may_both_match() -> None:
    """EG-29, EG-30: a 1 has the small number 1."""
    state = table(pampa={"P1-1": "black-01"}, dice=[1])
    can(state, "stand P1-1 with 1", "lie P1-1 with 1")
    assert gaucho(after(state, "stand P1-1 with 1"), "P1-1") == "0 standing"
    assert gaucho(after(state, "lie P1-1 with 1"), "P1-1") == "0 lying"


def test_raising_costs_the_small_number() -> None:
    """EG-31: with a gaucho that lies there already; the supply stays as it is."""
    state = table(pampa={"P1-1": "black-11 0 lying"}, dice=[5, 6])
    cannot(state, "raise P1-1 with 6", "EG-31", "wrong-total")
    cannot(state, "raise P1-1 with 5+6", "EG-31", "wrong-total")
    do(state, "raise P1-1 with 5")
    assert gaucho(state, "P1-1") == "0 standing"
    assert supply(state, 0) == GAUCHOS[4] - 1
    assert dice(state) == [6]


def test_raising_with_a_sum_and_an_empty_supply() -> None:
    """EG-31: no gaucho from the supply is needed."""
    out = {f"P4-{n}": f"brown-{n:02} 0 standing" for n in range(1, 7)}
    state = table(pampa={**out, "P1-1": "white-12 0 lying"}, dice=[2, 4])
    do(state, "raise P1-1 with 2+4")
    assert gaucho(state, "P1-1") == "0 standing"


def test_only_own_lying_gauchos_are_raised() -> None:
    """EG-31"""
    pampa = {"P1-1": "black-11 1 lying", "P1-2": "brown-11 0 standing", "P1-3": "white-11"}
    state = table(pampa=pampa, dice=[5])
    for space in ("P1-1", "P1-2", "P1-3"):
        cannot(state, f"raise {space} with 5", "EG-31", "no-own-lying-gaucho")


def test_one_gaucho_per_tile() -> None:
    """EG-32: neither beside a rival nor beside an own one, standing or lying."""
    pampa = {
        "P1-1": "black-05 1 lying",
        "P1-2": "brown-05 1 standing",
        "P1-3": "white-05 0 lying",
        "P1-4": "yellow-05 0 standing",
    }
    state = table(pampa=pampa, dice=[2, 5])
    for space in pampa:
        cannot(state, f"stand {space} with 5", "EG-32", "tile-occupied")
        cannot(state, f"lie {space} with 2", "EG-32", "tile-occupied")
    assert legal(state, "stand") == legal(state, "lie") == set()


def test_lying_and_raising_in_one_turn() -> None:
    """EG-32: two dice of the small number make a gaucho stand."""
    state = table(pampa={"P1-1": "black-09", "P1-2": "brown-09"}, dice=[4, 4])
    do(state, "lie P1-1 with 4", "raise P1-1 with 4")
    assert gaucho(state, "P1-1") == "0 standing"
    assert gaucho(state, "P1-2") is None
    assert dice(state) == []


def test_every_own_turn_may_raise_what_lay_before() -> None:
    """EG-31: also gauchos of earlier rounds, one after the other."""
    state = table(pampa={"P1-1": "black-06 0 lying", "P2-1": "brown-07 0 lying"}, dice=[3, 3])
    do(state, "raise P1-1 with 3", "raise P2-1 with 3")
    assert (gaucho(state, "P1-1"), gaucho(state, "P2-1")) == ("0 standing", "0 standing")
