"""What the acting seat's tracks and pieces on offer cost and bring, as facts for its own view.

Tables, menus and lists show these: nobody but the rules works out a payment or who scores.
"""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import ALVIN_CAPTURE, LENGTH, PIECE_PRICE, TRACK_VALUE
from bunkhouse.games.old_west.rules.alvin import captures
from bunkhouse.games.old_west.rules.city import free_ends, piece_payments
from bunkhouse.games.old_west.rules.claim import fill_claims, scorers, track_payments
from bunkhouse.games.old_west.rules.payment import payment_parts
from bunkhouse.games.old_west.state import NO_OWNER, Table, decided_track, listed_bits
from bunkhouse.games.old_west.steps import PAY_TRACK, PLACE_CITY, TURN
from bunkhouse.games.old_west.view_types import Payment


def costs(table: Table) -> dict[str, list[Payment]]:
    """OW-37, OW-63: every payment for what may be claimed or placed now, by the notation of the action."""
    step, seat = table.agenda.step(), table.seat
    if step == TURN:
        return {
            ACTIONS.notation(int(kinds.CLAIM) + track): _described(
                track_payments(table, seat, track), int(LENGTH[track])
            )
            for track in _claimable(table)
        }
    if step == PLACE_CITY:
        free, pairs = free_ends(table, decided_track(table)), piece_payments(table, seat)
        described = _described(pairs, int(PIECE_PRICE))
        return {ACTIONS.notation(int(kinds.PLACE) + city): described for city in listed_bits(free)}
    return {}


def gains(table: Table) -> dict[str, list[int]]:
    """OW-54 to OW-57, OW-88: what every seat would score for a track that may be claimed or is being paid."""
    tracks = _claimable(table) if table.agenda.step() == TURN else []
    if table.agenda.step() == PAY_TRACK:
        tracks = [int(decided_track(table))]
    return {ACTIONS.notation(int(kinds.CLAIM) + track): _points(table, track) for track in tracks}


def _claimable(table: Table) -> list[int]:
    found = Choices()
    fill_claims(table, found)
    return [code - int(kinds.CLAIM) for code in found.listed()]


def _described(payments: list[int], price: int) -> list[Payment]:
    return [_payment(payment, price) for payment in payments]


def _payment(payment: int, price: int) -> Payment:
    name = ACTIONS.values(int(kinds.PAY) + payment)["payment"]
    colour, cards, locomotives = payment_parts(payment, price)
    return {"payment": name, "colour": colour, "cards": cards, "locomotives": locomotives}


def _points(table: Table, track: i64) -> list[int]:
    points = [0] * table.players
    one, two = scorers(table, table.seat, track)
    for seat in [int(one), int(two)]:
        if seat != NO_OWNER:
            points[seat] += int(TRACK_VALUE[track])
    if captures(table, table.seat, track):
        points[table.seat] += int(ALVIN_CAPTURE)
    return points
