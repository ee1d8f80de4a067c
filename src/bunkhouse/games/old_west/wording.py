"""What is being decided and what an action means, as ids and parameters for the text catalogues."""

from mypy_extensions import i64

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import CITY_NAMES, LENGTH, PIECE_PRICE, TRACK_A, TRACK_B
from bunkhouse.games.old_west.rules.city import free_ends, piece_payments
from bunkhouse.games.old_west.rules.claim import track_payments
from bunkhouse.games.old_west.rules.payment import payment_params
from bunkhouse.games.old_west.rules.tickets import must_keep
from bunkhouse.games.old_west.state import NO_LIMIT, Table, count_drawn, ticket_params, track_params
from bunkhouse.games.old_west.steps import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    MOVE_ALVIN,
    PAY_CITY,
    PAY_TRACK,
    PLACE_CITY,
    SECOND_CARD,
)

_ABOUT_CITIES = (kinds.START, kinds.MOVE_ALVIN, kinds.PLACE)


def prompt(table: Table) -> Prompt:
    """The question before the acting seat."""
    step, about = table.agenda.step(), table.agenda.x()
    if step in (CHOOSE_TICKETS, KEEP_TICKETS):
        left = int(count_drawn(table.drawn(table.seat)))
        least = max(int(must_keep(step) - about), 0)
        return Prompt("prompt-tickets", {"kept": int(about), "left": left, "least": least})
    if step == CHOOSE_START:
        return Prompt("prompt-start", {})
    if step == SECOND_CARD:
        return Prompt("prompt-second-card", {})
    if step == PAY_TRACK:
        return Prompt("prompt-pay-track", track_params(about))
    if step == MOVE_ALVIN:
        return Prompt("prompt-alvin", {})
    if step == PLACE_CITY:
        return Prompt("prompt-place", {**_free_cities(table, about), "pieces": int(table.pieces(table.seat))})
    if step == PAY_CITY:
        return Prompt("prompt-pay-city", {"city": CITY_NAMES[about], "price": int(PIECE_PRICE)})
    return Prompt("prompt-turn" if table.turns_left == NO_LIMIT else "prompt-last-turn", {})


def _free_cities(table: Table, track: i64) -> dict[str, Param]:
    """OW-64: where a piece may be placed; the second one is empty when only one city is left."""
    free = free_ends(table, track)
    names = [CITY_NAMES[city] for city in (i64(TRACK_A[track]), i64(TRACK_B[track])) if (free >> city) & 1]
    return {"first": names[0], "second": names[1] if len(names) > 1 else ""}


def action_params(table: Table, code: int) -> dict[str, Param]:
    """The notation's values, and what they stand for on the table."""
    params = ACTIONS.params(code)
    kind = ACTIONS.kind(code)
    at = code - kind
    if kind in _ABOUT_CITIES:
        params["city"] = CITY_NAMES[at]
        if kind == kinds.PLACE:
            params.update(_cost(piece_payments(table, table.seat), int(PIECE_PRICE)))
    elif kind == kinds.KEEP:
        params.update(ticket_params(at))
    elif kind == kinds.CLAIM:
        params.update(track_params(at))
        params.update(_cost(track_payments(table, table.seat, at), int(LENGTH[at])))
    elif kind == kinds.PAY:
        params.update(payment_params(at, _price(table)))
    elif kind == kinds.DONE:
        params["about"] = "city" if table.agenda.step() == PLACE_CITY else "tickets"
    return params


def _cost(payments: list[int], price: int) -> dict[str, Param]:
    """How many ways to pay there are, and if there is no choice, what will be paid at once."""
    if len(payments) != 1:
        return {"ways": len(payments)}
    paid = payment_params(payments[0], price)
    return {"ways": 1, "paid": paid["colour"], "cards": paid["cards"], "locomotives": paid["locomotives"]}


def _price(table: Table) -> int:
    step, about = table.agenda.step(), table.agenda.x()
    return int(LENGTH[about]) if step == PAY_TRACK else int(PIECE_PRICE)
