"""What the log tells a turn by: the deeds that matter most, and the pesos they bring."""

from typing import Final

from bunkhouse.drawing.deeds import Deed
from bunkhouse.engine.errors import Param

MONEY: Final = "peso"
STAKE_TEXTS: Final = {"steals": "stake-steals", "replaces": "stake-replaces"}
_DEEDS: Final = {
    "keeps": ("deed-keeps", 3),
    "lays-out": ("deed-lays-out", 3),
    "posts": ("deed-posts", 4),
    "takes": ("deed-takes", 0),
    "stands": ("deed-stands", 6),
    "lies": ("deed-lies", 6),
    "raises": ("deed-raises", 6),
    "enters": ("deed-enters", 5),
    "recalls-from-place": ("deed-recalls", 1),
    "recalls-from-pampa": ("deed-recalls", 1),
    "forfeits": ("deed-forfeits", 0),
    "gains-die": ("deed-gains-die", 3),
    "sells": ("deed-sells", 9),
    "bonus": ("", 0),
    "steals": ("deed-steals", 10),
    "rouses": ("deed-raises", 7),
    "replaces": ("deed-replaces", 10),
    "looks": ("deed-looks", 2),
    "settles": ("deed-settles", 7),
    "collects": ("deed-collects", 8),
    "sorts": ("deed-sorts", 6),
    "stack-empty": ("event-stack-empty", 9),
    "round-without-dice": ("event-round-without-dice", 9),
    "wins": ("deed-wins", 10),
}
"""By event: the text, and how much it matters; what matters 0 is told of a turn without anything else."""


def headline(id: str, params: dict[str, Param]) -> Deed | None:
    """What an event adds to the headline of its turn; None for a detail."""
    found = _DEEDS.get(id)
    if found is None:
        return None
    gain = int(params["pesos"]) if id in ("sells", "bonus") else 0
    return Deed(found[0], found[1], gain, MONEY)
