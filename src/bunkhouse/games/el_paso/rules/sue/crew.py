"""The workers in Sue's row: how strong she is in what (EP-126, EP-131)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso.components import COWS, FULL_SPECIALISATION, SPECIALISTS
from bunkhouse.games.el_paso.state import Table


def strength(table: Table, seat: i64, worker: i64) -> i64:
    """R-27: her workers of a specialisation, the versatile ones that joined it included."""
    return table.working(seat, worker) + table.assigned(worker - COWS)


def strongest_worker(table: Table, seat: i64) -> i64:
    """EP-131: the specialisation with most workers, the leftmost of equals."""
    best: i64 = table.line(0)
    place: i64
    for place in range(1, SPECIALISTS):
        other: i64 = table.line(place)
        if strength(table, seat, COWS + other) > strength(table, seat, COWS + best):
            best = other
    return best


def specialisation_to_join(table: Table, seat: i64) -> i64:
    """EP-126, R-29: the largest one that is not full yet, the leftmost of equals; -1 when all are full."""
    best: i64 = -1
    place: i64
    for place in range(SPECIALISTS):
        other: i64 = table.line(place)
        count: i64 = strength(table, seat, COWS + other)
        if count < FULL_SPECIALISATION and (best < 0 or count > strength(table, seat, COWS + best)):
            best = other
    return best
