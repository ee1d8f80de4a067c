"""The drawn table of El Paso: what to draw, where an action is clicked, and what the pieces say."""

from bunkhouse.games.el_paso.table.clicks import CLICKS
from bunkhouse.games.el_paso.table.facts import OWN_TAB, SCORE_ICONS, SCORE_TIP, facts, lights, marks, score
from bunkhouse.games.el_paso.table.intended_actions import intended_actions
from bunkhouse.games.el_paso.table.picture import picture
from bunkhouse.games.el_paso.table.tips import tips

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
    "tips",
]
