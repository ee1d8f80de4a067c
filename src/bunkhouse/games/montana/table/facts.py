"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.drawing.turn_order import seats_until
from bunkhouse.engine.errors import Param
from bunkhouse.games.montana.components import SPACE_NAMES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table import element_ids as ids
from bunkhouse.games.montana.view_types import View

OWN_TAB: Final = ("board-ranch-tab", "ui-table")
"""What the part of the screen with one's own player board is called and shown by."""
SCORE_TIP: Final = "settlement"
"""The explanation of the points beside a name."""
END_TIP: Final = "end"
"""The explanation of what ends the game."""
SCORE_ICONS: Final = {
    "fields": ids.HOME,
    "stacked": "two-homes",
    "keepsakes": ids.CATTLE,
    "belongings": ids.COINS,
}

SHORTAGE: Final = "mt-short"
SPIN: Final = "mt-recruit"
"""Signs by which the script of the table knows lines of the log."""


def facts(view: View, context: DrawContext) -> list[Fact]:
    """How far the game has come, and what ends it (MT-85, MT-86)."""
    if view["actor"] is None:
        return [(context.say("table-over"), "")]
    turn = view["turn"]
    if turn is None:
        return [(context.say("table-set-up"), "")]
    if view["closing"]:
        seats = seats_until(turn, view["starter"], view["players"])
        end = context.say("board-last-round", names=", ".join(context.names[seat] for seat in seats))
    else:
        end = context.say("board-to-build", count=min(board["left"] for board in view["seats"]))
    return [(context.say("table-round", round=view["round"]), ""), (end, END_TIP)]


def score(view: View, seat: int) -> tuple[str, int]:
    return ids.HOME, view["seats"][seat]["settlements"]


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
        found.append((ids.GOOD_SYMBOLS[str(params["good"])], str(params.get("count", "")), ""))
    if "worker" in params:
        found.append((ids.WORKER_SYMBOLS[str(params["worker"])], str(params.get("count", "")), ""))
    if "thing" in params:
        thing = str(params["thing"])
        count = str(params["coins"]) if thing == "coins" else ""
        found += [(ids.CATTLE, "", ""), (ids.thing_symbol(thing), count, "")]
    return found + _counted(id, params)


def _group(id: str, params: dict[str, Param]) -> list[Sign]:
    """Workers or goods that are listed one by one."""
    pieces = [str(params[part]) for part in parts("") if params.get(part)]
    goods = id in ("exchanges", "builds")
    symbols = ids.GOOD_SYMBOLS if goods else {**ids.WORKER_SYMBOLS, "white": ids.ANY_WORKER}
    return [(symbols[piece], "", "") for piece in pieces if piece in symbols]


_COUNTED: Final = {
    "pays-coins": ids.COINS,
    "gains-coins": ids.COINS,
    "gains-coins-unbuilt": ids.COINS,
    "pays-pumpkins": ids.GOOD_SYMBOLS["pumpkin"],
    "gains-cattle": ids.CATTLE,
    "builds": ids.HOME,
    "wins": ids.HOME,
}


def _counted(id: str, params: dict[str, Param]) -> list[Sign]:
    if id in _COUNTED:
        sign = "\N{MINUS SIGN}" if id.startswith("pays") else ""
        return [(_COUNTED[id], f"{sign}{params['count']}", "")]
    if id in ("gains-canteen", "uses-canteen"):
        return [(ids.CANTEEN, "", "")]
    return [(ids.GOOD_SYMBOLS["pumpkin"], str(params["price"]), "")] if id == "places-pawn" else []


def lights(id: str, params: dict[str, Param]) -> list[str]:
    """What a line in the log speaks of, as far as it lies on the table."""
    if id == "builds":
        return [ids.home_id(str(params["field"]))]
    if id == "places-pawn":
        return [ids.pawn_id(int(params["seat"]))]
    if id == "jumps":
        return [ids.pawn_id(int(params["victim"]))]
    if id in ("sends", "sends-right"):
        return _spaces(str(params["area"]))
    if id in ("passes", "cannot-place", "pays-pumpkins", "cannot-pay"):
        return [ids.CITY]
    if id == "chooses-start":
        return [ids.WAGON]
    return [ids.WHEEL] if id in ("spins", "advances") else []


def _spaces(area: str) -> list[str]:
    """The spaces of an area on the action board."""
    return [ids.space_id(space) for space in SPACE_NAMES if space.partition("-")[0] == area]


def stakes(id: str, params: dict[str, Param]) -> dict[int, str]:
    """MT-55: whose pawn must move on; MT-27: who gives something back because the supply is short."""
    if id == "jumps":
        return {int(params["victim"]): "loss"}
    return {int(params["seat"]): "loss"} if id in ("shortage-good", "shortage-worker") else {}
