"""Gold Creek, bound together: its name, player counts and options."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.engine.authoring import Option, Reader, Rng, Setting, State
from bunkhouse.engine.game import Game
from bunkhouse.skeleton import components, reading
from bunkhouse.skeleton.actions import ACTIONS
from bunkhouse.skeleton.rulebook import empty_state
from bunkhouse.skeleton.setup import set_up, shuffled_creek
from bunkhouse.skeleton.view_types import View

RULES_VERSION = 1


@final
class GoldCreek(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = empty_state(setting, rng, shuffled_creek(setting.option("length"), rng))
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        state = empty_state(setting, rng, vec[i16]([]))
        reading.read(state, position)
        return state

    def view_type(self) -> Any:
        return View


GAME = GoldCreek(
    components.SLUG,
    RULES_VERSION,
    (components.MIN_PLAYERS, components.MAX_PLAYERS),
    ACTIONS,
    [Option("length", components.LENGTHS, components.LENGTHS[0])],
    components.FOLDER,
)
