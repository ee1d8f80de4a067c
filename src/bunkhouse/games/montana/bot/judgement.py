"""What Montana tells bots about its positions."""

from typing import Final, final

from bunkhouse.games.montana.bot.evaluation import evaluate
from bunkhouse.games.montana.bot.value_model import value
from bunkhouse.games.montana.state import Table
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings


@final
class MontanaJudgement(Judgement[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat)

    def search_settings(self) -> SearchSettings:
        """A round shows which fields and which spaces in the city the others leave."""
        return SearchSettings(
            candidates=8, prior_weight=2.0, easy_iterations=1, medium_iterations=4, hard_iterations=400
        )


JUDGEMENT: Final = MontanaJudgement()
