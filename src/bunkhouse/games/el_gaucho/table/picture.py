"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.el_gaucho.table import pampa, ranch
from bunkhouse.games.el_gaucho.table.pen import hand, pen
from bunkhouse.games.el_gaucho.table.special_places import special_places
from bunkhouse.games.el_gaucho.table.thief_sheet import thief_sheet
from bunkhouse.games.el_gaucho.view_types import View


def picture(view: View, context: DrawContext) -> PartDict:
    middle = pen(view, context)
    return {
        "title": context.say("board-pampa"),
        "pastures": pampa.pastures(view, context),
        "steppe": pampa.steppe(context.texts, view["steppe"], view["stack"], middle["kind"] == "tiles"),
        "scale": pampa.scale(view, context),
        "pen": middle,
        "places": special_places(view, context),
        "thief_sheet": thief_sheet(view, context),
        "hand": hand(view, context),
        "dock": ranch.dock(view, context),
        "seats": ranch.seats(view, context),
    }
