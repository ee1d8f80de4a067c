"""Western board games on one table: play, simulate and study them with the very same rules.

>>> import bunkhouse
>>> state = bunkhouse.game("el-gaucho").new(players=3, seed=7)
>>> state.actor
1
"""

from importlib import import_module

from bunkhouse.engine import state as _state
from bunkhouse.engine.registry import game
from bunkhouse.engine.registry import games as _games

# The folder of the games is loaded first, so that the function of the same name is what callers find here.
import_module("bunkhouse.games")
games = _games

__all__ = ["compiled", "game", "games"]


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(_state.__file__).endswith(".py")
