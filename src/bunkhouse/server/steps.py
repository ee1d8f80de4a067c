"""A game in progress as the house's own code sees it. These hold secrets: filter before showing."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.server.running.actions import Played


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game and what happened then; ``events`` are for ``Event.visible_to`` to filter."""

    number: int
    """1 for the first action; the position after it is ``Desk.position(number)``."""
    seat: int
    """Who acted (a number from ``state.seats`` on for a seat that plays by itself)."""
    code: int
    notation: str
    interjection: bool
    """Played out of turn."""
    events: tuple[Event, ...]
    time: int
    """When, in milliseconds of the epoch."""
    known: bool = True
    """False when it was played under other rules: then ``events`` is empty and ``code`` is -1."""


@dataclass(frozen=True, slots=True)
class Position:
    """The table after a number of actions.

    ``state`` is the truth: only server code may touch it, nobody may change it, and whatever leaves the
    house is built from ``state.observe(viewer)``.
    """

    game: Game
    state: State
    step: int
    """How many actions led here. May be less than asked for when rules changed in between."""
    last: int
    """How many there are in all: ``step == last`` is now."""
    line: Sequence[Played]
    """Every action of the game, also those after this position."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The notation of every action up to here (an interjection with its ``@seat`` before it)."""
        return tuple(played.written for played in self.line[: self.step])
