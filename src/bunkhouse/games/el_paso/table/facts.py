"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.drawing.turn_order import seats_until
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_paso.components import BREEDING, COW_NAMES, SUE, WORKER_NAMES
from bunkhouse.games.el_paso.table.cards import WORKER_SIGNS
from bunkhouse.games.el_paso.table.element_ids import (
    EXCHANGE,
    SIMMENTALS,
    building_id,
    car_id,
    market_id,
    post_id,
    rancher_id,
    token_id,
)
from bunkhouse.games.el_paso.view_types import View

OWN_TAB: Final = ("board-ranch-tab", "ui-table")
"""The tab with one's own area on a phone: text id and symbol."""
END_TIP: Final = "end"
"""The explanation of what ends the game."""
SCORE_ICONS: Final = {
    "money": "dollar",
    "buildings": "ui-build",
    "posts": "disc",
    "workers": "w-cowboy",
    "cows": "ui-buy",
    "bonuses": "bonus",
    "objectives": "objective",
}
SCORE_TIP: Final = "score"
"""The explanation of the points beside a name."""
_PAID: Final = (
    "hires",
    "buys",
    "uses-train",
    "builds",
    "upgrades",
    "gains-cow",
    "takes-exchange",
    "takes-bonus",
)
"""Events whose dollars are a price."""
EVENT_SIGNS: Final = {
    "exchanges": "exchange",
    "takes-exchange": "exchange",
    "uses-train": "ui-engine",
    "sue-uses-train": "ui-engine",
    "takes-objective": "objective",
    "takes-bonus": "bonus",
    "builds": "ui-build",
    "upgrades": "ui-build",
    "certificates": "cert",
    "auxiliary": "gear",
    "moves": "boot",
    "sue-moves": "boot",
}


def facts(view: View, context: DrawContext) -> list[Fact]:
    """How far the game has come, and what ends it (EP-99 to EP-101); Sue has turns as well."""
    decision, finisher = view["decision"], view["finisher"]
    if decision is None:
        return [(context.say("table-over"), "")]
    if finisher is None:
        end = context.say("table-simmentals", count=view["stock"].get("simmental", 0))
    else:
        seats = seats_until(decision["seat"], finisher, len(context.names))
        names = ", ".join(context.names[seat] for seat in seats)
        end = context.say("board-last-turns", names=names, count=len(seats))
    found = [(end, END_TIP)]
    told = [event.id for event in context.told("places", "turn-begins")]
    turn = told.count("turn-begins") if "places" in told else 0  # else the log does not go back to the start
    return [*found, (context.say("table-turn-number", number=turn), "")] if turn else found


def score(view: View, seat: int) -> tuple[str, int]:
    """All points are open."""
    sue = view["automaton"]
    return "vp", sum(view["seats"][seat]["points"] if sue is None or seat != SUE else sue["points"])


def marks(id: str, params: dict[str, Param]) -> list[tuple[str, str, str]]:
    """The signs of a line in the log."""
    found: list[tuple[str, str, str]] = []
    sign = EVENT_SIGNS.get(id)
    if sign is not None:
        found.append((sign, "", ""))
    card, worker = str(params.get("card", "")), str(params.get("worker", ""))
    if card in COW_NAMES:
        found.append(("", str(int(BREEDING[COW_NAMES.index(card)])), f"k-{card}"))
    if card in WORKER_NAMES or worker in WORKER_NAMES:
        found.append((WORKER_SIGNS[worker or card], "", ""))
    if "post" in params:
        found.append(("", str(params["post"]), "crest"))
    dollars = params.get("dollars")
    if isinstance(dollars, int) and dollars:
        paid = id in _PAID or dollars < 0
        found.append(("", str(abs(dollars)), "mny cost" if paid else "mny"))
    return found


def lights(id: str, params: dict[str, Param]) -> list[str]:
    """What a line in the log speaks of, as far as it lies on the board."""
    if id in ("places", "moves", "sue-moves"):
        return [rancher_id(int(params["seat"]))]
    if id in ("builds", "upgrades"):
        return [building_id(str(params["space"]), str(params["building"]))]
    if id in _LIGHTS:
        return [_LIGHTS[id](str(params[name])) for name in ("card", "worker", "token") if name in params]
    if id in ("takes-simmental", "finishes"):
        return [SIMMENTALS]
    if id in ("takes-exchange", "exchanges"):
        return [EXCHANGE]
    return [post_id(str(params["post"]))] if "post" in params else []


_LIGHTS: Final[dict[str, Callable[[str], str]]] = {
    "buys": market_id,
    "gains-cow": market_id,
    "sue-gains-cow": market_id,
    "hires": market_id,
    "uses-train": car_id,
    "sue-uses-train": car_id,
    "takes-objective": token_id,
    "takes-bonus": token_id,
}
"""The piece that a line speaks of, by its event."""
