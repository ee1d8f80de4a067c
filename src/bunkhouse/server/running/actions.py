"""The actions in effect at a table, made from its log."""

from collections.abc import Iterable

import msgspec

from bunkhouse.store.rows import MoveRow


class Played(msgspec.Struct, frozen=True):
    """An action that was played and not taken back, as the log has it."""

    seat: int
    notation: str
    interjection: bool
    rules: int
    """The version of the rules it was played under."""
    time: int

    @property
    def written(self) -> str:
        """As records write it: an action out of turn has its seat before it."""
        return f"@{self.seat} {self.notation}" if self.interjection else self.notation


def in_effect(moves: Iterable[MoveRow]) -> list[Played]:
    """What is left of the actions after all that was taken back."""
    line: list[Played] = []
    for move in moves:
        if move.kind == "act":
            assert move.seat is not None
            line.append(Played(move.seat, move.notation, move.interjection, move.rules, move.time))
        elif move.kind == "undo":
            del line[move.step :]
    return line
