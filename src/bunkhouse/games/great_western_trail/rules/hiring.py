"""Hiring workers (GWT-82 to GWT-91)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import HIRE
from bunkhouse.games.great_western_trail.components import (
    COLUMNS,
    ROW_COST,
    ROW_SPACES,
    ROWS,
    WORKER_NAMES,
)
from bunkhouse.games.great_western_trail.effects import ARGUMENT, NO_EFFECT, ROW_EFFECT
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.steps import CHOOSE


def hireable(table: Table, seat: i64, modifier: i64, choices: Choices | None) -> bool:
    """GWT-82, GWT-84 to GWT-86: workers outside the token's row that can be paid and find a free space."""
    money: i64 = table.money(seat) - modifier
    found: bool = False
    row: i64
    column: i64
    for row in range(ROWS):
        if row == table.token or i64(ROW_COST[row]) > money:
            continue
        seen: i64 = 0
        for column in range(COLUMNS):
            worker: i64 = table.job(row, column)
            if worker == NO_TILE or (seen >> worker) & 1 or table.workers(seat, worker) >= ROW_SPACES:
                continue
            if choices is None:
                return True
            seen |= bit(worker)
            found = True
            choices.add(HIRE + worker * ROWS + row)
    return found


def hire(table: Table, worker: i64, row: i64) -> None:
    """GWT-82, GWT-87, GWT-91: pay, cover the next space of the row, and perhaps use what it shows."""
    seat: i64 = table.seat
    cost: i64 = i64(ROW_COST[row]) + i64(ARGUMENT[table.agenda.x()])
    table.agenda.pop()
    column: i64 = 0
    while table.job(row, column) != worker:
        column += 1
    table.put_job(row, column, NO_TILE)
    table.earn(seat, -cost)
    table.add_worker(seat, worker, 1)
    if table.journal is not None:
        table.tell_seat("hires", seat, {"worker": WORKER_NAMES[worker], "dollars": int(cost)})
    effect: i64 = i64(ROW_EFFECT[worker * (ROW_SPACES + 1) + table.workers(seat, worker)])
    if effect != NO_EFFECT:
        table.agenda.push(CHOOSE, seat, effect, NO_EFFECT)
