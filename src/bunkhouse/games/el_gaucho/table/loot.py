"""What the Thief could take: the opponents' herds, on a sheet of their own (EG-46)."""

from typing import Any

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.actions import STEAL
from bunkhouse.games.el_gaucho.components import TILE_NAMES
from bunkhouse.games.el_gaucho.table.element_ids import View, breed_and_value, loot_id, spot_id, tile_name
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.tags import tag


def loot(view: View, context: DrawContext) -> dict[str, Any] | None:
    """A sheet while the Thief can be used, else nothing."""
    codes = [code for code in context.legal.get(spot_id("thief"), ()) if 0 <= code - STEAL < len(TILE_NAMES)]
    if not codes:
        return None
    rivals = [seat for seat, ranch in enumerate(view["seats"]) if ranch["herds"] and seat != view["actor"]]
    return {
        "title": context.say("board-loot"),
        "hint": context.say("board-loot-hint"),
        "seats": [
            {
                "colour": context.colours[seat],
                "name": context.names[seat],
                "herds": [
                    [_stolen(tile_name(breed, value), seat, view, context) for value in row]
                    for breed, row in view["seats"][seat]["herds"].items()
                ],
            }
            for seat in rivals
        ],
    }


def _stolen(name: str, owner: int, view: View, context: DrawContext) -> dict[str, Any]:
    """EG-46, EG-47: the owner is paid; a herd of the thief's own may have to be sold."""
    breed, value = breed_and_value(name)
    sale = tag(int(STEAL) + TILE_NAMES.index(name), view)
    return {
        **tile(name, context),
        "id": loot_id(name),
        "sale": sale[0][1] if sale else "",
        "name": context.say("board-loot-tile", breed=breed, value=value, name=context.names[owner]),
    }
