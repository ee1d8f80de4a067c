"""Claiming a track (OW-36 to OW-59): where, at what price, and who scores."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west.actions import CLAIM
from bunkhouse.games.old_west.components import (
    ALL_TRACKS_FROM,
    GREY,
    LENGTH,
    LOCOMOTIVE,
    ROUTE_END,
    ROUTE_START,
    SYMBOLS,
    TRACK_A,
    TRACK_B,
    TRACK_COLOUR,
    TRACK_ENDS,
    TRACK_VALUE,
    TRACKS,
)
from bunkhouse.games.old_west.rules.alvin import capture
from bunkhouse.games.old_west.rules.payment import (
    NO_PAYMENT,
    fill_payments,
    most_of_a_colour,
    only_payment,
    payments,
    spend,
)
from bunkhouse.games.old_west.state import NO_OWNER, Table, track_params
from bunkhouse.games.old_west.steps import PAY_TRACK, PLACE_CITY


def route_closed(table: Table, seat: i64, track: i64) -> bool:
    """OW-47, OW-48: a parallel track is the seat's own, or, with few players, anybody's."""
    other: i64
    anybody: bool = i64(table.setting.players) < ALL_TRACKS_FROM
    for other in range(i64(ROUTE_START[track]), i64(ROUTE_END[track])):
        owner: i64 = table.owner(other)
        if owner == seat or (anybody and owner != NO_OWNER):
            return True
    return False


def fill_claims(table: Table, choices: Choices) -> None:
    """OW-37 to OW-52: every track that the seat may claim and can pay for."""
    seat: i64 = table.seat
    network: i64 = table.network(seat)
    locomotives: i64 = table.hand(seat, LOCOMOTIVE)
    grey: i64 = most_of_a_colour(table, seat) + locomotives
    trains: i64 = table.trains(seat)
    longest: i64 = min(grey, trains)
    track: i64
    for track in range(TRACKS):
        length: i64 = i64(LENGTH[track])
        if length > longest or TRACK_ENDS[track] & network == 0 or table.owner(track) != NO_OWNER:
            continue
        colour: i64 = i64(TRACK_COLOUR[track])
        if colour != GREY and table.hand(seat, colour) + locomotives < length:
            continue
        if i64(SYMBOLS[track]) <= locomotives and not route_closed(table, seat, track):
            choices.add(CLAIM + track)


def claim(table: Table, track: i64) -> None:
    """OW-36: the one track of this turn; the price is paid next."""
    table.agenda.pop()
    table.agenda.push(PAY_TRACK, table.seat, track)


def fill_pay_track(table: Table, choices: Choices) -> None:
    """OW-39, OW-40, OW-51, OW-52"""
    track: i64 = table.agenda.x()
    price: i64 = i64(LENGTH[track])
    fill_payments(table, choices, table.seat, price, i64(TRACK_COLOUR[track]), i64(SYMBOLS[track]))


def track_payments(table: Table, seat: i64, track: i64) -> list[int]:
    """OW-39, OW-40, OW-51, OW-52: the ways in which a seat could pay for a track."""
    return payments(table, seat, i64(LENGTH[track]), i64(TRACK_COLOUR[track]), i64(SYMBOLS[track]))


def pay_without_choice(table: Table) -> bool:
    """Where only one payment is possible, it is made at once."""
    track: i64 = table.agenda.x()
    seat: i64 = table.agenda.seat()
    price: i64 = i64(LENGTH[track])
    payment: i64 = only_payment(table, seat, price, i64(TRACK_COLOUR[track]), i64(SYMBOLS[track]))
    if payment == NO_PAYMENT:
        return False
    pay_track(table, seat, payment)
    return True


def pay_track(table: Table, seat: i64, payment: i64) -> None:
    """OW-37, OW-93: pay, place the trains, score the track, capture Alvin, then perhaps place a piece."""
    track: i64 = table.agenda.x()
    table.agenda.pop()
    table.set_owner(track, seat)
    table.add_trains(seat, -i64(LENGTH[track]))
    table.grow(seat, TRACK_ENDS[track])
    if table.journal is not None:
        table.tell("claims", {"seat": int(seat), **track_params(track)})
    spend(table, seat, payment, i64(LENGTH[track]))
    score_track(table, seat, track)
    table.agenda.push(PLACE_CITY, seat, track)
    capture(table, seat, track)


def score_track(table: Table, seat: i64, track: i64) -> None:
    """OW-54 to OW-58: the controllers of the end cities score; without any, the seat itself."""
    value: i64 = i64(TRACK_VALUE[track])
    one, two = scorers(table, seat, track)
    if one != NO_OWNER:
        _score(table, one, value)
    if two != NO_OWNER:
        _score(table, two, value)


def scorers(table: Table, seat: i64, track: i64) -> tuple[i64, i64]:
    """OW-54 to OW-57: the two who score for a track that the seat claims; NO_OWNER where there is none."""
    one: i64 = table.controller(i64(TRACK_A[track]))
    two: i64 = table.controller(i64(TRACK_B[track]))
    if one == NO_OWNER and two == NO_OWNER:
        one = seat
    return one, two


def _score(table: Table, seat: i64, value: i64) -> None:
    table.score(seat, value)
    if table.journal is not None:
        table.tell("scores", {"seat": int(seat), "points": int(value)})
