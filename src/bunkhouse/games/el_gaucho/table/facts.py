"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.drawing.turn_order import seats_until
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_gaucho.table.element_ids import (
    COLOURS_OF_BREEDS,
    guest_id,
    score_id,
    spot_id,
    tile_id,
)
from bunkhouse.games.el_gaucho.tile_names import tile_name
from bunkhouse.games.el_gaucho.view_types import View

OWN_TAB: Final = ("board-herds-tab", "cow-angus")
"""What the part of the screen with one's own herds is called and shown by, where it is a part of its own."""
SCORE_TIP: Final = "scale"
"""The explanation of the points beside a name."""
UNSEEN: Final = ("rejected",)
"""The start tiles that a player has not kept are in the box; only bots remember them."""
END_TIP: Final = "end"
"""The explanation of what ends the game."""
SCORE_ICONS: Final = {
    "herds": "cow-angus",
    "sales": "peso",
    "trade": "pl-merchant",
    "compensation": "bag",
    "final": "ui-crown",
}


def facts(view: View, context: DrawContext) -> list[Fact]:
    """How far the game has come, and what ends it (EG-67 to EG-70)."""
    actor, left = view["actor"], view["rounds_left"]
    if actor is None:
        return [(context.say("table-over"), "")]
    if view["round"] == 0:
        return [(context.say("table-preparation"), "")]
    how_long = context.say("table-stack", count=view["stack"])
    if left is not None:
        how_long = context.say("table-rounds-left", count=left)
    decision = view["decision"]
    if left == 0 and decision is not None and decision["step"] != "add-cattle":
        seats = seats_until(actor, view["starter"], view["players"])
        names = ", ".join([context.names[seat] for seat in seats])
        how_long = context.say("board-last-round", names=names)
    return [(context.say("table-round", round=view["round"]), ""), (how_long, END_TIP)]


def score(view: View, seat: int) -> tuple[str, int]:
    return "peso", view["seats"][seat]["total"]


def marks(id: str, params: dict[str, Param]) -> list[tuple[str, str, str]]:
    """The signs of a line in the log: the dice, the tile, the special place, the pesos it speaks of."""
    found: list[tuple[str, str, str]] = []
    faces = str(params.get("dice", "")).replace("+", " ").split()
    found += [(f"die-{face}", "", "") for face in faces]
    if "place" in params:
        found.append((f"pl-{params['place']}", "", ""))
    if "breed" in params and "value" in params:
        found.append(("", str(params["value"]), COLOURS_OF_BREEDS[str(params["breed"])]))
    if "pesos" in params:
        found.append(("peso", str(params["pesos"]), ""))
    return found


def lights(id: str, params: dict[str, Param]) -> list[str]:
    """What a line in the log speaks of, as far as it lies on the table: a tile, a gaucho at a place."""
    if "breed" in params and "value" in params and id != "sees":
        return [tile_id(tile_name(str(params["breed"]), int(params["value"])))]
    if id in ("posts", "enters"):
        return [guest_id(str(params["place"]), int(params["seat"]))]
    if id in _AT_PLACES:
        return [spot_id(_AT_PLACES[id])]
    if id in ("sells", "bonus"):
        return [score_id(int(params["seat"]))]
    return [spot_id(str(params["place"]))] if id == "recalls-from-place" else []


_AT_PLACES: Final = {"gains-die": "rodeo", "looks": "steppe"}
"""The special place that an event happens at."""


def stakes(id: str, params: dict[str, Param]) -> dict[int, str]:
    """EG-45, EG-49: whose cattle is stolen, whose gaucho is replaced."""
    return {int(params["victim"]): "loss"} if id in ("steals", "replaces") else {}
