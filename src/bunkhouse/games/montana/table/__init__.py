"""The drawn table of Montana: what to draw, where an action is to be clicked, and what pieces say."""

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
from bunkhouse.games.montana.table.meant import meant
from bunkhouse.games.montana.table.picture import picture
from bunkhouse.games.montana.table.targets import reveals, tag, targets
from bunkhouse.games.montana.table.tips import tips

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
    "stakes",
    "tag",
    "targets",
    "tips",
]
