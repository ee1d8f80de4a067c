"""Old West, bound together: its name, its player counts, its options, and where the engine finds the rest."""

from typing import Any, final

from bunkhouse.engine.authoring import Option, Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.games.old_west import reading
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.old_west.rulebook import empty_state
from bunkhouse.games.old_west.setup import ALVIN, set_up
from bunkhouse.games.old_west.view_types import View

RULES_VERSION = 1


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


GAME = OldWest(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option(ALVIN, ["off", "on"], "off")],
    FOLDER,
)
