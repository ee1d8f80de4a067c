"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.drawing.turn_order import seats_until
from bunkhouse.engine.errors import Param
from bunkhouse.games.great_western_trail.components import TILE_NAMES, WORKER_NAMES
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.cards import NUMBER, breed, is_cattle
from bunkhouse.games.great_western_trail.table.printed_signs import tile_sign
from bunkhouse.games.great_western_trail.table.town import spaces_left
from bunkhouse.games.great_western_trail.view_types import View

OWN_TAB: Final = ("board-ranch-tab", "ui-table")
ASIDE_TAB: Final = ("board-markets-tab", "ui-buy")
SCORE_TIP: Final = "points"
"""The explanation of the points beside a name."""
END_TIP: Final = "end"
"""The explanation of what ends the game."""
SCORE_ICONS: Final = {
    "dollars": "dollar",
    "buildings": "ui-build",
    "cities": "ui-flag",
    "stations": "station",
    "hazards": "ui-haz",
    "cattle": "ui-buy",
    "objectives": "objective",
    "station_masters": "smaster",
    "workers": "ui-hire",
    "step_disc": "boot",
    "job_market_token": "fwd",
}
_SIGNS: Final = {
    "moves": "boot",
    "places": "boot",
    "plays": "objective",
    "takes-objective": "objective",
    "engine": "ui-engine",
    "upgrades": "station",
    "takes-master": "smaster",
    "delivers": "ui-flag",
    "builds": "ui-build",
    "certificates": "cert",
    "auxiliary": "gear",
    "draws": "cards",
    "refills": "cards",
    "removes": "trash",
}


def facts(view: View, context: DrawContext) -> list[Fact]:
    """How far the game has come, and what ends it (GWT-182 to GWT-185)."""
    decision, owner = view["decision"], view["token_owner"]
    if decision is None:
        return [(context.say("table-over"), "")]
    if owner is None:
        end = context.say("board-spaces-left", count=spaces_left(view))
    else:
        seats = seats_until(decision["seat"], owner, view["players"])
        names = ", ".join([context.names[seat] for seat in seats])
        end = context.say("board-last-turns", names=names, count=len(seats))
    found = [(end, END_TIP)]
    told = [event.id for event in context.told("places", "turn-begins")]
    if "places" in told:  # else the log does not go back to the start
        found.append((context.say("table-turn-number", number=1 + told.count("turn-begins")), ""))
    return found


def score(view: View, seat: int) -> tuple[str, int]:
    """GWT-186 to GWT-196: the points of a seat if the game ended now."""
    return "vp", sum(view["seats"][seat]["points"])


def marks(id: str, params: dict[str, Param]) -> list[tuple[str, str, str]]:
    """The signs of a line in the log."""
    found: list[tuple[str, str, str]] = []
    if id in _SIGNS:
        found.append((_SIGNS[id], "", ""))
    worker = str(params.get("worker", ""))
    if worker in WORKER_NAMES:
        found.append((f"w-{worker}", "", ""))
    tile = str(params.get("tile", ""))
    if tile in TILE_NAMES:
        found.append((tile_sign(tile)["symbol"], "", ""))
    for name in ("card", "second"):
        card = str(params.get(name, ""))
        if card in NUMBER and is_cattle(card):
            found.append(("cards", "", f"k-{breed(card)}"))
    if isinstance(params.get("dollars"), int) and params["dollars"]:
        found.append(("dollar", str(abs(int(params["dollars"]))), ""))
    return found


def lights(id: str, params: dict[str, Param]) -> list[str]:
    """What a line in the log speaks of, as far as it lies on the board."""
    return [_LIGHTS[id](int(params.get("seat", -1)), params)] if id in _LIGHTS else []


_LIGHTS: Final[dict[str, Callable[[int, dict[str, Param]], str]]] = {
    "places": lambda seat, params: element_ids.rancher_id(seat),
    "moves": lambda seat, params: element_ids.rancher_id(seat),
    "engine": lambda seat, params: element_ids.engine_id(seat),
    "builds": lambda seat, params: element_ids.built_id(seat, str(params["building"])),
    "upgrades": lambda seat, params: element_ids.station_id(str(params["station"])),
    "delivers": lambda seat, params: element_ids.city_id(str(params["city"])),
    "lifts-disc": lambda seat, params: element_ids.station_id(str(params["station"])),
    "buys": lambda seat, params: element_ids.market_id(str(params["card"])),
    "takes-objective": lambda seat, params: element_ids.pool_id(str(params["card"])),
}


def stakes(id: str, params: dict[str, Param]) -> dict[int, str]:
    """GWT-43: whose building is paid for; nobody loses anything to anybody."""
    return {int(params["victim"]): "gain"} if id == "pays-owner" else {}
