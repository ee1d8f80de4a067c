"""The drawn table of Montana: what to draw, where an action is to be clicked, and what pieces say."""

from bunkhouse.games.montana.table.clicks import CLICKS
from bunkhouse.games.montana.table.facts import (
    OWN_TAB,
    SCORE_ICONS,
    SCORE_TIP,
    facts,
    lights,
    marks,
    score,
    stakes,
)
from bunkhouse.games.montana.table.intended_actions import intended_actions
from bunkhouse.games.montana.table.picture import picture
from bunkhouse.games.montana.table.tips import tips

__all__ = [
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
