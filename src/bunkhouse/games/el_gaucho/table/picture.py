"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Any

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.table import pampa, ranch
from bunkhouse.games.el_gaucho.table.element_ids import View
from bunkhouse.games.el_gaucho.table.loot import loot
from bunkhouse.games.el_gaucho.table.pen import hand, pen
from bunkhouse.games.el_gaucho.table.places import places


def picture(view: View, context: DrawContext) -> dict[str, Any]:
    middle = pen(view, context)
    return {
        "title": context.say("board-pampa"),
        "pastures": pampa.pastures(view, context),
        "steppe": pampa.steppe(view, context, middle["kind"] == "tiles"),
        "scale": pampa.scale(view, context),
        "pen": middle,
        "places": places(view, context),
        "loot": loot(view, context),
        "hand": hand(view, context),
        "dock": ranch.dock(view, context),
        "seats": ranch.seats(view, context),
    }
