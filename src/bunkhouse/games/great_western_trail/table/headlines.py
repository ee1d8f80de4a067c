"""What the log tells a turn by: the deeds that matter most, and the dollars they bring or cost."""

from typing import Final

from bunkhouse.drawing.deeds import Deed
from bunkhouse.engine.errors import Param

MONEY: Final = "dollar"
STAKE_TEXTS: Final = {"pays-owner": "stake-pays-owner"}
_DEEDS: Final = {
    "places": ("deed-moves", 4),
    "moves": ("deed-moves", 4),
    "pays-bank": ("", 0),
    "pays-owner": ("deed-pays-owner", 3),
    "plays": ("deed-plays", 5),
    "removes": ("deed-removes", 1),
    "earns": ("", 0),
    "income": ("", 0),
    "pays-transport": ("", 0),
    "hires": ("deed-hires", 8),
    "trades": ("deed-trades", 6),
    "clears": ("deed-clears", 6),
    "engine": ("deed-engine", 5),
    "upgrades": ("deed-upgrades", 7),
    "takes-master": ("deed-takes-master", 9),
    "takes-token": ("deed-takes-token", 10),
    "delivers": ("deed-delivers", 9),
    "builds": ("deed-builds", 8),
    "buys": ("deed-buys", 8),
    "takes-objective": ("deed-takes-objective", 6),
    "certificates": ("deed-certificates", 2),
    "auxiliary": ("deed-auxiliary", 1),
    "draws": ("deed-draws", 0),
    "foresees": ("deed-foresees", 0),
    "game-over": ("event-game-over", 10),
}
"""By event: the text, and how much it matters; what matters 0 is told of a turn without anything else."""
_EARNED: Final = ("earns", "trades")
_PAID: Final = ("pays-bank", "pays-owner", "pays-transport", "hires", "clears", "upgrades", "builds", "buys")


def headline(id: str, params: dict[str, Param]) -> Deed | None:
    """What an event adds to the headline of its turn; None for a detail."""
    found = _DEEDS.get(id)
    return None if found is None else Deed(found[0], found[1], _dollars(id, params), MONEY)


def _dollars(id: str, params: dict[str, Param]) -> int:
    if id == "income":
        return int(params["value"])
    if id in _EARNED:
        return int(params["dollars"])
    return -int(params["dollars"]) if id in _PAID else 0
