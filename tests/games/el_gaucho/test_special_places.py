"""Entering special places and taking gauchos back."""

from typing import Any

import pytest

from ..playing import can, cannot, decision, do, legal
from .table import PLACES, table
from .verbs import dice, gaucho, herds, places, skip, supply

COSTS = {
    "merchant": {1, 2, 3},
    "rodeo": {1, 2, 3},
    "sorting": {1, 2, 3},
    "thief": {4},
    "foreman": {5},
    "steppe": {6},
}


@pytest.mark.parametrize("face", range(1, 7))
def test_entering_with_one_die(face: int) -> None:
    """EG-33"""
    state = table(dice=[face])
    open_places = {place for place in PLACES if face in COSTS[place]}
    assert legal(state, "enter") == {f"enter {place} with {face}" for place in open_places}


@pytest.mark.parametrize(
    "faces", [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3), (1, 4), (1, 5), (2, 4), (3, 4)]
)
def test_entering_with_a_sum(faces: tuple[int, int]) -> None:
    """EG-33"""
    both = f"{faces[0]}+{faces[1]}"
    entered = {text for text in legal(table(dice=faces), "enter") if text.endswith(both)}
    assert entered == {f"enter {place} with {both}" for place in PLACES if sum(faces) in COSTS[place]}


def test_entering_takes_a_gaucho_from_the_supply() -> None:
    """EG-33"""
    state = table(dice=[4, 5])
    cannot(state, "enter thief with 5", "EG-33", "wrong-entry-total")
    do(state, "enter thief with 4", "enter foreman with 5")
    assert set(places(state, 0)) == {"thief", "foreman"}
    assert (supply(state, 0), dice(state)) == (5, [])


def test_entering_needs_a_gaucho_in_the_supply() -> None:
    """EG-33"""
    out = {f"P4-{n}": f"brown-{n:02} 0 standing" for n in range(1, 7)}
    state = table(pampa={**out, "P3-1": "white-01 0 standing"}, dice=[4])
    cannot(state, "enter thief with 4", "EG-33", "no-gaucho-in-supply")


def test_one_own_gaucho_per_place() -> None:
    """EG-34"""
    state = table(dice=[4, 4], places={0: "merchant"})
    do(state, "enter thief with 4")
    cannot(state, "enter thief with 4", "EG-34", "already-there")
    cannot(table(dice=[1], places={0: "merchant"}), "enter merchant with 1", "EG-34")


def test_gauchos_of_different_players_share_a_place() -> None:
    """EG-34"""
    state = table(dice=[4], places={1: "thief", 2: "thief", 3: "thief"})
    do(state, "enter thief with 4")
    assert all("thief" in places(state, seat) for seat in range(4))


def test_a_gaucho_stays_until_it_is_used() -> None:
    """EG-35: for rounds on end."""
    state = table(players=2, places={0: "foreman merchant", 1: "thief"})
    skip(state, 6)
    assert places(state, 0) == {"merchant": "ready", "foreman": "ready"}
    assert places(state, 1) == {"thief": "ready"}
    assert (supply(state, 0), supply(state, 1)) == (6, 7)


def test_a_gaucho_cannot_be_used_in_the_turn_it_was_placed() -> None:
    """EG-36: but from the next turn on."""
    state = table(players=2, rodeo=[1, 1, 2, 2, 2], herds={0: {"black": [3, 4]}})
    do(state, "take 1+1", "enter merchant with 1")
    cannot(state, "sell black", "EG-36", "gaucho-too-fresh")
    do(state, "end")
    skip(state, 2)
    assert decision(state) == ("turn", 0)
    do(state, "sell black")
    assert state.scores()[0] == 13


@pytest.mark.parametrize(
    ("place", "face", "action"),
    [
        ("rodeo", 1, "rodeo 6"),
        ("thief", 4, "steal white-03"),
        ("foreman", 5, "rouse P1-1"),
        ("foreman", 5, "replace P1-2"),
        ("steppe", 6, "look"),
    ],
)
def test_every_place_waits_for_the_next_turn(place: str, face: int, action: str) -> None:
    """EG-36"""
    pampa = {"P1-1": "black-09 0 lying", "P1-2": "brown-09 1 lying"}
    state = table(players=2, pampa=pampa, herds={1: {"white": [3]}}, dice=[face])
    do(state, f"enter {place} with {face}")
    cannot(state, action, "EG-36", "gaucho-too-fresh")
    do(state, "end")
    skip(state, 2)
    can(state, action)


def test_a_used_place_is_closed_for_the_rest_of_the_turn() -> None:
    """EG-37: even to a gaucho that never left the supply; open again in the next turn."""
    state = table(players=2, dice=[1, 2], places={0: "merchant rodeo"}, herds={0: {"black": [3, 4]}})
    do(state, "sell black")
    cannot(state, "enter merchant with 1", "EG-37", "place-used-this-turn")
    cannot(state, "enter merchant with 1+2", "EG-37")
    can(state, "enter sorting with 1")
    do(state, "end")
    skip(state, 2)
    do(state, "rodeo 1", "enter merchant with 1")


def test_a_place_used_by_others_is_open() -> None:
    """EG-37: it concerns the own turn only."""
    state = table(players=2, rodeo=[1, 1, 1, 1, 1], places={0: "merchant"}, herds={0: {"black": [3, 4]}})
    do(state, "take 1+1", "sell black", "end", "take 1+1")
    can(state, "enter merchant with 1")


def crowded(supply: int = 0, **given: Any) -> dict[str, Any]:
    """All gauchos of seat 0 are out, apart from a given number: some lie, some stand, two are on places."""
    lying = {"P1-1": "black-09 0 lying", "P1-2": "brown-09 0 lying"}
    standing = {f"P4-{n}": f"white-{n:02} 0 standing" for n in range(1, 4 - supply)}
    return {"pampa": {**lying, **standing, "P2-1": "yellow-05"}, "places": {0: "merchant thief"}, **given}


def test_gauchos_are_taken_back_when_the_supply_is_empty() -> None:
    """EG-38, EG-R4: from special places and lying ones from the Pampa, never standing ones."""
    state = table(**crowded(dice=[5]))
    assert supply(state, 0) == 0
    assert legal(state, "recall") == {f"recall {spot}" for spot in ("merchant", "thief", "P1-1", "P1-2")}
    cannot(state, "recall P4-1", "EG-38", "gaucho-stands")
    cannot(state, "recall rodeo", "EG-38", "no-own-gaucho-there")
    do(state, "recall P1-1")
    assert (supply(state, 0), gaucho(state, "P1-1")) == (1, None)
    do(state, "stand P2-1 with 5")
    assert gaucho(state, "P2-1") == "0 standing"


def test_nothing_is_taken_back_from_a_filled_supply() -> None:
    """EG-38"""
    state = table(**crowded(supply=1, dice=[5]))
    assert legal(state, "recall") == set()
    cannot(state, "recall merchant", "EG-38", "supply-not-empty")
    cannot(state, "recall P1-1", "EG-38", "supply-not-empty")


def test_rivals_gauchos_stay_where_they_are() -> None:
    """EG-38"""
    given = crowded(dice=[5])
    given["pampa"]["P3-1"] = "spotted-05 1 lying"
    given["places"][1] = "steppe"
    state = table(**given)
    cannot(state, "recall P3-1", "EG-38")
    cannot(state, "recall steppe", "EG-38")


def test_any_number_may_be_taken_back_at_once() -> None:
    """EG-38, EG-R4: one after the other until something else is done, and again with an empty supply."""
    state = table(**crowded(dice=[5, 5]))
    do(state, "recall P1-1", "recall P1-2", "recall thief")
    assert supply(state, 0) == 3
    do(state, "stand P2-1 with 5")
    cannot(state, "recall merchant", "EG-38", "supply-not-empty")
    state = do(table(**crowded(dice=[5, 5])), "recall P1-1", "stand P2-1 with 5")
    assert supply(state, 0) == 0
    can(state, "recall P1-2", "recall merchant", "recall thief")


def test_taking_back_is_free_and_only_for_the_own_turn() -> None:
    """EG-R4: before the dice are taken as well as after; not in a rival's turn."""
    state = table(**crowded())
    do(state, "recall merchant")
    assert (state.scores()[0], dice(state)) == (0, [])
    assert legal(table(**crowded(seat=1, dice=[]))) == {"end"}


def test_a_gaucho_taken_back_does_not_act() -> None:
    """EG-39: nothing is sold or stolen, and the place is not closed."""
    state = table(**crowded(dice=[1, 4], herds={0: {"spotted": [3, 4]}, 1: {"spotted": [9]}}))
    do(state, "recall merchant", "recall thief")
    assert state.scores() == [0, 0, 0, 0]
    assert herds(state, 0) == {"spotted": [3, 4]}
    do(state, "enter merchant with 1", "enter thief with 4")


def test_the_tile_of_a_gaucho_taken_back_is_unoccupied() -> None:
    """EG-39: anybody may use it, the same player at once."""
    state = do(table(**crowded(dice=[4])), "recall P1-2")
    can(state, "lie P1-2 with 4")
    do(state, "end", "take 1+1")
    assert gaucho(state, "P1-2") is None
