"""The drawn table of El Gaucho: what to draw, where an action is to be clicked, and what has moved."""

from bunkhouse.games.el_gaucho.table.clicks import CLICKS
from bunkhouse.games.el_gaucho.table.facts import (
    OWN_TAB,
    SCORE_ICONS,
    SCORE_TIP,
    UNSEEN,
    facts,
    lights,
    marks,
    score,
    stakes,
)
from bunkhouse.games.el_gaucho.table.intended_actions import intended_actions
from bunkhouse.games.el_gaucho.table.picture import picture
from bunkhouse.games.el_gaucho.table.tips import tips
from bunkhouse.games.el_gaucho.table.words import spelled

__all__ = [
    "CLICKS",
    "OWN_TAB",
    "SCORE_ICONS",
    "SCORE_TIP",
    "UNSEEN",
    "facts",
    "intended_actions",
    "lights",
    "marks",
    "picture",
    "score",
    "spelled",
    "stakes",
    "tips",
]
