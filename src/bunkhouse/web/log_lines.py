"""The lines of the log that one viewer may read, in words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from bunkhouse.drawing.deeds import Deed
from bunkhouse.drawing.drawn_table import DrawnTable, LogMark
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases
from bunkhouse.web.viewer_context import LoggedAction

LOG_LINES = 40
"""How much of the log a table shows; the rest is in the history."""
LONGEST = 200
"""How much it shows at most to whoever has been away for long."""
DIVIDERS = ("round", "round-begins", "round-started", "new-round")
"""Events that begin a new part of the log."""
BREAKS = (*DIVIDERS, "turn-begins")
"""Events after which another turn begins, even one of the same seat."""
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
    extent: str = ""
    """How much it costs or brings the viewer, where the game can say it."""
    owner: int | None = None
    """The seat whose turn it belongs to."""
    breaks: bool = False
    """Nothing before it belongs to the same turn."""
    seat: int | None = None
    deed: Deed | None = None
    phrase: str = ""
    """The deed in words, without a name."""
    touches: bool = False
    """Somebody else did it, and it names the viewer."""
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

    A line is written once and then found again by its event, for all who may see that event and whom it does
    not name; who may is asked once for every viewer.
    """

    def __init__(self, words: Phrases, colours: Sequence[str], table: DrawnTable[Any]) -> None:
        self._words = words
        self._colours = colours
        self._table = table
        self._kept: dict[tuple[int, int, int, int | None, int | None], tuple[Event, LogLine]] = {}
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
            found = self._of(at + 1, steps[at], viewer)
            enough = len(lines) >= (LOG_LINES if at < turn else LONGEST) and at + 1 != turn
            if enough and found and (lines[-1].breaks or found[0].owner != lines[-1].owner):
                return lines, since, at + 1
            lines += found
        return lines, since, 0

    def _of(self, number: int, step: LoggedAction, viewer: int | None) -> list[LogLine]:
        """What a viewer may read of a step, the latest first; kept together with the step."""
        key = (id(step), number, viewer)
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) >= _MOST:
                self._seen.clear()
            found = self._seen[key] = (step, self._written_step(number, step, viewer)[::-1])
        return found[1]

    def _written_step(self, number: int, step: LoggedAction, viewer: int | None) -> list[LogLine]:
        """A step belongs to the seat that took it, but for what others do in the course of it."""
        owner, lines = step.seat, []
        for at, event in enumerate([event for event in step.events if event.visible_to(viewer)]):
            deed = self._table.headline(event.id, event.params)
            seat = event.params.get("seat")
            if event.id in BREAKS or (deed is not None and deed.text):
                owner = seat if isinstance(seat, int) and event.id not in DIVIDERS else None
            lines.append(self._line(number, at, event, viewer, step.seat, owner, deed))
        return lines

    def _line(
        self,
        step: int,
        number: int,
        event: Event,
        viewer: int | None,
        actor: int | None,
        owner: int | None,
        deed: Deed | None,
    ) -> LogLine:
        """Kept together with its event, so that no other event can come to have the same id()."""
        stakes = self._stakes(event, actor)
        named = (event.params.get("seat"), event.params.get("victim"))
        reader = viewer if viewer is not None and (viewer in named or viewer in stakes) else None
        key = (id(event), step, number, reader, owner)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            stake = "" if reader is None else stakes.get(reader, "")
            found = self._kept[key] = (event, self._written(step, number, event, stake, reader, owner, deed))
        return found[1]

    def _extent(self, event: str, told: dict[str, Param]) -> str:
        text = self._table.stake_texts.get(event)
        return "" if text is None else self._words.say(text, **told)

    def _stakes(self, event: Event, actor: int | None) -> dict[int, str]:
        """Whom it costs or brings something; what one does for oneself is no news."""
        found = self._table.stakes(event.id, event.params)
        return {seat: stake for seat, stake in found.items() if seat != actor or stake == "loss"}

    def _written(
        self,
        step: int,
        number: int,
        event: Event,
        stake: str,
        reader: int | None,
        owner: int | None,
        deed: Deed | None,
    ) -> LogLine:
        seat = event.params.get("seat")
        known = seat if isinstance(seat, int) and 0 <= seat < len(self._colours) else None
        told = self._words.told(event.params, reader)
        return LogLine(
            id=f"l-{step}-{number}",
            step=step,
            text=self._words.event(event, reader),
            colour="" if known is None else self._colours[known],
            marks=tuple(tuple(mark) for mark in self._table.marks(event.id, event.params)),
            divider=event.id in DIVIDERS,
            lights=" ".join(self._table.lights(event.id, event.params)),
            stake=stake,
            verdict=self._words.say("web-log-stake", stake=stake) if stake else "",
            extent=self._extent(event.id, told) if stake else "",
            owner=owner,
            breaks=event.id in BREAKS,
            seat=known,
            deed=deed,
            phrase=self._words.say(deed.text, **told) if deed is not None and deed.text else "",
            touches=reader is not None and (bool(stake) or known != reader),
        )
