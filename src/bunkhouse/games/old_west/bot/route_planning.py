"""Which tracks lead to the tickets, at what price: the map as one seat sees it at one moment.

A route costs a turn, the cards that are missing for it and the trains on it, less the points it brings.
The plan grows like the network itself: the ticket that is worth most for its price comes first, its path
is added as if it were built, and the next ticket may use it. Tickets that would take too many trains or too
many turns are left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.bits import bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.bot.shortest_paths import FAR, ShortestPaths, fewest_trains, own_share
from bunkhouse.games.old_west.bot.weights import Weights
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.rules.payment import most_of_a_colour
from bunkhouse.games.old_west.state import NO_LIMIT, NO_OWNER, Table

_LEAST: Final = 0.1
"""No route is free: a path never takes a detour for nothing."""


class RoutePlanner(ShortestPaths):
    """The tracks to claim, found for one seat; made once and laid out anew for every decision."""

    weights: Weights
    controller: vec[i64]
    """The seat that controls each city, or NO_OWNER."""
    turns: float
    """The turns that the tracks to claim take."""
    planned: vec[i64]
    """Whether a track is among them."""
    wanted: i64
    """The open tickets that they complete, a bit each."""
    hopeless: i64
    """The open tickets that are given up, a bit each."""
    left: float
    """About how many turns the seat still has."""
    _table: Table | None
    """The position that it was laid out for; the same one later on, or another."""
    _network: i64

    def __init__(self, weights: Weights) -> None:
        super().__init__(vec[float]([0.0] * c.TRACKS))
        self.weights = weights
        self.controller = vec[i64]([i64(-1)] * c.CITIES)
        self.planned = vec[i64]([i64(0)] * c.TRACKS)
        self.turns = 0.0
        self.wanted = 0
        self.hopeless = 0
        self.left = 0.0
        self._table = None
        self._network = 0

    def follow(self, table: Table, seat: i64, turn: bool) -> None:
        """Lay the routes out at the beginning of a turn, and keep to them during the turn."""
        if self._table is table and not turn and table.network(seat) == self._network:
            return
        self.survey(table, seat)
        self.lay_out(table, seat, open_tickets(table, seat), table.network(seat))
        self._table = table
        self._network = table.network(seat)

    def survey(self, table: Table, seat: i64) -> None:
        """Look at the board: who controls what, how much time is left, what the routes cost."""
        self._note_controllers(table)
        self.left = _turns_left(table, self.weights)
        first: i64 = 0
        while first < c.TRACKS:
            end: i64 = i64(c.ROUTE_END[first])
            self.best[first] = i16(-1)
            if not route_closed(table, seat, first):
                self._price_route(table, seat, first, end)
            first = end

    def _note_controllers(self, table: Table) -> None:
        city: i64
        seat: i64
        for city in range(c.CITIES):
            self.controller[city] = NO_OWNER
        for seat in range(i64(table.setting.players)):
            cities: i64 = table.controlled(seat)
            city = 0
            while cities:
                if cities & 1:
                    self.controller[city] = seat
                cities >>= 1
                city += 1

    def _price_route(self, table: Table, seat: i64, first: i64, end: i64) -> None:
        track: i64
        most: i64 = -1
        opened: i64 = 0
        for track in range(first, end):
            if table.owner(track) != NO_OWNER:
                continue
            opened += 1
            colour: i64 = i64(c.TRACK_COLOUR[track])
            have: i64 = most_of_a_colour(table, seat) if colour == c.GREY else table.hand(seat, colour)
            if have > most:
                most = have
                self.best[first] = i16(track)
        if opened == 0:
            return
        weights = self.weights
        length: i64 = i64(c.LENGTH[first])
        missing: i64 = length - most
        missing = max(missing, 0)
        cost = weights.path_turn + weights.missing * float(missing) + weights.path_train * float(length)
        cost -= weights.gain * float(self.own_gain(seat, first))
        cost += weights.gift * float(self.gift(seat, first))
        cost += 2.0 * float(i64(c.SYMBOLS[first]))
        if opened == 1:
            cost += weights.blocked
        self.price[first] = cost if cost > _LEAST else _LEAST

    def own_gain(self, seat: i64, track: i64) -> i64:
        """What the seat itself scores for claiming a track."""
        one: i64 = self.controller[i64(c.TRACK_A[track])]
        two: i64 = self.controller[i64(c.TRACK_B[track])]
        return own_share(seat, one, two, i64(c.TRACK_VALUE[track]))

    def gift(self, seat: i64, track: i64) -> i64:
        """What others score for it."""
        one: i64 = self.controller[i64(c.TRACK_A[track])]
        two: i64 = self.controller[i64(c.TRACK_B[track])]
        value: i64 = i64(c.TRACK_VALUE[track])
        gift: i64 = 0
        if one not in (NO_OWNER, seat):
            gift += value
        if two not in (NO_OWNER, seat):
            gift += value
        return gift

    def lay_out(self, table: Table, seat: i64, tickets: i64, network: i64) -> None:
        """Find the tracks for some tickets from a network; the board has been surveyed."""
        at: i64
        for at in range(self.count):
            self.planned[i64(self.tracks[at])] = 0
        self._table = None
        self.count = 0
        self.length = 0
        self.turns = 0.0
        self.wanted = 0
        self.hopeless = 0
        self.reach = network
        trains: i64 = table.trains(seat)
        slack = self.weights.slack * self.left
        left: i64 = tickets
        fresh = False
        while left:
            if not fresh:
                self.spread(afresh=True)
                fresh = True
            ticket: i64 = self.nearest(left, self.weights.path_ticket)
            left &= ~bit(ticket)
            if c.TICKET_ENDS[ticket] & ~self.reach == 0:
                if c.TICKET_ENDS[ticket] & ~network:
                    self.wanted |= bit(ticket)
                continue
            if self.way(ticket) >= FAR or not self._add(table, seat, ticket, trains, slack):
                self.hopeless |= bit(ticket)
                continue
            self.wanted |= bit(ticket)
            fresh = False

    def _add(self, table: Table, seat: i64, ticket: i64, trains: i64, slack: float) -> bool:
        """Add the paths to both ends of a ticket, unless that is too much."""
        count: i64 = self.count
        length: i64 = self.length
        turns = self.turns
        reach: i64 = self.reach
        self.connect(ticket)
        at: i64
        for at in range(count, self.count):
            track: i64 = i64(self.tracks[at])
            self.planned[track] = 1
            self.turns += 1.0 + 0.5 * float(self._short(table, seat, track))
        if self.length <= trains and self.turns <= slack:
            return True
        for at in range(count, self.count):
            self.planned[i64(self.tracks[at])] = 0
        self.count = count
        self.length = length
        self.turns = turns
        self.reach = reach
        return False

    def _short(self, table: Table, seat: i64, track: i64) -> i64:
        """How many cards are missing for a track."""
        colour: i64 = i64(c.TRACK_COLOUR[track])
        have: i64 = most_of_a_colour(table, seat) if colour == c.GREY else table.hand(seat, colour)
        short: i64 = i64(c.LENGTH[track]) - have
        return short if short > 0 else 0


def _turns_left(table: Table, weights: Weights) -> float:
    """About how many turns everybody still has, by the trains of whoever has fewest."""
    if table.turns_left != NO_LIMIT:
        return 1.0
    return 1.0 + weights.pace * float(fewest_trains(table))


def open_tickets(table: Table, seat: i64) -> i64:
    """The tickets that are not completed, a bit each."""
    held: i64 = table.held(seat)
    network: i64 = table.network(seat)
    found: i64 = 0
    ticket: i64 = 0
    while held:
        if held & 1 and c.TICKET_ENDS[ticket] & ~network:
            found |= bit(ticket)
        held >>= 1
        ticket += 1
    return found
