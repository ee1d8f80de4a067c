"""Sorting, the one special action outside the own turn."""

import pytest

from ..playing import after, cannot, decision, do, legal
from .table import last_turn, table, without_dice
from .verbs import herds, places, skip, supply

GROWN = {0: {"black": [5, 9]}}


@pytest.mark.parametrize(
    ("row", "value", "sorted_row"),
    [
        ([5, 9], 6, [5, 6, 9]),
        ([5, 9], 2, [2, 5, 9]),
        ([9, 5], 6, [9, 6, 5]),
        ([9, 5], 12, [12, 9, 5]),
        ([3, 5, 9], 4, [3, 4, 5, 9]),
    ],
)
def test_a_misfit_is_inserted_at_its_proper_position(
    row: list[int], value: int, sorted_row: list[int]
) -> None:
    """EG-41: in ascending and descending herds, also at the very beginning."""
    pampa = {"P1-1": f"black-{value:02} 0 standing"}
    state = last_turn(seat=1, pampa=pampa, herds={0: {"black": row}}, places={0: "sorting"})
    do(state, "end")
    assert decision(state) == ("add-cattle", 0)
    do(state, f"sort black-{value:02}")
    assert herds(state, 0) == {"black": sorted_row}
    assert state.scores() == [0, 0, 0, 0]
    assert (places(state, 0), supply(state, 0)) == ({}, 7)


def test_sorting_is_voluntary() -> None:
    """EG-41, EG-60: the herd may be sold all the same, and the gaucho stays."""
    pampa = {"P1-1": "black-06 0 standing"}
    state = do(last_turn(pampa=pampa, herds=GROWN, places={0: "sorting"}), "end")
    assert legal(state) == {"add black-06", "sort black-06"}
    do(state, "add black-06")
    assert herds(state, 0) == {"black": [6]}
    assert state.scores()[0] == 18
    assert places(state, 0) == {"sorting": "ready"}


def test_one_gaucho_sorts_one_tile() -> None:
    """EG-41"""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "black-07 0 standing"}
    state = do(last_turn(pampa=pampa, herds=GROWN, places={0: "sorting"}), "end")
    assert legal(state) == {"add black-06", "sort black-06", "add black-07", "sort black-07"}
    do(state, "sort black-07")
    assert state.scores()[0] == 3 * 9, "the 6 does not fit 5, 7, 9 either"
    assert herds(state, 0) == {"black": [6]}


def test_a_fitting_tile_is_not_sorted() -> None:
    """EG-41"""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "black-10 0 standing"}
    state = do(last_turn(pampa=pampa, herds=GROWN, places={0: "sorting"}), "end")
    assert legal(state) == {"add black-06", "sort black-06", "add black-10"}
    cannot(state, "sort black-10", "EG-41", "tile-fits")


def test_sorting_is_not_for_the_own_turn() -> None:
    """EG-41, EG-40"""
    state = table(dice=[], places={0: "sorting"}, herds=GROWN)
    assert legal(state) == {"end"}
    cannot(state, "sort black-06", "EG-41", "not-this-decision")


def test_without_sorting_the_herd_is_sold() -> None:
    """EG-41, EG-60: a rival's gaucho on Sorting does not help."""
    pampa = {"P1-1": "black-06 0 standing"}
    state = do(last_turn(pampa=pampa, herds=GROWN, places={1: "sorting"}), "end")
    assert herds(state, 0) == {"black": [6]}
    assert state.scores()[0] == 18
    assert places(state, 1) == {"sorting": "ready"}


def test_sorting_cannot_be_combined_with_the_thief() -> None:
    """EG-42: a stolen misfit sells the herd at once, whoever stands at Sorting."""
    state = table(dice=[], places={0: "thief sorting"}, herds={**GROWN, 1: {"black": [6]}})
    do(state, "steal black-06")
    assert decision(state) == ("turn", 0)
    assert herds(state, 0) == {"black": [6]}
    assert state.scores()[:2] == [18, 6]
    assert places(state, 0) == {"sorting": "ready"}


@pytest.mark.parametrize("turns_left", [0, 1])
def test_sorting_waits_for_the_next_round(turns_left: int) -> None:
    """EG-R6, EG-36: entered in this round it is no help in this round's collecting, whoever comes last."""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "white-02 1 lying"}
    state = table(players=2, seat=0, starter=1 - turns_left, pampa=pampa, herds=GROWN, dice=[2])
    do(state, "enter sorting with 2", "end")
    skip(state, turns_left)
    assert herds(state, 0) == {"black": [6]}
    assert state.scores()[0] == 18
    assert places(state, 0) == {"sorting": "ready"}


def test_sorting_is_ready_in_the_next_round() -> None:
    """EG-R6"""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "white-01"}
    state = table(players=2, pampa=pampa, herds=GROWN, dice=[2], places={1: "rodeo"})
    do(state, "enter sorting with 2", "end")
    skip(state)
    do(state, "rodeo 1", "stand P1-2 with 1")
    skip(state, 2)
    assert decision(state) == ("add-cattle", 0)
    assert herds(after(state, "sort black-06"), 0) == {"black": [5, 6, 9]}


def test_sorting_helps_a_player_who_is_not_on_turn() -> None:
    """EG-41: several players may sort in the same collecting."""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "white-10 2 standing"}
    state = last_turn(
        seat=3, pampa=pampa, herds={**GROWN, 2: {"white": [9, 8]}}, places={0: "sorting", 2: "sorting"}
    )
    do(state, "end", "sort black-06", "sort white-10")
    assert herds(state, 0) == {"black": [5, 6, 9]}
    assert herds(state, 2) == {"white": [10, 9, 8]}


@pytest.mark.parametrize(("entered", "choices"), [("sorting", 2), ("", 0)])
def test_sorting_entered_in_the_last_round_comes_too_late(entered: str, choices: int) -> None:
    """EG-R6, EG-72: there is no next turn, so it serves neither the collecting nor the final scoring."""
    pampa = {"P1-1": "black-06 0 standing", "P1-2": "white-12"}
    places = {0: f"rodeo {entered}".strip()}
    state = without_dice(starter=1, pampa=pampa, herds=GROWN, places=places)
    if not entered:
        do(state, "rodeo 2", "enter sorting with 2")
    do(state, "end")
    assert len(state.legal()) == choices
    assert (state.actor is None) == (choices == 0)
