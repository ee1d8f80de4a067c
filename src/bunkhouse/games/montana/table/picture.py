"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.montana.table import action_board, fields, offers, ranch, tips
from bunkhouse.games.montana.table.city import city
from bunkhouse.games.montana.table.element_ids import Part, View, remembered
from bunkhouse.games.montana.table.words import words


def picture(view: View, context: DrawContext) -> Part:
    return {
        "land": fields.ground(view, context),
        "supply": ranch.supply(view, context),
        "wheel": action_board.wheel(view, context),
        "wheel_art": action_board.wheel_art(),
        "bank": action_board.bank(view, context),
        "idle": ranch.idle_workers(view, context),
        "areas": action_board.areas(view, context),
        "city": city(view, context),
        "dock": ranch.dock(view, context),
        "barter": ranch.barter(context),
        "seats": ranch.seats(view, context),
        "offers": offers.offers(view, context),
        "progress": offers.progress(view, context),
        "canteen": offers.canteen(context),
        "glance": _glance(context),
        "tips": tips.prices(view, context),
    }


def _glance(context: DrawContext) -> Part:
    """The buttons beside the map, and what it says in a shortage."""

    def make() -> Part:
        said = words(context)
        plain = said.plain
        return {"word": plain["parts"], "parts": said.parts, "zoom": said.zoom, "shortage": plain["shortage"]}

    return remembered(("glance", context.language), make)
