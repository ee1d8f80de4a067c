"""The whole table as templates draw it: places, classes, numbers and words, nothing left to work out."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west.components import CITY_STATES
from bunkhouse.games.old_west.table import board_choices, board_pieces, cards, tickets
from bunkhouse.games.old_west.view_types import View

READABLE: Final = 0.82
"""The smallest size of the map at which city names are 12 pixels high, and all other print 11."""


def picture(view: View, context: DrawContext) -> PartDict:
    texts = context.texts
    picked, placing = board_choices.picked(view, context), board_choices.placing(view, context)
    paid_for = picked or placing
    focus = [paid_for["id"]] if paid_for else board_choices.focus(view, context)
    return {
        "words": _words(texts),
        **_board(view, context),
        "lassos": board_choices.lassos(view, context),
        "cities": board_choices.cities(view, context),
        "picked": picked,
        "placing": placing,
        "payment": board_choices.payment(view, context),
        "focus": " ".join(focus),
        "readable": READABLE,
        "depot": cards.depot(view, context),
        "dock": cards.dock(view, context),
        "choosing": tickets.choosing(view, context),
        "tickets": tickets.tickets(view, context),
        "seats": _seats(view, context),
    }


def _board(view: View, context: DrawContext) -> PartDict:
    """What lies on the map."""
    texts, names, colours, viewer = context.texts, context.names, context.colours, context.viewer
    seats, alvin = view["seats"], view["alvin"]
    cities = [seat["cities"] for seat in seats]
    own = None if viewer is None else seats[viewer]
    held, drawn = ([], []) if own is None else (own["tickets"] or [], own["drawn"] or [])
    with_piece = any(alvin in placed for placed in cities)
    return {
        "trains": board_pieces.trains(texts, [seat["tracks"] for seat in seats], names, colours),
        "pieces": board_pieces.pieces(texts, cities, names, colours),
        "alvin": None if alvin is None else board_pieces.alvin(texts, alvin, with_piece),
        "ticket_ends": board_pieces.ticket_ends(texts, held, drawn),
    }


def _seats(view: View, context: DrawContext) -> list[PartDict]:
    """What everybody sees of everybody."""
    return [
        cards.seat_line(
            context.texts,
            seat,
            seat == context.viewer,
            item["trains"],
            item["cards"],
            item["ticket_count"] + item["drawn_count"],
            len(item["cities"]),
        )
        for seat, item in enumerate(view["seats"])
    ]


@cached_part
def _words(texts: Texts) -> PartDict:
    """What is printed on the table."""
    return {
        "map": texts.say("table-map"),
        "cars": texts.say("table-cars-key"),
        "points": texts.say("table-points-key"),
        "states": {state: texts.say("table-state", state=state) for state in sorted(set(CITY_STATES))},
    }
