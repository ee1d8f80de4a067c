"""What lies in the middle of things: the dice rodeo, or the tiles somebody has to decide on."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.el_gaucho.components import DICE_IN_PLAY
from bunkhouse.games.el_gaucho.table.element_ids import hand_dice, rodeo_dice
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.words import actions_at, with_ways
from bunkhouse.games.el_gaucho.view_types import View

_TILTS: Final = [-9, 4, 12, -5, 8, -12, 6, -3, 10]
"""How dice come to lie, in degrees."""


def pen(view: View, context: DrawContext) -> PartDict:
    """Tiles to decide on, where there are any; else the dice."""
    return _tray(view, context) or _dice(view, context)


def _dice(view: View, context: DrawContext) -> PartDict:
    dice, texts = rodeo_dice(view["rodeo"]), context.texts
    if view["actor"] is None:
        note = context.say("table-over")
    elif view["round"] == 0:
        note = context.say("board-before-dice")
    elif view["without_dice"]:
        note = context.say("board-without-dice")
    else:
        note = context.say("board-dice-left", count=len(dice))
    return {
        "kind": "dice",
        "title": context.say("table-rodeo"),
        "note": note,
        "ids": [id for id, _ in dice],
        "rolled": len(dice) == DICE_IN_PLAY[view["players"]],
        "dice": [
            {
                "id": id,
                "face": face,
                "tilt": _TILTS[at % len(_TILTS)],
                "name": with_ways(texts, texts.say("board-die", face=face), actions_at(id, context)),
            }
            for at, (id, face) in enumerate(dice)
        ],
    }


def _start_tiles(view: View, viewer: int | None) -> list[str] | None:
    """EG-14: the viewer's own, as long as there are any in hand."""
    return None if viewer is None else view["seats"][viewer]["hand"] or None


def _steppe_tiles(view: View, viewer: int | None) -> list[str] | None:
    """EG-50: what the visitor of the Steppe sees, and nobody else."""
    if viewer != view["actor"]:
        return None
    return [name for name in view["steppe"] if name is not None and name != "hidden"]


def _fetched_tile(view: View, viewer: int | None) -> list[str] | None:
    """EG-50: the tile that needs a space."""
    decision = view["decision"]
    return None if decision is None or decision["tile"] is None else [decision["tile"]]


def _collected_tiles(view: View, viewer: int | None) -> list[str] | None:
    """EG-58: cattle still to be added to herds."""
    return None if view["actor"] is None else view["seats"][view["actor"]]["hand"]


_TRAYS: Final[dict[str, tuple[str, str, Callable[[View, int | None], list[str] | None]]]] = {
    "keep-tiles": ("start", "start", _start_tiles),
    "arrange-herd": ("start", "start", _start_tiles),
    "steppe": ("steppe", "steppe", _steppe_tiles),
    "settle": ("settle", "steppe", _fetched_tile),
    "add-cattle": ("collected", "collected", _collected_tiles),
}
"""By step: the name and the tip of the tray, and the tiles on it, as far as the viewer sees them."""


def _tray(view: View, context: DrawContext) -> PartDict | None:
    decision, actor = view["decision"], view["actor"]
    if decision is None or actor is None or decision["step"] not in _TRAYS:
        return None
    name, tip, find = _TRAYS[decision["step"]]
    tiles = find(view, context.viewer)
    if tiles is None:
        return None
    drawn = [tile(context.texts, each) for each in tiles]
    for each in drawn:
        each["name"] = with_ways(context.texts, each["name"], actions_at(each["id"], context))
    ids = [each["id"] for each in drawn]
    return {
        "kind": "tiles",
        "title": context.say(f"board-tray-{name}", name=context.names[actor]),
        "tip": tip,
        "tiles": drawn,
        "ids": ids,
        "choosing": bool(context.lit(ids)),
    }


def hand(view: View, context: DrawContext) -> list[PartDict]:
    """The dice before the player on turn, each with the place in the dice rodeo that it may come from."""
    faces, texts = view["turn"]["dice"], context.texts
    return [
        {
            "id": id,
            "face": face,
            "from": origin,
            "name": with_ways(texts, texts.say("board-hand-die", face=face), actions_at(id, context)),
        }
        for (id, face), (origin, _) in zip(hand_dice(faces), rodeo_dice(faces), strict=True)
    ]
