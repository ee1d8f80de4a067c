"""What the log tells a turn by: the deeds that matter most, and the dollars they bring or cost."""

from typing import Final

from bunkhouse.drawing.deeds import Deed
from bunkhouse.engine.errors import Param

MONEY: Final = "dollar"
_DEEDS: Final = {
    "places": ("deed-moves", 4),
    "moves": ("deed-moves", 4),
    "sells": ("deed-sells", 3),
    "gains-money": ("", 0),
    "arrives": ("", 0),
    "certificates": ("deed-certificates", 2),
    "takes-exchange": ("deed-takes-exchange", 2),
    "dismisses": ("deed-dismisses", 2),
    "exchanges": ("deed-exchanges", 2),
    "hires": ("deed-hires", 7),
    "gains-cow": ("deed-gains-cow", 7),
    "buys": ("deed-buys", 8),
    "uses-train": ("deed-uses-train", 7),
    "builds": ("deed-builds", 8),
    "upgrades": ("deed-upgrades", 8),
    "takes-objective": ("deed-takes-objective", 6),
    "takes-bonus": ("deed-takes-bonus", 5),
    "auxiliary": ("deed-auxiliary", 1),
    "removes": ("deed-removes", 2),
    "takes-simmental": ("deed-takes-simmental", 5),
    "finishes": ("deed-finishes", 10),
    "delivers": ("deed-delivers", 9),
    "game-over": ("event-game-over", 10),
    "sue-draws": ("deed-draws-bot-card", 0),
    "sue-moves": ("deed-moves", 4),
    "sue-gains-cow": ("deed-gains-cow", 7),
    "sue-gains-worker": ("deed-gains-worker", 4),
    "sue-uses-train": ("deed-uses-train", 7),
    "sue-delivers": ("deed-delivers", 9),
    "sue-gets-nothing": ("deed-gets-nothing", 1),
}
"""By event: the text, and how much it matters; what matters 0 is told of a turn without anything else."""
_PAID: Final = (
    "hires",
    "gains-cow",
    "buys",
    "uses-train",
    "builds",
    "upgrades",
    "takes-exchange",
    "takes-bonus",
)
"""Events whose dollars are a price."""
_EARNED: Final = ("sells", "gains-money", "arrives", "dismisses")


def headline(id: str, params: dict[str, Param]) -> Deed | None:
    """What an event adds to the headline of its turn; None for a detail."""
    found = _DEEDS.get(id)
    return None if found is None else Deed(found[0], found[1], _dollars(id, params), MONEY)


def _dollars(id: str, params: dict[str, Param]) -> int:
    if id == "delivers":
        return int(params["dollars"]) - int(params["cost"])
    dollars = int(params.get("dollars", 0))
    return -dollars if id in _PAID else dollars if id in _EARNED else 0
