"""Coming and going during the game: handing a seat over, taking it back, giving up, being late."""

from bunkhouse.server.errors import HouseError, NotReady, StoreError
from bunkhouse.server.fairness import now_ms
from bunkhouse.server.infos import Done
from bunkhouse.server.running.describing import replaceable
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.playing import over
from bunkhouse.server.running.seating import (
    Seats,
    decides,
    marked_late,
    own_seat,
    resigned,
    stood_in,
    taken_back,
)
from bunkhouse.server.running.writer import Writer

STAND_IN = "easy"
"""The bot that plays on for whoever gave up or ran out of time: sensible, and quick."""


class Attendance(Writer):
    """A table's commands for people who cannot or do not want to go on."""

    async def resign(self, person_id: str, seat: int, *, command: str = "") -> Done:
        """Give up. A bot plays on while at least two seats and one person remain; otherwise it is over."""

        def plan() -> Draft:
            own_seat(self._seats, person_id, seat)
            course = self._running()
            if self._seats[seat].resigned:
                raise NotReady("seat-resigned")
            seats = resigned(self._seats, seat, STAND_IN)
            staying = [one for one in seats if not one.resigned]
            people = [one for one in staying if one.person_id is not None]
            changes: dict[str, object] = {}
            if not people or len(staying) < 2:
                changes = over(course.state, "resigned" if people else "abandoned", seats)
            return Draft(kind="resign", seat=seat, seats=seats, changes=changes)

        return await self._carry_out(person_id, command, plan)

    async def hand_over(self, person_id: str, seat: int, bot: str = STAND_IN, *, command: str = "") -> Done:
        """Let a bot stand in: for one's own seat at any time, for somebody else's (who sits at the table)
        when that person has been away for two minutes or is late. ``NotReady("seat-present")``."""

        def plan() -> Draft:
            self._running()
            seats = stood_in(self._seats, seat, bot)
            if self._seats[seat].person_id != person_id:
                self._seated_only(person_id)
                if not self._may_be_replaced(seat):
                    raise NotReady("seat-present")
            return Draft(kind="hand-over", seat=seat, notation=bot, seats=seats)

        return await self._carry_out(person_id, command, plan)

    async def take_back(self, person_id: str, seat: int, *, command: str = "") -> Done:
        """The person decides again for the seat that a bot stood in for."""

        def plan() -> Draft | None:
            own_seat(self._seats, person_id, seat)
            self._running()
            if decides(self._seats[seat]):
                return None
            seats = taken_back(self._seats, seat)
            return Draft(kind="take-back", seat=seat, seats=seats, clocks=self._clocks().refilled(seat))

        return await self._carry_out(person_id, command, plan)

    # Time.

    def _time_is_up(self) -> None:
        self._spawn(self._note_lateness(self._table.seq))

    async def _note_lateness(self, seq: int) -> None:
        """In a live game a bot takes over from whoever has no time left; otherwise others may ask for it."""

        def plan() -> Draft | None:
            clocks = self._clocks()
            late = clocks.actor
            if late is None or clocks.left_now(late, now_ms()) > 0 or self._seats[late].late:
                self._set_alarm()
                return None
            bot = STAND_IN if clocks.pace.kind == "live" else None
            seats: Seats = marked_late(self._seats, late, bot)
            return Draft(kind="late", seat=late, notation=bot or "", seats=seats)

        self._clock_count += 1
        try:
            await self._carry_out(None, f"late:{seq}", plan, seq)
        except (HouseError, StoreError):
            self._set_alarm()

    def _may_be_replaced(self, seat: int) -> bool:
        person = self._seats[seat].person_id
        away = None if person is None else self._presence.away_since(person)
        return replaceable(self._seats[seat], away, now_ms(), self._away_after)
