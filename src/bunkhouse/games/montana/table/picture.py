"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Any

from bunkhouse.engine.look import Look
from bunkhouse.games.montana.table import fields, offers, ranch, tips, works
from bunkhouse.games.montana.table.city import city
from bunkhouse.games.montana.table.names import View
from bunkhouse.games.montana.table.words import words


def picture(view: View, look: Look) -> dict[str, Any]:
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
        "shortage": words(look).plain["shortage"],
        "parts_word": words(look).plain["parts"],
        "parts": words(look).parts,
        "zoom": words(look).zoom,
        "tips": tips.prices(view, look),
    }
