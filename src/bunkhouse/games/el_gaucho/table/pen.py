"""What lies in the middle of things: the dice rodeo, or the tiles somebody has to decide on."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.el_gaucho.components import DICE_IN_PLAY
from bunkhouse.games.el_gaucho.table.names import View, die_id, hand_dice, rodeo_dice
from bunkhouse.games.el_gaucho.table.pampa import tile
from bunkhouse.games.el_gaucho.table.words import with_ways

_TILTS: Final = [-9, 4, 12, -5, 8, -12, 6, -3, 10]
"""How dice come to lie, in degrees."""


def pen(view: View, look: Look) -> dict[str, Any]:
    """Tiles to decide on, where there are any; else the dice."""
    return _tray(view, look) or _dice(view, look)


def _dice(view: View, look: Look) -> dict[str, Any]:
    dice = rodeo_dice(view)
    if view["actor"] is None:
        note = look.say("table-over")
    elif view["round"] == 0:
        note = look.say("board-before-dice")
    elif view["without_dice"]:
        note = look.say("board-without-dice")
    else:
        note = look.say("board-dice-left", count=len(dice))
    return {
        "kind": "dice",
        "title": look.say("table-rodeo"),
        "note": note,
        "ids": [name for name, _ in dice],
        "rolled": len(dice) == DICE_IN_PLAY[view["players"]],
        "dice": [
            {
                "id": name,
                "face": face,
                "tilt": _TILTS[at % len(_TILTS)],
                "name": with_ways(look.say("board-die", face=face), name, look),
            }
            for at, (name, face) in enumerate(dice)
        ],
    }


def _tray(view: View, look: Look) -> dict[str, Any] | None:
    """Start tiles (EG-14), cattle just collected (EG-58), or the Steppe as its visitor sees it (EG-50)."""
    decision = view["decision"]
    if decision is None:
        return None
    step, actor = decision["step"], view["actor"]
    if step == "steppe" and actor == look.viewer:
        seen = [name for name in view["steppe"] if name not in (None, "hidden")]
        return _shown(look.say("board-tray-steppe"), "steppe", seen, look)
    if step == "settle":
        name = look.names[actor]
        return _shown(look.say("board-tray-settle", name=name), "steppe", [decision["tile"]], look)
    if step == "add-cattle":
        name = look.names[actor]
        hand = view["seats"][actor]["hand"]
        return _shown(look.say("board-tray-collected", name=name), "collected", hand, look)
    mine = view["seats"][look.viewer]["hand"] if look.viewer is not None else None
    if view["round"] == 0 and mine:
        return _shown(look.say("board-tray-start"), "start", mine, look)
    return None


def _shown(title: str, tip: str, tiles: list[str], look: Look) -> dict[str, Any]:
    drawn = [tile(name, look) for name in tiles]
    for each in drawn:
        each["name"] = with_ways(each["name"], each["id"], look)
    ids = [each["id"] for each in drawn]
    choosing = any(id in look.legal for id in ids)
    return {"kind": "tiles", "title": title, "tip": tip, "tiles": drawn, "ids": ids, "choosing": choosing}


def hand(view: View, look: Look) -> list[dict[str, Any]]:
    """The dice before the player on turn."""
    return [
        {
            "id": name,
            "face": face,
            "from": die_id(face, view["turn"]["dice"][: number + 1].count(face)),
            "name": with_ways(look.say("board-hand-die", face=face), name, look),
        }
        for number, (name, face) in enumerate(hand_dice(view))
    ]
