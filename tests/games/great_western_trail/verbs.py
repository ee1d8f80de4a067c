"""Verbs to play and question a position with, in the notation of the game."""

from typing import Any

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME


def legal(state: State, kind: str = "") -> set[str]:
    """The legal actions in words, all or those of one kind."""
    texts = {GAME.notation(code) for code in state.legal()}
    return {text for text in texts if not kind or text.split()[0] == kind}


def named(state: State, kind: str) -> set[str]:
    """What the legal actions of one kind are about: the rest of their words."""
    return {text.split(maxsplit=1)[1] for text in legal(state, kind)}


def can(state: State, *texts: str) -> None:
    for text in texts:
        assert GAME.parse(text) in state.legal(), f"{text} should be legal, not only {sorted(legal(state))}"


def cannot(state: State, text: str, rule: str, reason: str = "") -> None:
    """The action is not listed, is refused with a reason and the rule, and changes nothing."""
    code, before = GAME.parse(text), state.dump()
    assert code not in state.legal(), f"{text} should not be legal"
    with pytest.raises(IllegalAction) as refused:
        state.apply(code)
    error = refused.value
    assert error.rule == rule, f"{text}: refused by {error.rule} instead of {rule} ({error.reason})"
    assert error.reason, f"{text}: refused without a reason"
    assert not reason or error.reason == reason, f"{text}: {error.reason} instead of {reason}"
    assert state.dump() == before, f"{text}: the refused action changed the position"


def do(state: State, *texts: str) -> State:
    for text in texts:
        can(state, text)
        state.apply(GAME.parse(text))
    return state


def told(state: State, *texts: str) -> list[Event]:
    """The events that these actions give rise to."""
    events: list[Event] = []
    state.journal = events
    do(state, *texts)
    state.journal = None
    return events


def seat(state: State, number: int = 0) -> dict[str, Any]:
    """What the position says of a seat."""
    found: dict[str, Any] = state.dump()["seats"][number]
    return found


def money(state: State, number: int = 0) -> int:
    return int(seat(state, number)["money"])


def step(state: State) -> str:
    """What is being decided."""
    return str(state.dump()["decision"]["owed"][-1]["step"])


def points(state: State, number: int = 0) -> dict[str, int]:
    """The points of a seat by category."""
    return {line.id: line.points[number] for line in state.breakdown()}
