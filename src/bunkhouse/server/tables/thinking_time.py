"""How long everybody at a table has left: clocks stand still while their person is not there."""

from bunkhouse.server.ids import now_ms
from bunkhouse.server.tables.clocks import Clocks
from bunkhouse.server.tables.describe import clocks_of
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.server.tables.presence import Presence
from bunkhouse.server.tables.state import TableState
from bunkhouse.store.rows import RestRow


class ThinkingTime:
    """The clocks of one table, with the absences that this process has seen."""

    def __init__(self, presence: Presence, hours: OpeningHours) -> None:
        self._presence = presence
        self._hours = hours

    def clocks(self, state: TableState) -> Clocks:
        clocks = clocks_of(state.table, state.seats, self._hours)
        person = None if clocks.actor is None else state.seats[clocks.actor].person_id
        if person is None or clocks.pace.kind != "live":
            return clocks
        away = not self._presence.is_here(person)
        return clocks.rest(self._rested(state, person, clocks.began), away, state.away_after)

    def rest_to_note(self, state: TableState) -> RestRow | None:
        """For how long the clock that runs has stood still, when that is more than has been noted."""
        clocks, table, noted = self.clocks(state), state.table, state.rest
        person = None if clocks.actor is None else state.seats[clocks.actor].person_id
        if person is None or not clocks.left or clocks.pace.kind != "live":
            return None
        rested = self._rested(state, person, clocks.began)
        if not rested or (noted is not None and noted.seq == table.seq and noted.rested == rested):
            return None
        return RestRow(table_id=table.id, seq=table.seq, rested=rested, noted=now_ms())

    def _rested(self, state: TableState, person_id: str, began: int) -> int:
        """For how long the person who decides has not been there: what is noted, and what came since."""
        rest = state.rest
        if rest is None or rest.seq != state.table.seq:
            return self._presence.absent(person_id, began)
        return rest.rested + self._presence.absent(person_id, max(began, rest.noted))
