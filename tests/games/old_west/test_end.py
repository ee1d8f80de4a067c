"""The last round, and a game in which nobody can move."""

import pytest

from bunkhouse.engine.state import State

from ..playing import decision, do, legal, told
from .table import table

LENGTHS = {0: 4, 1: 3, 2: 2, 3: 1, 4: 1}
"""How long a track seat 1 claims to have so many trains left."""


def about_to_claim(left: int) -> State:
    """Seat 1 of 3 can claim a track that leaves it so many trains."""
    length = LENGTHS[left]
    return table(seat=1, starts={1: "eugene"}, trains={1: left + length}, hands={1: f"locomotive*{length}"})


def claim(state: State, length: int) -> str:
    for text in sorted(legal(state, "claim")):
        twin = state.copy()
        do(twin, text)
        if twin.dump()["seats"][1]["trains"] == state.dump()["seats"][1]["trains"] - length:
            return text
    raise AssertionError(f"no track of {length} spaces within reach")


@pytest.mark.parametrize("left", LENGTHS)
def test_two_or_fewer_trains_start_the_last_round(left: int) -> None:
    """OW-76: at the end of the turn; with three left it goes on."""
    state = about_to_claim(left)
    events = told(state, claim(state, LENGTHS[left]))
    assert state.dump()["seats"][1]["trains"] == left
    assert ("last-round" in [event.id for event in events]) == (left <= 2)
    assert state.dump()["turns_left"] == (3 if left <= 2 else None)


def test_everybody_has_one_more_turn() -> None:
    """OW-77: the player who started the last round included."""
    state = about_to_claim(2)
    do(state, claim(state, 2))
    order = []
    while state.actor is not None:
        order.append(state.actor)
        do(state, "draw", "draw")
    assert order == [2, 0, 1]


def test_a_forced_pass_is_a_turn_too() -> None:
    """OW-77, R-4: seats 2 and 0 can do nothing, and so they lose their last turns."""
    state = table(
        seat=1,
        starts={1: "eugene"},
        trains={1: 2},
        display="red red red red red",
        rest=1,
        spare_tickets=1,
        turns_left=3,
        passes=0,
    )
    do(state, "take red", "take red")
    assert decision(state) == ("turn", 2)
    do(state, "take red", "take red")
    events = told(state, "take red")
    assert "passes" not in [event.id for event in events]
    assert state.actor is None


def test_passes_count_down_the_last_round() -> None:
    """OW-77: with a single card to draw, the next two seats pass and the game is over."""
    state = table(
        seat=1,
        starts={1: "eugene"},
        trains={1: 2},
        display="red - - - -",
        rest=1,
        spare_tickets=1,
        turns_left=3,
    )
    events = told(state, "take red")
    assert [event.params["seat"] for event in events if event.id == "passes"] == [2, 0]
    assert state.actor is None


def test_the_last_round_starts_only_once() -> None:
    """OW-78: another player running out of trains changes nothing."""
    state = table(seat=2, starts={2: "eugene"}, trains={0: 2, 2: 4}, hands={2: "locomotive*2"}, turns_left=2)
    track = next(text for text in sorted(legal(state, "claim")) if _leaves(state, text) <= 2)
    events = told(state, track)
    assert "last-round" not in [event.id for event in events]
    assert state.dump()["turns_left"] == 1
    do(state, "draw", "draw")
    assert state.actor is None


def _leaves(state: State, text: str) -> int:
    twin = state.copy()
    do(twin, text)
    return int(twin.dump()["seats"][2]["trains"])


def test_the_game_ends_when_all_must_pass() -> None:
    """OW-79, R-4: nothing to draw, and nobody can claim anything."""
    walls = {1: "albuquerque-roswell-1 las-cruces-roswell-1 roswell-santa-fe-1"}
    state = table(
        players=2,
        starts={0: "roswell", 1: "santa-fe"},
        tracks=walls,
        display="red - - - -",
        rest=0,
        spare_tickets=0,
    )
    events = told(state, "take red")
    assert [event.params["seat"] for event in events if event.id == "passes"] == [1, 0]
    assert state.actor is None
    assert state.dump()["turns_left"] is None
    assert state.dump()["passes"] == 2
    assert {line.id: line.points for line in state.breakdown()}["missed"][0] < 0, "scored as usual"
