"""The Steppe: secret looking, settling and refilling."""

import pytest

from ..playing import after, can, cannot, decision, do, kinds, legal
from .table import SPACES, UNUSED, table
from .verbs import gaucho, pasture, places, steppe, supply, tile

SIGHT = "black-02 brown-04 white-05 yellow-12"
SMALL = "black-01 brown-02 white-03 yellow-04"


def test_one_tile_of_any_value() -> None:
    """EG-50: the tile and an own standing gaucho on a chosen empty space."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look")
    assert places(state, 0) == {}
    assert legal(state) == {f"fetch {name}" for name in SIGHT.split()}
    do(state, "fetch yellow-12")
    assert legal(state) == {f"settle {space}" for space in SPACES}
    do(state, "settle P3-2")
    assert (tile(state, "P3-2"), gaucho(state, "P3-2")) == ("yellow-12", "0 standing")
    assert (decision(state), supply(state, 0)) == (("turn", 0), 6)


def test_two_tiles_below_five() -> None:
    """EG-50: on any pastures."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look", "fetch brown-04", "settle P1-1")
    assert legal(state) == {"fetch black-02", "done"}
    cannot(state, "fetch white-05", "EG-50", "second-tile-too-large")
    cannot(state, "fetch black-09", "EG-50", "not-on-the-steppe")
    do(state, "fetch black-02", "settle P4-6")
    assert (gaucho(state, "P1-1"), gaucho(state, "P4-6")) == ("0 standing", "0 standing")
    assert (decision(state), supply(state, 0)) == (("turn", 0), 5)


def test_a_five_is_not_one_of_two() -> None:
    """EG-50"""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look", "fetch white-05", "settle P1-1")
    assert decision(state) == ("turn", 0)


def test_never_three_tiles() -> None:
    """EG-50"""
    state = table(dice=[], places={0: "steppe"}, steppe="black-01 brown-01 white-01 yellow-01")
    do(state, "look", "fetch black-01", "settle P1-1", "fetch brown-01", "settle P1-2")
    assert decision(state) == ("turn", 0)


def test_one_small_tile_is_enough() -> None:
    """EG-50"""
    state = table(dice=[], places={0: "steppe"}, steppe="black-01 brown-01 white-01 yellow-01")
    do(state, "look", "fetch black-01", "settle P1-1", "done")
    assert (decision(state), tile(state, "P1-2")) == (("turn", 0), None)


def test_looking_is_secret() -> None:
    """EG-50: the player knows the tiles from then on, nobody else does."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look")
    assert state.observe(0)["steppe"] == SIGHT.split()
    for other in (None, 1, 2, 3):
        assert state.observe(other)["steppe"] == ["hidden"] * 4
    do(state, "fetch yellow-12", "settle P1-1")
    assert state.observe(0)["steppe"] == [*SIGHT.split()[:3], "hidden"]
    assert state.observe(1)["steppe"] == ["hidden"] * 4


def test_looking_obliges_to_place_a_tile() -> None:
    """EG-R10"""
    state = do(table(dice=[], places={0: "steppe"}, steppe=SIGHT), "look")
    assert kinds(state) == {"fetch"}
    cannot(state, "done", "EG-50", "choose-one-first")
    cannot(state, "end", "EG-21", "not-this-decision")


def full_pampa(empty: int, players: int) -> dict[str, str]:
    """Tiles above 4 on all usable spaces but the last few."""
    usable = [space for space in SPACES if space not in UNUSED[players]]
    breeds = ("black", "brown", "white", "yellow")
    tiles = [f"{breed}-{value:02}" for value in range(12, 4, -1) for breed in breeds]
    return dict(zip(usable[: len(usable) - empty], tiles, strict=False))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_an_empty_space_the_steppe_is_closed(players: int) -> None:
    """EG-51: covered spaces never count as empty."""
    state = table(players=players, pampa=full_pampa(0, players), dice=[], places={0: "steppe"}, steppe=SMALL)
    assert None not in [tile(state, space) for space in SPACES]
    assert legal(state) == {"end"}
    cannot(state, "look", "EG-51", "no-empty-space")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_one_empty_space_only_one_tile(players: int) -> None:
    """EG-51"""
    state = table(players=players, pampa=full_pampa(1, players), dice=[], places={0: "steppe"}, steppe=SMALL)
    do(state, "look", "fetch brown-02")
    last = [space for space in SPACES if space not in UNUSED[players]][-1]
    assert legal(state) == {f"settle {last}"}
    for space in ("P1-1", *UNUSED[players]):
        cannot(state, f"settle {space}", "EG-51", "space-not-empty")
    do(state, f"settle {last}")
    assert decision(state) == ("turn", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_covered_spaces_are_not_offered(players: int) -> None:
    """EG-51, EG-7, EG-17"""
    state = table(players=players, dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look", "fetch yellow-12")
    assert legal(state) == {f"settle {space}" for space in SPACES if space not in UNUSED[players]}


def test_the_steppe_is_refilled_to_four() -> None:
    """EG-52: from the stack, face down, after the last tile has been placed."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT, stack="spotted-07 spotted-08 spotted-09")
    do(state, "look", "fetch brown-04", "settle P1-1")
    assert steppe(state) == ["black-02", "white-05", "yellow-12"]
    do(state, "fetch black-02", "settle P1-2")
    assert sorted(steppe(state)) == ["spotted-07", "spotted-08", "white-05", "yellow-12"]
    assert state.dump()["stack"] == ["spotted-09"]
    assert sorted(state.observe(0)["steppe"]) == ["hidden", "hidden", "white-05", "yellow-12"]


def test_the_steppe_never_holds_more_than_four() -> None:
    """EG-52: up to four, not four more."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT, stack="spotted-07 spotted-08 spotted-09")
    do(state, "look", "fetch yellow-12", "settle P1-1")
    assert sorted(steppe(state)) == ["black-02", "brown-04", "spotted-07", "white-05"]
    assert state.dump()["stack"] == ["spotted-08", "spotted-09"]


def test_an_empty_stack_leaves_the_steppe_short() -> None:
    """EG-R10, EG-R13: choose among what is left; with nothing left the action is impossible."""
    state = table(dice=[], places={0: "steppe"}, steppe="yellow-12 yellow-11", stack="", rounds_left=1)
    do(state, "look")
    assert legal(state) == {"fetch yellow-11", "fetch yellow-12"}
    do(state, "fetch yellow-12", "settle P1-1")
    assert steppe(state) == ["yellow-11"]
    assert state.observe(None)["stack"] == 0
    empty = table(dice=[], places={0: "steppe"}, steppe="", stack="", rounds_left=1)
    cannot(empty, "look", "EG-51", "steppe-empty")


def test_the_sum_of_a_pasture_does_not_matter() -> None:
    """EG-53"""
    pampa = {"P1-1": "black-12", "P1-2": "brown-12"}
    state = table(pampa=pampa, dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look", "fetch yellow-12", "settle P1-3")
    assert pasture(state, 1) == ["black-12", "brown-12", "yellow-12"]


def test_two_tiles_need_two_gauchos() -> None:
    """EG-R10: the one from the Steppe is the first; without another the action ends after one tile."""
    out = {f"P4-{n}": f"white-{n + 5:02} 0 standing" for n in range(1, 7)}
    state = table(pampa=out, dice=[], places={0: "steppe"}, steppe=SIGHT)
    assert supply(state, 0) == 0
    do(state, "look", "fetch brown-04", "settle P1-1")
    assert decision(state) == ("turn", 0)
    assert len(steppe(state)) == 4


def test_a_second_gaucho_may_be_taken_back() -> None:
    """EG-R10, EG-38"""
    out = {f"P4-{n}": f"white-{n + 5:02} 0 standing" for n in range(1, 5)}
    pampa = {**out, "P3-1": "spotted-09 0 lying"}
    state = table(pampa=pampa, dice=[], places={0: "steppe thief"}, steppe=SIGHT)
    do(state, "look")
    cannot(state, "recall thief", "EG-38", "supply-not-empty")
    do(state, "fetch brown-04", "settle P1-1")
    assert legal(state) == {"recall P3-1", "recall thief", "done"}
    cannot(state, "fetch black-02", "EG-50", "no-gaucho-in-supply")
    assert decision(after(state, "done")) == ("turn", 0)
    do(state, "recall P3-1", "fetch black-02", "settle P1-2")
    assert (gaucho(state, "P3-1"), gaucho(state, "P1-2")) == (None, "0 standing")


def test_placed_tiles_are_face_up() -> None:
    """EG-R10: a fetched tile is shown to all."""
    state = table(dice=[], places={0: "steppe"}, steppe=SIGHT)
    do(state, "look", "fetch yellow-12")
    assert [state.observe(seat)["decision"]["tile"] for seat in (None, 0, 1)] == ["yellow-12"] * 3
    do(state, "settle P1-1")
    assert state.observe(2)["pampa"]["P1-1"]["tile"] == "yellow-12"
    can(state, "end")
