"""What tickets are worth to the rollout policy: those to choose from, and those still in the deck."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import bit, count_bits, has_bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.bot.route_planning import RoutePlanner, open_tickets
from bunkhouse.games.old_west.state import NO_LIMIT, Table, after_first, first_drawn

NEVER: Final = -1e9
_SURE: Final = 100.0


def points_of(tickets: i64) -> i64:
    """What some tickets are worth together."""
    total: i64 = 0
    ticket: i64 = 0
    while tickets:
        if tickets & 1:
            total += i64(c.TICKET_POINTS[ticket])
        tickets >>= 1
        ticket += 1
    return total


def points_done(table: Table, seat: i64, network: i64) -> i64:
    """What the tickets bring that a network completes."""
    held: i64 = table.held(seat)
    total: i64 = 0
    ticket: i64 = 0
    while held:
        if held & 1 and c.TICKET_ENDS[ticket] & ~network == 0:
            total += i64(c.TICKET_POINTS[ticket])
        held >>= 1
        ticket += 1
    return total


def drawing_value(routes: RoutePlanner, table: Table, seat: i64) -> float:
    """What new tickets are likely to bring, by what the network and the routes connect."""
    weights = routes.weights
    network: i64 = table.network(seat)
    held: i64 = table.held(seat)
    unknown: i64 = 0
    sure: i64 = 0
    done: i64 = 0
    near: i64 = 0
    close: i64 = 0
    ticket: i64
    for ticket in range(c.TICKETS):
        if has_bit(held, ticket):
            continue
        unknown += 1
        points: i64 = i64(c.TICKET_POINTS[ticket])
        ends: i64 = c.TICKET_ENDS[ticket]
        if ends & ~network == 0:
            done += points
            sure += 1
        elif ends & ~routes.reach == 0:
            near += points
        elif ends & routes.reach:
            close += points
    if unknown == 0:
        return NEVER
    drawn: i64 = table.ticket_count
    drawn = min(drawn, c.DRAWN_TICKETS)
    share = float(drawn) / float(unknown)
    miss = 1.0 - float(sure) / float(unknown)
    risk = weights.tickets_risk * miss * miss * miss * miss
    if table.turns_left != NO_LIMIT:
        return float(done) * share - risk
    total = weights.tickets_done * float(done) + weights.tickets_near * float(near)
    total = weights.new_tickets + share * (total + weights.tickets_close * float(close))
    total += weights.tickets_time * (routes.left - routes.turns) - 0.2 * risk
    return total - weights.tickets_open * float(count_bits(routes.wanted))


def keeping_value(routes: RoutePlanner, table: Table, seat: i64, ticket: i64) -> float:
    """What one of the tickets just drawn is worth; the board has been surveyed."""
    weights = routes.weights
    network: i64 = table.network(seat)
    points = float(i64(c.TICKET_POINTS[ticket]))
    if c.TICKET_ENDS[ticket] & ~network == 0:
        return _SURE + points
    held: i64 = open_tickets(table, seat)
    routes.lay_out(table, seat, held, network)
    turns = routes.turns
    lost: i64 = routes.hopeless
    routes.lay_out(table, seat, held | bit(ticket), network)
    if points_of(routes.hopeless) > points_of(lost):
        return -points
    worth = weights.keep_any + weights.keep_points * points
    return worth - weights.keep_turn * (routes.turns - turns)


def first_tickets(routes: RoutePlanner, table: Table, seat: i64) -> i64:
    """The tickets to keep at set-up, a bit each: those that go together best; the board has been surveyed."""
    every: i64 = table.held(seat)
    drawn: i64 = table.drawn(seat)
    while drawn:
        every |= bit(first_drawn(drawn))
        drawn = after_first(drawn)
    best: i64 = every
    value = NEVER
    some: i64 = every
    while some:
        if some & table.held(seat) == table.held(seat) and count_bits(some) >= c.START_TICKETS_KEPT:
            worth = _together(routes, table, seat, some)
            if worth > value:
                value = worth
                best = some
        some = (some - 1) & every
    return best


def _together(routes: RoutePlanner, table: Table, seat: i64, tickets: i64) -> float:
    """What some tickets are worth from the best start among their ends."""
    weights = routes.weights
    ends: i64 = 0
    ticket: i64
    for ticket in range(c.TICKETS):
        if has_bit(tickets, ticket):
            ends |= c.TICKET_ENDS[ticket]
    best = NEVER
    while ends:
        start: i64 = ends & -ends
        ends &= ends - 1
        routes.lay_out(table, seat, tickets, start)
        lost: i64 = points_of(routes.hopeless)
        won: i64 = points_of(tickets) - lost
        worth = weights.keep_any * float(count_bits(routes.wanted)) - weights.keep_turn * routes.turns
        worth += weights.keep_points * float(won) - float(lost)
        best = max(best, worth)
    return best
