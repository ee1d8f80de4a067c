"""What the others did since the viewer's last turn: one line for each, told when it is the viewer's turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.web.log_lines import LogLine
from bunkhouse.web.log_turns import LogTurn, LogTurns


@dataclass(frozen=True)
class RecapLine:
    """What one rival did in all; ``number`` is the one on the pieces that it is about."""

    number: int
    turn: LogTurn

    @property
    def lost(self) -> str:
        """The pieces that the viewer's losses are about."""
        return " ".join(line.lights for line in self.turn.lines if line.stake == "loss" and line.lights)


@dataclass(frozen=True)
class Recap:
    moment: str
    """By what this device remembers that it was read."""
    step: int
    """Where the viewer left."""
    lines: tuple[RecapLine, ...]


def recap(lines: Sequence[LogLine], viewer: int, left: int, now: int, turns: LogTurns) -> Recap | None:
    """The recap of new lines, the latest first, after the viewer ``left`` at a step; None if nobody moved.

    Whoever cost the viewer most comes first, then who moved first.
    """
    by_rival: dict[int, list[LogLine]] = {}
    for line in reversed(lines):
        if line.owner is not None and line.owner != viewer and not line.breaks:
            by_rival.setdefault(line.owner, []).append(line)
    rivals = [turns.made(found, viewer) for found in by_rival.values()]
    rivals.sort(key=lambda turn: -sum(line.stake == "loss" for line in turn.lines))
    if not rivals:
        return None
    told = tuple(RecapLine(number, turn) for number, turn in enumerate(rivals, 1))
    return Recap(f"{viewer}-{now}", left, told)
