"""What a seat would score if the game ended now, line by line, as far as whoever looks may know."""

from typing import NamedTuple

from bunkhouse.engine.errors import Param


class NotCounted(NamedTuple):
    """Something that is not part of the score yet."""

    text: str
    """The message that names it: ``score-later-`` and what it is, by which its icon is found."""
    points: int | None
    """What it would bring now; None where only others know it."""
    params: dict[str, Param]
    tie: bool = False
    """It is no score but breaks a tie."""


class ScoreNow(NamedTuple):
    """The lines of the final scoring that count by now, in its order, and what does not count yet."""

    lines: list[tuple[str, int]]
    """The category, whose words are the message ``score-ID``, and its points."""
    later: list[NotCounted]

    @property
    def total(self) -> int:
        return sum(points for _, points in self.lines)
