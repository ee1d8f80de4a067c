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
    decision = view["decision"]
    find = None if decision is None else _TRAYS.get(decision["step"])
    tray = None if find is None else find(view, context)
    return tray or _dice(view, context)


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


def _start_tray(view: View, context: DrawContext) -> PartDict | None:
    """EG-14: the viewer's own start tiles, as long as there are any in hand."""
    tiles = None if context.viewer is None else view["seats"][context.viewer]["hand"]
    return _tray(context.say("board-tray-start"), "start", tiles, context) if tiles else None


def _steppe_tray(view: View, context: DrawContext) -> PartDict | None:
    """EG-50: the Steppe as its visitor sees it, and nobody else."""
    if context.viewer != view["actor"]:
        return None
    tiles = [name for name in view["steppe"] if name is not None and name != "hidden"]
    return _tray(context.say("board-tray-steppe"), "steppe", tiles, context)


def _settling_tray(view: View, context: DrawContext) -> PartDict | None:
    """EG-50: the tile that needs a space."""
    decision, actor = view["decision"], view["actor"]
    if decision is None or decision["tile"] is None or actor is None:
        return None
    title = context.say("board-tray-settle", name=context.names[actor])
    return _tray(title, "steppe", [decision["tile"]], context)


def _collected_tray(view: View, context: DrawContext) -> PartDict | None:
    """EG-58: cattle still to be added to herds."""
    actor = view["actor"]
    if actor is None:
        return None
    title = context.say("board-tray-collected", name=context.names[actor])
    return _tray(title, "collected", view["seats"][actor]["hand"] or [], context)


_TRAYS: Final[dict[str, Callable[[View, DrawContext], PartDict | None]]] = {
    "keep-tiles": _start_tray,
    "arrange-herd": _start_tray,
    "steppe": _steppe_tray,
    "settle": _settling_tray,
    "add-cattle": _collected_tray,
}
"""By step: the tiles to decide on, as far as the viewer sees them."""


_AT_HOME: Final = ("start", "collected")
"""Trays of tiles that never come to the Pampa again: what dice do there is no use here."""


def _tray(title: str, tip: str, tiles: list[str], context: DrawContext) -> PartDict:
    drawn = [tile(context.texts, name) for name in tiles]
    for each in drawn:
        if tip in _AT_HOME:
            each["tip"] = tip
        each["name"] = with_ways(context.texts, each["name"], actions_at(each["id"], context))
    ids = [each["id"] for each in drawn]
    choosing = bool(context.lit(ids))
    return {"kind": "tiles", "title": title, "tip": tip, "tiles": drawn, "ids": ids, "choosing": choosing}


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
