"""Tickets (OW-13, OW-14, OW-70 to OW-73): drawn, kept one by one, the rest put back."""

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Choices, Number, Param, Prompt, Reader, Refusal, Rng, bit
from bunkhouse.engine.rules import ActionKind, Step
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import DONE, DRAW_TICKETS, KEEP
from bunkhouse.games.old_west.rules.position_checks import in_turn
from bunkhouse.games.old_west.state import (
    Table,
    after_first,
    count_drawn,
    first_drawn,
    listed_bits,
    ticket_params,
    with_drawn,
    without_drawn,
)
from bunkhouse.games.old_west.steps import KEEP_TICKETS, PLACE_CITY

LEAST_KEPT: Final[dict[str, int]] = {
    "choose-tickets": int(c.START_TICKETS_KEPT),
    "keep-tickets": int(c.DRAWN_TICKETS_KEPT),
}
"""OW-13, OW-70: how many tickets must be kept, by the name of the step."""


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


def tickets_to_draw(left: i64) -> i64:
    """OW-70, OW-72: how many tickets are drawn from a deck with so many left."""
    return min(left, c.DRAWN_TICKETS)


def deal_tickets(table: Table) -> None:
    """OW-13"""
    for number in range(table.players):
        hand_out(table, table.in_order(number), c.START_TICKETS)


def kept_so_far(table: Table) -> i64:
    """How many of the tickets before it the seat that chooses has put aside."""
    return table.agenda.x()


def keep(table: Table, seat: i64, ticket: i64) -> None:
    """OW-73: for good."""
    step: i64 = table.agenda.step()
    kept: i64 = kept_so_far(table) + 1
    table.set_drawn(seat, without_drawn(table.drawn(seat), ticket))
    table.set_held(seat, table.held(seat) | bit(ticket))
    table.agenda.pop()
    table.agenda.push(step, seat, kept)
    if table.journal is not None:
        table.tell("keeps", {"seat": int(seat), **ticket_params(ticket)}, int(seat))


def stop_keeping(table: Table, seat: i64) -> None:
    """OW-71: the rest goes under the deck as drawn; OW-14: during set-up it waits for the others' rejects."""
    drawn: i64 = table.drawn(seat)
    if table.journal is not None:
        kept: int = kept_so_far(table)
        table.tell("kept", {"seat": int(seat), "count": kept, "returned": int(count_drawn(drawn))})
    if table.agenda.step() == KEEP_TICKETS:
        while drawn:
            table.bury_ticket(first_drawn(drawn))
            drawn = after_first(drawn)
        table.set_drawn(seat, 0)
    table.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class TicketChoice(Step[Table]):
    """OW-13, OW-70: a seat chooses among the tickets before it; x: kept so far."""

    rule: str
    """The one that says how many must be kept."""
    least: i64

    def __init__(self, number: i64, name: str, rule: str, about: list[Argument]) -> None:
        super().__init__(number, name, [KEEP, DONE], about)
        self.rule = rule
        self.least = LEAST_KEPT[name]

    def fill(self, table: Table, choices: Choices) -> None:
        """Any of the drawn tickets; enough is enough once the least number is kept."""
        drawn: i64 = table.drawn(table.seat)
        while drawn:
            choices.add(KEEP + first_drawn(drawn))
            drawn = after_first(drawn)
        if kept_so_far(table) >= self.least:
            choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        """Tickets that must be kept are kept, and a choice that has nothing left is over."""
        seat: i64 = table.agenda.seat()
        drawn: i64 = table.drawn(seat)
        if drawn == 0:
            stop_keeping(table, seat)
            return True
        if count_drawn(drawn) + kept_so_far(table) > self.least:
            return False
        keep(table, seat, first_drawn(drawn))
        return True

    def prompt(self, table: Table) -> Prompt:
        kept = kept_so_far(table)
        left = int(count_drawn(table.drawn(table.seat)))
        least = max(int(self.least - kept), 0)
        return Prompt("prompt-tickets", {"kept": int(kept), "left": left, "least": least})


class KeepTickets(TicketChoice):
    """OW-70: among the tickets just drawn."""

    def __init__(self) -> None:
        super().__init__(KEEP_TICKETS, "keep-tickets", "OW-70", [Number("kept", 0, int(c.DRAWN_TICKETS))])

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """Which of the tickets in hand were drawn just now does not matter, only how many."""
        in_turn(table, seat, choosing=seat)
        reader, drawn = given.field("kept"), int(count_drawn(table.drawn(seat)))
        if not 1 <= drawn <= c.DRAWN_TICKETS:
            raise reader.error("nothing-to-keep")
        reader.number(0, int(c.DRAWN_TICKETS) - drawn)
        if x > len(listed_bits(table.held(seat))) - c.START_TICKETS_KEPT:
            raise reader.error("wrong-first-tickets", given=x, expected=int(c.START_TICKETS_KEPT))
        table.agenda.push(KEEP_TICKETS, seat, x)


class DrawTickets(ActionKind[Table]):
    """OW-70, OW-72: the top four, or as many as there are."""

    def __init__(self) -> None:
        super().__init__(DRAW_TICKETS, "OW-20")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        count: i64 = tickets_to_draw(table.ticket_count)
        table.passes = 0
        hand_out(table, seat, count)
        table.reveal()
        if table.journal is not None:
            table.tell("draws-tickets", {"seat": int(seat), "count": int(count)})
        table.agenda.pop()
        table.agenda.push(KEEP_TICKETS, seat)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("no-tickets-left", "OW-72")


class Keep(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(KEEP, "OW-73")

    def perform(self, table: Table, at: i64) -> None:
        keep(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return ticket_params(at)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("ticket-not-drawn", "OW-73", ticket_params(at))


class Done(ActionKind[Table]):
    """Enough tickets, or no piece in a city."""

    def __init__(self) -> None:
        super().__init__(DONE, "OW-22")

    def perform(self, table: Table, at: i64) -> None:
        if table.agenda.step() == PLACE_CITY:
            table.agenda.pop()
        else:
            stop_keeping(table, table.seat)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"about": "city" if table.agenda.step() == PLACE_CITY else "tickets"}

    def refusal(self, table: Table, at: int) -> Refusal:
        choice = table.rules().step(table.agenda.step())
        assert isinstance(choice, TicketChoice)
        return Refusal("keep-more", choice.rule, {"count": int(choice.least - kept_so_far(table))})
