"""From options and seed to the first position (OW-10 to OW-19)."""

from mypy_extensions import i16, i64

from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.rules.deck import draw_card, refill_display, shuffle_deck
from bunkhouse.games.old_west.rules.opening import plan_tickets
from bunkhouse.games.old_west.rules.tickets import deal_tickets, shuffle_tickets
from bunkhouse.games.old_west.state import Table

ALVIN = "alvin"
"""The option of OW-86: off or on."""


def set_up(table: Table) -> None:
    """OW-10 to OW-15: hand everything out; choosing tickets and start cities comes next."""
    table.starter = table.rng.below(table.players)
    for seat in range(table.players):
        table.add_trains(seat, c.TRAINS)
        table.add_pieces(seat, c.PIECES)
        table.score(seat, c.START_POINTS)
    _deal_cards(table)
    _shuffle_tickets(table)
    deal_tickets(table)
    if with_alvin(table):
        table.alvin = c.ALVIN_START
    plan_tickets(table, 0)


def with_alvin(table: Table) -> bool:
    return table.setting.option(ALVIN) == "on"


def _deal_cards(table: Table) -> None:
    """OW-11, OW-12: a hand for everybody and the display, checked for locomotives at once."""
    kind: i64
    for kind in range(c.KINDS):
        for _ in range(c.CARD_COUNTS[kind]):
            table.deck[table.deck_size] = i16(kind)
            table.deck_size += 1
    shuffle_deck(table, table.rng)
    for seat in range(table.players):
        for _ in range(c.START_CARDS):
            table.add_card(seat, draw_card(table), 1)
    refill_display(table)


def _shuffle_tickets(table: Table) -> None:
    ticket: i64
    for ticket in range(c.TICKETS):
        table.bury_ticket(ticket)
    shuffle_tickets(table, table.rng)
