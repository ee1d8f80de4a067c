"""The points of a seat as if the game ended now. Everybody knows every card of everybody."""

from bunkhouse.drawing.score_now import NotCounted, ScoreNow
from bunkhouse.games.great_western_trail.components import CARD_NAMES, CARD_VP, CATEGORIES, CATTLE
from bunkhouse.games.great_western_trail.view_types import SeatView, View


def score_now(view: View, seat: int) -> ScoreNow:
    """GWT-186 to GWT-196"""
    board = view["seats"][seat]
    lines = list(zip(CATEGORIES, board["points"], strict=True))
    more = _objectives(board) - dict(lines)["objectives"]
    later = [NotCounted("score-later-objectives", more, {})] if more and view["actor"] is not None else []
    return ScoreNow(lines, later)


def _objectives(board: SeatView) -> int:
    """GWT-192: what all objective cards of a seat would bring if every task was done."""
    piles = (board["area"], board["hand_and_draw"], board["discard"])
    return sum(
        int(CARD_VP[number]) * pile.get(CARD_NAMES[number], 0)
        for number in range(int(CATTLE), len(CARD_NAMES))
        for pile in piles
    )
