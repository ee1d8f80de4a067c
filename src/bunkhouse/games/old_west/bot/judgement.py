"""What Old West tells bots about its positions."""

from typing import Final, final

from bunkhouse.games.old_west.bot.evaluation import evaluate
from bunkhouse.games.old_west.bot.policy import Policy
from bunkhouse.games.old_west.bot.value_model import value
from bunkhouse.games.old_west.bot.weights import Weights
from bunkhouse.games.old_west.state import Table
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings

_POLICY: Final = Policy(Weights())


@final
class OldWestJudgement(Judgement[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat)

    def rollout_policy(self, table: Table) -> int:
        return int(_POLICY.choose(table))

    def rollout_candidates(self, table: Table) -> list[tuple[float, int]]:
        return _POLICY.considered(table)

    def search_settings(self) -> SearchSettings:
        """Guesses of what the others hold are dear and tell little: the own turn decides.

        The hard one plays games on to the end and goes by the own score.
        """
        hard = SearchSettings(
            lead_scale=40.0,
            rival_weight=0.0,
            final_rival_weight=0.0,
            win_weight=0.0,
            horizon_turns=0,
            candidates=4,
            margin=3.0,
            prior_weight=40.0,
            hard_iterations=80,
            policy_rollouts=True,
            policy_decisions=400,
        )
        return SearchSettings(
            horizon_turns=0,
            rival_weight=0.0,
            determinizations=4,
            candidates=12,
            prior_weight=20.0,
            easy_iterations=1,
            medium_iterations=12,
            hard=hard,
        )


JUDGEMENT: Final = OldWestJudgement()
