"""What the log tells a turn by: the deeds that matter most, and the points they bring."""

from typing import Final

from bunkhouse.drawing.deeds import Deed
from bunkhouse.engine.errors import Param

STAKE_TEXTS: Final = {"scores": "stake-scores"}
_DEEDS: Final = {
    "starts": ("deed-starts", 6),
    "takes": ("deed-takes", 3),
    "draws": ("deed-draws", 2),
    "claims": ("deed-claims", 9),
    "scores": ("", 0),
    "captures": ("deed-captures", 8),
    "moves-alvin": ("deed-moves-alvin", 6),
    "places": ("deed-places", 5),
    "draws-tickets": ("deed-draws-tickets", 5),
    "kept": ("deed-kept", 6),
    "passes": ("deed-passes", 1),
    "last-round": ("deed-last-round", 10),
    "tickets-scored": ("deed-tickets-scored", 9),
    "globetrotter": ("deed-globetrotter", 9),
    "alvin-card": ("deed-alvin-card", 9),
    "wins": ("deed-wins", 10),
}
"""By event: the text, and how much it matters."""
_SCORING: Final = ("scores", "captures", "tickets-scored", "globetrotter", "alvin-card")


def headline(id: str, params: dict[str, Param]) -> Deed | None:
    """What an event adds to the headline of its turn; None for a detail."""
    found = _DEEDS.get(id)
    if found is None:
        return None
    return Deed(found[0], found[1], int(params["points"]) if id in _SCORING else 0, "vp")
