"""Verbs to play and question a position of any game with, in its notation."""

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State


def legal(state: State, kind: str = "") -> set[str]:
    """The legal actions in words, all or those of one kind."""
    texts = {state.actions().notation(code) for code in state.legal()}
    return {text for text in texts if not kind or text.split()[0] == kind}


def kinds(state: State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def can(state: State, *texts: str) -> None:
    for text in texts:
        code = state.actions().parse(text)
        assert code in state.legal(), f"{text} should be legal, but only {sorted(legal(state))} are"


def cannot(state: State, text: str, rule: str, reason: str = "") -> None:
    """The action is not listed, is refused with a reason and the rule, and changes nothing."""
    code, before = state.actions().parse(text), state.dump()
    assert code not in state.legal(), f"{text} should not be legal"
    with pytest.raises(IllegalAction) as refused:
        state.apply(code)
    error = refused.value
    assert error.rule == rule, f"{text}: refused by {error.rule} instead of {rule}"
    assert error.reason, f"{text}: refused without a reason"
    assert not reason or error.reason == reason, f"{text}: {error.reason} instead of {reason}"
    asked = state.why_not(code)
    assert (asked.rule, asked.reason) == (error.rule, error.reason)
    assert state.dump() == before, f"{text}: the refused action changed the position"


def do(state: State, *texts: str) -> State:
    for text in texts:
        can(state, text)
        state.apply(state.actions().parse(text))
    return state


def after(state: State, *texts: str) -> State:
    """What would come of these actions; the state itself stays as it is."""
    return do(state.copy(), *texts)


def told(state: State, *texts: str) -> list[Event]:
    """The events that these actions give rise to."""
    events: list[Event] = []
    state.journal = events
    do(state, *texts)
    state.journal = None
    return events


def decision(state: State) -> tuple[str, int] | None:
    """Which step waits for which seat."""
    waiting = state.dump()["decision"]
    return None if waiting is None else (waiting["step"], waiting["seat"])
