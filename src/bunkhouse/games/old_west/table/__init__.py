"""The drawn table of Old West: what the site needs to show it and to play on it."""

from bunkhouse.games.old_west.table.clicks import CLICKS
from bunkhouse.games.old_west.table.facts import (
    ASIDE_TAB,
    OWN_TAB,
    SCORE_ICONS,
    SCORE_TIP,
    facts,
    marks,
    score,
)
from bunkhouse.games.old_west.table.intended_actions import intended_actions
from bunkhouse.games.old_west.table.picture import picture
from bunkhouse.games.old_west.table.tips import tips

__all__ = [
    "ASIDE_TAB",
    "CLICKS",
    "OWN_TAB",
    "SCORE_ICONS",
    "SCORE_TIP",
    "facts",
    "intended_actions",
    "marks",
    "picture",
    "score",
    "tips",
]
