"""The drawn table of Great Western Trail: what to draw, where an action is clicked, what everything says."""

from bunkhouse.drawing.drawn_table import DrawnTable, Pane
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
from bunkhouse.games.great_western_trail.table.headlines import MONEY, STAKE_TEXTS, headline
from bunkhouse.games.great_western_trail.table.intended_actions import intended_actions
from bunkhouse.games.great_western_trail.table.obvious import obvious
from bunkhouse.games.great_western_trail.table.picture import picture
from bunkhouse.games.great_western_trail.table.score_now import score_now
from bunkhouse.games.great_western_trail.table.tips import tips

PANES = (
    Pane("hand", "board-hand-tab", "cards", stays=True),
    Pane("ranch", "board-ranch-tab", "ui-table", strip=False),
    Pane("objectives", "board-objectives-tab", "objective"),
    Pane("cattle", "board-cattle-tab", "ui-buy", aside=True),
    Pane("pool", "board-objectives-tab", "objective", aside=True),
)

TABLE = DrawnTable(
    picture,
    CLICKS,
    intended_actions=intended_actions,
    marks=marks,
    lights=lights,
    stakes=stakes,
    headline=headline,
    money=MONEY,
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
    obvious=obvious,
)
