"""Taking in what is owed in a turn: the agenda of a position document, checked against the table.

The turn of a seat always has the same beginning: its end and phase C are owed. What is owed on top of that is
written as a list of steps, the next one last, each with its two arguments by name.
"""

from typing import Final

from bunkhouse.engine.authoring import Choices, Reader, bit
from bunkhouse.games.great_western_trail.components import ROWS
from bunkhouse.games.great_western_trail.rails import LAST_SLOT
from bunkhouse.games.great_western_trail.rules.turn import owe_the_end
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import LEAVE_CITY, PHASE_C, RETURN
from bunkhouse.games.great_western_trail.trail import CITY

_MOST_OWED: Final = 60


def read_decision(table: Table, reader: Reader) -> None:
    """Rebuild the agenda of the turn in progress; without one the game must be over."""
    if reader.missing():
        if table.token < ROWS:
            raise reader.error("not-over")
        _end_of_the_line(table, -1)
        return
    fields = reader.only(["seat", "copied", "owed"])
    seat = fields["seat"].number(0, table.players - 1)
    for item in fields["copied"].items(most=table.players):
        table.echoes |= bit(item.number(0, table.players - 1))
    owe_the_end(table, seat)
    for item in fields["owed"].items(most=_MOST_OWED):
        step, x, y = table.rules().read(item, [])
        step.lay_out(table, seat, x, y, item)
    _rancher_stands(table, seat)
    _end_of_the_line(table, seat)
    _something_to_decide(table, fields["owed"], seat)


def _rancher_stands(table: Table, seat: int) -> None:
    """GWT-38: a rancher is in Kansas City only during its stages."""
    for other in range(table.players):
        inside = table.rancher(other) == CITY
        busy = other == seat and table.agenda.holds(LEAVE_CITY)
        if inside != busy:
            raise Reader(None, f"seats[{other}].rancher").error("not-in-the-city")


def _end_of_the_line(table: Table, seat: int) -> None:
    """GWT-109: an engine stays on the last space only until it has moved back."""
    for other in range(table.players):
        leaving = other == seat and table.agenda.holds(RETURN)
        if (table.engine(other) == LAST_SLOT) != leaving:
            raise Reader(None, f"seats[{other}].engine").error("must-move-back")


def _something_to_decide(table: Table, reader: Reader, seat: int) -> None:
    twin = table.copy()
    if twin.agenda.step() == PHASE_C or twin.carry_on():
        raise reader.error("nothing-to-decide")
    twin.seat = seat
    choices = Choices()
    twin.fill(choices)
    if choices.count == 0:
        raise reader.error("nothing-to-decide")
