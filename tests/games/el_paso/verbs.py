"""Verbs to question a position with, in the notation of the game."""

from typing import Any

from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME

from ..playing import legal


def named(state: State, kind: str) -> set[str]:
    """What the legal actions of one kind are about: the rest of their words."""
    return {text.split(maxsplit=1)[1] for text in legal(state, kind)}


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


def sue(state: State) -> dict[str, Any]:
    """What the position says of Sue."""
    found: dict[str, Any] = state.dump()["sue"]
    return found


def interjected(state: State, number: int, text: str) -> State:
    """A seat does something out of turn."""
    state.interject(number, GAME.parse(text))
    return state


def free(state: State, number: int) -> set[str]:
    """What a seat may do out of turn."""
    return {GAME.notation(code) for code in state.interjections(number)}
