"""What a sensible player values: gold in hand, less what a snake may cost."""

from typing import Final, final

from bunkhouse.judging.judgement import Judgement
from bunkhouse.skeleton.components import CREEK, SNAKE
from bunkhouse.skeleton.state import Table


@final
class GoldCreekJudgement(Judgement[Table]):
    """The points of a seat, and the chance that it loses them while it stays."""

    def evaluate(self, state: Table, seat: int) -> float:
        points = float(state.points(seat))
        if state.has_left(seat) or state.left == 0:
            return points
        snakes = CREEK[state.setting.option("length")][SNAKE] - sum(
            int(state.count(other, SNAKE)) for other in range(state.players)
        )
        return points * (1 - snakes / int(state.left)) + 1.0


JUDGEMENT: Final = GoldCreekJudgement()
