"""What a sensible player values, in points.

A position is worth the points scored, the tickets (by how likely they will be completed), the tracks of the
plan that leads to them, the cards in hand by what they can be used for, and the cities controlled. A decision
that is only half made counts as what it will become.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, has_bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west import steps
from bunkhouse.games.old_west.actions import ALL_LOCOMOTIVES, PAY
from bunkhouse.games.old_west.bot.card_needs import most_plentiful
from bunkhouse.games.old_west.bot.shortest_paths import fewest_trains, own_share
from bunkhouse.games.old_west.bot.ticket_routes import TicketRoutes
from bunkhouse.games.old_west.rules.payment import colour_of
from bunkhouse.games.old_west.scoring import scores
from bunkhouse.games.old_west.state import NO_LIMIT, NO_OWNER, NOWHERE, Table

_RIVALS: Final = 0.3
_WORK: Final = 0.55
"""What is saved by every card and every turn that the plan no longer needs."""
_FITTING: Final = 0.6
"""A card that the plan needs."""
_SPARE: Final = 0.3
"""Any other card."""
_LOCOMOTIVE: Final = 0.8
"""A locomotive that the plan does not need."""
_PLANNED: Final = 0.6
"""The part of the points for a planned track that is likely to be scored."""
_TEMPO: Final = 0.9
"""Turns that a train lasts."""
_CROSSROADS: Final = 0.05
"""The part of the value of each open track at a controlled city that others will bring."""
_MORE_TICKETS: Final = 4.0
_NO_MORE_TICKETS: Final = -6.0
_ENOUGH_TRAINS: Final[i64] = 12
_NEXT: Final[dict[int, float]] = {steps.SECOND_CARD: _FITTING, steps.MOVE_ALVIN: float(c.ALVIN_CARD)}
_PROMISED: Final = vec[float]([_NEXT.get(step, 0.0) for step in range(steps.END_TURN + 1)])
"""What the decision of each step will bring."""


def evaluate(table: Table, seat: int) -> float:
    if table.over():
        return _final(table, seat)
    if table.agenda.seat() != seat:
        return _prospects(table, seat)
    step: i64 = table.agenda.step()
    if step in (steps.PAY_TRACK, steps.PAY_CITY):
        return _prospects(_paid(table), seat)
    promised = _PROMISED[step]
    if step == steps.KEEP_TICKETS and table.agenda.x() == 0:
        promised = _worth_of_drawing(table, seat)
    return _prospects(table, seat) + promised


def _final(table: Table, seat: int) -> float:
    totals = scores(table)
    return float(totals[seat]) - max(float(totals[other]) for other in range(len(totals)) if other != seat)


def _paid(table: Table) -> Table:
    """What comes of paying, with as few locomotives as possible and the colour there is most of."""
    choices = Choices()
    table.fill(choices)
    best: i64 = -1
    most: i64 = -1
    at: i64
    for at in range(choices.count):
        payment: i64 = choices.at(at) - PAY
        rank: i64 = 0
        if payment != ALL_LOCOMOTIVES:
            rank = 100 * (c.LONGEST - payment % c.LONGEST) + table.hand(table.seat, colour_of(payment))
        if rank > most:
            most = rank
            best = choices.at(at)
    twin = table.copy()
    twin.play(best)
    assert isinstance(twin, Table)
    return twin


def _worth_of_drawing(table: Table, seat: i64) -> float:
    """New tickets are welcome when the old ones are completed and there is time for more."""
    ticket: i64
    open_tickets = False
    for ticket in range(c.TICKETS):
        if has_bit(table.held(seat), ticket) and not table.completed(seat, ticket):
            open_tickets = True
    if open_tickets or table.turns_left != NO_LIMIT or fewest_trains(table) < _ENOUGH_TRAINS:
        return _NO_MORE_TICKETS
    return _MORE_TICKETS


def _prospects(table: Table, seat: i64) -> float:
    plan = TicketRoutes(table, seat)
    total = float(table.points(seat) + table.captures(seat))
    total += _tickets(table, seat, plan)
    total += _tracks(table, seat, plan)
    total += cards_worth(table, seat, plan)
    total += cities_worth(table, seat)
    if table.alvin != NOWHERE and has_bit(table.controlled(seat), table.alvin):
        total += float(c.ALVIN_CARD)
    return total - _RIVALS * _rivals(table, seat)


def _rivals(table: Table, seat: i64) -> float:
    other: i64
    total: i64 = 0
    players: i64 = i64(table.setting.players)
    for other in range(players):
        if other != seat:
            total += table.points(other) + table.captures(other)
    return float(total) / float(players - 1)


def turns_to_come(table: Table) -> float:
    """About how many turns the seat still has."""
    if table.turns_left != NO_LIMIT:
        return 1.0
    return 1.0 + _TEMPO * float(fewest_trains(table))


def _tickets(table: Table, seat: i64, plan: TicketRoutes) -> float:
    """Each ticket by the chance that it will be completed, which falls with the work it takes."""
    ticket: i64
    total = 0.0
    held: i64 = table.held(seat)
    turns = turns_to_come(table)
    for ticket in range(c.TICKETS):
        if not has_bit(held, ticket):
            continue
        points = float(c.TICKET_POINTS[ticket])
        if table.completed(seat, ticket):
            total += points + 2.0
            continue
        chance = 0.0
        if i64(plan.upto[ticket]) >= 0:
            chance = ticket_chance(i64(plan.upto[ticket]), turns)
        total += points * (2.0 * chance - 1.0)
    return total


def ticket_chance(work: i64, turns: float) -> float:
    """The chance to complete a ticket in time: a turn brings two cards, or places a track."""
    return min(max(1.2 - 0.5 * float(work) / turns, 0.0), 0.95)


def _tracks(table: Table, seat: i64, plan: TicketRoutes) -> float:
    """The points that the plan promises, less the work it takes."""
    total = -_WORK * float(plan.work())
    at: i64
    for at in range(plan.count):
        track: i64 = i64(plan.tracks[at])
        total += _PLANNED * float(own_gain(table, seat, track))
    return total


def own_gain(table: Table, seat: i64, track: i64) -> i64:
    """What the seat itself would score for claiming a track."""
    one: i64 = table.controller(i64(c.TRACK_A[track]))
    two: i64 = table.controller(i64(c.TRACK_B[track]))
    return own_share(seat, one, two, i64(c.TRACK_VALUE[track]))


def cards_worth(table: Table, seat: i64, plan: TicketRoutes) -> float:
    """Cards by their use: those for planned tracks count more, and the locomotives fill the gaps."""
    left: vec[i64] = vec[i64]([i64(0)] * c.KINDS)
    kind: i64
    for kind in range(c.KINDS):
        left[kind] = table.hand(seat, kind)
    total = 0.0
    at: i64
    for at in range(plan.count):
        track: i64 = i64(plan.tracks[at])
        need: i64 = i64(c.LENGTH[track])
        kind = i64(c.TRACK_COLOUR[track])
        if kind == c.GREY:
            kind = most_plentiful(left)
        used: i64 = min(need, left[kind])
        left[kind] -= used
        helped: i64 = min(need - used, left[c.LOCOMOTIVE])
        left[c.LOCOMOTIVE] -= helped
        total += _FITTING * float(used + helped)
    for kind in range(c.LOCOMOTIVE):
        total += _SPARE * float(left[kind])
    return total + _LOCOMOTIVE * float(left[c.LOCOMOTIVE])


def cities_worth(table: Table, seat: i64) -> float:
    """Controlled cities by what others may still have to build there."""
    controlled: i64 = table.controlled(seat)
    track: i64
    value: i64 = 0
    for track in range(c.TRACKS):
        if c.TRACK_ENDS[track] & controlled and table.owner(track) == NO_OWNER:
            value += i64(c.TRACK_VALUE[track])
    busy = float(fewest_trains(table)) / float(c.TRAINS)
    return _CROSSROADS * float(i64(table.setting.players) - 1) * busy * float(value)
