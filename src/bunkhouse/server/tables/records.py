"""The game of a table on paper."""

import msgspec

from bunkhouse.engine.record import Record, Result, SeatNote
from bunkhouse.engine.seed_commitment import SeedCommitment
from bunkhouse.server.errors import NotYours, Sealed
from bunkhouse.server.ids import new_id
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.validation import REPORT_LIMIT
from bunkhouse.store.rows import ReportRow


def finished_record(state: TableState) -> Record:
    """The record with the seed. ``Sealed`` while the game goes on."""
    if state.table.status != "over":
        raise Sealed("record-sealed")
    return _record(state)


def problem_report(
    state: TableState, person_id: str, text: str, step: int | None, seat: int | None
) -> ReportRow:
    """Something is wrong here: keeps the record so far, the step and whose view it was.

    ``seat`` is the view of one of the person's own seats, None a spectator's.
    """
    if seat is not None and seat not in state.seats_of(person_id):
        raise NotYours("not-your-seat", {"seat": seat})
    last = state.table.step
    return ReportRow(
        id=new_id(),
        table_id=state.table.id,
        person_id=person_id,
        step=last if step is None else max(0, min(step, last)),
        viewer=seat,
        text=text[:REPORT_LIMIT],
        record=_record(state).text(),
        time=state.now,
    )


def _record(state: TableState) -> Record:
    table, position = state.table, None if state.history is None else state.history.state
    finished = position is not None and position.actor is None
    return Record(
        table.game,
        table.rules,
        len(state.seats),
        msgspec.json.decode(table.options, type=dict[str, str]),
        table.seed,
        [SeatNote(seat.name or seat.bot or "", seat.bot) for seat in state.seats],
        [played.written for played in state.played()],
        Result(position.scores(), position.ranking()) if position is not None and finished else None,
        SeedCommitment(table.salt, table.commitment),
    )
