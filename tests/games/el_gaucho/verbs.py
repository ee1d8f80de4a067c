"""Verbs to play and question a position with, in the notation of the game."""

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.el_gaucho import GAME


def legal(state: State, kind: str = "") -> set[str]:
    """The legal actions in words, all or those of one kind."""
    texts = {GAME.notation(code) for code in state.legal()}
    return {text for text in texts if not kind or text.split()[0] == kind}


def kinds(state: State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def can(state: State, *texts: str) -> None:
    for text in texts:
        assert GAME.parse(text) in state.legal(), (
            f"{text} should be legal, but only {sorted(legal(state))} are"
        )


def cannot(state: State, text: str, rule: str, reason: str = "") -> None:
    """The action is not listed, is refused with a reason and the rule, and changes nothing."""
    code, before = GAME.parse(text), state.dump()
    assert code not in state.legal(), f"{text} should not be legal"
    with pytest.raises(IllegalAction) as refused:
        state.apply(code)
    error = refused.value
    assert error.rule == rule, f"{text}: refused by {error.rule} instead of {rule}"
    assert error.reason, f"{text}: refused without a reason"
    assert not reason or error.reason == reason, f"{text}: {error.reason} instead of {reason}"
    told = state.why_not(code)
    assert (told.rule, told.reason) == (error.rule, error.reason)
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


def skip(state: State, turns: int = 1) -> State:
    """Let the next seats take any dice and leave them unused."""
    for _ in range(turns):
        takes = sorted(legal(state, "take"))
        do(state, *takes[:1], "end")
    return state


def after(state: State, *texts: str) -> State:
    """What would come of these actions; the state itself stays as it is."""
    return do(state.copy(), *texts)


def decision(state: State) -> tuple[str, int] | None:
    """Which step waits for which seat."""
    waiting = state.dump()["decision"]
    return None if waiting is None else (waiting["step"], waiting["seat"])


def tile(state: State, space: str) -> str | None:
    """The tile on a space: its name, "covered" or None."""
    content = state.dump()["pampa"][space]
    name: str | None = content["tile"] if isinstance(content, dict) else content
    return name


def gaucho(state: State, space: str) -> str | None:
    """The gaucho on a space, written "0 standing"."""
    content = state.dump()["pampa"][space]
    rider = content["gaucho"] if isinstance(content, dict) else None
    return None if rider is None else f"{rider['seat']} {'standing' if rider['standing'] else 'lying'}"


def pasture(state: State, row: int) -> list[str]:
    """The tiles of a pasture from left to right."""
    spaces = state.dump()["pampa"]
    return [
        spaces[name]["tile"]
        for name in spaces
        if name.startswith(f"P{row}-") and isinstance(spaces[name], dict)
    ]


def herds(state: State, seat: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = state.dump()["seats"][seat]["herds"]
    return found


def supply(state: State, seat: int) -> int:
    return int(state.dump()["seats"][seat]["supply"])


def places(state: State, seat: int) -> dict[str, str]:
    found: dict[str, str] = state.dump()["seats"][seat]["places"]
    return found


def dice(state: State) -> list[int]:
    """The dice before the seat on turn."""
    faces: list[int] = state.dump()["turn"]["dice"]
    return faces


def steppe(state: State) -> list[str]:
    return [slot["tile"] for slot in state.dump()["steppe"] if slot is not None]


def value(name: str) -> int:
    """The large number of a tile."""
    return int(name.split("-")[1])
