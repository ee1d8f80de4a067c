"""What El Paso tells bots about its positions."""

from typing import Final, final

from bunkhouse.engine.setting import Setting
from bunkhouse.games.el_paso.bot.evaluation import evaluate
from bunkhouse.games.el_paso.bot.features import describe
from bunkhouse.games.el_paso.bot.value_model import network, value
from bunkhouse.games.el_paso.setup import chosen_sides
from bunkhouse.games.el_paso.state import Table
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.network import Inputs, Network
from bunkhouse.judging.search_settings import SearchSettings


@final
class ElPasoJudgement(Judgement[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(table, seat)

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat)

    def network(self, setting: Setting) -> Network | None:
        return network(setting.players, chosen_sides(setting))

    def describe(self, table: Table, seat: int, inputs: Inputs) -> None:
        describe(table, seat, inputs)

    def search_settings(self) -> SearchSettings:
        """A turn is a short plan, and what it is good for has been learnt."""
        return SearchSettings(
            plans_turns=True,
            lead_scale=6.0,
            determinizations=12,
            candidates=5,
            margin=3.0,
            rollouts=80,
            horizon_turns=2,
            easy_iterations=0,
            medium_iterations=1,
            hard_iterations=40,
            solo=SearchSettings(
                lead_scale=2.5,
                determinizations=40,
                candidates=8,
                margin=5.0,
                rollouts=96,
                horizon_turns=2,
                rollout_iterations=12,
                rollout_determinizations=3,
                hard_iterations=150,
            ),
        )


JUDGEMENT: Final = ElPasoJudgement()
