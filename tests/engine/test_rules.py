"""A list of rules that does not fit together is refused when the game is loaded."""

import pytest
import showdown
from showdown import ACTIONS, DRAW, STOP, Draw, Stop, Turn

from bunkhouse.engine.rules import Rules, Step


def test_every_step_has_its_number() -> None:
    with pytest.raises(ValueError, match="step later has the number 3, not 1"):
        Rules(ACTIONS, [Turn(), Step(3, "later")], [Draw(), Stop()])


def test_a_step_offers_only_kinds_that_are_declared() -> None:
    with pytest.raises(ValueError, match="offers kinds that are not declared"):
        Rules(ACTIONS, [Step(0, "turn", [DRAW, STOP + 1])], [Draw(), Stop()])


def test_every_kind_of_action_has_its_class() -> None:
    with pytest.raises(ValueError, match="not those that are declared"):
        Rules(ACTIONS, [Turn()], [Stop(), Draw()])


def test_a_state_answers_for_itself_where_the_rules_list_nothing() -> None:
    state = showdown.GAME.new(players=2, seed=1)
    assert state.ranking() == [1, 1]
