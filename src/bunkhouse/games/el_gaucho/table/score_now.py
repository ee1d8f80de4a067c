"""The pesos of a seat by where they come from, and the herds that are still to be sold."""

from bunkhouse.drawing.score_now import NotCounted, ScoreNow
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.view_types import View


def score_now(view: View, seat: int) -> ScoreNow:
    """EG-63; EG-73: every herd is sold at the end. Those of others are a secret until all have chosen."""
    ranch = view["seats"][seat]
    rows = list(ranch["herds"].values())
    later = []
    if rows and view["actor"] is not None:
        worth = sum(int(herds.worth(herds.herd_of(row) or 0)) for row in rows)
        later.append(NotCounted("score-later-herds", worth, {"count": len(rows)}))
    return ScoreNow(list(ranch["pesos"].items()), later)
