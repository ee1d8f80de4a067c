"""The whole table, ready to be drawn: plain values that the templates lay out."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_paso.table import board_layout, offers, player_area, ranch, rivals, town
from bunkhouse.games.el_paso.table.asking import asking
from bunkhouse.games.el_paso.table.element_ids import Part, View, remembered
from bunkhouse.games.el_paso.table.sue import sue
from bunkhouse.games.el_paso.table.tips import tips_now

_JUMPS: Final = {
    "trail": "18 21 75 100",
    "town": "0 22 20 100",
    "train": "0 0 60 24",
    "tokens": "58 0 100 24",
    "markets": "73 21 100 100",
}
"""The parts of the board that a small window can be taken to, in per cent: left, top, right, bottom."""


def picture(view: View, context: DrawContext) -> dict[str, Any]:
    seat = ranch.shown_seat(view, context)
    return {
        "focus": " ".join(board_layout.focus(view, context)),
        "jumps": remembered(("jumps", context.language), lambda: _jumps(context)),
        "stops": board_layout.stops(view, context),
        "ranchers": board_layout.ranchers(view, context),
        "railway": offers.railway(view, context),
        "town": town.town(view, context),
        "markets": offers.markets(view, context),
        "ranch": ranch.ranch(seat, view, context, own=seat == context.viewer),
        "crew": player_area.crew(seat, view, context),
        "hand": player_area.hand(seat, view, context),
        "tokens": player_area.tokens(seat, view, context),
        "lines": rivals.lines(view, context),
        "sheets": rivals.sheets(view, context),
        "sue": sue(view, context),
        "asking": asking(view, context),
        "tips": tips_now(view, context),
    }


def _jumps(context: DrawContext) -> Part:
    return {
        "places": [(context.say("board-jump", place=place), box) for place, box in _JUMPS.items()],
        "zoom": {how: context.say("board-zoom", how=how) for how in ("in", "all")},
    }
