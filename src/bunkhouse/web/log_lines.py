"""The lines of the log that one viewer may read, in words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from bunkhouse.drawing.drawn_table import DrawnTable, LogMark
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases
from bunkhouse.web.viewer_context import LoggedAction

LOG_LINES = 30
"""How much of the log a table shows; the rest is in the history."""
LONGEST = 200
"""How much it shows at most to whoever has been away for long."""
DIVIDERS = ("round", "round-begins", "round-started", "new-round")
"""Events that begin a new part of the log."""
_MOST = 1000
"""How many lines are kept for one table and language."""


@dataclass(frozen=True)
class LogLine:
    id: str
    step: int
    text: str
    colour: str
    marks: tuple[LogMark, ...]
    divider: bool
    lights: str = ""
    """The elements that it speaks of."""
    stake: str = ""
    """``loss`` or ``gain``: what it means to the viewer."""
    verdict: str = ""
    """The same in words."""
    drawn: dict[str, Markup] = field(default_factory=dict, compare=False, repr=False)
    """As HTML, by the address of the history that it links to."""


def last_turn(steps: Sequence[LoggedAction], viewer: int | None, acting: bool) -> int:
    """How many steps there were when a viewer's last turn was over; 0 when there has been none.

    The turn that the viewer is taking just now is not the last one.
    """
    if viewer is None:
        return 0
    at = len(steps)
    while acting and at and _own(steps[at - 1], viewer):
        at -= 1
    while at and not _own(steps[at - 1], viewer):
        at -= 1
    return at


def _own(step: LoggedAction, viewer: int) -> bool:
    return step.seat == viewer and not getattr(step, "interjection", False)


class LogLines:
    """The lines of tables where the same people speak the same language.

    A line is written once and then found again by its event, for all who may see that event; who may is asked
    once for every viewer.
    """

    def __init__(self, words: Phrases, colours: Sequence[str], table: DrawnTable[Any]) -> None:
        self._words = words
        self._colours = colours
        self._table = table
        self._kept: dict[tuple[int, int, int, str], tuple[Event, LogLine]] = {}
        self._seen: dict[tuple[int, int, int | None], tuple[LoggedAction, list[LogLine]]] = {}

    def newest(
        self, steps: Sequence[LoggedAction], viewer: int | None, turn: int = 0
    ) -> tuple[list[LogLine], int, int]:
        """The newest lines, the latest first; how many of them are newer than a turn that ended after so many
        steps; and how many older steps are left out."""
        lines: list[LogLine] = []
        since = 0
        for at in range(len(steps) - 1, -1, -1):
            if at + 1 == turn:
                since = len(lines)
            lines += self._of(at + 1, steps[at], viewer)
            if len(lines) >= (LOG_LINES if at < turn else LONGEST):
                return lines, since, at
        return lines, since, 0

    def _of(self, number: int, step: LoggedAction, viewer: int | None) -> list[LogLine]:
        """What a viewer may read of a step, the latest first; kept together with the step."""
        key = (id(step), number, viewer)
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) >= _MOST:
                self._seen.clear()
            events = [event for event in step.events if event.visible_to(viewer)]
            lines = [self._line(number, at, event, viewer) for at, event in enumerate(events)]
            found = self._seen[key] = (step, lines[::-1])
        return found[1]

    def _line(self, step: int, number: int, event: Event, viewer: int | None) -> LogLine:
        """Kept together with its event, so that no other event can come to have the same id()."""
        stake = "" if viewer is None else self._table.stakes(event.id, event.params).get(viewer, "")
        key = (id(event), step, number, stake)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            found = self._kept[key] = (event, self._written(step, number, event, stake))
        return found[1]

    def _written(self, step: int, number: int, event: Event, stake: str) -> LogLine:
        seat = event.params.get("seat")
        known = isinstance(seat, int) and 0 <= seat < len(self._colours)
        return LogLine(
            id=f"l-{step}-{number}",
            step=step,
            text=self._words.event(event),
            colour=self._colours[seat] if known and isinstance(seat, int) else "",
            marks=tuple(tuple(mark) for mark in self._table.marks(event.id, event.params)),
            divider=event.id in DIVIDERS,
            lights=" ".join(self._table.lights(event.id, event.params)),
            stake=stake,
            verdict=self._words.say("web-log-stake", stake=stake) if stake else "",
        )
