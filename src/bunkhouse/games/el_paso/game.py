"""El Paso, bound together: its name, its player counts, its options, and where the engine finds the rest."""

from typing import Any, final

from bunkhouse.engine.game import Game
from bunkhouse.engine.network import Inputs, Network
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking
from bunkhouse.games.el_paso import reading
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.bot import evaluate
from bunkhouse.games.el_paso.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.el_paso.features import describe
from bunkhouse.games.el_paso.outlook import appraise, network
from bunkhouse.games.el_paso.rulebook import empty_state
from bunkhouse.games.el_paso.setup import OPTIONS, chosen_sides, set_up
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.view_types import View

RULES_VERSION = 2


@final
class ElPaso(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = empty_state(setting, rng)
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position_document: Reader) -> State:
        state = empty_state(setting, rng)
        reading.read(state, position_document)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)

    def network(self, setting: Setting) -> Network | None:
        return network(setting.players, chosen_sides(setting))

    def describe(self, state: State, seat: int, inputs: Inputs) -> None:
        assert isinstance(state, Table)
        describe(state, seat, inputs)

    def thinking(self) -> Thinking:
        """A turn is a short plan, and what it is good for has been learnt."""
        return Thinking(
            plans=True,
            spread=6.0,
            looks=12,
            candidates=5,
            margin=3.0,
            walks=80,
            rounds=2,
            easy=0,
            medium=1,
            hard=40,
            alone=Thinking(
                spread=2.5,
                looks=40,
                candidates=8,
                margin=5.0,
                walks=96,
                rounds=2,
                walk_steps=12,
                walk_looks=3,
                hard=150,
            ),
        )

    def view_type(self) -> Any:
        return View

    def automata(self, setting: Setting) -> list[str]:
        """EP-112: Sue sits behind the only player."""
        return ["sue"] if setting.players == 1 else []


GAME = ElPaso(SLUG, RULES_VERSION, (MIN_PLAYERS, MAX_PLAYERS), ACTIONS, OPTIONS, FOLDER)
