"""The way to complete tickets: which tracks a seat should still claim, found by shortest paths.

The routes grow like the network itself: the ticket that is cheapest to complete comes first, its path is
added as if it were built, and the next ticket may use it. Paths avoid tracks that are closed to the seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.bits import bit, has_bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.bot.shortest_paths import FAR, ShortestPaths
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.state import NO_OWNER, Table

_PER_TRACK: Final[i64] = 2
"""Claiming takes a turn, in which two cards could have been drawn."""
_PRICE: Final = vec[float]([float(i64(c.LENGTH[track]) + _PER_TRACK) for track in range(c.TRACKS)])


class TicketRoutes(ShortestPaths):
    """What is still to be built, in order, and for every ticket how much must be built until it is done."""

    upto: vec[i16]
    """For each ticket of the seat the work until it is completed, or -1 when there is no way."""

    def __init__(self, table: Table, seat: i64) -> None:
        super().__init__(_PRICE)
        self.upto = vec[i16]([i16(-1)] * c.TICKETS)
        self.reach = table.network(seat) or _root(table.held(seat))
        self._find_usable(table, seat)
        self._plan(table.held(seat), table.trains(seat))

    def work(self) -> i64:
        """The length of all tracks, with something for the turn each of them takes."""
        return self.length + _PER_TRACK * self.count

    def _plan(self, tickets: i64, trains: i64) -> None:
        self.spread(afresh=True)
        while tickets:
            ticket: i64 = self.nearest(tickets, 0.0)
            tickets &= ~bit(ticket)
            if c.TICKET_ENDS[ticket] & ~self.reach:
                if self.way(ticket) >= FAR:
                    continue
                self.connect(ticket)
                if self.length > trains:
                    return
                self.spread(afresh=False)
            self.upto[ticket] = i16(self.work())

    def _find_usable(self, table: Table, seat: i64) -> None:
        """The track of every route that the seat would claim, by its cards."""
        first: i64
        track: i64
        for first in range(c.TRACKS):
            if i64(c.ROUTE_START[first]) != first or route_closed(table, seat, first):
                continue
            most: i64 = -1
            for track in range(first, i64(c.ROUTE_END[first])):
                colour: i64 = i64(c.TRACK_COLOUR[track])
                have: i64 = i64(c.LENGTH[track]) if colour == c.GREY else table.hand(seat, colour)
                if table.owner(track) == NO_OWNER and have > most:
                    most = have
                    self.best[first] = i16(track)


def _root(tickets: i64) -> i64:
    """Where a network begins that has no start city yet: at an end of the first ticket."""
    ticket: i64
    for ticket in range(c.TICKETS):
        if has_bit(tickets, ticket):
            return bit(i64(c.TICKET_A[ticket]))
    return 0
