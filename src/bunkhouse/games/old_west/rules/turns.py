"""What is owed in a turn."""

from mypy_extensions import i64

from bunkhouse.games.old_west.state import Table
from bunkhouse.games.old_west.steps import END_TURN, TURN


def begin_turn(table: Table, seat: i64) -> None:
    table.agenda.push(END_TURN, seat)
    table.agenda.push(TURN, seat)
