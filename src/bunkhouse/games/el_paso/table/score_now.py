"""The points of a seat as if the game ended now. All of them are open, Sue's, too."""

from bunkhouse.drawing.score_now import NotCounted, ScoreNow
from bunkhouse.games.el_paso.components import CATEGORIES, OBJECTIVE_NAMES, OBJECTIVE_VP, SUE
from bunkhouse.games.el_paso.scoring import money_left
from bunkhouse.games.el_paso.view_types import SeatView, View


def score_now(view: View, seat: int) -> ScoreNow:
    """EP-103 to EP-111, EP-135"""
    sue = view["automaton"]
    if sue is not None and seat == SUE:
        return ScoreNow(list(zip(CATEGORIES, sue["points"], strict=True)), [])
    board = view["seats"][seat]
    lines = list(zip(CATEGORIES, board["points"], strict=True))
    more = _objectives(board) - dict(lines)["objectives"]
    later = [NotCounted("score-later-objectives", more, {})] if more and view["actor"] is not None else []
    tie = NotCounted("score-later-money", money_left(board["money"]), {}, True)
    return ScoreNow(lines, [*later, tie])


def _objectives(board: SeatView) -> int:
    """EP-109: what all objective tokens of a seat would bring if everything they show was there."""
    return sum(int(OBJECTIVE_VP[OBJECTIVE_NAMES.index(token)]) for token in board["objectives"])
