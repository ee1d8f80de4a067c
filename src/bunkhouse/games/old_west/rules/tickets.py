"""Tickets (OW-13, OW-14, OW-70 to OW-73): drawn, kept one by one, the rest put back."""

from mypy_extensions import i16, i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.rng import Rng
from bunkhouse.games.old_west.actions import DONE, KEEP
from bunkhouse.games.old_west.components import (
    DRAWN_TICKETS,
    DRAWN_TICKETS_KEPT,
    START_TICKETS,
    START_TICKETS_KEPT,
)
from bunkhouse.games.old_west.state import (
    Table,
    after_first,
    count_drawn,
    first_drawn,
    listed_drawn,
    ticket_params,
    with_drawn,
    without_drawn,
)
from bunkhouse.games.old_west.steps import CHOOSE_TICKETS, KEEP_TICKETS


def shuffle_tickets(table: Table, rng: Rng) -> None:
    """Shuffle a ticket deck that begins at the first place of its ring."""
    at: i64
    for at in range(table.ticket_count - 1, 0, -1):
        other: i64 = rng.below(at + 1)
        ticket: i16 = table.tickets[at]
        table.tickets[at] = table.tickets[other]
        table.tickets[other] = ticket


def hand_out(table: Table, seat: i64, count: i64) -> None:
    """The top tickets of the deck, for one seat to look at."""
    _: i64
    drawn: i64 = 0
    for _ in range(count):
        drawn = with_drawn(drawn, table.top_ticket())
    table.set_drawn(seat, drawn)


def deal_tickets(table: Table) -> None:
    """OW-13"""
    for number in range(table.players):
        hand_out(table, table.in_order(number), START_TICKETS)


def draw_tickets(table: Table) -> None:
    """OW-70, OW-72: the top four, or as many as there are."""
    seat: i64 = table.seat
    count: i64 = table.ticket_count
    count = min(count, DRAWN_TICKETS)
    hand_out(table, seat, count)
    table.reveal()
    if table.journal is not None:
        table.tell("draws-tickets", {"seat": int(seat), "count": int(count)})
    table.agenda.pop()
    table.agenda.push(KEEP_TICKETS, seat)


def must_keep(step: i64) -> i64:
    return START_TICKETS_KEPT if step == CHOOSE_TICKETS else DRAWN_TICKETS_KEPT


def fill_keep(table: Table, choices: Choices) -> None:
    """OW-13, OW-70: any of the drawn tickets; enough is enough once the least number is kept."""
    drawn: i64 = table.drawn(table.seat)
    while drawn:
        choices.add(KEEP + first_drawn(drawn))
        drawn = after_first(drawn)
    if table.agenda.x() >= must_keep(table.agenda.step()):
        choices.add(DONE)


def keep(table: Table, seat: i64, ticket: i64) -> None:
    """OW-73: for good."""
    step: i64 = table.agenda.step()
    kept: i64 = table.agenda.x() + 1
    table.set_drawn(seat, without_drawn(table.drawn(seat), ticket))
    table.set_held(seat, table.held(seat) | bit(ticket))
    table.agenda.pop()
    table.agenda.push(step, seat, kept)
    if table.journal is not None:
        table.tell("keeps", {"seat": int(seat), **ticket_params(ticket)}, int(seat))


def keep_without_choice(table: Table) -> bool:
    """Tickets that must be kept are kept, and a choice that has nothing left is over."""
    seat: i64 = table.agenda.seat()
    drawn: i64 = table.drawn(seat)
    if drawn == 0:
        stop_keeping(table, seat)
        return True
    if count_drawn(drawn) + table.agenda.x() > must_keep(table.agenda.step()):
        return False
    keep(table, seat, first_drawn(drawn))
    return True


def stop_keeping(table: Table, seat: i64) -> None:
    """OW-71: the rest goes under the deck as drawn; OW-14: during set-up it waits for the others' rejects."""
    drawn: i64 = table.drawn(seat)
    if table.journal is not None:
        kept: int = table.agenda.x()
        table.tell("kept", {"seat": int(seat), "count": kept, "returned": int(count_drawn(drawn))})
    if table.agenda.step() == KEEP_TICKETS:
        while drawn:
            table.bury_ticket(first_drawn(drawn))
            drawn = after_first(drawn)
        table.set_drawn(seat, 0)
    table.agenda.pop()


def bury_rejected(table: Table) -> None:
    """OW-14: all tickets rejected during set-up, shuffled together, go under the deck."""
    table.agenda.pop()
    rejected: list[int] = []
    for seat in range(table.players):
        rejected += listed_drawn(table.drawn(seat))
        table.set_drawn(seat, 0)
    for at in range(len(rejected) - 1, 0, -1):
        other: int = table.rng.below(at + 1)
        rejected[at], rejected[other] = rejected[other], rejected[at]
    for ticket in rejected:
        table.bury_ticket(ticket)
