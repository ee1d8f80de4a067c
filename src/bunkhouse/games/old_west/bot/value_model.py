"""What a position will bring: points at the end, from what has been built up so far."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import count_bits, has_bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.bot.evaluation import (
    cards_worth,
    cities_worth,
    own_gain,
    ticket_chance,
    turns_to_come,
)
from bunkhouse.games.old_west.bot.ticket_routes import TicketRoutes
from bunkhouse.games.old_west.state import NOWHERE, Table
from bunkhouse.judging.value_model import LinearModel

MODEL: Final = LinearModel(
    {
        "points": (0.92, 0.399),
        "tickets_done": (5.57, -10.9),
        "points_done": (1.04, 0.444),
        "tickets_open": (1.34, -0.976),
        "points_open": (-0.246, -1.62),
        "points_lost": (-0.637, 1.52),
        "points_likely": (1.53, 1.45),
        "points_far": (-0.355, 0.375),
        "planned_gain": (0.354, 0.11),
        "planned_work": (-0.287, -0.161),
        "planned_length": (-1.28, 0.434),
        "cards": (-0.713, -0.526),
        "most_of_a_kind": (-0.264, 0.881),
        "locomotives": (0.306, 1),
        "cards_worth": (4.38, 2.44),
        "cities_worth": (2.49, 0.228),
        "cities": (1.75, -9.98),
        "trains": (-0.595, 0.0155),
    }
)
"""What each feature brings at the end of a game, and on top of that at its start."""
_ALL_TURNS: Final = 0.9 * float(c.TRAINS) + 1.0


def value(table: Table, seat: int) -> float:
    if table.over():
        return float(table.scores()[seat])
    turns = turns_to_come(table)
    return MODEL.value(features(table, seat, turns), turns / _ALL_TURNS)


def features(table: Table, seat: i64, turns: float) -> list[float]:
    """In the order of the weights."""
    plan = TicketRoutes(table, seat)
    points: i64 = table.points(seat) + table.captures(seat)
    if table.alvin != NOWHERE and has_bit(table.controlled(seat), table.alvin):
        points += c.ALVIN_CARD
    found = [float(points)]
    _add_tickets(found, table, seat, plan, turns)
    gain: i64 = 0
    at: i64
    for at in range(plan.count):
        gain += own_gain(table, seat, i64(plan.tracks[at]))
    found.append(float(gain))
    found.append(float(plan.work()))
    found.append(float(plan.length))
    cards: i64 = 0
    most: i64 = 0
    for at in range(c.KINDS):
        cards += table.hand(seat, at)
        most = max(most, table.hand(seat, at))
    found.append(float(cards))
    found.append(float(most))
    found.append(float(table.hand(seat, c.LOCOMOTIVE)))
    found.append(cards_worth(table, seat, plan))
    found.append(cities_worth(table, seat))
    found.append(float(count_bits(table.controlled(seat))))
    found.append(float(table.trains(seat)))
    return found


def _add_tickets(found: list[float], table: Table, seat: i64, plan: TicketRoutes, turns: float) -> None:
    """Completed tickets, and open ones by the work that they still take."""
    done: i64 = 0
    done_points: i64 = 0
    waiting: i64 = 0
    waiting_points: i64 = 0
    lost: i64 = 0
    likely = 0.0
    work = 0.0
    ticket: i64
    for ticket in range(c.TICKETS):
        if not has_bit(table.held(seat), ticket):
            continue
        points: i64 = i64(c.TICKET_POINTS[ticket])
        if table.completed(seat, ticket):
            done += 1
            done_points += points
            continue
        waiting += 1
        waiting_points += points
        upto: i64 = i64(plan.upto[ticket])
        if upto < 0:
            lost += points
        else:
            likely += float(points) * ticket_chance(upto, turns)
            work += float(points) * min(1.0, float(upto) / turns)
    found.append(float(done))
    found.append(float(done_points))
    found.append(float(waiting))
    found.append(float(waiting_points))
    found.append(float(lost))
    found.append(likely)
    found.append(work)
