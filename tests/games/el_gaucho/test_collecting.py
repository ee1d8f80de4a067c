"""Collecting cattle after the turns of a round."""

import pytest

from ..playing import after, cannot, decision, do, legal, told
from .table import last_turn
from .verbs import gaucho, herds, supply, tile


def test_a_pasture_is_complete_when_every_tile_is_occupied() -> None:
    """EG-54: standing or lying; empty spaces do not matter."""
    pampa = {"P2-1": "black-06 1 standing", "P2-3": "white-05 2 lying", "P2-5": "brown-09 0 standing"}
    state = do(last_turn(pampa=pampa), "end")
    assert herds(state, 1) == {"black": [6]}
    assert herds(state, 0) == {"brown": [9]}


def test_covered_spaces_do_not_matter() -> None:
    """EG-54: with 2 players the river and the forest stay out."""
    pampa = {f"P3-{n}": f"black-{n + 5:02} 1 standing" for n in (1, 2, 3)}
    state = do(last_turn(players=2, pampa=pampa), "end")
    assert decision(state) == ("add-cattle", 1)


def test_standing_gauchos_take_their_tiles() -> None:
    """EG-55: in every complete pasture; the gauchos return to the supplies of their owners."""
    pampa = {
        "P1-1": "black-06 1 standing",
        "P1-2": "white-05 0 standing",
        "P4-1": "brown-09 1 standing",
    }
    state = last_turn(
        pampa=pampa, stack="yellow-12 yellow-11 yellow-10 yellow-09 spotted-12 spotted-11 spotted-10"
    )
    assert (supply(state, 0), supply(state, 1)) == (6, 5)
    events = told(state, "end")
    collected = [(event.params["seat"], event.params["space"]) for event in events if event.id == "collects"]
    assert collected == [(1, "P1-1"), (0, "P1-2"), (1, "P4-1")]
    assert herds(state, 0) == {"white": [5]}
    assert herds(state, 1) == {"black": [6], "brown": [9]}
    assert (supply(state, 0), supply(state, 1)) == (7, 7)
    assert [gaucho(state, space) for space in pampa] == [None, None, None]
    assert tile(state, "P1-1") == "yellow-12"


def test_lying_gauchos_stay_with_their_tiles() -> None:
    """EG-56"""
    pampa = {"P1-1": "black-12 1 standing", "P1-2": "white-05 2 lying"}
    state = do(last_turn(pampa=pampa), "end")
    assert (tile(state, "P1-2"), gaucho(state, "P1-2")) == ("white-05", "2 lying")
    assert herds(state, 2) == {}
    assert supply(state, 2) == 6


def test_only_lying_gauchos_yield_nothing() -> None:
    """EG-56"""
    pampa = {"P1-1": "black-12 1 lying", "P1-2": "white-05 2 lying"}
    state = do(last_turn(pampa=pampa), "end")
    assert [gaucho(state, space) for space in pampa] == ["1 lying", "2 lying"]
    assert all(herds(state, seat) == {} for seat in range(4))


def test_incomplete_pastures_yield_nothing() -> None:
    """EG-57: not even beside a complete one."""
    pampa = {"P1-1": "black-12 1 standing", "P2-1": "black-05 1 standing", "P2-2": "white-05"}
    state = do(last_turn(pampa=pampa), "end")
    assert herds(state, 1) == {"black": [12]}
    assert gaucho(state, "P2-1") == "1 standing"
    assert supply(state, 1) == 6


def test_nothing_is_collected_before_the_last_turn() -> None:
    """EG-26: a complete pasture counts only at the end of the round."""
    state = last_turn(starter=0, pampa={"P1-1": "black-12 1 standing"})
    do(state, "end")
    assert decision(state) == ("turn", 1)
    assert tile(state, "P1-1") == "black-12"


def test_tiles_are_added_at_the_right_end_of_their_row() -> None:
    """EG-58"""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "white-05 1 standing", "P1-3": "brown-07 1 standing"}
    state = last_turn(pampa=pampa, herds={1: {"black": [2, 4], "white": [9, 8]}})
    do(state, "end")
    assert herds(state, 1) == {"black": [2, 4, 6], "white": [9, 8, 5], "brown": [7]}
    assert state.scores() == [0, 0, 0, 0]


def test_several_tiles_of_a_breed_are_added_in_a_chosen_order() -> None:
    """EG-58: from all pastures together."""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "black-08 1 standing", "P4-1": "black-07 1 standing"}
    state = do(last_turn(pampa=pampa), "end")
    assert decision(state) == ("add-cattle", 1)
    assert legal(state) == {"add black-06", "add black-07", "add black-08"}
    up = after(state, "add black-06", "add black-07")
    assert herds(up, 1) == {"black": [6, 7, 8]}
    down = after(state, "add black-08", "add black-07")
    assert herds(down, 1) == {"black": [8, 7, 6]}
    broken = after(state, "add black-07", "add black-06")
    assert herds(broken, 1) == {"black": [8]}
    assert [end.scores()[1] for end in (up, down, broken)] == [0, 0, 14]


def test_only_collected_tiles_are_added() -> None:
    """EG-58"""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "black-08 1 standing", "P1-3": "white-04 2 lying"}
    state = do(last_turn(pampa=pampa), "end")
    cannot(state, "add white-04", "EG-58", "tile-not-collected")
    cannot(state, "add black-07", "EG-58", "tile-not-collected")


def test_one_tile_per_breed_needs_no_decision() -> None:
    """EG-58: there is no order to choose."""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "white-08 1 standing"}
    state = do(last_turn(pampa=pampa), "end")
    assert decision(state) == ("turn", 2)
    assert herds(state, 1) == {"black": [6], "white": [8]}


@pytest.mark.parametrize("seat", range(4))
def test_the_starting_player_adds_first(seat: int) -> None:
    """EG-R8: then clockwise."""
    rows = ["black", "brown", "white", "yellow"]
    low = {f"P4-{n + 1}": f"{rows[n]}-06 {n} standing" for n in range(4)}
    high = {f"P2-{n + 1}": f"{rows[n]}-09 {n} standing" for n in range(4)}
    state = do(last_turn(seat=seat, pampa={**low, **high}), "end")
    order = []
    while state.dump()["round"] == 5:
        order.append(state.actor)
        do(state, sorted(legal(state))[0])
    assert order == [(seat + 1 + k) % 4 for k in range(4)]


def test_collecting_of_one_player_does_not_touch_another() -> None:
    """EG-R8: all tiles are taken up before anybody adds."""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "black-08 1 standing", "P1-3": "white-04 2 standing"}
    state = do(last_turn(pampa=pampa), "end")
    assert [tile(state, space) for space in pampa] == [None, None, None]
    assert state.dump()["seats"][2]["hand"] == ["white-04"]
    do(state, "add black-06")
    assert herds(state, 2) == {"white": [4]}


def test_a_pasture_without_tiles_is_never_complete() -> None:
    """EG-R16: nobody collects, so nothing is refilled either."""
    state = last_turn(pampa={"P1-1": "black-06"})
    stack = state.dump()["stack"]
    assert not [event for event in told(state, "end") if event.id in ("collects", "arrives")]
    assert state.dump()["stack"] == stack
