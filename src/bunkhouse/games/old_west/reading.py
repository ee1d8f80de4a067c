"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i16

from bunkhouse.engine.authoring import Reader, bit
from bunkhouse.engine.view_types import Heading
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.agenda_document import read_decision
from bunkhouse.games.old_west.rules.claim import one_track_per_route
from bunkhouse.games.old_west.rules.deck import only_swaps_left, too_many_locomotives
from bunkhouse.games.old_west.setup import with_alvin
from bunkhouse.games.old_west.state import NO_LIMIT, NO_OWNER, NOWHERE, Table, with_drawn
from bunkhouse.games.old_west.view_types import PublicSeat

_FIELDS = [
    *Heading.__annotations__,
    *("generator", "starter", "turns_left", "passes", "decision", "alvin"),
    *("display", "discards", "deck", "ticket_deck", "seats"),
]
_SEAT_FIELDS = [*PublicSeat.__annotations__, "hand", "tickets", "drawn"]
_MOST_POINTS = 10_000


class PositionReader:
    """Fills an empty table from a document, piece by piece."""

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.fields = document.only(_FIELDS)
        self.seats = [seat.only(_SEAT_FIELDS) for seat in self.fields["seats"].items(table.players)]
        self.met: dict[str, str] = {}
        """Where each ticket and each city with a piece has been met."""

    def read(self) -> None:
        table, fields = self.table, self.fields
        table.starter = fields["starter"].number(0, table.players - 1)
        table.passes = fields["passes"].number(0, table.players)
        left = fields["turns_left"]
        most = int(c.LAST_TURNS) * table.players
        table.turns_left = NO_LIMIT if left.missing() else left.number(0, most)
        for seat, item in enumerate(self.seats):
            self._cities(seat, item)
        for seat, item in enumerate(self.seats):
            self._tracks(seat, item)
        for seat, item in enumerate(self.seats):
            self._network(seat, item)
            self._points(seat, item)
        self._tickets()
        self._cards()
        self._alvin()
        read_decision(table, fields["decision"])
        self._last_round()

    def _once(self, reader: Reader, names: list[str], reason: str) -> int:
        """A name that has not been met before."""
        index = reader.name(names)
        name = names[index]
        if name in self.met:
            raise reader.error(reason, name=name, other=self.met[name])
        self.met[name] = reader.path
        return index

    # The board.

    def _cities(self, seat: int, item: dict[str, Reader]) -> None:
        """OW-61, OW-66, OW-87: a city has one piece at most, a player three, and Roswell may be closed."""
        table = self.table
        table.add_pieces(seat, c.PIECES)
        for reader in item["cities"].items(most=int(c.PIECES)):
            city = self._once(reader, c.CITY_IDS, "city-twice")
            if city == c.ALVIN_CLOSED and with_alvin(table):
                raise reader.error("forbidden-city", name=c.CITY_IDS[city])
            table.put_piece(seat, city)
        if item["start"].missing():
            if table.controlled(seat):
                raise item["start"].error("missing")
            return
        start = item["start"].name(c.CITY_IDS)
        if not table.controlled(seat) >> start & 1:
            raise item["start"].error("start-without-piece", name=c.CITY_IDS[start])
        table.set_start(seat, start)

    def _tracks(self, seat: int, item: dict[str, Reader]) -> None:
        """OW-41, OW-47, OW-48: who owns which track."""
        table = self.table
        for reader in item["tracks"].items(most=int(c.TRACKS)):
            track = reader.name(c.TRACK_NAMES)
            if table.owner(track) != NO_OWNER:
                raise reader.error("track-twice", name=c.TRACK_NAMES[track], seat=int(table.owner(track)))
            for other in range(int(c.ROUTE_START[track]), int(c.ROUTE_END[track])):
                owner = table.owner(other)
                if owner == seat:
                    raise reader.error("route-twice", name=c.TRACK_NAMES[track], other=c.TRACK_NAMES[other])
                if owner != NO_OWNER and one_track_per_route(table.players):
                    raise reader.error("route-closed", name=c.TRACK_NAMES[track], other=c.TRACK_NAMES[other])
            table.set_owner(track, seat)

    def _network(self, seat: int, item: dict[str, Reader]) -> None:
        """OW-43, OW-44: all tracks hang together with the start city, and pieces stand in the network."""
        table = self.table
        reached = 0 if item["start"].missing() else int(bit(table.start(seat)))
        loose = dict(enumerate(item["tracks"].items()))
        length = 0
        while True:
            ends = {n: int(c.TRACK_ENDS[reader.name(c.TRACK_NAMES)]) for n, reader in loose.items()}
            joined = [n for n, cities in ends.items() if cities & reached]
            if not joined:
                break
            for n in joined:
                reached |= ends[n]
                length += int(c.LENGTH[loose.pop(n).name(c.TRACK_NAMES)])
        for reader in loose.values():
            raise reader.error("not-connected", name=str(reader.value), start=str(item["start"].value))
        for reader in item["cities"].items():
            if not reached >> reader.name(c.CITY_IDS) & 1:
                raise reader.error("city-not-reached", name=str(reader.value))
        table.grow(seat, reached)
        trains = item["trains"].number(0, int(c.TRAINS))
        if trains + length != c.TRAINS:
            raise item["trains"].error("wrong-train-count", given=trains, expected=int(c.TRAINS) - length)
        table.add_trains(seat, trains)

    def _points(self, seat: int, item: dict[str, Reader]) -> None:
        table = self.table
        table.score(seat, item["points"].number(0, _MOST_POINTS))
        captures = item["captures"].number(0, _MOST_POINTS if with_alvin(table) else 0)
        if captures % c.ALVIN_CAPTURE:
            raise item["captures"].error("wrong-captures", given=captures, each=int(c.ALVIN_CAPTURE))
        table.score_capture(seat, captures)

    def _alvin(self) -> None:
        """OW-86, OW-94, OW-99: Alvin is in Roswell until the first track there, then with a controller."""
        table, reader = self.table, self.fields["alvin"]
        if not with_alvin(table):
            if not reader.missing():
                raise reader.error("no-alvin")
            table.alvin = NOWHERE
            return
        table.alvin = reader.name(c.CITY_IDS)
        if table.alvin != c.ALVIN_START and table.controller(table.alvin) == NO_OWNER:
            raise reader.error("alvin-alone", name=c.CITY_IDS[table.alvin])

    # Tickets and cards.

    def _tickets(self) -> None:
        """OW-5: every ticket once."""
        table = self.table
        for seat, item in enumerate(self.seats):
            held = 0
            for reader in item["tickets"].items():
                held |= bit(self._once(reader, c.TICKET_NAMES, "ticket-twice"))
            table.set_held(seat, held)
            for reader in item["drawn"].items(most=int(c.START_TICKETS)):
                ticket = self._once(reader, c.TICKET_NAMES, "ticket-twice")
                table.set_drawn(seat, with_drawn(table.drawn(seat), ticket))
        for reader in self.fields["ticket_deck"].items():
            table.bury_ticket(self._once(reader, c.TICKET_NAMES, "ticket-twice"))
        for name in c.TICKET_NAMES:
            if name not in self.met:
                raise self.fields["ticket_deck"].error("ticket-missing", name=name)

    def _cards(self) -> None:
        """OW-3: 110 train cards, so many of each kind."""
        table, fields = self.table, self.fields
        counts = [0] * c.KINDS
        for seat, item in enumerate(self.seats):
            for kind, count in enumerate(_pile(item["hand"])):
                counts[kind] += count
                table.add_card(seat, kind, count)
        for kind, count in enumerate(_pile(fields["discards"])):
            counts[kind] += count
            table.add_discards(kind, count)
        for place, reader in enumerate(fields["display"].items(int(c.DISPLAY))):
            if not reader.missing():
                table.show(place, reader.name(c.CARD_NAMES))
                counts[reader.name(c.CARD_NAMES)] += 1
        for reader in reversed(fields["deck"].items(most=int(c.CARDS))):
            table.deck[table.deck_size] = i16(reader.name(c.CARD_NAMES))
            table.deck_size += 1
            counts[reader.name(c.CARD_NAMES)] += 1
        if sum(counts) != c.CARDS:
            raise fields["deck"].error("wrong-card-total", given=sum(counts), expected=int(c.CARDS))
        for kind, name in enumerate(c.CARD_NAMES):
            if counts[kind] != c.CARD_COUNTS[kind]:
                expected = c.CARD_COUNTS[kind]
                raise fields["deck"].error(
                    "wrong-card-count", card=name, given=counts[kind], expected=expected
                )
        self._display()

    def _display(self) -> None:
        """OW-29, OW-30, OW-33: what would have been rebuilt, filled or replaced at once."""
        table, fields = self.table, self.fields
        if table.deck_size == 0 and table.discard_size() > 0:
            raise fields["deck"].error("deck-not-rebuilt", count=int(table.discard_size()))
        for reader in fields["display"].items():
            if reader.missing() and table.deck_size > 0:
                raise reader.error("place-not-filled")
        if too_many_locomotives(table) and not only_swaps_left(table):
            raise fields["display"].error("display-not-replaced")

    def _last_round(self) -> None:
        """OW-76: the last round begins with the turn that leaves a player hardly any trains."""
        table, reader = self.table, self.fields["turns_left"]
        acting = -1 if table.over() else int(table.agenda.seat())
        few = [seat for seat in range(table.players) if table.trains(seat) <= c.LAST_TRAINS]
        if reader.missing() and any(seat != acting for seat in few):
            raise reader.error("last-round-not-begun", seat=next(seat for seat in few if seat != acting))
        if not reader.missing() and not few:
            raise reader.error("last-round-too-early")


def _pile(reader: Reader) -> list[int]:
    counts = [0] * c.KINDS
    for kind, count in reader.entries(c.CARD_NAMES):
        counts[kind] = count.number(0, int(c.CARDS))
    return counts


def read(table: Table, document: Reader) -> None:
    PositionReader(table, document).read()
