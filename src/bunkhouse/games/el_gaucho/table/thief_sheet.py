"""What the Thief could take: the opponents' herds, on a sheet of their own (EG-46)."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.el_gaucho.actions import ACTIONS, STEAL
from bunkhouse.games.el_gaucho.components import TILE_NAMES
from bunkhouse.games.el_gaucho.table.clicks import CLICKS
from bunkhouse.games.el_gaucho.table.element_ids import loot_id, spot_id
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.words import actions_at
from bunkhouse.games.el_gaucho.tile_names import tile_name
from bunkhouse.games.el_gaucho.view_types import View


def thief_sheet(view: View, context: DrawContext) -> PartDict | None:
    """A sheet while the Thief can be used, else nothing."""
    if not any(ACTIONS.kind(code) == STEAL for code in actions_at(spot_id("thief"), context)):
        return None
    return {
        "title": context.say("board-loot"),
        "hint": context.say("board-loot-hint"),
        "seats": [
            {
                "colour": context.colours[seat],
                "name": context.names[seat],
                "herds": [
                    [_stolen(breed, value, seat, view, context) for value in row]
                    for breed, row in ranch["herds"].items()
                ],
            }
            for seat, ranch in enumerate(view["seats"])
            if ranch["herds"] and seat != view["actor"]
        ],
    }


def _stolen(breed: str, value: int, owner: int, view: View, context: DrawContext) -> PartDict:
    """EG-46, EG-47: the owner is paid; a herd of the thief's own may have to be sold."""
    name = tile_name(breed, value)
    sale = CLICKS.tag(STEAL + TILE_NAMES.index(name), view)
    return {
        **tile(context.texts, name),
        "id": loot_id(name),
        "sale": sale[0][1] if sale else "",
        "name": context.say("board-loot-tile", breed=breed, value=value, name=context.names[owner]),
    }
