"""What somebody may mean who touches a piece: the other way round from ``clicks``."""

import re
from collections.abc import Callable
from typing import Final

from bunkhouse.games.great_western_trail.components import COMBINATION_NAMES, MOST_COWBOYS, NUMBERS
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.decision import offered
from bunkhouse.games.great_western_trail.trail import BUILDING_NODES, NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import View

_COPY: Final = re.compile(r"-\d+$")
"""Ends the id of a card that is not the first of its kind."""

_Intended = Callable[[str, View], list[str]]


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    find = _BY_KIND.get(kind)
    return [] if find is None else find(name, view)


def _verbs(*verbs: str) -> _Intended:
    """What is done with a thing whose name stands in its id."""
    return lambda name, view: [f"{verb} {name}" for verb in verbs]


def _cards(*verbs: str) -> _Intended:
    return lambda name, view: [f"{verb} {_COPY.sub('', name)}" for verb in verbs]


def _at_node(name: str, view: View) -> list[str]:
    verbs = ("move", "place", "via", "copy", "trade", "clear")
    build = [f"build {number + 1} on {name}" for number in range(NUMBERS)]
    return [*(f"{verb} {name}" for verb in verbs), *build]


def _building(name: str, view: View) -> list[str]:
    return [f"build {name} on {NODE_NAMES[node]}" for node in BUILDING_NODES]


def _hiring(name: str, view: View) -> list[str]:
    row, _, column = name.partition("-")
    if not (row.isdecimal() and column.isdecimal()):
        return []
    jobs = view["job_market"][int(row) - 1 : int(row)]
    workers = [worker for worker in (jobs[0][int(column) - 1 : int(column)] if jobs else []) if worker]
    return [f"hire {worker} from {row}" for worker in workers]


def _buying(name: str, view: View) -> list[str]:
    if element_ids.market_id(name) == element_ids.CATTLE_STACK:
        return ["enlarge"]
    herds = [cattle for cattle in COMBINATION_NAMES if name in cattle.split("+")]
    cowboys = range(1, int(MOST_COWBOYS) + 1)
    return [f"buy {cattle} with {count}" for cattle in herds for count in cowboys]


def _using(name: str, view: View) -> list[str]:
    found = [effects for node, icon, effects in offered(view) if f"{node}-{icon}" == name]
    return [f"use {EFFECT_NAMES[effect]}" for effects in found for effect in effects]


_BY_KIND: Final[dict[str, _Intended]] = {
    "s": _verbs("upgrade", "lift"),
    "y": _verbs("deliver"),
    "e": _verbs("engine"),
    "f": _verbs("foresight"),
    "a": _verbs("aux", "double"),
    "x": _verbs("disc"),
    "crew": _verbs("give"),
    "n": _at_node,
    "b": _building,
    "j": _hiring,
    "h": _cards("discard", "remove", "play"),
    "o": _cards("take"),
    "k": _buying,
    "u": _using,
}
"""By what the id of a piece begins with."""
