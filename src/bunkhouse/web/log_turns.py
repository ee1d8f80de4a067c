"""The log turn by turn: a headline of what a seat did, and the lines that it sums up."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from bunkhouse.web.log_lines import LogLine
from bunkhouse.web.phrases import Phrases

_DEEDS = 3
"""So many deeds a headline tells at most."""
_MOST = 1000
"""How many turns are kept for one table and language."""


@dataclass(frozen=True)
class LogTurn:
    """What one seat did in a row; a divider, or what the table itself did, has no name."""

    id: str
    lines: tuple[LogLine, ...]
    """In the order in which it happened."""
    name: str
    """Who did it; empty when the headline is a whole sentence."""
    headline: str
    owner: int | None
    colour: str
    gains: tuple[tuple[str, int], ...]
    stake: str
    """``loss`` when anything of it cost the viewer something, else ``gain`` when it brought something."""
    touches: bool
    lights: str
    drawn: dict[str, Markup] = field(default_factory=dict, compare=False, repr=False)
    """As HTML, by the address of the history that it links to."""

    @property
    def divider(self) -> bool:
        return self.lines[0].divider

    @property
    def folded(self) -> bool:
        """Whether there is more to read than the headline."""
        return len(self.lines) > 1 or bool(self.name)


class LogTurns:
    """The turns of tables where the same people speak the same language, each put together once."""

    def __init__(self, words: Phrases, colours: Sequence[str]) -> None:
        self._words = words
        self._colours = colours
        self._kept: dict[tuple[int, int, int, int | None], LogTurn] = {}

    def of(self, lines: Sequence[LogLine], since: int, viewer: int | None) -> tuple[list[LogTurn], int]:
        """The turns of lines that come the latest first; how many of them are new if so many lines are."""
        groups = [*_groups(lines[:since]), *_groups(lines[since:])]
        new = len(_groups(lines[:since]))
        return [self._turn(group, viewer) for group in groups], new

    def _turn(self, lines: list[LogLine], viewer: int | None) -> LogTurn:
        """A turn holds its lines, so that no other line can come to have the same id()."""
        key = (id(lines[0]), id(lines[-1]), len(lines), viewer)
        found = self._kept.get(key)
        if found is None or any(one is not other for one, other in zip(found.lines, lines, strict=True)):
            if len(self._kept) >= _MOST:
                self._kept.clear()
            found = self._kept[key] = self.made(lines, viewer)
        return found

    def made(self, lines: list[LogLine], viewer: int | None) -> LogTurn:
        """The turn of lines that belong together, in the order in which they happened."""
        owner = lines[-1].owner
        headline = self._headline([line for line in lines if line.seat == owner])
        stakes = {line.stake for line in lines}
        named = headline and owner is not None
        return LogTurn(
            id=f"lt{lines[0].id[1:]}",
            lines=tuple(lines),
            name=self.name(owner, viewer) if named and owner is not None else "",
            headline=headline or next((line for line in lines if not line.breaks), lines[0]).text,
            owner=owner,
            colour=self._colours[owner] if owner is not None and owner < len(self._colours) else "",
            gains=_gains(lines, owner),
            stake="loss" if "loss" in stakes else "gain" if "gain" in stakes else "",
            touches=owner != viewer and any(line.touches for line in lines),
            lights=" ".join(dict.fromkeys(light for line in lines for light in line.lights.split())),
        )

    def name(self, seat: int, viewer: int | None) -> str:
        return self._words.say("web-you") if seat == viewer else self._words.name(seat)

    def _headline(self, lines: list[LogLine]) -> str:
        """The deeds that mattered most, in the order in which they were done, each said once."""
        ranks: dict[str, int] = {}
        times: dict[str, int] = {}
        for line in lines:
            if line.phrase and line.deed is not None:
                ranks[line.phrase] = max(line.deed.rank, ranks.get(line.phrase, 0))
                times[line.phrase] = times.get(line.phrase, 0) + 1
        matters = {phrase: rank for phrase, rank in ranks.items() if rank} or ranks
        best = sorted(matters, key=matters.__getitem__, reverse=True)[:_DEEDS]
        told = [self._counted(phrase, times[phrase]) for phrase in ranks if phrase in best]
        if len(told) < 2:
            return "".join(told)
        first, second, third = [*told, ""][:3]
        return self._words.say("web-log-deeds", first=first, second=second, third=third)

    def _counted(self, phrase: str, times: int) -> str:
        return phrase if times < 2 else self._words.say("web-log-times", deed=phrase, count=times)


def _groups(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """Lines of one turn together, each group in the order in which it happened; the latest group first."""
    groups: list[list[LogLine]] = []
    for line in reversed(lines):
        open_turn = groups and groups[-1][-1]
        if not open_turn or line.breaks or open_turn.divider or line.owner != open_turn.owner:
            groups.append([])
        groups[-1].append(line)
    return groups[::-1]


def _gains(lines: Sequence[LogLine], owner: int | None) -> tuple[tuple[str, int], ...]:
    """What the seat got or paid in all, by its symbol."""
    sums: dict[str, int] = {}
    for line in lines:
        if line.deed is not None and line.deed.gain and line.seat == owner:
            sums[line.deed.sign] = sums.get(line.deed.sign, 0) + line.deed.gain
    return tuple((sign, gain) for sign, gain in sums.items() if gain)
