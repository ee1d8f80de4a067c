"""The actions in effect at a table, made from its log."""

from collections.abc import Iterable
from typing import Final

from bunkhouse.engine.history import PlayedAction
from bunkhouse.store.rows import MoveRow


def in_effect(moves: Iterable[MoveRow]) -> list[PlayedAction]:
    """What is left of the actions after all that was taken back."""
    line: list[PlayedAction] = []
    for move in moves:
        if move.kind == "act":
            assert move.seat is not None
            line.append(PlayedAction(move.seat, move.notation, move.interjection, move.rules, move.time))
        elif move.kind == "undo":
            del line[move.step :]
    return line


FORCED: Final = "auto-forced-"
"""So begin the ids of commands by which a page decides where there is only one choice."""


def commands_in_effect(moves: Iterable[MoveRow]) -> list[str]:
    """The ids of the commands that made the actions in effect."""
    line: list[str] = []
    for move in moves:
        if move.kind == "act":
            line.append(move.command)
        elif move.kind == "undo":
            del line[move.step :]
    return line
