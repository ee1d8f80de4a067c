"""Action A: spinning the wheel, hiring, moving the pointer on, and the limit of workers (MT-33 to MT-38)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.montana.actions import ADVANCE, DONE, HIRE, RETURN
from bunkhouse.games.montana.components import (
    ADVANCE_GOOD,
    ADVANCE_MOST,
    ADVANCE_PRICE,
    WHEEL,
    WHEEL_FIELDS,
    WHEEL_NAMES,
    WHITE,
    WORKER_LIMIT,
    WORKERS_PER_FIELD,
)
from bunkhouse.games.montana.groups import CREW_NAMES, CREW_PACKS, CREW_START, parts
from bunkhouse.games.montana.packs import count_of, holds, pieces, size
from bunkhouse.games.montana.rules.shortage import receive_workers
from bunkhouse.games.montana.rules.trade import fill_trade
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.steps import ADVANCE_POINTER, END_TURN, HIRE_ANY


def recruit(table: Table) -> None:
    """MT-33: the wheel gives two workers; then the pointer may be moved on (MT-36)."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.agenda.push(END_TURN, seat)
    table.agenda.push(ADVANCE_POINTER, seat)
    spin(table, seat)


def spin(table: Table, seat: i64) -> None:
    """MT-33, MT-34: every field is equally likely, and the pointer always stops on one."""
    table.pointer = table.rng.below(WHEEL_FIELDS)
    if table.journal is not None:
        table.tell_seat("spins", seat, parts(WHEEL_NAMES[table.pointer]))
    hire_shown(table, seat)


def hire_shown(table: Table, seat: i64) -> None:
    """MT-33, MT-35: the workers of the field, or any two when it is white."""
    shown: i64 = WHEEL[table.pointer]
    if shown == WHITE:
        table.agenda.push(HIRE_ANY, seat)
    else:
        receive_workers(table, seat, shown)


def fill_hire(table: Table, choices: Choices) -> None:
    """MT-35: workers of any colours, the same or different."""
    crew: i64
    for crew in range(i64(CREW_START[WORKERS_PER_FIELD]), i64(CREW_START[WORKERS_PER_FIELD + 1])):
        choices.add(HIRE + crew - 1)
    fill_trade(table, choices)


def hire(table: Table, crew: i64) -> None:
    seat: i64 = table.seat
    table.agenda.pop()
    receive_workers(table, seat, CREW_PACKS[crew])


def may_advance(table: Table, seat: i64) -> bool:
    """MT-36: whether there is anything to pay with, or cattle to trade for it."""
    return table.cattle_of(seat) > 0 or count_of(table.goods_of(seat), ADVANCE_GOOD) >= ADVANCE_PRICE


def fill_advance(table: Table, choices: Choices) -> None:
    """MT-36, MT-37: once, by as many fields as can be paid for, or not at all."""
    grain: i64 = count_of(table.goods_of(table.seat), ADVANCE_GOOD)
    steps: i64
    for steps in range(1, ADVANCE_MOST + 1):
        if steps * ADVANCE_PRICE <= grain:
            choices.add(ADVANCE + steps - 1)
    choices.add(DONE)
    fill_trade(table, choices)


def advance(table: Table, steps: i64) -> None:
    """MT-36: clockwise; fields passed over give nothing."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.add_goods(seat, -pieces(ADVANCE_GOOD, steps * ADVANCE_PRICE))
    table.pointer = (table.pointer + steps) % WHEEL_FIELDS
    if table.journal is not None:
        field = parts(WHEEL_NAMES[table.pointer])
        table.tell_seat("advances", seat, {"steps": int(steps), **field})
    hire_shown(table, seat)


def fill_surplus(table: Table, choices: Choices) -> None:
    """MT-38: exactly as many as are too many, new ones or old ones."""
    workers: i64 = table.workers_of(table.seat)
    surplus: i64 = size(workers) - WORKER_LIMIT
    crew: i64
    for crew in range(i64(CREW_START[surplus]), i64(CREW_START[surplus + 1])):
        if holds(workers, CREW_PACKS[crew]):
            choices.add(RETURN + crew - 1)


def return_surplus(table: Table, crew: i64) -> None:
    seat: i64 = table.seat
    table.agenda.pop()
    table.add_workers(seat, -CREW_PACKS[crew])
    if table.journal is not None:
        table.tell_seat("returns", seat, parts(CREW_NAMES[crew]))
