"""The final scoring."""

from typing import Any

from bunkhouse.engine.state import State

from ..playing import told
from .table import table

SALT_LAKE = {0: "green-river-salt-lake-city-1 cheyenne-green-river-1"}
"""Completes T19 (Cheyenne - Salt Lake City, 5 points)."""


def over(**given: Any) -> State:
    return table(**{"step": None, "turns_left": 0, "trains": {2: 0}, "starts": {2: "eugene"}, **given})


def lines(state: State) -> dict[str, list[int]]:
    return {line.id: line.points for line in state.breakdown()}


def test_track_points_stand() -> None:
    """OW-80"""
    state = over(points={0: 31, 1: 7, 2: 50})
    assert lines(state)["tracks"] == [31, 7, 50]


def test_tickets_add_or_subtract_their_value() -> None:
    """OW-81, R-28: T19 is worth 5, T01 12, T06 5, T02 12; totals may be negative."""
    state = over(tracks=SALT_LAKE, tickets={0: "T19 T01 T06", 1: "T02 T05 T50"}, points={0: 20})
    assert lines(state)["completed"][0] == 5
    assert lines(state)["missed"][0] == -(12 + 5)
    assert lines(state)["missed"][1] == -(12 + 16 + 21)
    assert state.scores()[0] == 20 + 5 - 17 + lines(state)["globetrotter"][0]
    assert state.scores()[1] < 0


def test_tickets_count_only_at_the_end() -> None:
    """OW-81, OW-74: until then the scores show what everybody sees."""
    state = table(tracks=SALT_LAKE, tickets={0: "T19 T01 T06"}, points={0: 20})
    assert state.scores() == [20, 0, 0]


def test_globetrotter_for_the_most_completed_tickets() -> None:
    """OW-82: 15 points; whoever is tied gets them in full."""
    one = over(tracks=SALT_LAKE, tickets={0: "T19 T01 T02", 1: "T03 T04 T05", 2: "T50 T34 T31"})
    assert lines(one)["globetrotter"] == [15, 0, 0]
    two = over(
        starts={1: "los-angeles", 2: "eugene"},
        tracks={**SALT_LAKE, 1: "los-angeles-san-francisco-1"},
        tickets={0: "T19 T01 T02", 1: "T41 T04 T05", 2: "T50 T34 T31"},
    )
    assert lines(two)["globetrotter"] == [15, 15, 0]


def test_globetrotter_when_nobody_has_completed_any() -> None:
    """OW-82, R-15: everybody is tied."""
    state = over(trains={2: 2}, tickets={0: "T01 T02 T03", 1: "T04 T05 T07", 2: "T50 T34 T31"})
    assert lines(state)["globetrotter"] == [15, 15, 15]


def test_no_bonus_for_the_longest_path() -> None:
    """OW-83, R-24"""
    assert set(lines(over())) == {"tracks", "completed", "missed", "globetrotter"}
    long = over(tickets={0: "T01 T02 T03", 1: "T04 T05 T07", 2: "T50 T34 T31"})
    assert lines(long)["tracks"] == [0, 0, 0]


def test_without_alvin_nothing_is_said_of_him() -> None:
    """OW-84, OW-88: captures and the card are there in his variant only, from the first turn on."""
    assert {"captures", "alvin"} <= set(lines(over(alvin="roswell")))
    assert {"captures", "alvin"} <= set(lines(table(alvin="roswell")))
    assert not {"captures", "alvin"} & set(lines(table()))


def test_the_alvin_card() -> None:
    """OW-84, OW-94: 10 points for the controller of Alvin's city, nobody while he is in Roswell."""
    assert lines(over(alvin="salt-lake-city"))["alvin"] == [10, 0, 0]
    assert lines(over(alvin="eugene"))["alvin"] == [0, 0, 10]
    assert lines(over(alvin="roswell"))["alvin"] == [0, 0, 0]


def test_the_highest_total_wins() -> None:
    """OW-85"""
    state = over(points={0: 50, 1: 90, 2: 10}, tickets={0: "T01 T02 T03", 1: "T04 T07 T10", 2: "T50 T34 T31"})
    assert state.ranking()[1] == 1
    assert sorted(state.ranking()) == [1, 2, 3]


def test_completed_tickets_break_a_tie() -> None:
    """OW-85, R-16: 1 completed ticket beats none at equal totals; equal ones share the win."""
    tickets = {0: "T19 T06 T39", 1: "T26 T35 T41", 2: "T50 T34 T31"}
    tracks = {**SALT_LAKE}
    plain = over(tracks=tracks, tickets=tickets)
    gap = plain.scores()[0] - plain.scores()[1]
    level = over(tracks=tracks, tickets=tickets, points={1: gap} if gap > 0 else {0: -gap})
    assert level.scores()[0] == level.scores()[1]
    assert level.ranking()[:2] == [1, 2]


def test_equal_players_share_the_win() -> None:
    """OW-85, R-16"""
    tickets = {0: "T01 T02 T03", 1: "T18 T16 T38", 2: "T50 T34 T31"}
    plain = over(tickets=tickets)
    gap = plain.scores()[0] - plain.scores()[1]
    state = over(tickets=tickets, points={1: 100 + gap, 0: 100})
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [1, 1, 3]


def test_the_end_is_told() -> None:
    """OW-80 to OW-85: tickets, bonus and winner."""
    state = table(seat=1, trains={1: 2}, starts={1: "eugene"}, turns_left=1, points={0: 90})
    events = told(state, "draw", "draw")
    assert [event.params["seat"] for event in events if event.id == "tickets-scored"] == [0, 1, 2]
    assert [event.params["seat"] for event in events if event.id == "wins"] == [
        seat for seat in range(3) if state.ranking()[seat] == 1
    ]
    assert state.actor is None
