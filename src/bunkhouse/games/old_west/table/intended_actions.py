"""What somebody may mean who touches a piece: the other way round from ``targets``."""

from typing import Final

from bunkhouse.games.old_west.components import CARD_NAMES, TRACK_NAMES
from bunkhouse.games.old_west.table.element_ids import View, route_id

_TRACKS: Final[dict[str, list[str]]] = {}
"""The tracks of every route, by its id."""
for _track, _name in enumerate(TRACK_NAMES):
    _TRACKS.setdefault(route_id(_track), []).append(_name)


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    if kind == "r":
        return [f"claim {track}" for track in _TRACKS.get(target, [])]
    if kind == "c":
        return [f"place {name}", f"start {name}", f"alvin {name}"]
    if kind == "d":
        return _depot(name, view)
    if kind == "h":
        return ["pay locomotives" if name == CARD_NAMES[-1] else f"pay {name}"]
    return [f"keep {name}"] if kind == "k" else []


def _depot(name: str, view: View) -> list[str]:
    """A face-up card, or one of the decks."""
    if not name.isdecimal():
        return [{"deck": "draw"}.get(name, name)]
    display = view["display"]
    card = display[int(name)] if int(name) < len(display) else None
    return [] if card is None else [f"take {card}"]
