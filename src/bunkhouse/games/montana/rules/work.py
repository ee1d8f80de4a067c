"""Action B without the city: the bank, and mine, quarry, fields and farm (MT-39 to MT-50)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.montana.actions import DONE, STAFF, WORK
from bunkhouse.games.montana.components import (
    AREA_GOOD,
    AREA_NAMES,
    AREA_OF,
    AREA_START,
    AREAS,
    BANK_COINS,
    BANK_SPACES,
    BANK_WORKERS,
    SPACE_EXTRA,
    SPACE_PRICE,
    SPACE_YIELD,
)
from bunkhouse.games.montana.groups import (
    CREW_NAMES,
    CREW_PACKS,
    CREW_START,
    NOBODY_THERE,
    STAFFING_START,
    STAFFINGS,
    parts,
)
from bunkhouse.games.montana.packs import EMPTY, holds, size
from bunkhouse.games.montana.rules.shortage import receive_good
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import LEFT_PART, RIGHT_PART, Table
from bunkhouse.games.montana.steps import END_TURN, STAFF_SPACE

_BANK: Final[i64] = -1


def fill_work(table: Table, choices: Choices) -> None:
    """MT-39, MT-42 to MT-44: free spaces that the player can staff and pay for."""
    seat: i64 = table.seat
    workers: i64 = table.workers_of(seat)
    if workers == EMPTY:
        return
    count: i64 = size(workers)
    coins: i64 = table.coins_of(seat)
    space: i64
    area: i64
    for space in range(BANK_SPACES):
        if table.crew(space, LEFT_PART) == NOBODY_THERE and i64(BANK_WORKERS[space]) <= count:
            choices.add(WORK + space)
    for area in range(AREAS):
        if not can_staff_area(workers, area):
            continue
        for space in range(i64(AREA_START[area]), i64(AREA_START[area + 1])):
            if table.crew(space, LEFT_PART) == NOBODY_THERE and i64(SPACE_PRICE[space]) <= coins:
                choices.add(WORK + space)


def can_staff_area(workers: i64, area: i64) -> bool:
    at: i64
    for at in range(i64(STAFFING_START[area]), i64(STAFFING_START[area + 1])):
        if holds(workers, CREW_PACKS[i64(STAFFINGS[at])]):
            return True
    return False


def work(table: Table, space: i64) -> None:
    """MT-R20: one space per action."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.agenda.push(END_TURN, seat)
    table.agenda.push(STAFF_SPACE, seat, space, LEFT_PART)


def may_staff(table: Table) -> bool:
    """MT-46, MT-47: the right part is optional, and pointless to ask about without any means."""
    space: i64 = table.agenda.x()
    seat: i64 = table.agenda.seat()
    if table.agenda.y() == LEFT_PART or may_trade(table, seat):
        return True
    return can_staff_area(table.workers_of(seat), i64(AREA_OF[space]))


def fill_staff(table: Table, choices: Choices) -> None:
    """MT-39: any workers for the bank; MT-43, MT-48: one matching or two others for either part."""
    space: i64 = table.agenda.x()
    workers: i64 = table.workers_of(table.seat)
    at: i64
    if space < BANK_SPACES:
        count: i64 = i64(BANK_WORKERS[space])
        for at in range(i64(CREW_START[count]), i64(CREW_START[count + 1])):
            if holds(workers, CREW_PACKS[at]):
                choices.add(STAFF + at - 1)
    else:
        area: i64 = i64(AREA_OF[space])
        for at in range(i64(STAFFING_START[area]), i64(STAFFING_START[area + 1])):
            crew: i64 = i64(STAFFINGS[at])
            if holds(workers, CREW_PACKS[crew]):
                choices.add(STAFF + crew - 1)
    if table.agenda.y() == RIGHT_PART:
        choices.add(DONE)
    fill_trade(table, choices)


def staff(table: Table, crew: i64) -> None:
    """MT-40, MT-44 to MT-46: workers first, then the price of the left part, then coins or goods."""
    seat: i64 = table.seat
    space: i64 = table.agenda.x()
    part: i64 = table.agenda.y()
    table.agenda.pop()
    table.send_workers(seat, CREW_PACKS[crew])
    table.put_crew(space, part, crew)
    if table.journal is not None:
        said = "sends-right" if part == RIGHT_PART else "sends"
        table.tell_seat(said, seat, {"area": _area_name(space), **parts(CREW_NAMES[crew])})
    if space < BANK_SPACES:
        _gain_coins(table, seat, i64(BANK_COINS[space]))
        return
    good: i64 = i64(AREA_GOOD[i64(AREA_OF[space])])
    if part == RIGHT_PART:
        receive_good(table, seat, good, i64(SPACE_EXTRA[space]))
        return
    price: i64 = i64(SPACE_PRICE[space])
    table.add_coins(seat, -price)
    if table.journal is not None and price > 0:
        table.tell_seat("pays-coins", seat, {"count": int(price)})
    table.agenda.push(STAFF_SPACE, seat, space, RIGHT_PART)
    receive_good(table, seat, good, i64(SPACE_YIELD[space]))


def _gain_coins(table: Table, seat: i64, coins: i64) -> None:
    table.add_coins(seat, coins)
    if table.journal is not None:
        table.tell_seat("gains-coins", seat, {"count": int(coins)})


def _area_name(space: i64) -> str:
    return "bank" if space < BANK_SPACES else AREA_NAMES[i64(AREA_OF[space])]


def clear_full_areas(table: Table) -> None:
    """MT-41, MT-50: where no space is free, all workers go back to the supply."""
    _clear_if_full(table, _BANK, 0, BANK_SPACES)
    area: i64
    for area in range(AREAS):
        _clear_if_full(table, area, i64(AREA_START[area]), i64(AREA_START[area + 1]))


def _clear_if_full(table: Table, area: i64, first: i64, end: i64) -> None:
    """MT-50: only left parts count, but both are cleared."""
    space: i64
    for space in range(first, end):
        if table.crew(space, LEFT_PART) == NOBODY_THERE:
            return
    for space in range(first, end):
        table.workers += CREW_PACKS[table.crew(space, LEFT_PART)]
        table.put_crew(space, LEFT_PART, NOBODY_THERE)
        if area != _BANK:
            table.workers += CREW_PACKS[table.crew(space, RIGHT_PART)]
            table.put_crew(space, RIGHT_PART, NOBODY_THERE)
    if table.journal is not None:
        table.tell("clears", {"area": _area_name(first)})
