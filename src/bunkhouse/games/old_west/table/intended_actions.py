"""What somebody may mean who touches a piece: the other way round from ``clicks``."""

from collections.abc import Callable
from typing import Final

from bunkhouse.games.old_west.components import CARD_NAMES, ROUTE_NAMES, TRACK_NAMES
from bunkhouse.games.old_west.view_types import View


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    return _BY_KIND[kind](name, view) if kind in _BY_KIND else []


def _route(name: str, view: View) -> list[str]:
    return [f"claim {track}" for track, route in zip(TRACK_NAMES, ROUTE_NAMES, strict=True) if route == name]


def _depot(name: str, view: View) -> list[str]:
    """A face-up card, or one of the decks."""
    if not name.isdecimal():
        return [{"deck": "draw"}.get(name, name)]
    display = view["display"]
    card = display[int(name)] if int(name) < len(display) else None
    return [] if card is None else [f"take {card}"]


_BY_KIND: Final[dict[str, Callable[[str, View], list[str]]]] = {
    "r": _route,
    "c": lambda name, view: [f"place {name}", f"start {name}", f"alvin {name}"],
    "d": _depot,
    "h": lambda name, view: ["pay locomotives" if name == CARD_NAMES[-1] else f"pay {name}"],
    "k": lambda name, view: [f"keep {name}"],
}
"""By what the id of an element begins with."""
