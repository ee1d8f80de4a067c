"""The whole table, ready to be drawn: plain values that the templates lay out."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso.table import board_layout, opponent_sheet, player_area
from bunkhouse.games.el_paso.table.markets import markets
from bunkhouse.games.el_paso.table.prompt import prompt
from bunkhouse.games.el_paso.table.railway import railway
from bunkhouse.games.el_paso.table.ranch import aux_can_wait, ranch, ranch_of, shown_seat
from bunkhouse.games.el_paso.table.sue import sue
from bunkhouse.games.el_paso.table.tips import tips_now
from bunkhouse.games.el_paso.table.town import town
from bunkhouse.games.el_paso.view_types import View

_JUMPS: Final = {
    "trail": "18 21 75 100",
    "town": "0 22 20 100",
    "train": "0 0 60 24",
    "tokens": "58 0 100 24",
    "markets": "73 21 100 100",
}
"""The parts of the board that a small window can be taken to, in per cent: left, top, right, bottom."""


def picture(view: View, context: DrawContext) -> PartDict:
    seat, texts = shown_seat(view, context), context.texts
    item = view["seats"][seat]
    name, colour, own = context.names[seat], context.colours[seat], seat == context.viewer
    return {
        "focus": " ".join(board_layout.focus(view, context)),
        "jumps": _jumps(texts),
        "stops": board_layout.stops(view, context),
        "ranchers": board_layout.ranchers(view, context),
        "railway": railway(view, context),
        "town": town(view, context),
        "markets": markets(view, context),
        "ranch": ranch(texts, ranch_of(seat, view), seat, name, colour, own, own and aux_can_wait(context)),
        "crew": player_area.crew(seat, view, context),
        "hand": player_area.hand(seat, view, context),
        "purse": _purse(
            texts, item["money"], sum(item["points"]), item["certificates"], item["discs_left"], colour
        ),
        "tokens": player_area.tokens(seat, view, context),
        "lines": opponent_sheet.lines(view, context),
        "sheets": opponent_sheet.sheets(view, context),
        "sue": sue(view, context),
        "prompt": prompt(view, context),
        "tips": tips_now(view, context),
    }


@cached_part
def _jumps(texts: Texts) -> PartDict:
    return {
        "places": [(texts.say("board-jump", place=place), box) for place, box in _JUMPS.items()],
    }


@cached_part
def _purse(texts: Texts, money: int, points: int, certificates: int, discs: int, colour: str) -> PartDict:
    """The figures that one always needs."""
    return {
        "money": money,
        "money_name": texts.say("board-money", dollars=money),
        "points": points,
        "points_name": texts.say("board-points", count=points),
        "certificates": certificates,
        "certificates_name": texts.say("board-certificates", count=certificates),
        "discs": discs,
        "discs_name": texts.say("board-discs-left", count=discs),
        "colour": colour,
    }
