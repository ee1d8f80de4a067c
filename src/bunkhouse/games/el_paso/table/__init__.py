"""The drawn table of El Paso: what to draw, where an action is clicked, and what the pieces say."""

from bunkhouse.games.el_paso.table.facts import OWN_TAB, SCORE_ICONS, SCORE_TIP, facts, lights, marks, score
from bunkhouse.games.el_paso.table.meant import meant
from bunkhouse.games.el_paso.table.picture import picture
from bunkhouse.games.el_paso.table.tips import tips
from bunkhouse.games.el_paso.table.touch import reveals, tag, targets

__all__ = [
    "OWN_TAB",
    "SCORE_ICONS",
    "SCORE_TIP",
    "facts",
    "lights",
    "marks",
    "meant",
    "picture",
    "reveals",
    "score",
    "tag",
    "targets",
    "tips",
]
