"""Reminding whoever is to decide. A nudge is kept with the table until it has been answered."""

import math

import msgspec

from bunkhouse.server.errors import NotReady, TooSoon
from bunkhouse.server.tables.describe import current_nudge
from bunkhouse.server.tables.seats import decides
from bunkhouse.server.tables.state import TableState
from bunkhouse.store.rows import NudgeRow

NUDGE_AFTER = 60_000
"""Milliseconds that everybody may think before being reminded."""
NUDGE_AGAIN = 600_000
"""Milliseconds between two reminders of the same decision."""


class Nudge(msgspec.Struct, frozen=True):
    """Remind whoever is to decide. ``TooSoon`` in the first minute, and for ten minutes after the last time.
    Only people are reminded, and only by somebody else who sits at the table."""

    person_id: str

    def plan(self, state: TableState) -> NudgeRow:
        state.need_running()
        state.need_seated(self.person_id)
        seat = nudgeable(state, self.person_id)
        if seat is None:
            raise NotReady("nudge-nobody")
        _check_patience(state, seat)
        by = state.seats_of(self.person_id)[0]
        return NudgeRow(table_id=state.table.id, step=state.table.step, seat=seat, by=by, time=state.now)


def nudgeable(state: TableState, person_id: str) -> int | None:
    """The seat that somebody at the table may remind, if not at once; None: nobody waits for another."""
    actor = state.table.actor
    if state.table.status != "running" or actor is None or actor >= len(state.seats):
        return None
    seat = state.seats[actor]
    return actor if decides(seat) and seat.person_id != person_id else None


def nudge_wait(state: TableState) -> int:
    """Milliseconds until whoever is to decide may be reminded."""
    nudge = current_nudge(state.table, state.seats, state.nudge)
    first = state.table.turn_began + NUDGE_AFTER
    return max(0, (first if nudge is None else nudge.time + NUDGE_AGAIN) - state.now)


def nudged_seat(state: TableState) -> int | None:
    """The seat that was reminded of this decision."""
    nudge = current_nudge(state.table, state.seats, state.nudge)
    return None if nudge is None else nudge.seat


def _check_patience(state: TableState, seat: int) -> None:
    wait, name = math.ceil(nudge_wait(state) / 1000), state.seats[seat].name
    if wait and nudged_seat(state) is None:
        raise TooSoon("not-idle", wait, {"name": name, "seconds": wait})
    if wait:
        raise TooSoon("nudged-already", wait, {"name": name, "minutes": math.ceil(wait / 60)})
