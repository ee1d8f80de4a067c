"""Actions as they are written down, in turn and out of turn."""

import pytest
import showdown
from showdown import DRAW, STOP, Showdown

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import IllegalAction, NotationError
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.engine.state import State


def test_an_action_out_of_turn_names_its_seat() -> None:
    assert Move(DRAW).written(showdown.GAME) == "draw"
    assert Move(DRAW, 2).written(showdown.GAME) == "@2 draw"


@pytest.mark.parametrize("text", ["draw", "stop", "@0 draw", "@3 stop"])
def test_what_is_written_can_be_read(text: str) -> None:
    assert read_move(showdown.GAME, text).written(showdown.GAME) == text


@pytest.mark.parametrize("text", ["@", "@ draw", "@draw", "@-1 draw", "@12 draw", "@² draw", "@1", "@1 sing"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_move(showdown.GAME, text)


class Impatient(Showdown):
    """A showdown in which everybody may draw at any time."""

    def fill_free(self, seat: int, choices: Choices) -> None:
        choices.add(DRAW)


def impatient() -> State:
    state = showdown.GAME.new(3, 1)
    assert isinstance(state, Showdown)
    made = Impatient(state.setting, state.rng, state.agenda, state.deck, state.hands)
    made.proceed()
    return made


def test_the_turn_goes_on_after_an_interjection() -> None:
    state = impatient()
    state.interject(2, DRAW)
    assert state.actor == 0
    assert state.observe(None)["hands"] == [0, 0, 1]


def test_nobody_interjects_in_their_own_turn_or_without_a_seat() -> None:
    state = impatient()
    assert state.interjections(0) == state.interjections(3) == state.interjections(-1) == []
    for seat in (0, 3, -1):
        with pytest.raises(IllegalAction):
            state.interject(seat, DRAW)


def test_what_is_not_free_waits_for_the_turn() -> None:
    state = impatient()
    before = state.fingerprint()
    with pytest.raises(IllegalAction) as refused:
        state.interject(1, STOP)
    assert refused.value.reason == "not-your-turn"
    with pytest.raises(IllegalAction) as refused:
        state.interject(1, 99)
    assert refused.value.reason == "unknown-code"
    assert state.fingerprint() == before
    assert state.actor == 0


def test_an_interjection_takes_the_undo_away() -> None:
    state = impatient()
    state.interject(1, DRAW)
    assert state.undo_limit().seat == 1
    assert state.undo_limit().steps == 0
