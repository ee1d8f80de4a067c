"""What the log tells a turn by: the deeds that matter most, settlements built, coins got and paid."""

from typing import Final

from bunkhouse.drawing.deeds import Deed
from bunkhouse.engine.errors import Param
from bunkhouse.games.montana.table import element_ids as ids

MONEY: Final = ids.COINS
STAKE_TEXTS: Final = {
    "jumps": "stake-jumps",
    "shortage-good": "stake-shortage-good",
    "shortage-worker": "stake-shortage-worker",
}
_DEEDS: Final = {
    "chooses-start": ("deed-chooses-start", 5),
    "spins": ("deed-spins", 4),
    "advances": ("deed-advances", 2),
    "hires": ("deed-hires", 3),
    "returns": ("deed-returns", 0),
    "receives": ("deed-receives", 3),
    "trades": ("deed-trades", 2),
    "sends": ("deed-sends", 6),
    "sends-right": ("deed-sends", 5),
    "pays-coins": ("", 0),
    "gains-coins": ("deed-gains-coins", 4),
    "gains-coins-unbuilt": ("", 0),
    "places-pawn": ("deed-places-pawn", 5),
    "jumps": ("deed-jumps", 7),
    "passes": ("deed-passes", 0),
    "gains-cattle": ("deed-gains-cattle", 4),
    "exchanges": ("deed-exchanges", 3),
    "builds": ("deed-builds", 9),
    "completes-line": ("deed-completes-line", 9),
    "gains-canteen": ("deed-gains-canteen", 5),
    "uses-canteen": ("deed-uses-canteen", 6),
    "last-settlement": ("deed-last-settlement", 10),
    "wins": ("deed-wins", 10),
}
"""By event: the text, and how much it matters; what matters 0 is told of a turn without anything else."""
_GAINS: Final = {
    "pays-coins": (-1, ids.COINS),
    "gains-coins": (1, ids.COINS),
    "gains-coins-unbuilt": (1, ids.COINS),
    "builds": (1, ids.HOME),
}


def headline(id: str, params: dict[str, Param]) -> Deed | None:
    """What an event adds to the headline of its turn; None for a detail."""
    found = _DEEDS.get(id)
    if found is None:
        return None
    way, sign = _GAINS.get(id, (0, ""))
    return Deed(found[0], found[1], way * int(params["count"]) if way else 0, sign)
