"""Old West, bound together: its name, its player counts, its options, and where the engine finds the rest."""

from typing import Any, Final, final

from bunkhouse.engine.game import Game
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking
from bunkhouse.games.old_west import reading
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.bot import evaluate
from bunkhouse.games.old_west.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.old_west.habits import habits
from bunkhouse.games.old_west.outlook import appraise
from bunkhouse.games.old_west.rider import Rider
from bunkhouse.games.old_west.rulebook import empty_state
from bunkhouse.games.old_west.setup import ALVIN, set_up
from bunkhouse.games.old_west.state import Table
from bunkhouse.games.old_west.view_types import View

RULES_VERSION = 1
_RIDER: Final = Rider(habits())


@final
class OldWest(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = empty_state(setting, rng)
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position_document: Reader) -> State:
        state = empty_state(setting, rng)
        reading.read(state, position_document)
        return state

    def view_type(self) -> Any:
        return View

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)

    def hunch(self, state: State) -> int:
        assert isinstance(state, Table)
        return int(_RIDER.choose(state))

    def hunches(self, state: State) -> list[tuple[float, int]]:
        assert isinstance(state, Table)
        return _RIDER.considered(state)

    def thinking(self) -> Thinking:
        """Guesses of what the others hold are dear and tell little: the own turn decides.

        The hard one plays games on to the end and goes by the own score.
        """
        deep = Thinking(
            spread=40.0,
            rivalry=0.0,
            victory=0.0,
            closing=0.0,
            rounds=0,
            candidates=4,
            margin=3.0,
            trust=40.0,
            hard=80,
            hasty=True,
            patience=400,
        )
        return Thinking(
            rounds=0,
            rivalry=0.0,
            looks=4,
            candidates=12,
            trust=20.0,
            easy=1,
            medium=12,
            deep=deep,
        )


GAME = OldWest(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option(ALVIN, ["off", "on"], "off")],
    FOLDER,
)
