"""Verbs to play and question a position with, in the notation of the game."""

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import Document, State
from bunkhouse.games.montana import GAME


def legal(state: State, kind: str = "") -> set[str]:
    """The legal actions in words, all or those of one kind."""
    texts = {GAME.notation(code) for code in state.legal()}
    return {text for text in texts if not kind or text.split()[0] == kind}


def kinds(state: State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def can(state: State, *texts: str) -> None:
    for text in texts:
        assert GAME.parse(text) in state.legal(), f"{text} is not among {sorted(legal(state))}"


def cannot(state: State, text: str, rule: str, reason: str = "") -> None:
    """The action is not listed, is refused with a reason and the rule, and changes nothing."""
    code, before = GAME.parse(text), state.dump()
    assert code not in state.legal(), f"{text} should not be legal"
    with pytest.raises(IllegalAction) as refused:
        state.apply(code)
    error = refused.value
    assert error.rule == rule, f"{text}: refused by {error.rule} instead of {rule}"
    assert not reason or error.reason == reason, f"{text}: {error.reason} instead of {reason}"
    assert state.dump() == before, f"{text}: the refused action changed the position"


def do(state: State, *texts: str) -> State:
    for text in texts:
        can(state, text)
        state.apply(GAME.parse(text))
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


def board(state: State, seat: int) -> Document:
    """What lies on a player board."""
    found: Document = state.dump()["seats"][seat]
    return found


def goods(state: State, seat: int) -> dict[str, int]:
    return dict(board(state, seat)["goods"])


def workers(state: State, seat: int) -> dict[str, int]:
    return dict(board(state, seat)["workers"])


def coins(state: State, seat: int) -> int:
    return int(board(state, seat)["coins"])


def cattle(state: State, seat: int) -> int:
    return int(board(state, seat)["cattle"])


def supply(state: State, name: str) -> int:
    """How many of a good are in the supply; workers are written "copper worker"."""
    found = state.dump()["supply"]
    good, _, worker = name.partition(" ")
    return int(found["workers" if worker else "goods"].get(good, 0))


def crews(state: State) -> dict[str, list[str]]:
    return dict(state.dump()["crews"])


def settled(state: State) -> dict[str, str]:
    """The settlements on the land, written "0" or "0*2"."""
    found = state.dump()["settlements"]
    return {
        name: f"{s['seat']}" + (f"*{s['tokens']}" if s["tokens"] > 1 else "") for name, s in found.items()
    }


def through(state: State, *skipped: str) -> State:
    """Go on with the first of these actions that is possible, as long as one is."""
    while state.actor is not None:
        wanted = next((text for text in skipped if GAME.parse(text) in state.legal()), None)
        if wanted is None:
            break
        do(state, wanted)
    return state
