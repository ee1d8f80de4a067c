"""Refilling the Pampa after collecting."""

import pytest

from bunkhouse.engine.state import State

from ..playing import do, told
from .table import FOREST, SPACES, UNUSED, last_turn
from .verbs import gaucho, pasture, tile

SMALL = [
    f"{breed}-{value:02}" for value in (1, 2, 3) for breed in ("black", "brown", "white", "yellow", "spotted")
]


def harvested(stack: str, pampa: dict[str, str] | None = None, players: int = 4) -> State:
    """Somebody has collected a 12 from the bottom pasture, and the pastures are refilled."""
    grown = {"P1-1": "black-12 1 standing", **(pampa or {})}
    return do(last_turn(players=players, pampa=grown, stack=stack), "end")


def test_refilling_goes_from_the_bottom_upwards() -> None:
    """EG-64, EG-9: one tile at a time, leftmost empty space first."""
    low, high = "brown-12 white-12 brown-11 white-11", "brown-10 white-10 brown-09 white-09 yellow-12"
    state = harvested(f"{low} {high} yellow-11 black-01")
    assert pasture(state, 1) == ["brown-12", "white-12"]
    assert pasture(state, 2) == ["brown-11", "white-11"]
    assert pasture(state, 3) == ["brown-10", "white-10"]
    assert pasture(state, 4) == ["brown-09", "white-09", "yellow-12"]
    assert state.dump()["stack"] == ["yellow-11", "black-01"]


def test_old_tiles_count_towards_the_sum() -> None:
    """EG-64: and keep their places and gauchos."""
    old = {"P2-2": "white-09 2 lying", "P2-4": "white-10", "P3-1": "brown-12", "P3-2": "yellow-12"}
    state = harvested("brown-11 brown-10 spotted-01 spotted-12 spotted-11 spotted-10", old)
    assert pasture(state, 1) == ["brown-11", "brown-10"]
    assert [tile(state, f"P2-{n}") for n in range(1, 6)] == ["spotted-01", "white-09", None, "white-10", None]
    assert gaucho(state, "P2-2") == "2 lying"
    assert pasture(state, 3) == ["brown-12", "yellow-12"]
    assert pasture(state, 4) == ["spotted-12", "spotted-11"]


@pytest.mark.parametrize(("second", "third"), [("white-08", []), ("white-07", ["white-01"])])
def test_twenty_is_enough_and_nineteen_is_not(second: str, third: list[str]) -> None:
    """EG-64, EG-R5"""
    state = harvested(
        f"brown-12 {second} white-01 brown-11 brown-10 brown-09 yellow-12 yellow-11 yellow-10 yellow-09"
    )
    assert pasture(state, 1) == ["brown-12", second, *third]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_pasture_stops_too(players: int) -> None:
    """EG-64, EG-8, EG-7: all usable spaces and none of the others."""
    breeds = ("black", "brown", "white", "yellow")
    small = [f"{breed}-{value:02}" for value in range(5, 0, -1) for breed in breeds]
    state = harvested(" ".join([*small, "yellow-12", "yellow-11"]), players=players)
    for space in SPACES:
        found = tile(state, space)
        assert found == "covered" if space in UNUSED[players] else found is not None
    used = 20 - len(UNUSED[players])
    on_pampa = [name for row in range(1, 5) for name in pasture(state, row)]
    assert on_pampa == small[:used]


def test_three_players_never_refill_the_forest() -> None:
    """EG-8, EG-17"""
    state = harvested(" ".join(SMALL), players=3)
    assert [tile(state, space) for space in FOREST] == ["covered", "covered"]
    assert pasture(state, 1) == SMALL[:4]


def test_without_a_collected_tile_nothing_is_refilled() -> None:
    """EG-65: however empty the pastures are."""
    state = last_turn(pampa={"P1-1": "black-12 1 standing", "P1-2": "black-11", "P2-1": "white-03 2 lying"})
    before = state.dump()
    assert not [event for event in told(state, "end") if event.id == "arrives"]
    assert state.dump()["pampa"] == before["pampa"]
    assert state.dump()["stack"] == before["stack"]


def test_one_collected_tile_refills_all_pastures() -> None:
    """EG-65, EG-64: also those where nobody collected."""
    state = harvested(
        "brown-12 brown-11 white-12 white-11 yellow-12 yellow-11 spotted-12 spotted-11 black-01",
        {"P4-6": "black-02"},
    )
    assert [len(pasture(state, row)) for row in range(1, 5)] == [2, 2, 2, 3]


def test_with_an_empty_stack_nothing_is_added() -> None:
    """EG-66"""
    pampa = {"P1-1": "black-12 1 standing", "P2-1": "black-02"}
    state = do(last_turn(pampa=pampa, stack="", rounds_left=1), "end")
    assert [pasture(state, row) for row in range(1, 5)] == [[], ["black-02"], [], []]
    assert state.observe(None)["stack"] == 0


def test_a_refill_that_stays_incomplete() -> None:
    """EG-66, EG-R13: the pasture simply stays short, and those above it get nothing."""
    state = harvested("brown-05 brown-06")
    assert [pasture(state, row) for row in range(1, 5)] == [["brown-05", "brown-06"], [], [], []]
    assert state.observe(None)["stack"] == 0
