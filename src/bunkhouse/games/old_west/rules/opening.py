"""Before the first turn (OW-13 to OW-19): everybody chooses tickets, then a start city."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, ActionKind, Choices, Param, Prompt, Reader, Refusal, Step, bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import START
from bunkhouse.games.old_west.rules.city import closed_cities
from bunkhouse.games.old_west.rules.position_checks import seat_field, starts_chosen, tickets_chosen
from bunkhouse.games.old_west.rules.tickets import TicketChoice
from bunkhouse.games.old_west.rules.turn import begin_turn
from bunkhouse.games.old_west.state import NO_OWNER, Table, count_drawn, listed_bits, listed_drawn
from bunkhouse.games.old_west.steps import BURY_TICKETS, CHOOSE_START, CHOOSE_TICKETS


def plan_tickets(table: Table, first: int) -> None:
    """OW-13, OW-14: the seats choose tickets, from the one that is ``first`` in turn order."""
    plan_starts(table, table.players - 1)
    table.agenda.push(BURY_TICKETS, NOBODY)
    for number in reversed(range(first, table.players)):
        table.agenda.push(CHOOSE_TICKETS, table.in_order(number))


def plan_starts(table: Table, last: int) -> None:
    """OW-16: against turn order from the seat that is ``last`` in it; OW-19: then the first turn."""
    begin_turn(table, table.starter)
    for number in range(last + 1):
        table.agenda.push(CHOOSE_START, table.in_order(number))


def _order(table: Table, seat: int) -> int:
    return (seat - int(table.starter)) % table.players


class ChooseTickets(TicketChoice):
    """OW-13: among the first tickets."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_TICKETS, "choose-tickets", "OW-13", [])

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """Every seat has its first tickets, kept, rejected or before it."""
        order, least = _order(table, seat), int(c.START_TICKETS_KEPT)
        starts_chosen(table, 0)
        plan_tickets(table, order)
        for other in range(table.players):
            kept, drawn = len(listed_bits(table.held(other))), int(count_drawn(table.drawn(other)))
            if kept + drawn != c.START_TICKETS:
                raise seat_field(other, "drawn").error(
                    "wrong-first-tickets", given=kept + drawn, expected=int(c.START_TICKETS)
                )
            number = _order(table, other)
            if (number < order and kept < least) or (number > order and kept > 0):
                raise seat_field(other, "tickets").error("wrong-first-tickets", given=kept, expected=least)
        table.agenda.pop()
        table.agenda.push(CHOOSE_TICKETS, seat, len(listed_bits(table.held(seat))))


class BuryTickets(Step[Table]):
    """OW-14: all tickets rejected during set-up, shuffled together, go under the deck."""

    def __init__(self) -> None:
        super().__init__(BURY_TICKETS, "bury-tickets")

    def carry_on(self, table: Table) -> bool:
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
        return True


class ChooseStart(Step[Table]):
    """OW-16, OW-17: any city without a piece."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_START, "choose-start", [START])

    def fill(self, table: Table, choices: Choices) -> None:
        closed: i64 = closed_cities(table)
        city: i64
        for city in range(c.CITIES):
            if not (closed >> city) & 1:
                choices.add(START + city)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-start", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        order = _order(table, seat)
        tickets_chosen(table, -1)
        starts_chosen(table, table.players - 1 - order)
        plan_starts(table, order)


class Start(ActionKind[Table]):
    """OW-17, OW-18: the first piece, free of charge; the network begins here."""

    def __init__(self) -> None:
        super().__init__(START, "OW-16")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.put_piece(seat, at)
        table.set_start(seat, at)
        table.grow(seat, bit(at))
        if table.journal is not None:
            table.tell("starts", {"seat": int(seat), "city": c.CITY_NAMES[at]})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"city": c.CITY_NAMES[at]}

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.controller(at) != NO_OWNER:
            return Refusal("city-occupied", "OW-17", {"city": c.CITY_NAMES[at]})
        return Refusal("city-closed", "OW-87", {"city": c.CITY_NAMES[c.ALVIN_CLOSED]})
