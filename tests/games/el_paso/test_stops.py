"""Using the stop that was reached (EP-36 to EP-41)."""

from typing import Any

import pytest

from bunkhouse.games.el_paso import GAME

from ..playing import cannot, do, legal
from .table import before_el_paso, moving, on
from .verbs import money, seat, step

AUX = {"aux 1", "aux 3"}


def test_only_the_last_stop_is_used() -> None:
    """EP-36: passed buildings bring nothing."""
    state = do(moving("nB", hand="galloway", money=9), "move nD")
    assert not legal(state, "hire")
    cannot(state, "hire cowboy", "EP-36", "not-shown")


@pytest.mark.parametrize("trail", [{}, {"c1": "1a 0"}])
def test_neutral_and_own_buildings(trail: dict[str, str]) -> None:
    """EP-37: their actions, or one auxiliary action."""
    state = on("c1" if trail else "nC", trail=trail)
    own = {"money", "take-exchange"} if trail else {"certificates 1"}
    assert legal(state) == own | AUX | {"end"}
    first = sorted(own)[0]
    assert not legal(do(state.copy(), first), "aux")
    cannot(do(state.copy(), first), "aux 1", "EP-37", "symbols-used")
    after = do(on("nC", workers="engineer"), "aux 1")
    assert legal(after) == {"end", "dismiss engineer"}
    cannot(after, "certificates 1", "EP-37", "auxiliary-used")


def test_buildings_of_others() -> None:
    """EP-38, R-5: one auxiliary action, or nothing."""
    state = on("c1", trail={"c1": "1a 1"})
    assert legal(state) == AUX | {"end"}
    cannot(state, "money", "EP-38", "not-your-building")
    assert legal(do(state.copy(), "aux 1")) == {"end"}
    assert do(state, "end").actor == 1


def test_the_prompt_says_when_a_stop_is_used_up() -> None:
    """EP-37, EP-40: after all actions, or an auxiliary action instead of them."""
    state = on("c1", trail={"c1": "1a 0"})
    assert state.prompt().id == "prompt-act"
    assert do(state.copy(), "aux 1").prompt().id == "prompt-used-up"
    assert do(state, "money").prompt().id == "prompt-act"
    assert do(state, "take-exchange").prompt().id == "prompt-used-up"


def test_the_prompt_promises_no_action_that_is_not_possible() -> None:
    """EP-37: after one action there is no auxiliary action; without money or cards C has no other."""
    state = on("nC", hand="criollo", money=0)
    assert state.prompt().params["used"] == 0
    assert do(state.copy(), "certificates 1").prompt().id == "prompt-used-up"
    rich = do(on("nC", hand="criollo", money=9), "certificates 1")
    assert (rich.prompt().id, rich.prompt().params["used"]) == ("prompt-act", 1)


def test_going_on_says_whether_it_ends_the_turn() -> None:
    """EP-42, EP-77: a stop that was reached by an action lies on top of the one before."""
    state = do(on("c1", trail={"c1": "1b 0"}, options={"building_1": "b"}), "ride", "move nB")
    end = GAME.actions.parse("end")
    assert state.action_params(end)["last"] == 0
    assert do(state, "end").action_params(end)["last"] == 1


def test_nothing_can_be_skipped_in_el_paso() -> None:
    """EP-39: money, Simmental and delivery, in this order."""
    state = do(before_el_paso(hand="criollo", certificates=1), "move el_paso")
    assert (money(state), seat(state)["discard"]) == (5, {"simmental": 1})
    cannot(state, "end", "EP-39", "must-choose")
    do(state, "spend 0")
    cannot(state, "end", "EP-86", "must-choose")


def test_actions_in_any_order_each_once_or_not_at_all() -> None:
    """EP-40"""
    given: dict[str, Any] = {"hand": "galloway galloway", "money": 5}
    for order in (("discard galloway", "hire cowboy"), ("hire cowboy", "discard galloway")):
        state = on("nB", **given)
        do(state, *order)
        assert (money(state), seat(state)["workers"]) == (3, {"cowboy": 1})
        cannot(state, "discard galloway", "EP-40", "already-used")
    assert do(on("nB", **given), "end").actor == 1


def test_costs_must_be_paid() -> None:
    """EP-41: without the money there is no such action."""
    poor = on("nC", money=0)
    cannot(poor, "take-exchange", "EP-41", "too-expensive")
    rich = do(on("nC", money=1), "take-exchange")
    assert (money(rich), seat(rich)["exchange_tokens"], step(rich)) == (0, 1, "act")
