"""What lies in the middle of things: the dice rodeo, or the tiles somebody has to decide on."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.components import DICE_IN_PLAY
from bunkhouse.games.el_gaucho.table.element_ids import View, die_id, hand_dice, rodeo_dice
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.words import with_ways

_TILTS: Final = [-9, 4, 12, -5, 8, -12, 6, -3, 10]
"""How dice come to lie, in degrees."""


def pen(view: View, context: DrawContext) -> dict[str, Any]:
    """Tiles to decide on, where there are any; else the dice."""
    return _tray(view, context) or _dice(view, context)


def _dice(view: View, context: DrawContext) -> dict[str, Any]:
    dice = rodeo_dice(view)
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
        "ids": [name for name, _ in dice],
        "rolled": len(dice) == DICE_IN_PLAY[view["players"]],
        "dice": [
            {
                "id": name,
                "face": face,
                "tilt": _TILTS[at % len(_TILTS)],
                "name": with_ways(context.say("board-die", face=face), name, context),
            }
            for at, (name, face) in enumerate(dice)
        ],
    }


def _tray(view: View, context: DrawContext) -> dict[str, Any] | None:
    """Start tiles (EG-14), cattle just collected (EG-58), or the Steppe as its visitor sees it (EG-50)."""
    decision = view["decision"]
    if decision is None:
        return None
    step, actor = decision["step"], view["actor"]
    if step == "steppe" and actor == context.viewer:
        seen = [name for name in view["steppe"] if name not in (None, "hidden")]
        return _shown(context.say("board-tray-steppe"), "steppe", seen, context)
    if step == "settle":
        name = context.names[actor]
        return _shown(context.say("board-tray-settle", name=name), "steppe", [decision["tile"]], context)
    if step == "add-cattle":
        name = context.names[actor]
        hand = view["seats"][actor]["hand"]
        return _shown(context.say("board-tray-collected", name=name), "collected", hand, context)
    mine = view["seats"][context.viewer]["hand"] if context.viewer is not None else None
    if view["round"] == 0 and mine:
        return _shown(context.say("board-tray-start"), "start", mine, context)
    return None


def _shown(title: str, tip: str, tiles: list[str], context: DrawContext) -> dict[str, Any]:
    drawn = [tile(name, context) for name in tiles]
    for each in drawn:
        each["name"] = with_ways(each["name"], each["id"], context)
    ids = [each["id"] for each in drawn]
    choosing = any(id in context.legal for id in ids)
    return {"kind": "tiles", "title": title, "tip": tip, "tiles": drawn, "ids": ids, "choosing": choosing}


def hand(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """The dice before the player on turn."""
    return [
        {
            "id": name,
            "face": face,
            "from": die_id(face, view["turn"]["dice"][: number + 1].count(face)),
            "name": with_ways(context.say("board-hand-die", face=face), name, context),
        }
        for number, (name, face) in enumerate(hand_dice(view))
    ]
