"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.great_western_trail.components import CROSSES
from bunkhouse.games.great_western_trail.table import cards, ground, places, railroad, ranch, stops, town
from bunkhouse.games.great_western_trail.table.places import View, owed

_GROUND: Final = {
    "roads": ground.ROADS,
    "legs": ground.LEGS,
    "ties": ground.TIES,
    "numbered": ground.NUMBERED,
    "sidings": ground.SIDINGS,
    "crosses": [ground.cross_at(space) for space in CROSSES],
}
"""What the drawing of the board is made of; it never changes."""
_JUMPS: Final = {
    "trail": "13 28 85 100",
    "city": "0 28 34 100",
    "railroad": "0 0 42 30",
    "jobs": "66 28 100 100",
}
"""Parts of the board in per cent: left, top, right, bottom."""
_PHASES: Final = {"phase-a": "a", "move": "a", "walk": "a"}


def picture(view: View, look: Look) -> dict[str, Any]:
    viewer = look.viewer
    shown = viewer if viewer is not None else view["actor"] or 0
    return {
        "ground": _GROUND,
        "stops": stops.stops(view, look),
        "start": look.say("board-start-space"),
        "ranchers": stops.ranchers(view, look),
        "cities": railroad.cities(view, look),
        "stations": railroad.stations(view, look),
        "slots": railroad.slots(view, look),
        "engines": railroad.engines(view, look),
        "city": town.city(view, look),
        "jobs": town.jobs(view, look),
        "market": cards.market(view, look),
        "pool": cards.pool(view, look),
        "ranch": ranch.ranch(view, shown, look),
        "hand": cards.hand(view, look),
        "area": cards.area(view, shown, look),
        "seats": ranch.seats(view, look),
        "faces": ranch.faces(view, look),
        "phase": _phase(view),
        "focus": _focus(view, look),
        "words": _words(look),
    }


def _phase(view: View) -> str:
    """Which phase the turn is in: a, b, or city."""
    decision = view["decision"]
    if decision is None:
        return ""
    if any(frame["step"] == "leave-city" for frame in decision["owed"]):
        return "city"
    return _PHASES.get(owed(view)["step"], "b")


def _focus(view: View, look: Look) -> str:
    """What a small window is to show: what can be touched on the board, else where somebody acts."""
    on_board = [id for id in look.legal if id[:2] in ("n-", "u-", "e-", "s-", "y-", "j-", "f-")]
    if on_board:
        return " ".join(on_board)
    seat = look.viewer if look.viewer is not None else view["actor"]
    return "" if seat is None else places.rancher_id(seat)


_WORDS: dict[str, dict[str, Any]] = {}


def _words(look: Look) -> dict[str, Any]:
    """Words of the table that are always there, found once for each language."""
    if look.language not in _WORDS:
        _WORDS[look.language] = {
            "jobs": look.say("board-job-market"),
            "railroad": look.say("board-railroad"),
            "trail": look.say("board-trail"),
            "yours": look.say("board-jump", place="yours"),
            "jumps": [(look.say("board-jump", place=place), box) for place, box in _JUMPS.items()],
            "zoom": {how: look.say("board-zoom", how=how) for how in ("in", "out", "all")},
            "phases": [look.say("board-phase", phase=phase) for phase in ("a", "b", "c")],
            "token": look.say("board-token"),
        }
    return _WORDS[look.language]
