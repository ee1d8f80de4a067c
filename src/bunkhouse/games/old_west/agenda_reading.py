"""Taking in the decision of a position: from it the whole agenda is laid out again."""

from bunkhouse.engine.reading import Reader
from bunkhouse.games.old_west.components import (
    ALVIN_START,
    CITY_IDS,
    DRAWN_TICKETS,
    GREY,
    LENGTH,
    PIECE_PRICE,
    START_TICKETS,
    START_TICKETS_KEPT,
    SYMBOLS,
    TRACK_COLOUR,
    TRACK_ENDS,
    TRACK_NAMES,
    TRACKS,
)
from bunkhouse.games.old_west.rules.city import can_place
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.rules.payment import can_pay
from bunkhouse.games.old_west.rules.turn import begin_turn
from bunkhouse.games.old_west.setup import plan_starts, plan_tickets
from bunkhouse.games.old_west.state import (
    NO_OWNER,
    NOT_YET,
    NOWHERE,
    Table,
    count_drawn,
    listed_bits,
)
from bunkhouse.games.old_west.steps import (
    BURY_TICKETS,
    CHOOSE_START,
    CHOOSE_TICKETS,
    END_TURN,
    KEEP_TICKETS,
    MOVE_ALVIN,
    PAY_CITY,
    PAY_TRACK,
    PLACE_CITY,
    SECOND_CARD,
    STEP_NAMES,
    TURN,
)

Seats = list[dict[str, Reader]]

_AUTOMATIC = [BURY_TICKETS, END_TURN]
_ABOUT = {
    PAY_TRACK: "track",
    MOVE_ALVIN: "track",
    PLACE_CITY: "track",
    PAY_CITY: "city",
    KEEP_TICKETS: "kept",
}


def read_decision(table: Table, reader: Reader, seats: Seats) -> None:
    """Lays out the agenda; without a decision the game is over."""
    if reader.missing():
        if table.turns_left != 0 and table.passes != table.players:
            raise reader.error("not-over")
        _check_starts(table, seats, table.players)
        _check_drawn(table, seats, -1)
        return
    step = reader.field("step").name(STEP_NAMES)
    if step in _AUTOMATIC:
        raise reader.field("step").error("not-a-decision", given=STEP_NAMES[step])
    fields = reader.only(["step", "seat", *([_ABOUT[step]] if step in _ABOUT else [])])
    seat = fields["seat"].number(0, table.players - 1)
    if table.turns_left == 0 or table.passes == table.players:
        raise reader.error("already-over")
    order = (seat - int(table.starter)) % table.players
    if step == CHOOSE_TICKETS:
        _choosing_tickets(table, seats, seat, order)
    elif step == CHOOSE_START:
        _check_drawn(table, seats, -1)
        _check_starts(table, seats, table.players - 1 - order)
        plan_starts(table, order)
    else:
        _check_starts(table, seats, table.players)
        _check_drawn(table, seats, seat if step == KEEP_TICKETS else -1)
        begin_turn(table, seat)
        if step != TURN:
            table.agenda.pop()
            _in_turn(table, fields, step, seat)
    _check_roswell(table, reader, step)


def _choosing_tickets(table: Table, seats: Seats, seat: int, order: int) -> None:
    """OW-13: every seat has its first tickets, kept, rejected or before it."""
    _check_starts(table, seats, 0)
    plan_tickets(table, order)
    for other, item in enumerate(seats):
        kept, drawn = len(listed_bits(table.held(other))), int(count_drawn(table.drawn(other)))
        if kept + drawn != START_TICKETS:
            raise item["drawn"].error("wrong-first-tickets", given=kept + drawn, expected=int(START_TICKETS))
        number = (other - int(table.starter)) % table.players
        if (number < order and kept < START_TICKETS_KEPT) or (number > order and kept > 0):
            raise item["tickets"].error("wrong-first-tickets", given=kept, expected=int(START_TICKETS_KEPT))
    table.agenda.pop()
    table.agenda.push(CHOOSE_TICKETS, seat, len(listed_bits(table.held(seat))))


def _check_starts(table: Table, seats: Seats, chosen: int) -> None:
    """OW-16: so many seats, the last in turn order, have chosen a start city, and the others have not."""
    for seat, item in enumerate(seats):
        number = (seat - int(table.starter)) % table.players
        expected = number >= table.players - chosen
        if (table.start(seat) != NOT_YET) != expected:
            raise item["start"].error("start-not-chosen" if expected else "start-too-early")


def _check_drawn(table: Table, seats: Seats, choosing: int) -> None:
    """Only a seat that is choosing has drawn tickets before it."""
    for seat, item in enumerate(seats):
        if table.drawn(seat) and seat != choosing:
            raise item["drawn"].error("nothing-to-keep")
        if choosing < 0 and len(listed_bits(table.held(seat))) < START_TICKETS_KEPT:
            expected = int(START_TICKETS_KEPT)
            raise item["tickets"].error(
                "wrong-first-tickets", given=len(item["tickets"].items()), expected=expected
            )


def _in_turn(table: Table, fields: dict[str, Reader], step: int, seat: int) -> None:
    if step == SECOND_CARD:
        table.agenda.push(SECOND_CARD, seat)
    elif step == KEEP_TICKETS:
        _keeping_tickets(table, fields["kept"], seat)
    elif step == PAY_CITY:
        _paying_city(table, fields["city"], seat)
    elif step == PAY_TRACK:
        _paying_track(table, fields["track"], seat)
    else:
        _after_claim(table, fields["track"], step, seat)


def _keeping_tickets(table: Table, reader: Reader, seat: int) -> None:
    """OW-70: which of the tickets in hand were drawn just now does not matter, only how many."""
    drawn = int(count_drawn(table.drawn(seat)))
    if not 1 <= drawn <= DRAWN_TICKETS:
        raise reader.error("nothing-to-keep")
    kept = reader.number(0, int(DRAWN_TICKETS) - drawn)
    if kept > len(listed_bits(table.held(seat))) - START_TICKETS_KEPT:
        raise reader.error("wrong-first-tickets", given=kept, expected=int(START_TICKETS_KEPT))
    table.agenda.push(KEEP_TICKETS, seat, kept)


def _paying_track(table: Table, reader: Reader, seat: int) -> None:
    track = reader.name(TRACK_NAMES)
    open_to_all = table.owner(track) == NO_OWNER and not route_closed(table, seat, track)
    price, colour, symbols = int(LENGTH[track]), int(TRACK_COLOUR[track]), int(SYMBOLS[track])
    within_reach = TRACK_ENDS[track] & table.network(seat) and price <= table.trains(seat)
    if not open_to_all or not within_reach or not can_pay(table, seat, price, colour, symbols):
        raise reader.error("cannot-claim", name=TRACK_NAMES[track])
    table.agenda.push(PAY_TRACK, seat, track)


def _after_claim(table: Table, reader: Reader, step: int, seat: int) -> None:
    track = reader.name(TRACK_NAMES)
    if table.owner(track) != seat:
        raise reader.error("not-just-claimed", name=TRACK_NAMES[track])
    if step == PLACE_CITY and not can_place(table, seat, track):
        raise reader.error("nothing-to-place", name=TRACK_NAMES[track])
    table.agenda.push(PLACE_CITY, seat, track)
    if step == MOVE_ALVIN:
        there = table.alvin != NOWHERE and TRACK_ENDS[track] >> table.alvin & 1
        if not there or table.controller(table.alvin) == seat:
            raise reader.error("alvin-not-captured", name=TRACK_NAMES[track])
        table.agenda.push(MOVE_ALVIN, seat, track)


def _paying_city(table: Table, reader: Reader, seat: int) -> None:
    city = reader.name(CITY_IDS)
    ends = [track for track in range(TRACKS) if TRACK_ENDS[track] >> city & 1]
    built = any(table.owner(track) == seat and can_place(table, seat, track) for track in ends)
    free = table.controller(city) == NO_OWNER and (city != ALVIN_START or table.alvin == NOWHERE)
    if not built or not free or not can_pay(table, seat, PIECE_PRICE, GREY, 0):
        raise reader.error("cannot-place", name=CITY_IDS[city])
    table.agenda.push(PAY_CITY, seat, city)


def _check_roswell(table: Table, reader: Reader, step: int) -> None:
    """OW-88: Alvin leaves Roswell with the first track there."""
    if table.alvin != ALVIN_START or step == MOVE_ALVIN:
        return
    for track in range(TRACKS):
        if table.owner(track) != NO_OWNER and TRACK_ENDS[track] >> ALVIN_START & 1:
            raise reader.error("alvin-not-captured", name=TRACK_NAMES[track])
