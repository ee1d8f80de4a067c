"""How the table shows payments: the ways to pay for a choice, as the rules list them, and single payments."""

from typing import Final

from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import CARD_NAMES, LENGTH, LOCOMOTIVE, PIECE_PRICE
from bunkhouse.games.old_west.rules.payment import payment_parts
from bunkhouse.games.old_west.table.element_ids import TRACK_NUMBERS
from bunkhouse.games.old_west.view_types import Payment, View

_LOCOMOTIVE: Final = CARD_NAMES[int(LOCOMOTIVE)]


def payments(code: int, view: View) -> list[Payment]:
    """The ways to pay for a choice, as far as the view lists them."""
    return view["costs"].get(ACTIONS.notation(code), [])


def cards_of(payment: Payment) -> list[str]:
    """Every card of a payment, one by one."""
    return [payment["colour"]] * payment["cards"] + [_LOCOMOTIVE] * payment["locomotives"]


def payers(code: int, view: View) -> list[str]:
    """The kinds of card in hand that a payment can be made of: locomotives where they pay alone."""
    found = {each["colour"] if each["cards"] else _LOCOMOTIVE for each in payments(code, view)}
    return [card for card in CARD_NAMES if card in found]


def price(view: View) -> int:
    """How many cards are being paid."""
    decision = view["decision"]
    if decision is not None and decision["step"] == "pay-track":
        return int(LENGTH[TRACK_NUMBERS[decision["track"]]])
    return int(PIECE_PRICE)


def payment_cards(number: int, view: View) -> tuple[str, int, int]:
    """The kind of card that a payment is named after, how many coloured cards, and how many locomotives."""
    colour, cards, locomotives = payment_parts(number, price(view))
    return colour if cards else _LOCOMOTIVE, cards, locomotives
