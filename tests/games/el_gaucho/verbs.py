"""Verbs to play and question a position with, in the notation of the game."""

from bunkhouse.engine.state import State

from ..playing import do, legal


def skip(state: State, turns: int = 1) -> State:
    """Let the next seats take any dice and leave them unused."""
    for _ in range(turns):
        takes = sorted(legal(state, "take"))
        do(state, *takes[:1], "end")
    return state


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
