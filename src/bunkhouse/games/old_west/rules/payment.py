"""Paying with train cards (OW-4, OW-39, OW-40, OW-51, OW-52, OW-63).

A price is a number of cards of one colour, or of any one colour (grey), some of which must be locomotives.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal, Step
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import ALL_LOCOMOTIVES, PAY
from bunkhouse.games.old_west.rules.deck import cards_discarded
from bunkhouse.games.old_west.state import Table
from bunkhouse.games.old_west.steps import TURN

NO_PAYMENT: Final[i64] = -1

Price = tuple[i64, i64, i64]
"""So many cards, of this colour or GREY, with at least so many locomotives among them."""


def locomotives_in(payment: i64, price: i64) -> i64:
    return price if payment == ALL_LOCOMOTIVES else payment % c.LONGEST


def colour_of(payment: i64) -> i64:
    return payment // c.LONGEST


def most_of_a_colour(table: Table, seat: i64) -> i64:
    kind: i64
    most: i64 = 0
    for kind in range(c.LOCOMOTIVE):
        count: i64 = table.hand(seat, kind)
        most = max(most, count)
    return most


def can_pay(table: Table, seat: i64, price: i64, colour: i64, symbols: i64) -> bool:
    locomotives: i64 = table.hand(seat, c.LOCOMOTIVE)
    if locomotives < symbols:
        return False
    have: i64 = most_of_a_colour(table, seat) if colour == c.GREY else table.hand(seat, colour)
    return have + locomotives >= price


def fill_payments(table: Table, choices: Choices, seat: i64, price: i64, colour: i64, symbols: i64) -> None:
    """Every payment once: any number of locomotives, and only locomotives under a name of its own."""
    kind: i64
    n: i64
    first: i64 = 0 if colour == c.GREY else colour
    end: i64 = c.LOCOMOTIVE if colour == c.GREY else colour + 1
    for kind in range(first, end):
        for n in range(_fewest(table, seat, price, kind, symbols), _end(table, seat, price)):
            choices.add(PAY + kind * c.LONGEST + n)
    if table.hand(seat, c.LOCOMOTIVE) >= price:
        choices.add(PAY + ALL_LOCOMOTIVES)


def payments(table: Table, seat: i64, price: i64, colour: i64, symbols: i64) -> list[int]:
    """Every payment that is possible, none where the price cannot be paid."""
    found = Choices()
    fill_payments(table, found, seat, price, colour, symbols)
    return [code - int(PAY) for code in found.listed()]


def only_payment(table: Table, seat: i64, price: i64, colour: i64, symbols: i64) -> i64:
    """The payment where there is no choice, else NO_PAYMENT."""
    kind: i64
    found: i64 = NO_PAYMENT
    if table.hand(seat, c.LOCOMOTIVE) >= price:
        found = ALL_LOCOMOTIVES
    first: i64 = 0 if colour == c.GREY else colour
    end: i64 = c.LOCOMOTIVE if colour == c.GREY else colour + 1
    most: i64 = _end(table, seat, price)
    for kind in range(first, end):
        fewest: i64 = _fewest(table, seat, price, kind, symbols)
        if fewest >= most:
            continue
        if found != NO_PAYMENT or most - fewest > 1:
            return NO_PAYMENT
        found = kind * c.LONGEST + fewest
    return found


def _fewest(table: Table, seat: i64, price: i64, kind: i64, symbols: i64) -> i64:
    """With how many locomotives at least the cards of a colour pay a price."""
    short: i64 = price - table.hand(seat, kind)
    return max(symbols, short)


def _end(table: Table, seat: i64, price: i64) -> i64:
    """One more locomotive than a payment with at least one coloured card can hold."""
    after: i64 = table.hand(seat, c.LOCOMOTIVE) + 1
    return min(price, after)


def spend(table: Table, seat: i64, payment: i64, price: i64) -> None:
    """OW-37, OW-63: the cards go to the discard pile, for all to see."""
    locomotives: i64 = locomotives_in(payment, price)
    table.add_card(seat, c.LOCOMOTIVE, -locomotives)
    table.add_discards(c.LOCOMOTIVE, locomotives)
    if locomotives < price:
        table.add_card(seat, colour_of(payment), locomotives - price)
        table.add_discards(colour_of(payment), price - locomotives)
    table.reveal()
    if table.journal is not None:
        table.tell("pays", {"seat": int(seat), **payment_params(payment, price)})
    cards_discarded(table)


def payment_parts(payment: i64, price: i64) -> tuple[str, int, int]:
    """Colour, coloured cards and locomotives; without coloured cards the colour does not matter."""
    locomotives: i64 = locomotives_in(payment, price)
    colour = c.CARD_COLOURS[0] if payment == ALL_LOCOMOTIVES else c.CARD_COLOURS[colour_of(payment)]
    return colour, int(price - locomotives), int(locomotives)


def payment_params(payment: i64, price: i64) -> dict[str, Param]:
    """How sentences speak of a payment."""
    colour, cards, locomotives = payment_parts(payment, price)
    return {"colour": colour, "cards": cards, "locomotives": locomotives}


def cost_params(payments: list[int], price: int) -> dict[str, Param]:
    """How many ways to pay there are, and if there is no choice, what will be paid at once."""
    if len(payments) != 1:
        return {"ways": len(payments)}
    colour, cards, locomotives = payment_parts(payments[0], price)
    return {"ways": 1, "paid": colour, "cards": cards, "locomotives": locomotives}


@mypyc_attr(allow_interpreted_subclasses=True)
class PayStep(Step[Table]):
    """Something is paid for: x says what. Where only one payment is possible, it is made at once."""

    def price(self, table: Table) -> Price:
        raise NotImplementedError

    def rule(self, table: Table) -> str:
        """The rule that says what is paid."""
        raise NotImplementedError

    def settle(self, table: Table, seat: i64, payment: i64) -> None:
        """Pay, and take what was paid for."""
        raise NotImplementedError

    def fill(self, table: Table, choices: Choices) -> None:
        price, colour, symbols = self.price(table)
        fill_payments(table, choices, table.seat, price, colour, symbols)

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        price, colour, symbols = self.price(table)
        payment: i64 = only_payment(table, seat, price, colour, symbols)
        if payment == NO_PAYMENT:
            return False
        self.settle(table, seat, payment)
        return True


class Pay(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(PAY, "OW-37")

    def perform(self, table: Table, at: i64) -> None:
        _paying(table).settle(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        price, _, _ = _paying(table).price(table)
        return payment_params(at, price)

    def refusal(self, table: Table, at: int) -> Refusal:
        step = _paying(table)
        price, colour, symbols = step.price(table)
        if at != ALL_LOCOMOTIVES:
            locomotives, paid = locomotives_in(at, price), int(colour_of(at))
            if int(colour) not in (c.GREY, paid):
                params: dict[str, Param] = {"colour": c.TRACK_COLOURS[colour], "given": c.CARD_NAMES[paid]}
                return Refusal("wrong-colour", step.rule(table), params)
            if locomotives >= price:
                return Refusal("too-many-locomotives", step.rule(table), {"price": int(price)})
            if locomotives < symbols:
                have = int(table.hand(table.seat, c.LOCOMOTIVE))
                return Refusal("too-few-locomotives", "OW-51", {"need": int(symbols), "locomotives": have})
        return Refusal("cards-not-in-hand", step.rule(table), {"price": int(price)})

    def elsewhere(self, table: Table, step: Step[Any]) -> Refusal:
        if step.number == TURN:
            return Refusal("choose-track-first", self.rule)
        return super().elsewhere(table, step)


def _paying(table: Table) -> PayStep:
    step = table.rules().step(table.agenda.step())
    assert isinstance(step, PayStep)
    return step
