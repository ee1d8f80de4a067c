"""A position as the site's own code sees it. It holds secrets: filter before showing."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.engine.game import Game
from bunkhouse.engine.history import PlayedAction
from bunkhouse.engine.state import State


@dataclass(frozen=True, slots=True)
class Position:
    """The table after a number of actions.

    ``state`` is the truth: only server code may touch it, nobody may change it, and whatever leaves the
    process is built from ``state.observe(viewer)``.
    """

    game: Game
    state: State
    step: int
    """How many actions led here. May be less than asked for when rules changed in between."""
    last: int
    """How many there are in all: ``step == last`` is now."""
    played: Sequence[PlayedAction]
    """Every action of the game, also those after this position."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The notation of every action up to here (an interjection with its ``@seat`` before it)."""
        return tuple(each.written for each in self.played[: self.step])
