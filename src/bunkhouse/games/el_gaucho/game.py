"""El Gaucho, bound together: its name, player counts and options, and where the engine finds the rest."""

from typing import Any, final

from bunkhouse.engine.authoring import Option, Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.actions import ACTIONS
from bunkhouse.games.el_gaucho.reading import PositionReader
from bunkhouse.games.el_gaucho.rulebook import empty_state
from bunkhouse.games.el_gaucho.setup import set_up
from bunkhouse.games.el_gaucho.view_types import View

RULES_VERSION = 1


@final
class ElGaucho(Game):
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


GAME = ElGaucho(
    c.SLUG,
    RULES_VERSION,
    (c.MIN_PLAYERS, c.MAX_PLAYERS),
    ACTIONS,
    [Option("removed_breed", [c.RANDOM_BREED, *c.BREED_NAMES], c.RANDOM_BREED)],
    c.FOLDER,
)
