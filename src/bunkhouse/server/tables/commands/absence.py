"""Coming and going during the game: handing a seat over, taking it back, giving up, being late."""

from bunkhouse.server.errors import NotReady
from bunkhouse.server.tables.commands.command import Command, PersonCommand
from bunkhouse.server.tables.commands.play import over
from bunkhouse.server.tables.describe import replaceable
from bunkhouse.server.tables.draft import Draft
from bunkhouse.server.tables.seats import decides, marked_late, own_seat, resigned, stood_in, taken_back
from bunkhouse.server.tables.state import TableState

STAND_IN = "easy"
"""The bot that plays on for whoever gave up or ran out of time: sensible, and quick."""


class Resign(PersonCommand, frozen=True):
    """Give up. A bot plays on while at least two seats and one person remain; otherwise it is over."""

    seat: int

    def plan(self, state: TableState) -> Draft:
        own_seat(state.seats, self.person_id, self.seat)
        history = state.need_running()
        if state.seats[self.seat].resigned:
            raise NotReady("seat-resigned")
        seats = resigned(state.seats, self.seat, STAND_IN)
        staying = [one for one in seats if not one.resigned]
        people = [one for one in staying if one.person_id is not None]
        changes: dict[str, object] = {}
        if not people or len(staying) < 2:
            changes = over(history.state, "resigned" if people else "abandoned", seats)
        return Draft(kind="resign", seat=self.seat, seats=seats, changes=changes)


class HandOver(PersonCommand, frozen=True):
    """Let a bot stand in: for one's own seat at any time, for somebody else's (who sits at the table) when
    that person has been away for two minutes or is late. ``NotReady("seat-present")``."""

    seat: int
    bot: str = STAND_IN

    def plan(self, state: TableState) -> Draft:
        state.need_running()
        seats = stood_in(state.seats, self.seat, self.bot)
        seat = state.seats[self.seat]
        if seat.person_id != self.person_id:
            state.need_seated(self.person_id)
            away = None if seat.person_id is None else state.away.get(seat.person_id)
            if not replaceable(seat, away, state.now, state.away_after):
                raise NotReady("seat-present")
        return Draft(kind="hand-over", seat=self.seat, notation=self.bot, seats=seats)


class TakeBack(PersonCommand, frozen=True):
    """The person decides again for the seat that a bot stood in for."""

    seat: int

    def plan(self, state: TableState) -> Draft | None:
        own_seat(state.seats, self.person_id, self.seat)
        state.need_running()
        if decides(state.seats[self.seat]):
            return None
        seats = taken_back(state.seats, self.seat)
        return Draft(kind="take-back", seat=self.seat, seats=seats, clocks=state.clocks.refilled(self.seat))


class RunOutOfTime(Command, frozen=True):
    """In a live game a bot takes over from whoever has no time left; otherwise others may ask for it."""

    seq: int

    @property
    def expected(self) -> int | None:
        return self.seq

    def plan(self, state: TableState) -> Draft | None:
        clocks, late = state.clocks, state.clocks.actor
        if late is None or clocks.left_now(late, state.now) > 0 or state.seats[late].late:
            return None
        bot = STAND_IN if clocks.pace.kind == "live" else None
        return Draft(kind="late", seat=late, notation=bot or "", seats=marked_late(state.seats, late, bot))
