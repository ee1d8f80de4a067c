"""Montana, bound together: its name, its player counts, its options, and where the engine finds the rest."""

from typing import Any, final

from bunkhouse.engine.authoring import Option, Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.montana.landscape import draw_landscape
from bunkhouse.games.montana.reading import PositionReader, read_landscape
from bunkhouse.games.montana.rulebook import empty_state
from bunkhouse.games.montana.rules.opening import CHOSEN_FIELD, RANDOM_FIELD
from bunkhouse.games.montana.setup import set_up
from bunkhouse.games.montana.view_types import View

RULES_VERSION = 1


@final
class Montana(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = empty_state(setting, rng, draw_landscape(setting.players, rng))
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        state = empty_state(setting, rng, read_landscape(setting.players, position))
        PositionReader(state, position).read()
        return state

    def view_type(self) -> Any:
        return View


GAME = Montana(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option("start_tile", [RANDOM_FIELD, CHOSEN_FIELD], RANDOM_FIELD)],
    FOLDER,
)
