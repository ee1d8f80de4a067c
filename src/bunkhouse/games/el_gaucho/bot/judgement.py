"""What El Gaucho tells bots about its positions."""

from typing import Final, final

from bunkhouse.games.el_gaucho.bot.evaluation import evaluate
from bunkhouse.games.el_gaucho.state import Table
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings


@final
class ElGauchoJudgement(Judgement[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def search_settings(self) -> SearchSettings:
        """A round shows whose gauchos bring their cattle home; more rollouts than these add little."""
        return SearchSettings(
            determinizations=2, prior_weight=1.0, easy_iterations=1, medium_iterations=2, hard_iterations=40
        )


JUDGEMENT: Final = ElGauchoJudgement()
