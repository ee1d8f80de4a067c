"""The settlements of a seat, and what would break a tie."""

from bunkhouse.drawing.score_now import NotCounted, ScoreNow
from bunkhouse.games.montana.scoring import CATEGORIES, categories
from bunkhouse.games.montana.view_types import View


def score_now(view: View, seat: int) -> ScoreNow:
    """MT-87 to MT-89"""
    board = view["seats"][seat]
    stacks = [each["tokens"] for each in view["settlements"].values() if each["seat"] == seat]
    ties = [
        NotCounted("score-later-keepsakes", board["keepsakes"], {}, True),
        NotCounted("score-later-belongings", board["belongings"], {}, True),
    ]
    return ScoreNow(list(zip(CATEGORIES, categories(stacks), strict=True)), ties)
