"""What somebody may mean who touches a piece: the other way round from ``clicks``."""

from collections.abc import Callable
from typing import Final

from bunkhouse.games.montana.components import TRADE_NAMES, WHEEL_FIELDS
from bunkhouse.games.montana.table.element_ids import CITY, OWN_CANTEENS, OWN_CATTLE, WHEEL
from bunkhouse.games.montana.view_types import View

Find = Callable[[str, View], list[str]]


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    prefix, _, name = target.partition("-")
    find = _BY_PREFIX.get(prefix)
    return _BY_PIECE.get(target, []) if find is None else find(name, view)


def _field(name: str, view: View) -> list[str]:
    return [f"build {name}"] if view["start"] is not None else [f"build {name}", f"start {name}"]


def _wheel_field(name: str, view: View) -> list[str]:
    if not name.isdecimal():
        return []
    return [f"advance {(int(name) - view['wheel']['pointer']) % int(WHEEL_FIELDS)}"]


def _group(name: str, view: View) -> list[str]:
    group = name.replace("-", "+")
    return [f"{verb} {group}" for verb in ("hire", "return", "staff", "take", "exchange")]


def _verb(verb: str) -> Find:
    return lambda name, view: [f"{verb} {name}"]


_BY_PIECE: Final = {
    WHEEL: ["recruit"],
    CITY: ["city"],
    OWN_CANTEENS: ["canteen"],
    OWN_CATTLE: [f"trade {thing}" for thing in TRADE_NAMES],
}
_BY_PREFIX: Final[dict[str, Find]] = {
    "f": _field,
    "wf": _wheel_field,
    "o": _group,
    "s": _verb("work"),
    "p": _verb("place"),
    "x": _verb("trade"),
}
"""By the kind of element, the beginning of its id."""
