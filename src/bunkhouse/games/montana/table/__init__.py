"""The drawn table of Montana: what to draw, where an action is to be clicked, and what pieces say."""

from bunkhouse.drawing.drawn_table import DrawnTable, Pane
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
from bunkhouse.games.montana.table.headlines import MONEY, STAKE_TEXTS, headline
from bunkhouse.games.montana.table.intended_actions import intended_actions
from bunkhouse.games.montana.table.picture import picture
from bunkhouse.games.montana.table.score_now import score_now
from bunkhouse.games.montana.table.tips import tips

PANES = (Pane("ranch", "board-ranch-tab", "ui-table"),)

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
    score_icons=SCORE_ICONS,
    score_tip=SCORE_TIP,
)
