"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana.table import action_board, fields, prompt, ranch, tips
from bunkhouse.games.montana.table.city import city
from bunkhouse.games.montana.table.land import land_state
from bunkhouse.games.montana.view_types import View


def picture(view: View, context: DrawContext) -> PartDict:
    land = land_state(view)
    return {
        "land": fields.land(land, view["actor"], context),
        "supply": ranch.supply(context.texts, view["supply"]["goods"], view["supply"]["cattle"]),
        "wheel": action_board.wheel(view, context),
        "wheel_art": action_board.wheel_art(),
        "bank": action_board.bank(view, context),
        "idle": ranch.idle_workers(context.texts, view["supply"]["workers"]),
        "areas": action_board.areas(view, context),
        "city": city(view, context),
        "dock": ranch.dock(view, context),
        "barter": ranch.barter(context),
        "seats": ranch.seats(view, context),
        "offers": prompt.groups(view, context),
        "progress": prompt.progress(view, context),
        "canteen": prompt.canteen(context),
        "parts": _parts(context.texts),
        "shortage": context.say("board-shortage"),
        "tips": tips.prices(land, view, context),
    }


@cached_part
def _parts(texts: Texts) -> PartDict:
    """The tabs of the board: what each of its parts is called."""
    words = {part: texts.say("board-part", part=part) for part in ("land", "work", "city")}
    return {"word": texts.say("board-parts"), "words": words}
