"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.engine.errors import Param
from bunkhouse.games.montana.components import SETTLEMENTS
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.element_ids import (
    ANY_WORKER,
    CANTEEN,
    CATTLE,
    COINS,
    GOOD_SYMBOLS,
    HOME,
    WAGON,
    WHEEL,
    WORKER_SYMBOLS,
    home_id,
    pawn_id,
    thing_symbol,
)
from bunkhouse.games.montana.view_types import View

OWN_TAB: Final = ("board-ranch-tab", "ui-table")
"""What the part of the screen with one's own player board is called and shown by."""
SCORE_TIP: Final = "settlement"
"""The explanation of the points beside a name."""
SCORE_ICONS: Final = {"fields": HOME, "stacked": "two-homes"}

SHORTAGE: Final = "mt-short"
SPIN: Final = "mt-recruit"
"""Signs by which the script of the table knows lines of the log."""


def facts(view: View, context: DrawContext) -> list[str]:
    """How far the game has come."""
    if view["actor"] is None:
        return [context.say("table-over")]
    if view["round"] == 0:
        return [context.say("table-set-up")]
    end = (
        context.say("table-closing")
        if view["closing"]
        else context.say("board-ends-at", count=SETTLEMENTS[view["players"]])
    )
    return [context.say("table-round", round=view["round"]), end]


def score(view: View, seat: int) -> tuple[str, int]:
    return HOME, view["seats"][seat]["settlements"]


Sign = tuple[str, str, str]


def marks(id: str, params: dict[str, Param]) -> list[Sign]:
    """The signs of a line in the log: pieces it speaks of, and what has happened to them."""
    found: list[Sign] = []
    if id.startswith("shortage"):
        found.append((SHORTAGE, "", ""))
    if id == "spins":
        found.append((SPIN, "", ""))
    found += _group(id, params)
    if "good" in params:
        found.append((GOOD_SYMBOLS[str(params["good"])], str(params.get("count", "")), ""))
    if "worker" in params:
        found.append((WORKER_SYMBOLS[str(params["worker"])], str(params.get("count", "")), ""))
    if "thing" in params:
        thing = str(params["thing"])
        count = str(params["coins"]) if thing == "coins" else ""
        found += [(CATTLE, "", ""), (thing_symbol(thing), count, "")]
    return found + _counted(id, params)


def _group(id: str, params: dict[str, Param]) -> list[Sign]:
    """Workers or goods that are listed one by one."""
    pieces = [str(params[part]) for part in parts("") if params.get(part)]
    goods = id in ("exchanges", "builds")
    symbols = GOOD_SYMBOLS if goods else {**WORKER_SYMBOLS, "white": ANY_WORKER}
    return [(symbols[piece], "", "") for piece in pieces if piece in symbols]


_COUNTED: Final = {
    "pays-coins": COINS,
    "gains-coins": COINS,
    "gains-coins-unbuilt": COINS,
    "pays-pumpkins": GOOD_SYMBOLS["pumpkin"],
    "gains-cattle": CATTLE,
    "builds": HOME,
    "wins": HOME,
}


def _counted(id: str, params: dict[str, Param]) -> list[Sign]:
    if id in _COUNTED:
        sign = "\N{MINUS SIGN}" if id.startswith("pays") else ""
        return [(_COUNTED[id], f"{sign}{params['count']}", "")]
    if id in ("gains-canteen", "uses-canteen"):
        return [(CANTEEN, "", "")]
    return [(GOOD_SYMBOLS["pumpkin"], str(params["price"]), "")] if id == "places-pawn" else []


def lights(id: str, params: dict[str, Param]) -> list[str]:
    """What a line in the log speaks of, as far as it lies on the table."""
    if id == "builds":
        return [home_id(str(params["field"]))]
    if id == "places-pawn":
        return [pawn_id(int(params["seat"]))]
    if id == "chooses-start":
        return [WAGON]
    return [WHEEL] if id == "spins" else []


def stakes(id: str, params: dict[str, Param]) -> dict[int, str]:
    """MT-55: whose pawn must move on; MT-27: who gives something back because the supply is short."""
    if id == "jumps":
        return {int(params["victim"]): "loss"}
    return {int(params["seat"]): "loss"} if id in ("shortage-good", "shortage-worker") else {}
