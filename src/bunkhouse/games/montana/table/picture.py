"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from bunkhouse.engine.look import Look
from bunkhouse.games.montana.table import fields, offers, ranch, tips, works
from bunkhouse.games.montana.table.city import city
from bunkhouse.games.montana.table.names import Part, View, remembered
from bunkhouse.games.montana.table.words import words


def picture(view: View, look: Look) -> Part:
    return {
        "land": fields.ground(view, look),
        "supply": ranch.supply(view, look),
        "wheel": works.wheel(view, look),
        "wheel_art": works.wheel_art(),
        "bank": works.bank(view, look),
        "idle": ranch.idle_workers(view, look),
        "areas": works.areas(view, look),
        "city": city(view, look),
        "dock": ranch.dock(view, look),
        "barter": ranch.barter(look),
        "seats": ranch.seats(view, look),
        "offers": offers.offers(view, look),
        "progress": offers.progress(view, look),
        "canteen": offers.canteen(look),
        "glance": _glance(look),
        "tips": tips.prices(view, look),
    }


def _glance(look: Look) -> Part:
    """The buttons beside the map, and what it says in a shortage."""

    def make() -> Part:
        said = words(look)
        plain = said.plain
        return {"word": plain["parts"], "parts": said.parts, "zoom": said.zoom, "shortage": plain["shortage"]}

    return remembered(("glance", look.language), make)
