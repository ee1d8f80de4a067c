"""Reminding whoever is to decide. A nudge is kept with the table until it has been answered."""

import math

from bunkhouse.server.errors import NotReady, TooSoon
from bunkhouse.server.fairness import now_ms
from bunkhouse.server.running.describing import current_nudge
from bunkhouse.server.running.seating import decides
from bunkhouse.server.running.writer import Writer
from bunkhouse.store.rows import NudgeRow

NUDGE_AFTER = 60_000
"""Milliseconds that everybody may think before being reminded."""
NUDGE_AGAIN = 600_000
"""Milliseconds between two reminders of the same decision."""


class Nudging(Writer):
    """A table's reminders."""

    async def nudge(self, person_id: str) -> int:
        """Remind whoever is to decide; gives the seat. ``TooSoon`` in the first minute, and for ten minutes
        after the last time. Only people are reminded, and only by somebody else who sits at the table."""
        self._running()
        self._seated_only(person_id)
        seat = self.nudgeable(person_id)
        if seat is None:
            raise NotReady("nudge-nobody")
        self._check_patience(seat)
        now = now_ms()
        by = next(one.number for one in self._seats if one.person_id == person_id)
        nudge = NudgeRow(table_id=self._table.id, step=self._table.step, seat=seat, by=by, time=now)
        if not await self._room.tables.nudge(nudge, now - NUDGE_AGAIN):
            self._behind = True  # another process was quicker
            await self.refresh()
            self._check_patience(seat)
        self._nudge = nudge
        self._presence_count += 1
        self._settled("nudge")
        return seat

    def nudgeable(self, person_id: str) -> int | None:
        """The seat that somebody at the table may remind, if not at once; None: nobody waits for another."""
        actor = self._table.actor
        if self._table.status != "running" or actor is None or actor >= len(self._seats):
            return None
        seat = self._seats[actor]
        return actor if decides(seat) and seat.person_id != person_id else None

    def nudge_wait(self) -> int:
        """Milliseconds until whoever is to decide may be reminded."""
        nudge = current_nudge(self._table, self._seats, self._nudge)
        first = self._table.turn_began + NUDGE_AFTER
        return max(0, (first if nudge is None else nudge.time + NUDGE_AGAIN) - now_ms())

    def nudged_seat(self) -> int | None:
        """The seat that was reminded of this decision."""
        nudge = current_nudge(self._table, self._seats, self._nudge)
        return None if nudge is None else nudge.seat

    def _check_patience(self, seat: int) -> None:
        wait, name = math.ceil(self.nudge_wait() / 1000), self._seats[seat].name
        if wait and self.nudged_seat() is None:
            raise TooSoon("not-idle", wait, {"name": name, "seconds": wait})
        if wait:
            raise TooSoon("nudged-already", wait, {"name": name, "minutes": math.ceil(wait / 60)})
