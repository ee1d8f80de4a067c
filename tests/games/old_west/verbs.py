"""Verbs to play and question a position with, in the notation of the game."""

from collections import Counter

from bunkhouse.engine.state import State


def points(state: State) -> list[int]:
    """Points for tracks, by seat."""
    return [seat["points"] for seat in state.dump()["seats"]]


def captures(state: State) -> list[int]:
    return [seat["captures"] for seat in state.dump()["seats"]]


def trains(state: State, seat: int) -> int:
    return int(state.dump()["seats"][seat]["trains"])


def hand(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.dump()["seats"][seat]["hand"]
    return found


def held(state: State, seat: int) -> list[str]:
    found: list[str] = state.dump()["seats"][seat]["tickets"]
    return found


def tracks(state: State, seat: int) -> list[str]:
    found: list[str] = state.dump()["seats"][seat]["tracks"]
    return found


def cities(state: State, seat: int) -> set[str]:
    """Where the pieces of a seat stand."""
    return set(state.dump()["seats"][seat]["cities"])


def display(state: State) -> list[str | None]:
    found: list[str | None] = state.dump()["display"]
    return found


def deck(state: State) -> list[str]:
    found: list[str] = state.dump()["deck"]
    return found


def discards(state: State) -> Counter[str]:
    return Counter(state.dump()["discards"])


def ticket_deck(state: State) -> list[str]:
    found: list[str] = state.dump()["ticket_deck"]
    return found
