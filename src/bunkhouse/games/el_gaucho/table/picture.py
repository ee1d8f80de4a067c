"""The whole table, ready to be drawn: plain lists and texts that the templates lay out."""

from typing import Any

from bunkhouse.engine.look import Look
from bunkhouse.games.el_gaucho.table import pampa, ranch
from bunkhouse.games.el_gaucho.table.loot import loot
from bunkhouse.games.el_gaucho.table.names import View
from bunkhouse.games.el_gaucho.table.pen import hand, pen
from bunkhouse.games.el_gaucho.table.places import places


def picture(view: View, look: Look) -> dict[str, Any]:
    middle = pen(view, look)
    return {
        "title": look.say("board-pampa"),
        "pastures": pampa.pastures(view, look),
        "steppe": pampa.steppe(view, look, middle["kind"] == "tiles"),
        "scale": pampa.scale(view, look),
        "pen": middle,
        "places": places(view, look),
        "loot": loot(view, look),
        "hand": hand(view, look),
        "dock": ranch.dock(view, look),
        "seats": ranch.seats(view, look),
    }
