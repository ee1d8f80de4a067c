"""Action B without the city: the bank, and mine, quarry, fields and farm (MT-39 to MT-50)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Argument, Choices, Named, Param, Prompt, Reader, Refusal
from bunkhouse.engine.rules import ActionKind, Step
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import DONE, STAFF, TRADE, WORK
from bunkhouse.games.montana.groups import (
    CREW_NAMES,
    CREW_PACKS,
    NOBODY_THERE,
    STAFFING_START,
    STAFFINGS,
    parts,
)
from bunkhouse.games.montana.packs import EMPTY, holds, size
from bunkhouse.games.montana.rules.agenda_checks import in_action
from bunkhouse.games.montana.rules.recruit import crew_refusal
from bunkhouse.games.montana.rules.shortage import receive_coins, receive_good
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import LEFT_PART, RIGHT_PART, Table
from bunkhouse.games.montana.steps import END_TURN, STAFF_SPACE

_PART_NAMES: Final = ["left", "right"]


def staffed_space(table: Table) -> i64:
    """The space that workers are sent to now."""
    return table.agenda.x()


def _staffed_part(table: Table) -> i64:
    return table.agenda.y()


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
    for space in range(c.BANK_SPACES):
        if table.crew(space, LEFT_PART) == NOBODY_THERE and i64(c.BANK_WORKERS[space]) <= count:
            choices.add(WORK + space)
    for area in range(c.AREAS):
        first: i64 = i64(c.AREA_START[area])
        if not can_staff(workers, first):
            continue
        for space in range(first, i64(c.AREA_START[area + 1])):
            if table.crew(space, LEFT_PART) == NOBODY_THERE and i64(c.SPACE_PRICE[space]) <= coins:
                choices.add(WORK + space)


def can_staff(workers: i64, space: i64) -> bool:
    at: i64
    for at in range(i64(STAFFING_START[space]), i64(STAFFING_START[space + 1])):
        if holds(workers, CREW_PACKS[i64(STAFFINGS[at])]):
            return True
    return False


def space_params(space: int) -> dict[str, Param]:
    """How sentences speak of a space of the action board."""
    if space < c.BANK_SPACES:
        return {
            "space": c.SPACE_NAMES[space],
            "area": "bank",
            "workers": int(c.BANK_WORKERS[space]),
            "coins": int(c.BANK_COINS[space]),
        }
    area = int(c.AREA_OF[space])
    return {
        "space": c.SPACE_NAMES[space],
        "area": c.AREA_NAMES[area],
        "price": int(c.SPACE_PRICE[space]),
        "count": int(c.SPACE_YIELD[space]),
        "extra": int(c.SPACE_EXTRA[space]),
        "good": c.GOOD_NAMES[c.AREA_GOOD[area]],
    }


def crew_rule(space: int) -> str:
    """The rule that says which workers a space takes."""
    return "MT-39" if space < c.BANK_SPACES else "MT-43"


class Work(ActionKind[Table]):
    """MT-R20: one space per action."""

    def __init__(self) -> None:
        super().__init__(WORK, "MT-23")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.agenda.push(END_TURN, seat)
        table.agenda.push(STAFF_SPACE, seat, at, LEFT_PART)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return space_params(at)

    def refusal(self, table: Table, at: int) -> Refusal:
        params: dict[str, Param] = {"space": c.SPACE_NAMES[at]}
        if table.crew(at, LEFT_PART) != NOBODY_THERE:
            return Refusal("space-taken", "MT-39" if at < c.BANK_SPACES else "MT-42", params)
        need, have = int(c.SPACE_PRICE[at]), int(table.coins_of(table.seat))
        if need > have:
            return Refusal("not-enough-coins", "MT-44", {**params, "need": need, "have": have})
        return Refusal("not-enough-workers", crew_rule(at), params)


class StaffSpace(Step[Table]):
    """MT-39: any workers for the bank; MT-43, MT-48: one matching or two others for either part.

    x: the space, y: its part.
    """

    def __init__(self) -> None:
        about: list[Argument] = [Named("space", c.SPACE_NAMES), Named("part", _PART_NAMES)]
        super().__init__(STAFF_SPACE, "staff", [STAFF, DONE, TRADE], about)

    def fill(self, table: Table, choices: Choices) -> None:
        space: i64 = staffed_space(table)
        workers: i64 = table.workers_of(table.seat)
        at: i64
        for at in range(i64(STAFFING_START[space]), i64(STAFFING_START[space + 1])):
            crew: i64 = i64(STAFFINGS[at])
            if holds(workers, CREW_PACKS[crew]):
                choices.add(STAFF + crew - 1)
        if _staffed_part(table) == RIGHT_PART:
            choices.add(DONE)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """MT-46, MT-47: the right part is optional, and pointless to ask about without any means."""
        seat: i64 = table.agenda.seat()
        if _staffed_part(table) == LEFT_PART or may_trade(table, seat):
            return False
        if can_staff(table.workers_of(seat), staffed_space(table)):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        params = space_params(staffed_space(table))
        if _staffed_part(table) == RIGHT_PART:
            return Prompt("prompt-staff-right", {**params, "crew": _at_hand(table)})
        return Prompt("prompt-staff", params)

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """MT-42 to MT-47: the part is free and within the means of the seat."""
        in_action(table, seat, given)
        space = c.SPACE_NAMES[x]
        if y == RIGHT_PART and x < c.BANK_SPACES:
            raise given.field("part").error("no-right-part", space=space)
        if table.crew(x, y) != NOBODY_THERE:
            raise given.field("space").error("space-taken", space=space)
        if y == RIGHT_PART and table.crew(x, LEFT_PART) == NOBODY_THERE:
            raise given.field("part").error("left-part-empty", space=space)
        able = can_staff(table.workers_of(seat), x) and table.coins_of(seat) >= int(c.SPACE_PRICE[x])
        if y == LEFT_PART and not able:
            raise given.error("cannot-use-space", space=space)
        table.agenda.push(STAFF_SPACE, seat, x, y)


def _at_hand(table: Table) -> str:
    """MT-46: whether the workers would do; if not, cattle can be traded for others (MT-79)."""
    workers = table.workers_of(table.seat)
    if can_staff(workers, staffed_space(table)):
        return "fit"
    return "unfit" if size(workers) else "missing"


class Staff(ActionKind[Table]):
    """MT-40, MT-44 to MT-46: workers first, then the price of the left part, then coins or goods."""

    def __init__(self) -> None:
        super().__init__(STAFF, "MT-47")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        space: i64 = staffed_space(table)
        part: i64 = _staffed_part(table)
        crew: i64 = at + 1
        table.agenda.pop()
        table.send_workers(seat, CREW_PACKS[crew])
        table.put_crew(space, part, crew)
        if table.journal is not None:
            said = "sends-right" if part == RIGHT_PART else "sends"
            table.tell_seat(said, seat, {"area": _area_name(space), **parts(CREW_NAMES[crew])})
        if space < c.BANK_SPACES:
            receive_coins(table, seat, i64(c.BANK_COINS[space]))
            return
        good: i64 = i64(c.AREA_GOOD[i64(c.AREA_OF[space])])
        if part == RIGHT_PART:
            receive_good(table, seat, good, i64(c.SPACE_EXTRA[space]))
            return
        price: i64 = i64(c.SPACE_PRICE[space])
        table.add_coins(seat, -price)
        if table.journal is not None and price > 0:
            table.tell_seat("pays-coins", seat, {"count": int(price)})
        table.agenda.push(STAFF_SPACE, seat, space, RIGHT_PART)
        receive_good(table, seat, good, i64(c.SPACE_YIELD[space]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        space, part = space_params(staffed_space(table)), _PART_NAMES[_staffed_part(table)]
        return {**parts(CREW_NAMES[at + 1]), **space, "part": part}

    def refusal(self, table: Table, at: int) -> Refusal:
        """Elsewhere than in the bank the number depends on the colours."""
        space = staffed_space(table)
        needed = int(c.BANK_WORKERS[space]) if space < c.BANK_SPACES else int(size(CREW_PACKS[at + 1]))
        return crew_refusal(table, at, needed, crew_rule(space))


def _area_name(space: i64) -> str:
    return "bank" if space < c.BANK_SPACES else c.AREA_NAMES[i64(c.AREA_OF[space])]


def clear_full_areas(table: Table) -> None:
    """MT-41, MT-50: where no space is free, all workers go back to the supply."""
    _clear_if_full(table, 0, c.BANK_SPACES)
    area: i64
    for area in range(c.AREAS):
        _clear_if_full(table, i64(c.AREA_START[area]), i64(c.AREA_START[area + 1]))


def _clear_if_full(table: Table, first: i64, end: i64) -> None:
    """MT-50: only left parts count, but both are cleared."""
    space: i64
    for space in range(first, end):
        if table.crew(space, LEFT_PART) == NOBODY_THERE:
            return
    for space in range(first, end):
        table.workers += CREW_PACKS[table.crew(space, LEFT_PART)]
        table.put_crew(space, LEFT_PART, NOBODY_THERE)
        if first >= c.BANK_SPACES:
            table.workers += CREW_PACKS[table.crew(space, RIGHT_PART)]
            table.put_crew(space, RIGHT_PART, NOBODY_THERE)
    if table.journal is not None:
        table.tell("clears", {"area": _area_name(first)})
