"""What somebody may mean who touches a piece: the other way round from ``targets``."""

import re

from bunkhouse.games.great_western_trail.components import COMBINATION_NAMES, MOST_COWBOYS, NUMBERS
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.clicks import offered
from bunkhouse.games.great_western_trail.table.element_ids import View, owed
from bunkhouse.games.great_western_trail.trail import BUILDING_NODES, NODE_NAMES

_VERBS = {
    "s": ("upgrade", "lift"),
    "y": ("deliver",),
    "e": ("engine",),
    "f": ("foresight",),
    "a": ("aux", "double"),
    "x": ("disc",),
    "crew": ("give",),
}
"""What is done with a thing whose name stands in its id."""
_AT_NODE = ("move", "place", "via", "copy", "trade", "clear")
_COPY = re.compile(r"-\d+$")
"""Ends the id of a card that is not the first of its kind."""


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    if kind in _VERBS:
        return [f"{verb} {name}" for verb in _VERBS[kind]]
    if kind == "n":
        build = [f"build {number + 1} on {name}" for number in range(NUMBERS)]
        return [*(f"{verb} {name}" for verb in _AT_NODE), *build]
    if kind == "b":
        return [f"build {name} on {NODE_NAMES[node]}" for node in BUILDING_NODES]
    if kind == "j":
        return _hiring(name, view)
    if kind in ("h", "o"):
        card = _COPY.sub("", name)
        return (
            [f"take {card}"] if kind == "o" else [f"{verb} {card}" for verb in ("discard", "remove", "play")]
        )
    if kind == "k":
        return _buying(target, name)
    if kind == "u" and owed(view).get("step") != "choose":
        found = [
            effects for node, icon, effects in offered(view) if element_ids.icon_id(node, icon) == target
        ]
        return [f"use {EFFECT_NAMES[effect]}" for effects in found for effect in effects]
    return []


def _hiring(name: str, view: View) -> list[str]:
    row, _, column = name.partition("-")
    if not (row.isdecimal() and column.isdecimal()):
        return []
    jobs = view["job_market"][int(row) - 1 : int(row)]
    workers = [worker for worker in (jobs[0][int(column) - 1 : int(column)] if jobs else []) if worker]
    return [f"hire {worker} from {row}" for worker in workers]


def _buying(target: str, name: str) -> list[str]:
    if target == element_ids.CATTLE_STACK:
        return ["enlarge"]
    herds = [cattle for cattle in COMBINATION_NAMES if name in cattle.split("+")]
    cowboys = range(1, int(MOST_COWBOYS) + 1)
    return [f"buy {cattle} with {count}" for cattle in herds for count in cowboys]
