"""The drawn table of Old West: what the site needs to show it and to play on it."""

from bunkhouse.games.old_west.table.claims import asks, note
from bunkhouse.games.old_west.table.clicks import moved, reveals, tag, targets
from bunkhouse.games.old_west.table.intended_actions import intended_actions
from bunkhouse.games.old_west.table.picture import facts, picture, score
from bunkhouse.games.old_west.table.tips import log_marks as marks
from bunkhouse.games.old_west.table.tips import tips

OWN_TAB = ("table-hand", "cards")
"""The tab with one's own area on a phone: text id and symbol."""
ASIDE_TAB = ("table-tickets", "ticket")
"""The tab with the tickets."""
SCORE_TIP = "score"
"""The explanation of the points beside a name."""
SCORE_ICONS = {
    "tracks": "wagon",
    "captures": "alvin",
    "completed": "ticket",
    "missed": "ticket",
    "globetrotter": "globe",
    "alvin": "alvin",
}

__all__ = [
    "ASIDE_TAB",
    "OWN_TAB",
    "SCORE_ICONS",
    "SCORE_TIP",
    "asks",
    "facts",
    "intended_actions",
    "marks",
    "moved",
    "note",
    "picture",
    "reveals",
    "score",
    "tag",
    "targets",
    "tips",
]
