"""What may be done at any time: worker bonuses and exchange tokens (EP-26, EP-27, EP-51, EP-57 to EP-60).

These actions are done for the seat that acts and leave the step that is waiting where it is. What follows
from them, the discard of an exchange, is owed on top of it.
"""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import AREA, HAND
from bunkhouse.games.el_paso.actions import DISMISS, EXCHANGE
from bunkhouse.games.el_paso.components import (
    BONUS_CERTIFICATES,
    BONUS_COST,
    BONUS_DOLLARS,
    CARD_NAMES,
    COWS,
    WORKER_NAMES,
    WORKERS,
)
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.steps import BEGIN, GIVE_BACK, OPENING, PAY, PLACE, SITE


def is_between_steps(table: Table) -> bool:
    """R-4: not during the set-up, and not inside a payment, a building or an exchange."""
    step: i64 = table.agenda.step()
    return step not in (GIVE_BACK, PAY, SITE, OPENING, PLACE, BEGIN)


def is_out(table: Table, seat: i64) -> bool:
    """R-20: for the finisher the game is over with the end of its turn."""
    return table.finisher == seat and table.turn_seat() != seat


def fill_free(table: Table, seat: i64, choices: Choices) -> None:
    """EP-26, EP-27: everything a seat may do now, whoever decides."""
    if table.seat < 0 or table.is_sue(seat) or not is_between_steps(table) or is_out(table, seat):
        return
    worker: i64
    for worker in range(WORKERS):
        if can_dismiss(table, seat, worker):
            choices.add(DISMISS + worker)
    if can_exchange(table, seat):
        choices.add(EXCHANGE)


def can_dismiss(table: Table, seat: i64, worker: i64) -> bool:
    """EP-57 to EP-60, R-10: the cowboys' bonus comes only with a move."""
    if table.working(seat, COWS + worker) == 0:
        return False
    if i64(BONUS_CERTIFICATES[worker]) > 0:
        return table.money(seat) >= i64(BONUS_COST[worker]) and table.certificate_room(seat) > 0
    return i64(BONUS_DOLLARS[worker]) > 0


def can_exchange(table: Table, seat: i64) -> bool:
    """EP-27, R-4, R-7: with a token and a card to draw, and not with a hand that lies open."""
    return table.exchange_tokens(seat) > 0 and table.can_draw(seat) and not table.showing(seat)


def can_gain(table: Table, seat: i64) -> bool:
    """R-20: whether a seat has something left that could bring it money before the scoring."""
    worker: i64
    for worker in range(WORKERS):
        if i64(BONUS_DOLLARS[worker]) > 0 and can_dismiss(table, seat, worker):
            return True
    return can_exchange(table, seat)


def dismiss(table: Table, seat: i64, worker: i64) -> None:
    """EP-26, EP-28, EP-57 to EP-59: discard a worker for its bonus."""
    table.discard(seat, AREA, COWS + worker, 1)
    dollars: i64 = i64(BONUS_DOLLARS[worker]) - i64(BONUS_COST[worker])
    table.earn(seat, dollars)
    if table.journal is not None:
        params: dict[str, str | int] = {
            "worker": WORKER_NAMES[worker],
            "dollars": int(dollars),
            "cost": max(0, -int(dollars)),
        }
        table.tell_seat("dismisses", seat, params)
    if i64(BONUS_CERTIFICATES[worker]) > 0:
        table.add_certificates(seat, i64(BONUS_CERTIFICATES[worker]))


def use_exchange_token(table: Table, seat: i64) -> None:
    """EP-51, EP-52: one token, one card."""
    table.add_exchange_tokens(seat, -1)
    if table.journal is not None:
        table.tell_seat("exchanges", seat)
    exchange(table, seat)


def exchange(table: Table, seat: i64) -> None:
    """EP-51, R-8: draw until a cow has come, then a card must be discarded; without a cow nothing is."""
    if table.draw_cows(seat, 1) > 0:
        table.agenda.push(GIVE_BACK, seat)


def fill_hand(table: Table, seat: i64, choices: Choices, kind: i64, cows: i64) -> None:
    """The cards in hand that belong to some kinds of cow."""
    start: i64 = table.pile(seat, HAND)
    cow: i64
    for cow in range(COWS):
        if (cows >> cow) & 1 and i64(table.cards[start + cow]) > 0:
            choices.add(kind + cow)


def give_back(table: Table, seat: i64, cow: i64) -> None:
    """EP-51: exactly one card, perhaps the one just drawn."""
    table.agenda.pop()
    table.discard(seat, HAND, cow, 1)
    if table.journal is not None:
        table.tell_seat("gives-back", seat, {"card": CARD_NAMES[cow]})
