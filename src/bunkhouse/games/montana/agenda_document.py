"""The decision of a position: written from the agenda, and the whole agenda laid out from it again."""

from typing import Any

from bunkhouse.engine.authoring import Document, Reader, Step
from bunkhouse.games.montana.components import WORKER_LIMIT
from bunkhouse.games.montana.packs import size
from bunkhouse.games.montana.rules.agenda_checks import city_empty
from bunkhouse.games.montana.state import NO_START, NOBODY_ON_TURN, Table
from bunkhouse.games.montana.steps import SURPLUS


def decision(table: Table) -> Document | None:
    """What is being decided; None when the game is over."""
    return write_entry(table, 0) if table.agenda.height else None


def write_entry(table: Table, depth: int) -> Document:
    """What is owed at a depth of the agenda."""
    agenda, rules = table.agenda, table.rules()
    below = rules.step(agenda.step_at(depth)).write_below(table, depth)
    return rules.write(agenda.frame_at(depth), {"seat": int(agenda.seat_at(depth)), **below})


def read_decision(table: Table, reader: Reader) -> None:
    """Lay out the agenda; a ``PositionError`` when the position does not lead to this decision."""
    playing = table.turn != NOBODY_ON_TURN
    if playing and (table.start == NO_START or table.round == 0):
        raise Reader(None, "start" if table.start == NO_START else "round").error("missing")
    if playing and reader.missing():
        if not table.closing or (table.turn + 1) % table.players != table.starter:
            raise reader.error("not-over")
        city_empty(table)
    elif lay_out_entry(table, reader).carry_on(table):
        raise reader.error("nothing-to-decide")
    _check_limits(table)


def lay_out_entry(table: Table, reader: Reader) -> Step[Any]:
    """Owe what an entry names, and what lies below it."""
    step, x, y = table.rules().read(reader, ["seat"])
    seat = reader.field("seat").number(0, table.players - 1)
    step.lay_out(table, seat, x, y, reader)
    return step


def _check_limits(table: Table) -> None:
    """MT-8: more workers than the limit only while some are being returned."""
    returning = table.agenda.height > 0 and table.agenda.step() == SURPLUS
    for seat in range(table.players):
        workers = int(size(table.workers_of(seat)))
        if workers > WORKER_LIMIT and not (returning and seat == table.turn):
            path = Reader(None, f"seats[{seat}].workers")
            raise path.error("over-the-limit", given=workers, high=int(WORKER_LIMIT))
