"""What the Thief could take: the opponents' herds, on a sheet of their own (EG-46)."""

from typing import Any

from bunkhouse.engine.look import Look
from bunkhouse.games.el_gaucho.actions import STEAL
from bunkhouse.games.el_gaucho.components import TILE_NAMES
from bunkhouse.games.el_gaucho.table.names import View, breed_and_value, loot_id, spot_id, tile_name
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.tags import tag


def loot(view: View, look: Look) -> dict[str, Any] | None:
    """A sheet while the Thief can be used, else nothing."""
    codes = [code for code in look.legal.get(spot_id("thief"), ()) if 0 <= code - STEAL < len(TILE_NAMES)]
    if not codes:
        return None
    rivals = [seat for seat, ranch in enumerate(view["seats"]) if ranch["herds"] and seat != view["actor"]]
    return {
        "title": look.say("board-loot"),
        "hint": look.say("board-loot-hint"),
        "seats": [
            {
                "colour": look.colours[seat],
                "name": look.names[seat],
                "herds": [
                    [_stolen(tile_name(breed, value), seat, view, look) for value in row]
                    for breed, row in view["seats"][seat]["herds"].items()
                ],
            }
            for seat in rivals
        ],
    }


def _stolen(name: str, owner: int, view: View, look: Look) -> dict[str, Any]:
    """EG-46, EG-47: the owner is paid; a herd of the thief's own may have to be sold."""
    breed, value = breed_and_value(name)
    sale = tag(int(STEAL) + TILE_NAMES.index(name), view)
    return {
        **tile(name, look),
        "id": loot_id(name),
        "sale": sale[0][1] if sale else "",
        "name": look.say("board-loot-tile", breed=breed, value=value, name=look.names[owner]),
    }
