"""The drawn table of El Paso: what to draw, where an action is clicked, and what the pieces say."""

from bunkhouse.drawing.drawn_table import DrawnTable, Pane
from bunkhouse.games.el_paso.table.clicks import CLICKS
from bunkhouse.games.el_paso.table.facts import OWN_TAB, SCORE_ICONS, SCORE_TIP, facts, lights, marks, score
from bunkhouse.games.el_paso.table.headlines import MONEY, headline
from bunkhouse.games.el_paso.table.intended_actions import intended_actions
from bunkhouse.games.el_paso.table.picture import picture
from bunkhouse.games.el_paso.table.score_now import score_now
from bunkhouse.games.el_paso.table.tips import tips

PANES = (
    Pane("belongings", "board-hand", "cards", stays=True),
    Pane("ranch", "board-ranch-tab", "ui-table", stays=True),
)

TABLE = DrawnTable(
    picture,
    CLICKS,
    intended_actions=intended_actions,
    marks=marks,
    lights=lights,
    headline=headline,
    money=MONEY,
    score=score,
    score_now=score_now,
    facts=facts,
    tips=tips,
    panes=PANES,
    own_tab=OWN_TAB,
    score_icons=SCORE_ICONS,
    score_tip=SCORE_TIP,
)
