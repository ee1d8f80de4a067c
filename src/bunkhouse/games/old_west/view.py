"""Who sees what, and how the unknown is drawn anew.

Hidden (OW-97) are the train cards and tickets in the hands of others, the tickets others are choosing from or
have rejected, and the contents and order of both decks. A view holds what can be seen at this moment: nobody
is reminded of face-up cards that others took or of tickets put back earlier.
"""

from mypy_extensions import i16

from bunkhouse.engine.authoring import Rng, bit, seeded
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.costs_and_gains import costs, gains
from bunkhouse.games.old_west.position import alvin, board, decision, display, pile, ticket_names, turns_left
from bunkhouse.games.old_west.rules.city import piece_price
from bunkhouse.games.old_west.rules.claim import could_claim, track_price
from bunkhouse.games.old_west.rules.deck import (
    coloured_cards_in_sight,
    coloured_cards_needed,
    only_swaps_left,
)
from bunkhouse.games.old_west.rules.draw import can_draw
from bunkhouse.games.old_west.rules.payment import Price, colour_of, locomotives_in, payments
from bunkhouse.games.old_west.rules.tickets import kept_so_far
from bunkhouse.games.old_west.scoring import scores
from bunkhouse.games.old_west.state import (
    Table,
    count_drawn,
    decided_track,
    listed_bits,
    listed_drawn,
    with_drawn,
)
from bunkhouse.games.old_west.steps import CHOOSE_TICKETS, KEEP_TICKETS, PAY_CITY, PAY_TRACK, PLACE_CITY, TURN
from bunkhouse.games.old_west.view_types import Decision, SeatView, View


def observe(table: Table, seat: int | None) -> View:
    """What a seat, or a spectator, may know (OW-96)."""
    totals = scores(table)
    deciding = seat is not None and seat == table.actor
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        "decision": _decision(table, seat),
        "costs": costs(table) if deciding else {},
        "gains": gains(table) if deciding else {},
        "starter": int(table.starter),
        "turns_left": turns_left(table),
        "passes": int(table.passes),
        "alvin": alvin(table),
        "display": display(table),
        "discards": pile(table, table.players),
        "deck": int(table.deck_size),
        "ticket_deck": int(table.ticket_count),
        "seats": [_seat(table, other, seat, totals[other]) for other in range(table.players)],
    }


def _decision(table: Table, seat: int | None) -> Decision | None:
    """How many tickets a choosing seat has put aside so far is its own affair."""
    known = decision(table)
    if known is not None and known["step"] == "keep-tickets" and seat != table.seat:
        del known["kept"]
    return known


def _seat(table: Table, owner: int, seat: int | None, score: int) -> SeatView:
    """OW-74, OW-97: cards and tickets of others stay secret, tickets until the end of the game."""
    mine = owner == seat
    tickets, drawn = listed_bits(table.held(owner)), listed_drawn(table.drawn(owner))
    choosing = _kept_in_secret(table, owner) is not None and not mine
    return {
        **board(table, owner),
        "cards": int(table.hand_size(owner)),
        "hand": pile(table, owner) if mine else None,
        "ticket_count": len(tickets) + len(drawn) if choosing else len(tickets),
        "drawn_count": 0 if choosing else len(drawn),
        "tickets": ticket_names(tickets) if mine or table.over() else None,
        "completed": _completed(table, owner) if mine or table.over() else None,
        "drawn": ticket_names(drawn) if mine else None,
        "score": score,
        "pieces": int(table.pieces(owner)),
    }


def _completed(table: Table, seat: int) -> list[str]:
    return ticket_names([ticket for ticket in listed_bits(table.held(seat)) if table.completed(seat, ticket)])


def _kept_in_secret(table: Table, seat: int) -> int | None:
    """How many of the tickets just drawn a choosing seat has put aside to keep, None for any other seat."""
    if seat == table.seat and table.agenda.step() in (CHOOSE_TICKETS, KEEP_TICKETS):
        return int(kept_so_far(table))
    return None


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Turn a copy of the truth into a state that agrees with what the seat knows."""
    rng = seeded(seed)
    table.rng = seeded(seed, 1)
    others = [other for other in range(table.players) if other != seat]
    _resample_cards(table, others, rng)
    _resample_tickets(table, others, rng)


def _resample_cards(table: Table, others: list[int], rng: Rng) -> None:
    """New hands for the others and a new deck; the acting seat can still do what it is about to do."""
    counts = [sum(int(table.hand(other, kind)) for other in others) for kind in range(c.KINDS)]
    for at in range(table.deck_size):
        counts[table.deck[at]] += 1
    sizes = {other: int(table.hand_size(other)) for other in others}
    for other in others:
        for kind in range(c.KINDS):
            table.add_card(other, kind, -table.hand(other, kind))
    reserved = max(int(table.deck_size) - _most_coloured_in_deck(table), 0)
    counts[c.LOCOMOTIVE] -= reserved
    if table.seat in sizes:
        _hold_needed_cards(table, counts, sizes[table.seat], rng)
        counts = [count - int(table.hand(table.seat, kind)) for kind, count in enumerate(counts)]
    pool = [kind for kind, count in enumerate(counts) for _ in range(count)]
    _shuffle(pool, rng)
    for other in others:
        for _ in range(sizes[other] - table.hand_size(other)):
            table.add_card(other, pool.pop(), 1)
    pool += [int(c.LOCOMOTIVE)] * reserved
    _shuffle(pool, rng)
    for at in range(table.deck_size):
        table.deck[at] = i16(pool.pop())


def _most_coloured_in_deck(table: Table) -> int:
    """OW-35: locomotives that were not replaced tell that hardly any other cards are in the deck."""
    if table.count_shown(c.LOCOMOTIVE) < c.DISPLAY_LOCOMOTIVES or only_swaps_left(table):
        return int(table.deck_size)
    return int(coloured_cards_needed() - 1 - coloured_cards_in_sight(table))


def _hold_needed_cards(table: Table, counts: list[int], size: int, rng: Rng) -> None:
    """Cards that the acting seat must hold, because it is asked how to use them, go from the pool to it."""
    seat = table.seat
    _add_cards(table, seat, counts, 1)
    found = [
        (payment, price)
        for price, colour, symbols in _prices(table)
        if price <= size
        for payment in payments(table, seat, price, colour, symbols)
    ]
    _add_cards(table, seat, counts, -1)
    if found:
        payment, price = found[rng.below(len(found))]
        locomotives = locomotives_in(payment, price)
        table.add_card(seat, c.LOCOMOTIVE, locomotives)
        if locomotives < price:
            table.add_card(seat, colour_of(payment), price - locomotives)


def _add_cards(table: Table, seat: int, counts: list[int], sign: int) -> None:
    for kind, count in enumerate(counts):
        table.add_card(seat, kind, sign * count)


def _prices(table: Table) -> list[Price]:
    """What the acting seat is known to be able to pay, one of these at least."""
    step = table.agenda.step()
    if step in (PLACE_CITY, PAY_CITY):
        return [piece_price()]
    tracks = [int(decided_track(table))] if step == PAY_TRACK else []
    if step == TURN and not can_draw(table) and table.ticket_count == 0:
        tracks = [track for track in range(c.TRACKS) if could_claim(table, table.seat, track)]
    return [track_price(track) for track in tracks]


def _resample_tickets(table: Table, others: list[int], rng: Rng) -> None:
    """New tickets for the others and a new ticket deck; a seat that is choosing begins its choice anew."""
    hidden = [] if table.over() else others
    pool = [int(table.tickets[(table.ticket_top + at) % c.TICKETS]) for at in range(table.ticket_count)]
    for other in hidden:
        pool += listed_bits(table.held(other)) + listed_drawn(table.drawn(other))
    pool.sort()
    _shuffle(pool, rng)
    for other in hidden:
        held, drawn = len(listed_bits(table.held(other))), int(count_drawn(table.drawn(other)))
        kept = _kept_in_secret(table, other) or 0
        if kept:
            step = table.agenda.step()
            table.agenda.pop()
            table.agenda.push(step, other)
        _deal(table, other, pool, held - kept, drawn + kept)
    for at in range(table.ticket_count):
        table.tickets[(table.ticket_top + at) % c.TICKETS] = i16(pool.pop())


def _deal(table: Table, seat: int, pool: list[int], held: int, drawn: int) -> None:
    table.set_held(seat, sum(bit(pool.pop()) for _ in range(held)))
    table.set_drawn(seat, 0)
    for _ in range(drawn):
        table.set_drawn(seat, with_drawn(table.drawn(seat), pool.pop()))


def _shuffle(pool: list[int], rng: Rng) -> None:
    for at in range(len(pool) - 1, 0, -1):
        other = rng.below(at + 1)
        pool[at], pool[other] = pool[other], pool[at]
