"""What Great Western Trail tells bots about its positions."""

from typing import Final, final

from bunkhouse.games.great_western_trail.bot.evaluation import evaluate
from bunkhouse.games.great_western_trail.bot.value_model import value
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings


@final
class GreatWesternTrailJudgement(Judgement[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat)

    def search_settings(self) -> SearchSettings:
        """What the others do in between is mostly noise: the value at the end of the own turn decides."""
        return SearchSettings(
            horizon_turns=0,
            rival_weight=0.0,
            candidates=8,
            prior_weight=1.0,
            easy_iterations=1,
            medium_iterations=2,
            hard_iterations=24,
        )


JUDGEMENT: Final = GreatWesternTrailJudgement()
