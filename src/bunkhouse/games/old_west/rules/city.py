"""City pieces (OW-60 to OW-69): start cities, and pieces placed after claiming a track."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west.actions import DONE, PLACE, START
from bunkhouse.games.old_west.components import (
    ALVIN_CLOSED,
    CITIES,
    CITY_NAMES,
    GREY,
    PIECE_PRICE,
    TRACK_ENDS,
)
from bunkhouse.games.old_west.rules.payment import (
    NO_PAYMENT,
    can_pay,
    fill_payments,
    only_payment,
    payments,
    spend,
)
from bunkhouse.games.old_west.state import NOWHERE, Table
from bunkhouse.games.old_west.steps import PAY_CITY


def closed_cities(table: Table) -> i64:
    """OW-61, OW-87: cities that can take no piece, a bit each."""
    closed: i64 = table.occupied()
    if table.alvin != NOWHERE:
        closed |= bit(ALVIN_CLOSED)
    return closed


def fill_start(table: Table, choices: Choices) -> None:
    """OW-17: any city without a piece."""
    closed: i64 = closed_cities(table)
    city: i64
    for city in range(CITIES):
        if not (closed >> city) & 1:
            choices.add(START + city)


def choose_start(table: Table, city: i64) -> None:
    """OW-17, OW-18: the first piece, free of charge; the network begins here."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.put_piece(seat, city)
    table.set_start(seat, city)
    table.grow(seat, bit(city))
    if table.journal is not None:
        table.tell("starts", {"seat": int(seat), "city": CITY_NAMES[city]})


def free_ends(table: Table, track: i64) -> i64:
    """OW-62, OW-65: the end cities of a track that can take a piece, a bit each."""
    return TRACK_ENDS[track] & ~closed_cities(table)


def can_place(table: Table, seat: i64, track: i64) -> bool:
    """OW-62 to OW-66: a piece left, a free end and a pair of cards."""
    if table.pieces(seat) == 0 or not can_pay(table, seat, PIECE_PRICE, GREY, 0):
        return False
    return free_ends(table, track) != 0


def place_city(table: Table) -> bool:
    """A seat that cannot place a piece is not asked; returns whether that is so."""
    if can_place(table, table.agenda.seat(), table.agenda.x()):
        return False
    table.agenda.pop()
    return True


def fill_place(table: Table, choices: Choices) -> None:
    free: i64 = free_ends(table, table.agenda.x())
    city: i64
    for city in range(CITIES):
        if (free >> city) & 1:
            choices.add(PLACE + city)
    choices.add(DONE)


def place(table: Table, city: i64) -> None:
    """OW-64: one piece for the track just claimed; the pair is paid next."""
    table.agenda.pop()
    table.agenda.push(PAY_CITY, table.seat, city)


def fill_pay_city(table: Table, choices: Choices) -> None:
    """OW-63: a pair of any one colour."""
    fill_payments(table, choices, table.seat, PIECE_PRICE, GREY, 0)


def piece_payments(table: Table, seat: i64) -> list[int]:
    """OW-63: the pairs with which a seat could pay for a piece."""
    return payments(table, seat, PIECE_PRICE, GREY, 0)


def pay_without_choice(table: Table) -> bool:
    """Where only one pair is possible, it is paid at once."""
    seat: i64 = table.agenda.seat()
    payment: i64 = only_payment(table, seat, PIECE_PRICE, GREY, 0)
    if payment == NO_PAYMENT:
        return False
    pay_city(table, seat, payment)
    return True


def pay_city(table: Table, seat: i64, payment: i64) -> None:
    """OW-63, OW-68: the piece stands; nothing is scored for it."""
    city: i64 = table.agenda.x()
    table.agenda.pop()
    table.put_piece(seat, city)
    if table.journal is not None:
        table.tell("places", {"seat": int(seat), "city": CITY_NAMES[city]})
    spend(table, seat, payment, PIECE_PRICE)
