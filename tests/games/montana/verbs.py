"""Verbs to play and question a position with, in the notation of the game."""

from bunkhouse.engine.state import Document, State
from bunkhouse.games.montana import GAME

from ..playing import do


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
