"""The final scoring and the victory."""

import pytest

from bunkhouse.games.el_gaucho import GAME

from ..playing import after, cannot, do, legal
from .table import without_dice
from .verbs import gaucho, herds, supply, tile


def test_final_scoring_takes_incomplete_pastures_too() -> None:
    """EG-72: all tiles with standing gauchos; the others stay and score nothing."""
    pampa = {
        "P1-1": "black-06 1 standing",
        "P1-2": "white-09",
        "P2-1": "brown-12 1 lying",
        "P2-2": "brown-11",
    }
    state = do(without_dice(seat=1, starter=2, pampa=pampa), "end")
    assert state.actor is None
    assert state.scores() == [0, 6, 0, 0]
    assert tile(state, "P1-1") is None
    assert gaucho(state, "P2-1") == "1 lying"
    assert supply(state, 1) == 6


def test_final_tiles_are_added_by_the_normal_rules() -> None:
    """EG-72: they lengthen herds, and a misfit sells one."""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "white-09", "P1-3": "brown-05 1 standing"}
    rows = {1: {"black": [3, 4], "brown": [7, 8]}}
    state = do(without_dice(seat=1, starter=2, pampa=pampa, herds=rows), "end")
    assert state.scores()[1] == 3 * 6 + (2 * 8 + 5)
    lines = {line.id: line.points[1] for line in state.breakdown()}
    assert lines == {"sales": 16, "trade": 0, "compensation": 0, "final": 18 + 5}


def test_order_and_sorting_in_the_final_scoring() -> None:
    """EG-72, EG-41, EG-58"""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "white-09", "P1-3": "black-10 1 standing"}
    state = without_dice(seat=1, starter=2, pampa=pampa, places={1: "sorting"}, herds={1: {"black": [5, 9]}})
    do(state, "end")
    assert legal(state) == {"add black-06", "sort black-06", "add black-10"}
    assert after(state, "sort black-06").scores()[1] == 4 * 10
    sold = after(state, "add black-06")
    assert sold.scores()[1] == 18 + 2 * 10


def test_a_single_misfit_may_be_sorted_in_the_final_scoring() -> None:
    """EG-72, EG-41"""
    pampa = {"P1-1": "black-06 1 standing", "P1-2": "white-09"}
    state = without_dice(seat=1, starter=2, pampa=pampa, places={1: "sorting"}, herds={1: {"black": [5, 9]}})
    do(state, "end")
    assert legal(state) == {"add black-06", "sort black-06"}
    assert after(state, "sort black-06").scores()[1] == 3 * 9


def test_all_herds_are_sold_at_the_end() -> None:
    """EG-73, EG-62: a single tile is worth its value."""
    state = without_dice(
        seat=0,
        starter=1,
        pesos={0: 10},
        herds={0: {"black": [3, 5], "brown": [9]}, 1: {"white": [12, 8, 7]}, 2: {"yellow": [1]}},
    )
    do(state, "end")
    assert state.scores() == [10 + 10 + 9, 36, 1, 0]
    assert all(herds(state, seat) == {} for seat in range(4))
    assert (state.actor, state.legal()) == (None, [])


def test_nothing_can_be_done_after_the_end() -> None:
    state = do(without_dice(seat=0, starter=1), "end")
    cannot(state, "end", "", "game-over")


@pytest.mark.parametrize(
    ("pesos", "places_taken"),
    [
        ({0: 10, 1: 30, 2: 20, 3: 5}, [3, 1, 2, 4]),
        ({0: 30, 1: 30, 2: 20, 3: 5}, [1, 1, 3, 4]),
        ({0: 7, 1: 7, 2: 7, 3: 7}, [1, 1, 1, 1]),
    ],
)
def test_most_pesos_win_and_equals_share_the_victory(pesos: dict[int, int], places_taken: list[int]) -> None:
    """EG-1, EG-74"""
    state = do(without_dice(seat=0, starter=1, pesos=pesos), "end")
    assert state.actor is None
    assert state.ranking() == places_taken


def test_gauchos_in_supply_do_not_break_a_tie() -> None:
    """EG-74: there is no tie-break at all."""
    state = without_dice(
        seat=0, starter=1, pesos={0: 9}, herds={1: {"black": [9]}}, places={2: "thief merchant"}
    )
    do(state, "end")
    assert state.ranking() == [1, 1, 3, 3]


def test_a_finished_game_is_a_position() -> None:
    """EG-74: it can be dumped and loaded, and keeps its ranking."""
    state = do(without_dice(seat=0, starter=1, pesos={0: 3, 2: 9}), "end")
    loaded = GAME.load(state.dump())
    assert loaded.actor is None
    assert loaded.ranking() == state.ranking() == [2, 3, 1, 3]
