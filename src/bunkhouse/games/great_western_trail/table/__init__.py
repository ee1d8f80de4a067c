"""The drawn table of Great Western Trail: what to draw, where an action is clicked, what everything says."""

from bunkhouse.drawing.drawn_table import DrawnTable
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
from bunkhouse.games.great_western_trail.table.picture import picture
from bunkhouse.games.great_western_trail.table.tips import tips

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
    facts=facts,
    tips=tips,
    own_tab=OWN_TAB,
    aside_tab=ASIDE_TAB,
    score_icons=SCORE_ICONS,
    score_tip=SCORE_TIP,
)
