"""What somebody may mean who touches a piece: the other way round from ``CLICKS``."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from bunkhouse.games.el_gaucho.components import BREED_NAMES, PLACE_NAMES, SPACE_NAMES, TILE_NAMES
from bunkhouse.games.el_gaucho.view_types import View

_USES: Final = {
    "rodeo": ["rodeo 1"],
    "merchant": [f"sell {breed}" for breed in BREED_NAMES],
    "thief": [f"steal {TILE_NAMES[0]}"],
    "foreman": [f"{verb} {space}" for verb in ("rouse", "replace") for space in SPACE_NAMES],
    "steppe": ["look"],
}
"""What a gaucho on a special place is used for."""


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it.

    Dice that the player has not got are nobody's intention; without any, one handful stands for all.
    """
    kind, _, name = target.partition("-")
    return _BY_KIND[kind](name, view) if kind in _BY_KIND else []


def _with_tile(tile: str, view: View) -> list[str]:
    found: list[str] = []
    for space, lies in view["pampa"].items():
        if isinstance(lies, dict) and lies["tile"] == tile:
            found += _on_space(space, view)
    return [*found, *[f"{verb} {tile}" for verb in ("keep", "fetch", "add", "sort")]]


def _on_spot(spot: str, view: View) -> list[str]:
    return _at_place(spot, view) if spot in PLACE_NAMES else [*_on_space(spot, view), f"settle {spot}"]


def _on_space(space: str, view: View) -> list[str]:
    dice = [f"{verb} {space} with {part}" for verb in ("stand", "lie", "raise") for part in _handfuls(view)]
    return [*dice, f"rouse {space}", f"replace {space}", f"recall {space}"]


def _at_place(place: str, view: View) -> list[str]:
    at_work = place == "foreman" and place in view["turn"]["used"]
    uses = [] if at_work else _USES.get(place, [])
    return [*[f"enter {place} with {part}" for part in _handfuls(view)], f"post {place}", *uses]


def _handfuls(view: View) -> list[str]:
    """All that can be made of the dice before the player."""
    dice = sorted(view["turn"]["dice"])
    parts = [part for size in range(1, len(dice) + 1) for part in combinations(dice, size)]
    return list(dict.fromkeys("+".join(map(str, part)) for part in parts)) or ["1"]


def _taking(die: str, view: View) -> list[str]:
    """A die of the dice rodeo with every other one."""
    face, others = die.partition("-")[0], [str(each) for each in view["rodeo"]]
    if face not in others:
        return []
    others.remove(face)
    return ["take " + "+".join(sorted((face, other))) for other in sorted(set(others))]


_BY_KIND: Final[dict[str, Callable[[str, View], list[str]]]] = {
    "t": _with_tile,
    "s": _on_spot,
    "d": _taking,
    "g": lambda guest, view: [f"recall {guest.rpartition('-')[0]}"],
    "l": lambda tile, view: [f"steal {tile}"],
    "m": lambda name, view: [f"sell {name.removeprefix('herd-')}"] if name.startswith("herd-") else [],
}
"""By the kind of element, which its id begins with."""
