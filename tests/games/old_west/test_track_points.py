"""Who scores for a claimed track."""

import pytest

from ..playing import can, do
from .table import TRACKS, table
from .verbs import points, tracks, trains

VALUES = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}


@pytest.mark.parametrize(
    ("track", "length"),
    [
        ("green-river-salt-lake-city-1", 1),
        ("idaho-falls-salt-lake-city-1", 2),
        ("grand-junction-salt-lake-city-1", 3),
        ("salt-lake-city-st-george-1", 4),
        ("salt-lake-city-winnemucca-1", 5),
        ("denver-salt-lake-city-1", 6),
    ],
)
def test_values_by_length(track: str, length: int) -> None:
    """OW-53: read at the start city, which the builder controls."""
    assert TRACKS[track]["length"] == length
    assert points(do(table(hands={0: f"locomotive*{length}"}), f"claim {track}")) == [VALUES[length], 0, 0]


def test_seven_spaces_are_worth_eighteen() -> None:
    """OW-53, R-9"""
    state = table(starts={0: "boise", 1: "denver"}, hands={0: "red*7"})
    assert points(do(state, "claim boise-seattle-1")) == [18, 0, 0]


def test_nobody_controls_an_end() -> None:
    """OW-54: the builder scores."""
    state = table(tracks={0: "green-river-salt-lake-city-1"}, hands={0: "yellow*4"})
    assert points(do(state, "claim cheyenne-green-river-2")) == [7, 0, 0]


@pytest.mark.parametrize("city", ["green-river", "cheyenne"])
def test_one_end_is_controlled(city: str) -> None:
    """OW-55: its controller scores, the builder nothing, at either end."""
    state = table(
        starts={1: city, 2: "missoula"}, tracks={0: "green-river-salt-lake-city-1"}, hands={0: "yellow*4"}
    )
    assert points(do(state, "claim cheyenne-green-river-2")) == [0, 7, 0]


def test_one_end_is_the_builders() -> None:
    """OW-55"""
    assert points(do(table(hands={0: "red*4"}), "claim salt-lake-city-st-george-1")) == [7, 0, 0]


def test_two_ends_of_two_players() -> None:
    """OW-56: both score in full, the builder only as one of them."""
    owned = {0: "green-river-salt-lake-city-1"}
    others = table(starts={1: "green-river", 2: "cheyenne"}, tracks=owned, hands={0: "yellow*4"})
    assert points(do(others, "claim cheyenne-green-river-2")) == [0, 7, 7]
    own = table(starts={1: "st-george"}, hands={0: "red*4"})
    assert points(do(own, "claim salt-lake-city-st-george-1")) == [7, 7, 0]


def test_two_ends_of_one_player() -> None:
    """OW-57, R-10: twice the value, whoever builds."""
    route = {1: "cheyenne-denver-1 cheyenne-green-river-1"}
    other = table(
        players=4,
        starts={1: "denver"},
        pieces={1: "green-river cheyenne"},
        tracks={0: "green-river-salt-lake-city-1", **route},
        hands={0: "yellow*4"},
    )
    assert points(do(other, "claim cheyenne-green-river-2")) == [0, 14, 0, 0]
    own = table(
        starts={0: "phoenix"},
        pieces={0: "flagstaff"},
        tracks={0: "albuquerque-phoenix-1 albuquerque-flagstaff-1"},
        hands={0: "red"},
    )
    assert points(do(own, "claim flagstaff-phoenix-1")) == [2, 0, 0]


def test_scored_at_once_and_never_again() -> None:
    """OW-58, R-11: a piece placed later changes nothing."""
    state = table(starts={0: "portland"}, tracks={0: "bend-portland-1"}, hands={0: "blue*4"}, points={0: 1})
    do(state, "claim bend-eugene-1", "place bend")
    assert points(state) == [2, 0, 0]
    do(state, "draw", "draw", "draw", "draw", "draw", "draw")
    assert points(state) == [2, 0, 0]


def test_trains_belong_to_the_builder() -> None:
    """OW-59: whoever scored; they count for network and tickets."""
    state = table(
        starts={0: "denver", 1: "grand-junction"}, hands={0: "red*3 green*2"}, tickets={0: "T01 T10 T20"}
    )
    do(state, "claim denver-grand-junction-1", "draw", "draw", "draw", "draw")
    assert points(state) == [4, 4, 0]
    assert tracks(state, 0) == ["denver-grand-junction-1"]
    assert tracks(state, 1) == []
    assert (trains(state, 0), trains(state, 1)) == (37, 40)
    can(state, "claim durango-grand-junction-1")
