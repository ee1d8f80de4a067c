"""El Paso, bound together: its name, its player counts, its options, and where the engine finds the rest."""

from typing import Any, final

from bunkhouse.engine.authoring import Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.el_paso.reading import PositionReader
from bunkhouse.games.el_paso.rulebook import empty_state
from bunkhouse.games.el_paso.setup import OPTIONS, set_up
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
        PositionReader(state, position_document).read()
        return state

    def view_type(self) -> Any:
        return View

    def automata(self, setting: Setting) -> list[str]:
        """EP-112: Sue sits behind the only player."""
        return ["sue"] if setting.players == 1 else []


GAME = ElPaso(SLUG, RULES_VERSION, (MIN_PLAYERS, MAX_PLAYERS), ACTIONS, OPTIONS, FOLDER)
