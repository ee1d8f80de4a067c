"""Herds and selling."""

import pytest

from bunkhouse.games.el_gaucho.herd import fitting, herd_of

from ..playing import do, legal, told
from .table import last_turn, table
from .verbs import herds, places, skip


def collected(row: list[int], value: int) -> tuple[list[int], int]:
    """A player with this herd collects a tile of its breed: the herd afterwards and the pesos."""
    state = last_turn(herds={1: {"black": row}}, pampa={"P1-1": f"black-{value:02} 1 standing"})
    do(state, "end")
    return herds(state, 1)["black"], state.scores()[1]


@pytest.mark.parametrize(
    ("row", "value", "grown"),
    [
        ([3], 5, [3, 5]),
        ([5], 3, [5, 3]),
        ([3, 5], 6, [3, 5, 6]),
        ([5, 3], 2, [5, 3, 2]),
        ([1, 2, 3], 12, [1, 2, 3, 12]),
        ([12, 11], 1, [12, 11, 1]),
    ],
)
def test_herds_rise_or_fall(row: list[int], value: int, grown: list[int]) -> None:
    """EG-59: the second tile fixes the direction."""
    assert collected(row, value) == (grown, 0)


@pytest.mark.parametrize(
    ("row", "value", "pesos"),
    [
        ([3, 5], 4, 10),
        ([3, 5], 2, 10),
        ([5, 3], 4, 10),
        ([5, 3], 6, 10),
        ([2, 7, 9], 8, 27),
        ([12, 8, 7], 11, 36),
    ],
)
def test_a_misfit_makes_the_owner_sell(row: list[int], value: int, pesos: int) -> None:
    """EG-59, EG-60: the misfit is the first tile of a new herd."""
    assert collected(row, value) == ([value], pesos)


def test_a_new_herd_has_no_direction() -> None:
    """EG-60, EG-59: after a sale the next tile may be lower or higher."""
    pampa = {f"P1-{n}": f"black-{value:02} 1 standing" for n, value in ((1, 4), (2, 3), (3, 8))}
    state = do(last_turn(herds={1: {"black": [6, 7]}}, pampa=pampa), "end", "add black-04", "add black-03")
    assert herds(state, 1) == {"black": [8]}
    assert state.scores()[1] == 14 + 8


def test_other_herds_are_untouched_by_a_sale() -> None:
    """EG-60"""
    state = last_turn(herds={1: {"black": [6, 7], "white": [12]}}, pampa={"P1-1": "black-01 1 standing"})
    do(state, "end")
    assert herds(state, 1) == {"black": [1], "white": [12]}


@pytest.mark.parametrize("row", [[10, 11, 12], [3, 2, 1]])
def test_a_herd_that_cannot_grow_is_not_sold_by_itself(row: list[int]) -> None:
    """EG-61: not by time, nor by tiles of other breeds."""
    state = table(players=2, herds={0: {"brown": row}}, pampa={"P1-1": "black-06 0 standing"})
    skip(state, 4)
    assert herds(state, 0) == {"brown": row, "black": [6]}
    assert state.scores() == [0, 0]
    assert not legal(state, "sell")


def test_a_herd_that_cannot_grow_is_sold_by_a_new_tile_or_the_merchant() -> None:
    """EG-61"""
    assert collected([10, 11, 12], 5) == ([5], 36)
    state = do(table(dice=[], places={0: "merchant"}, herds={0: {"brown": [11, 12]}}), "sell brown")
    assert (state.scores()[0], herds(state, 0), places(state, 0)) == (29, {}, {})


@pytest.mark.parametrize(
    ("row", "pesos"),
    [
        ([1, 12], 24),
        ([12, 1], 24),
        ([4, 6, 8, 9], 36),
        ([11, 10, 9, 2, 1], 55),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 144),
    ],
)
def test_value_of_a_herd(row: list[int], pesos: int) -> None:
    """EG-62: number of tiles times the highest; the Merchant adds 5."""
    state = do(table(dice=[], places={0: "merchant"}, herds={0: {"black": row}}), "sell black")
    assert state.scores()[0] == pesos + 5


def test_sold_tiles_go_to_the_box() -> None:
    """EG-62: everybody sees them there, and they never come back."""
    state = last_turn(herds={1: {"black": [3, 5]}}, pampa={"P1-1": "black-04 1 standing"})
    events = told(state, "end")
    sale = next(event for event in events if event.id == "sells")
    assert sale.params == {"seat": 1, "breed": "black", "count": 2, "highest": 5, "pesos": 10}
    assert state.observe(None)["box"] == state.dump()["box"] == ["black-03", "black-05"]


def test_the_score_is_a_running_total() -> None:
    """EG-63: beyond the laps of the track; the bag records 100, then 200."""
    state = table(
        dice=[],
        pesos={0: 95, 1: 195, 2: 300},
        places={0: "merchant"},
        herds={0: {"black": [1, 3]}, 1: {"white": [5]}},
    )
    do(state, "sell black")
    assert state.scores() == [95 + 6 + 5, 195, 300, 0]
    seats = state.observe(3)["seats"]
    assert [seat["total"] for seat in seats] == [106, 195, 300, 0]
    assert [seat["bag"] for seat in seats] == [100, 100, 200, 0]


def test_the_breakdown_adds_up() -> None:
    """EG-63: line by line to the score."""
    state = table(
        dice=[],
        pesos={0: 40},
        places={0: "merchant thief"},
        herds={0: {"black": [1, 3], "white": [7, 8]}, 1: {"white": [5]}},
    )
    do(state, "sell black", "steal white-05")
    lines = {line.id: line.points for line in state.breakdown()}
    assert lines["sales"] == [40 + 16, 0, 0, 0]
    assert lines["trade"] == [11, 0, 0, 0]
    assert lines["compensation"] == [0, 5, 0, 0]
    assert state.scores() == [sum(points) for points in zip(*lines.values(), strict=True)]


@pytest.mark.parametrize(
    ("row", "values"),
    [
        ([7], list(range(1, 13))),
        ([3, 5], [6, 7, 8, 9, 10, 11, 12]),
        ([5, 3], [1, 2]),
        ([3, 12], []),
        ([5, 2], [1]),
    ],
)
def test_what_fits_is_known_before_it_is_added(row: list[int], values: list[int]) -> None:
    """EG-59: a herd goes on in its direction; a single tile takes any."""
    herd = herd_of(row)
    assert herd is not None
    assert fitting(herd) == values
