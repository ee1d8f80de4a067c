"""The drawn table of Old West: what the site needs to show it and to play on it."""

from bunkhouse.drawing.drawn_table import DrawnTable, Pane
from bunkhouse.games.old_west.table.clicks import CLICKS
from bunkhouse.games.old_west.table.facts import (
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
from bunkhouse.games.old_west.table.headlines import STAKE_TEXTS, headline
from bunkhouse.games.old_west.table.intended_actions import intended_actions
from bunkhouse.games.old_west.table.picture import picture
from bunkhouse.games.old_west.table.score_now import score_now
from bunkhouse.games.old_west.table.tips import tips

PANES = (
    Pane("hand", "table-hand", "cards", stays=True),
    Pane("tickets", "table-tickets", "ticket", aside=True),
)

TABLE = DrawnTable(
    picture,
    CLICKS,
    intended_actions=intended_actions,
    marks=marks,
    lights=lights,
    stakes=stakes,
    headline=headline,
    stake_texts=STAKE_TEXTS,
    score=score,
    score_now=score_now,
    facts=facts,
    tips=tips,
    panes=PANES,
    own_tab=OWN_TAB,
    aside_tab=ASIDE_TAB,
    score_icons=SCORE_ICONS,
    score_tip=SCORE_TIP,
)
