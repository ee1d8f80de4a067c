"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.great_western_trail.components import CROSSES
from bunkhouse.games.great_western_trail.table import (
    board_layout,
    cards,
    element_ids,
    railroad,
    ranch,
    stops,
    town,
)
from bunkhouse.games.great_western_trail.table.element_ids import View, owed

_GROUND: Final = {
    "roads": board_layout.ROADS,
    "legs": board_layout.LEGS,
    "ties": board_layout.TIES,
    "numbered": board_layout.NUMBERED,
    "sidings": board_layout.SIDINGS,
    "crosses": [board_layout.cross_at(space) for space in CROSSES],
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


def picture(view: View, context: DrawContext) -> dict[str, Any]:
    viewer = context.viewer
    shown = viewer if viewer is not None else view["actor"] or 0
    return {
        "ground": _GROUND,
        "stops": stops.stops(view, context),
        "start": context.say("board-start-space"),
        "ranchers": stops.ranchers(view, context),
        "cities": railroad.cities(view, context),
        "stations": railroad.stations(view, context),
        "slots": railroad.slots(view, context),
        "engines": railroad.engines(view, context),
        "city": town.city(view, context),
        "jobs": town.jobs(view, context),
        "market": cards.market(view, context),
        "pool": cards.pool(view, context),
        "ranch": ranch.ranch(view, shown, context),
        "hand": cards.hand(view, context),
        "area": cards.area(view, shown, context),
        "seats": ranch.seats(view, context),
        "faces": ranch.faces(view, context),
        "phase": _phase(view),
        "focus": _focus(view, context),
        "words": _words(context),
    }


def _phase(view: View) -> str:
    """Which phase the turn is in: a, b, or city."""
    decision = view["decision"]
    if decision is None:
        return ""
    if any(frame["step"] == "leave-city" for frame in decision["owed"]):
        return "city"
    return _PHASES.get(owed(view)["step"], "b")


def _focus(view: View, context: DrawContext) -> str:
    """What a small window is to show: what can be touched on the board, else where somebody acts."""
    on_board = [id for id in context.legal if id[:2] in ("n-", "u-", "e-", "s-", "y-", "j-", "f-")]
    if on_board:
        return " ".join(on_board)
    seat = context.viewer if context.viewer is not None else view["actor"]
    return "" if seat is None else element_ids.rancher_id(seat)


_WORDS: dict[str, dict[str, Any]] = {}


def _words(context: DrawContext) -> dict[str, Any]:
    """Words of the table that are always there, found once for each language."""
    if context.language not in _WORDS:
        _WORDS[context.language] = {
            "jobs": context.say("board-job-market"),
            "railroad": context.say("board-railroad"),
            "trail": context.say("board-trail"),
            "yours": context.say("board-jump", place="yours"),
            "jumps": [(context.say("board-jump", place=place), box) for place, box in _JUMPS.items()],
            "zoom": {how: context.say("board-zoom", how=how) for how in ("in", "out", "all")},
            "phases": [context.say("board-phase", phase=phase) for phase in ("a", "b", "c")],
            "token": context.say("board-token"),
        }
    return _WORDS[context.language]
