"""The drawn table of Great Western Trail: what to draw, where an action is clicked, what everything says."""

from bunkhouse.games.great_western_trail.table.clicks import CLICKS
from bunkhouse.games.great_western_trail.table.facts import (
    ASIDE_TAB,
    OWN_TAB,
    SCORE_ICONS,
    SCORE_TIP,
    facts,
    lights,
    marks,
    score,
    stakes,
)
from bunkhouse.games.great_western_trail.table.intended_actions import intended_actions
from bunkhouse.games.great_western_trail.table.picture import picture
from bunkhouse.games.great_western_trail.table.tips import tips

__all__ = [
    "ASIDE_TAB",
    "CLICKS",
    "OWN_TAB",
    "SCORE_ICONS",
    "SCORE_TIP",
    "facts",
    "intended_actions",
    "lights",
    "marks",
    "picture",
    "score",
    "stakes",
    "tips",
]
