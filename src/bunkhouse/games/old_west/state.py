"""What lies on the table: packed arrays, one per noun, and the small words in which the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Agenda, Param, Rng, RuledState, Setting, bit
from bunkhouse.games.old_west import components as c

NOT_YET: Final[i64] = -1
"""The start city of a seat that has not chosen one."""
NO_OWNER: Final[i64] = -1
NO_CARD: Final[i64] = -1
NOWHERE: Final[i64] = -1
"""Where Alvin is without the variant."""
NO_LIMIT: Final[i64] = -1
"""How many turns are left before the last round (OW-76)."""

# What the table notes for a seat.
_TRAINS: Final[i64] = 0
_PIECES: Final[i64] = 1
_START: Final[i64] = 2
_NETWORK: Final[i64] = 3
_CONTROLLED: Final[i64] = 4
_HELD: Final[i64] = 5
_DRAWN: Final[i64] = 6
_POINTS: Final[i64] = 7
_CAPTURES: Final[i64] = 8
_WIDTH: Final[i64] = 9

_PLACE_MASK: Final[i64] = 15
_TICKET_BITS: Final[i64] = 6
_TICKET_MASK: Final[i64] = 63


class Table(RuledState):
    """The board, both decks, the face-up cards and what the players have before them."""

    tracks: vec[i16]
    """The seat whose trains stand on each track, or NO_OWNER."""
    deck: vec[i16]
    """The face-down train cards, the next one last."""
    tickets: vec[i16]
    """The ticket deck: a ring that begins at ``ticket_top``, the next ticket first."""
    cards: vec[i16]
    """How many cards of each kind every hand holds; the row after the last hand is the discard pile."""
    holdings: vec[i64]
    """Per seat: trains, pieces, start city, network, controlled cities, tickets, drawn tickets, points."""
    deck_size: i64 = 0
    ticket_top: i64 = 0
    ticket_count: i64 = 0
    display: i64 = 0
    """The face-up cards: four bits a place, 0 for an empty one, else the kind of card plus one."""
    starter: i64 = 0
    """The first player (OW-15)."""
    turns_left: i64
    """How many turns of the last round are still to end, or NO_LIMIT."""
    passes: i64 = 0
    """How many seats in a row had to pass (OW-79)."""
    alvin: i64
    """The city where Alvin stands, or NOWHERE."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        tracks: vec[i16],
        deck: vec[i16],
        tickets: vec[i16],
        cards: vec[i16],
        holdings: vec[i64],
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.tracks = tracks
        self.deck = deck
        self.tickets = tickets
        self.cards = cards
        self.holdings = holdings
        self.turns_left = NO_LIMIT
        self.alvin = NOWHERE

    def copy_table(self, twin: "Table") -> None:
        self.copy_base(twin)
        twin.deck_size = self.deck_size
        twin.ticket_top = self.ticket_top
        twin.ticket_count = self.ticket_count
        twin.display = self.display
        twin.starter = self.starter
        twin.turns_left = self.turns_left
        twin.passes = self.passes
        twin.alvin = self.alvin

    def over(self) -> bool:
        return self.agenda.height == 0

    def in_order(self, number: int) -> int:
        """The seat that is so many places after the first player."""
        return (int(self.starter) + number) % self.players

    # The board.

    def owner(self, track: i64) -> i64:
        return i64(self.tracks[track])

    def set_owner(self, track: i64, seat: i64) -> None:
        self.tracks[track] = i16(seat)

    def controller(self, city: i64) -> i64:
        """OW-60: the seat whose piece stands in a city, or NO_OWNER."""
        seat: i64
        for seat in range(i64(self.setting.players)):
            if (self.controlled(seat) >> city) & 1:
                return seat
        return NO_OWNER

    def occupied(self) -> i64:
        """The cities that hold a piece of anybody, a bit each."""
        seat: i64
        cities: i64 = 0
        for seat in range(i64(self.setting.players)):
            cities |= self.controlled(seat)
        return cities

    # The seats.

    def trains(self, seat: i64) -> i64:
        return self.holdings[seat * _WIDTH + _TRAINS]

    def add_trains(self, seat: i64, count: i64) -> None:
        self.holdings[seat * _WIDTH + _TRAINS] += count

    def pieces(self, seat: i64) -> i64:
        return self.holdings[seat * _WIDTH + _PIECES]

    def add_pieces(self, seat: i64, count: i64) -> None:
        self.holdings[seat * _WIDTH + _PIECES] += count

    def start(self, seat: i64) -> i64:
        return self.holdings[seat * _WIDTH + _START]

    def set_start(self, seat: i64, city: i64) -> None:
        self.holdings[seat * _WIDTH + _START] = city

    def network(self, seat: i64) -> i64:
        """OW-43: the start city and all cities touched by own tracks, a bit each; all joined."""
        return self.holdings[seat * _WIDTH + _NETWORK]

    def grow(self, seat: i64, cities: i64) -> None:
        self.holdings[seat * _WIDTH + _NETWORK] |= cities

    def controlled(self, seat: i64) -> i64:
        """The cities that hold a piece of the seat, a bit each."""
        return self.holdings[seat * _WIDTH + _CONTROLLED]

    def put_piece(self, seat: i64, city: i64) -> None:
        self.holdings[seat * _WIDTH + _CONTROLLED] |= bit(city)
        self.holdings[seat * _WIDTH + _PIECES] -= 1

    def points(self, seat: i64) -> i64:
        """Scored for tracks so far."""
        return self.holdings[seat * _WIDTH + _POINTS]

    def score(self, seat: i64, points: i64) -> None:
        self.holdings[seat * _WIDTH + _POINTS] += points

    def captures(self, seat: i64) -> i64:
        """Points for capturing Alvin."""
        return self.holdings[seat * _WIDTH + _CAPTURES]

    def score_capture(self, seat: i64, points: i64) -> None:
        self.holdings[seat * _WIDTH + _CAPTURES] += points

    # Tickets.

    def held(self, seat: i64) -> i64:
        """The tickets a seat has kept, a bit each."""
        return self.holdings[seat * _WIDTH + _HELD]

    def set_held(self, seat: i64, tickets: i64) -> None:
        self.holdings[seat * _WIDTH + _HELD] = tickets

    def drawn(self, seat: i64) -> i64:
        """The tickets a seat is choosing from, or rejected during set-up, in the order drawn."""
        return self.holdings[seat * _WIDTH + _DRAWN]

    def set_drawn(self, seat: i64, drawn: i64) -> None:
        self.holdings[seat * _WIDTH + _DRAWN] = drawn

    def top_ticket(self) -> i64:
        """Take the next ticket from the deck."""
        ticket: i64 = i64(self.tickets[self.ticket_top])
        self.ticket_top = (self.ticket_top + 1) % c.TICKETS
        self.ticket_count -= 1
        return ticket

    def bury_ticket(self, ticket: i64) -> None:
        """Put a ticket under the deck."""
        self.tickets[(self.ticket_top + self.ticket_count) % c.TICKETS] = i16(ticket)
        self.ticket_count += 1

    def completed(self, seat: i64, ticket: i64) -> bool:
        """OW-75: both cities are in the network, which always hangs together."""
        ends: i64 = c.TICKET_ENDS[ticket]
        return self.network(seat) & ends == ends

    def count_completed(self, seat: i64) -> i64:
        ticket: i64
        held: i64 = self.held(seat)
        count: i64 = 0
        for ticket in range(c.TICKETS):
            if (held >> ticket) & 1 and self.completed(seat, ticket):
                count += 1
        return count

    # Train cards.

    def hand(self, seat: i64, kind: i64) -> i64:
        return i64(self.cards[seat * c.KINDS + kind])

    def add_card(self, seat: i64, kind: i64, count: i64) -> None:
        self.cards[seat * c.KINDS + kind] += i16(count)

    def hand_size(self, seat: i64) -> i64:
        kind: i64
        size: i64 = 0
        for kind in range(c.KINDS):
            size += i64(self.cards[seat * c.KINDS + kind])
        return size

    def discards(self, kind: i64) -> i64:
        return i64(self.cards[i64(self.setting.players) * c.KINDS + kind])

    def add_discards(self, kind: i64, count: i64) -> None:
        self.cards[i64(self.setting.players) * c.KINDS + kind] += i16(count)

    def discard_size(self) -> i64:
        return self.hand_size(i64(self.setting.players))

    def shown(self, place: i64) -> i64:
        """The face-up card at a place, or NO_CARD."""
        return ((self.display >> (4 * place)) & 15) - 1

    def show(self, place: i64, kind: i64) -> None:
        card: i64 = kind + 1
        self.display = (self.display & ~(_PLACE_MASK << (4 * place))) | (card << (4 * place))

    def count_shown(self, kind: i64) -> i64:
        place: i64
        count: i64 = 0
        for place in range(c.DISPLAY):
            if self.shown(place) == kind:
                count += 1
        return count


def decided_track(table: Table) -> i64:
    """The track that a waiting decision is about: the one to be paid, or the one just claimed."""
    return table.agenda.x()


# Drawn tickets: a short list in one number, the first drawn lowest.


def first_drawn(drawn: i64) -> i64:
    return (drawn & _TICKET_MASK) - 1


def after_first(drawn: i64) -> i64:
    return drawn >> _TICKET_BITS


def with_drawn(drawn: i64, ticket: i64) -> i64:
    """The list with one more ticket at its end."""
    at: i64 = 0
    while drawn >> at:
        at += _TICKET_BITS
    last: i64 = ticket + 1
    return drawn | (last << at)


def without_drawn(drawn: i64, ticket: i64) -> i64:
    kept: i64 = 0
    while drawn:
        if first_drawn(drawn) != ticket:
            kept = with_drawn(kept, first_drawn(drawn))
        drawn = after_first(drawn)
    return kept


def count_drawn(drawn: i64) -> i64:
    count: i64 = 0
    while drawn:
        drawn = after_first(drawn)
        count += 1
    return count


def listed_drawn(drawn: i64) -> list[int]:
    found: list[int] = []
    while drawn:
        found.append(int(first_drawn(drawn)))
        drawn = after_first(drawn)
    return found


def listed_bits(bits: i64) -> list[int]:
    found: list[int] = []
    at: i64 = 0
    while bits >> at:
        if (bits >> at) & 1:
            found.append(int(at))
        at += 1
    return found


# How sentences speak of things.


def track_params(track: i64) -> dict[str, Param]:
    return {
        "from": c.CITY_NAMES[c.TRACK_A[track]],
        "to": c.CITY_NAMES[c.TRACK_B[track]],
        "colour": c.TRACK_COLOURS[c.TRACK_COLOUR[track]],
        "length": int(c.LENGTH[track]),
        "twin": c.TWIN[track],
    }


def ticket_params(ticket: i64) -> dict[str, Param]:
    return {
        "from": c.CITY_NAMES[c.TICKET_A[ticket]],
        "to": c.CITY_NAMES[c.TICKET_B[ticket]],
        "points": int(c.TICKET_POINTS[ticket]),
    }


def empty_seats(players: int) -> vec[i64]:
    seats = vec[i64]([i64(0)] * (_WIDTH * players))
    for seat in range(players):
        seats[seat * _WIDTH + _START] = NOT_YET
    return seats
