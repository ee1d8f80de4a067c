"""Random playouts, inside the compiled engine."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State


def play_random(state: State, rng: Rng, choices: Choices) -> int:
    """Play uniformly random legal actions to the end of the game; returns how many there were."""
    decisions: i64 = 0
    while state.seat >= 0:
        choices.clear()
        state.fill(choices)
        state.play(choices.at(rng.below(choices.count)))
        decisions += 1
    return decisions


def copy_often(state: State, times: int) -> State:
    """Copy a state again and again; only good for measuring."""
    twin = state
    _: i64
    for _ in range(times):
        twin = state.copy()
    return twin
