"""A turn: pan for a nugget, or leave the creek (GC-2 to GC-4)."""

from typing import final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Prompt, Reader, Step
from bunkhouse.skeleton.actions import LEAVE, PAN
from bunkhouse.skeleton.components import NUGGET_NAMES, SNAKE
from bunkhouse.skeleton.state import Table
from bunkhouse.skeleton.steps import TURN


@final
class Turn(Step[Table]):
    """GC-2: the seat pans, or leaves."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", [PAN, LEAVE])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(PAN)
        choices.add(LEAVE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-turn", {"left": int(table.left), "points": int(table.points(table.seat))})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.has_left(seat) or table.left == 0:
            raise given.error("nothing-to-decide")
        table.agenda.push(TURN, seat)


@final
class Pan(ActionKind[Table]):
    """GC-3: the next nugget, for all to see; a snake ends the seat's game."""

    def __init__(self) -> None:
        super().__init__(PAN, "GC-2")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        nugget: i64 = table.next_nugget()
        table.add(seat, nugget)
        table.reveal()
        if table.journal is not None:
            table.tell_seat("finds", seat, {"nugget": NUGGET_NAMES[nugget]})
        if nugget == SNAKE:
            table.leave(seat)
        next_turn(table, seat)


@final
class Leave(ActionKind[Table]):
    """GC-4: the seat keeps what it has and takes no more turns."""

    def __init__(self) -> None:
        super().__init__(LEAVE, "GC-2")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.leave(seat)
        if table.journal is not None:
            table.tell_seat("leaves", seat, {"points": int(table.points(seat))})
        next_turn(table, seat)


def next_turn(table: Table, seat: i64) -> None:
    """GC-2, GC-6: the next seat that has not left, unless the creek is empty."""
    table.agenda.pop()
    if table.left == 0:
        return
    k: i64
    for k in range(1, table.players + 1):
        other: i64 = (seat + k) % table.players
        if not table.has_left(other):
            table.agenda.push(TURN, other)
            return
