"""Great Western Trail, bound together: name, player counts, options, and where to find the rest."""

from typing import Any, final

from bunkhouse.engine.authoring import Option, Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.great_western_trail.reading import PositionReader
from bunkhouse.games.great_western_trail.rulebook import empty_state
from bunkhouse.games.great_western_trail.setup import (
    NEUTRAL_VALUES,
    PRIVATE_VALUES,
    STARTER_VALUES,
    set_up,
)
from bunkhouse.games.great_western_trail.view_types import View

RULES_VERSION = 1


@final
class GreatWesternTrail(Game):
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


GAME = GreatWesternTrail(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [
        Option("neutral_buildings", NEUTRAL_VALUES, "shuffled"),
        Option("private_buildings", PRIVATE_VALUES, "random"),
        Option("starting_player", STARTER_VALUES, "random"),
    ],
    FOLDER,
)
