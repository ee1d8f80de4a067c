"""The whole table, ready to be drawn: plain values that the templates lay out."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso.table import ground, holdings, offers, ranch, rivals, town
from bunkhouse.games.el_paso.table.asking import asking
from bunkhouse.games.el_paso.table.names import Part, View, remembered
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


def picture(view: View, look: Look) -> dict[str, Any]:
    seat = ranch.shown_seat(view, look)
    return {
        "focus": " ".join(ground.focus(view, look)),
        "jumps": remembered(("jumps", look.language), lambda: _jumps(look)),
        "stops": ground.stops(view, look),
        "ranchers": ground.ranchers(view, look),
        "railway": offers.railway(view, look),
        "town": town.town(view, look),
        "markets": offers.markets(view, look),
        "ranch": ranch.ranch(seat, view, look, own=seat == look.viewer),
        "crew": holdings.crew(seat, view, look),
        "hand": holdings.hand(seat, view, look),
        "tokens": holdings.tokens(seat, view, look),
        "lines": rivals.lines(view, look),
        "sheets": rivals.sheets(view, look),
        "sue": sue(view, look),
        "asking": asking(view, look),
        "tips": tips_now(view, look),
    }


def _jumps(look: Look) -> Part:
    return {
        "places": [(look.say("board-jump", place=place), box) for place, box in _JUMPS.items()],
        "zoom": {how: look.say("board-zoom", how=how) for how in ("in", "all")},
    }
