"""Positions as readable documents, and the count of everything on the table.

The agenda is not written down: which seat decides what, together with the first player, tells all that is
still owed.
"""

from typing import cast

from bunkhouse.engine.state import Document
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.state import (
    NO_CARD,
    NO_LIMIT,
    NOT_YET,
    NOWHERE,
    Table,
    count_drawn,
    listed_bits,
    listed_drawn,
)
from bunkhouse.games.old_west.view_types import Cards, Decision, PublicSeat


def dump(table: Table) -> Document:
    """The whole truth, as ``reading.read`` takes it in again."""
    return {
        **table.heading(),
        "generator": table.rng.words(),
        "starter": int(table.starter),
        "turns_left": turns_left(table),
        "passes": int(table.passes),
        "decision": decision(table),
        "alvin": alvin(table),
        "display": display(table),
        "discards": pile(table, table.players),
        "deck": [c.CARD_NAMES[table.deck[at]] for at in reversed(range(table.deck_size))],
        "ticket_deck": ticket_deck(table),
        "seats": [
            {
                **board(table, seat),
                "hand": pile(table, seat),
                "tickets": ticket_names(listed_bits(table.held(seat))),
                "drawn": ticket_names(listed_drawn(table.drawn(seat))),
            }
            for seat in range(table.players)
        ],
    }


def turns_left(table: Table) -> int | None:
    return None if table.turns_left == NO_LIMIT else int(table.turns_left)


def decision(table: Table) -> Decision | None:
    if table.seat < 0:
        return None
    return cast(Decision, table.rules().write(table.agenda.listed()[-1], {"seat": int(table.seat)}))


def alvin(table: Table) -> str | None:
    return None if table.alvin == NOWHERE else c.CITY_IDS[table.alvin]


def display(table: Table) -> list[str | None]:
    shown = [table.shown(place) for place in range(c.DISPLAY)]
    return [None if kind == NO_CARD else c.CARD_NAMES[kind] for kind in shown]


def pile(table: Table, row: int) -> Cards:
    """The cards of a hand or, in the row after the last hand, of the discard pile."""
    counts = {c.CARD_NAMES[kind]: int(table.hand(row, kind)) for kind in range(c.KINDS)}
    return {name: count for name, count in counts.items() if count}


def ticket_deck(table: Table) -> list[str]:
    order = [(table.ticket_top + at) % c.TICKETS for at in range(table.ticket_count)]
    return [c.TICKET_NAMES[table.tickets[at]] for at in order]


def ticket_names(tickets: list[int]) -> list[str]:
    return [c.TICKET_NAMES[ticket] for ticket in tickets]


def board(table: Table, seat: int) -> PublicSeat:
    """What everybody sees of a seat."""
    start = table.start(seat)
    return {
        "trains": int(table.trains(seat)),
        "points": int(table.points(seat)),
        "captures": int(table.captures(seat)),
        "start": None if start == NOT_YET else c.CITY_IDS[start],
        "cities": [c.CITY_IDS[city] for city in listed_bits(table.controlled(seat))],
        "tracks": [c.TRACK_NAMES[track] for track in range(c.TRACKS) if table.owner(track) == seat],
    }


def census(table: Table) -> dict[str, int]:
    """OW-2 to OW-6: cards, tickets, trains and city pieces, wherever they are."""
    counted = {
        "cards": table.deck_size + sum(kind is not None for kind in display(table)) + table.discard_size(),
        "tickets": table.ticket_count,
    }
    for seat in range(table.players):
        counted["cards"] += table.hand_size(seat)
        counted["tickets"] += len(listed_bits(table.held(seat))) + count_drawn(table.drawn(seat))
        on_board = sum(int(c.LENGTH[track]) for track in range(c.TRACKS) if table.owner(track) == seat)
        counted[f"{c.COLOURS[seat]} trains"] = table.trains(seat) + on_board
        counted[f"{c.COLOURS[seat]} pieces"] = table.pieces(seat) + len(listed_bits(table.controlled(seat)))
    return {name: int(count) for name, count in counted.items()}
