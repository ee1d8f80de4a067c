"""What somebody may mean who touches a piece: the other way round from ``targets``."""

from itertools import combinations

from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    PLACE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from bunkhouse.games.el_gaucho.table.element_ids import View

_WITH_DICE = ("stand", "lie", "raise")


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it.

    Dice that the player has not got are nobody's intention; without any, one handful stands for all.
    """
    kind, _, name = target.partition("-")
    if kind == "t":
        return _with_tile(name, view)
    if kind == "s":
        return _at_place(name, view) if name in PLACE_NAMES else [*_on_space(name, view), f"settle {name}"]
    if kind == "d":
        return _taking(name.partition("-")[0], view)
    if kind == "g":
        return [f"recall {name.rpartition('-')[0]}"]
    if kind == "l":
        return [f"steal {name}"]
    return [f"sell {name.removeprefix('herd-')}"] if target.startswith("m-herd-") else []


def _with_tile(tile: str, view: View) -> list[str]:
    spaces = [
        space for space, lies in view["pampa"].items() if isinstance(lies, dict) and lies["tile"] == tile
    ]
    own = [f"{verb} {tile}" for verb in ("keep", "fetch", "add", "sort")]
    return [*(each for space in spaces for each in _on_space(space, view)), *own]


def _on_space(space: str, view: View) -> list[str]:
    dice = [f"{verb} {space} with {part}" for verb in _WITH_DICE for part in _handfuls(view)]
    return [*dice, f"rouse {space}", f"replace {space}", f"recall {space}"]


def _at_place(place: str, view: View) -> list[str]:
    found = [*(f"enter {place} with {part}" for part in _handfuls(view)), f"post {place}"]
    if place == "rodeo":
        return [*found, "rodeo 1"]
    if place == "merchant":
        return [*found, *(f"sell {breed}" for breed in BREED_NAMES)]
    if place == "thief":
        return [*found, f"steal {TILE_NAMES[0]}"]
    if place == "foreman" and place not in view["turn"]["used"]:
        return [*found, *(f"{verb} {space}" for verb in ("rouse", "replace") for space in SPACE_NAMES)]
    return [*found, "look"] if place == "steppe" else found


def _handfuls(view: View) -> list[str]:
    """All that can be made of the dice before the player."""
    dice = sorted(view["turn"]["dice"])
    parts = [part for size in range(1, len(dice) + 1) for part in combinations(dice, size)]
    return list(dict.fromkeys("+".join(map(str, part)) for part in parts)) or ["1"]


def _taking(face: str, view: View) -> list[str]:
    """A die of the dice rodeo with every other one."""
    others = [str(each) for each in view["rodeo"]]
    if face not in others:
        return []
    others.remove(face)
    return ["take " + "+".join(sorted((face, other))) for other in sorted(set(others))]
