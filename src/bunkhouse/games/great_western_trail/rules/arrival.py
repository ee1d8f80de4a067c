"""Where the rancher stops: phase B on a field, or the stages of Kansas City (GWT-28, GWT-55)."""

from mypy_extensions import i64

from bunkhouse.games.great_western_trail.components import BACKS
from bunkhouse.games.great_western_trail.rules.copying import note_echo
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import FORESIGHT, INCOME, LEAVE_CITY, PHASE_B
from bunkhouse.games.great_western_trail.trail import CITY


def begin_phase_b(table: Table, seat: i64) -> None:
    node: i64 = table.rancher(seat)
    if node == CITY:
        _enter_city(table, seat)
        return
    table.agenda.push(PHASE_B, seat, node)
    note_echo(table, node)


def _enter_city(table: Table, seat: i64) -> None:
    """GWT-55: the five stages of Kansas City in order, and what follows them."""
    table.agenda.push(LEAVE_CITY, seat)
    table.agenda.push(INCOME, seat)
    stage: i64
    for stage in range(BACKS - 1, -1, -1):
        table.agenda.push(FORESIGHT, seat, stage)
