"""The drawn table of El Gaucho: what to draw, where an action is to be clicked, and what has moved."""

from bunkhouse.drawing.drawn_table import DrawnTable
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
from bunkhouse.games.el_gaucho.table.headlines import MONEY, STAKE_TEXTS, headline
from bunkhouse.games.el_gaucho.table.intended_actions import intended_actions
from bunkhouse.games.el_gaucho.table.picture import picture
from bunkhouse.games.el_gaucho.table.score_now import score_now
from bunkhouse.games.el_gaucho.table.tips import tips
from bunkhouse.games.el_gaucho.table.words import spelled

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
    spelled=spelled,
    score=score,
    score_now=score_now,
    facts=facts,
    tips=tips,
    own_tab=OWN_TAB,
    score_icons=SCORE_ICONS,
    score_tip=SCORE_TIP,
    unseen=UNSEEN,
)
