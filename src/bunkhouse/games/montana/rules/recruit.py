"""Action A: spinning the wheel, hiring, moving the pointer on, and the limit of workers (MT-33 to MT-38)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Flag, Param, Prompt, Reader, Refusal, Step
from bunkhouse.engine.state import Document
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import ADVANCE, DONE, HIRE, RECRUIT, RETURN, TRADE
from bunkhouse.games.montana.agenda_document import lay_out_entry, write_entry
from bunkhouse.games.montana.groups import CREW_NAMES, CREW_PACKS, CREW_START, parts
from bunkhouse.games.montana.packs import count_of, holds, pieces, size
from bunkhouse.games.montana.rules.agenda_checks import in_action, no_decision, on_turn
from bunkhouse.games.montana.rules.opening import lay_out_spins
from bunkhouse.games.montana.rules.shortage import receive_workers
from bunkhouse.games.montana.rules.trade import fill_trade
from bunkhouse.games.montana.state import NO_START, NOBODY_ON_TURN, Table
from bunkhouse.games.montana.steps import ADVANCE_POINTER, END_TURN, HIRE_ANY, SPIN, SURPLUS

_FIRST: Final[i64] = 1
"""Said of a hire after which the pointer may be moved on."""


def spin(table: Table, seat: i64, first: i64) -> None:
    """MT-33, MT-34: every field is equally likely, and the pointer always stops on one."""
    table.pointer = table.rng.below(c.WHEEL_FIELDS)
    if table.journal is not None:
        table.tell_seat("spins", seat, parts(c.WHEEL_NAMES[table.pointer]))
    hire_shown(table, seat, first)


def hire_shown(table: Table, seat: i64, first: i64) -> None:
    """MT-33, MT-35: the workers of the field, or any two when it is white."""
    shown: i64 = c.WHEEL[table.pointer]
    if shown == c.WHITE:
        table.agenda.push(HIRE_ANY, seat, first)
    else:
        receive_workers(table, seat, shown)


def crew_refusal(table: Table, at: int, needed: int, rule: str) -> Refusal:
    """MT-35, MT-38, MT-39, MT-43: the wrong number of workers, the wrong ones, or not one's own."""
    pack = CREW_PACKS[at + 1]
    given = int(size(pack))
    if given != needed:
        return Refusal("wrong-crew-size", rule, {"given": given, "need": needed})
    owned = holds(table.workers_of(table.seat), pack)
    return Refusal("crew-does-not-fit" if owned else "workers-not-yours", rule, parts(CREW_NAMES[at + 1]))


class Recruit(ActionKind[Table]):
    """MT-33: the wheel gives two workers; then the pointer may be moved on (MT-36)."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "MT-23")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.agenda.push(END_TURN, seat)
        table.agenda.push(ADVANCE_POINTER, seat)
        spin(table, seat, _FIRST)


class Spin(Step[Table]):
    """MT-20: a seat spins for starting workers."""

    def __init__(self) -> None:
        super().__init__(SPIN, "spin")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        spin(table, seat, 0)
        return True


class HireAny(Step[Table]):
    """MT-35: workers of any colours, the same or different; x: 1 where the pointer may be moved on then."""

    def __init__(self) -> None:
        super().__init__(HIRE_ANY, "hire", [HIRE, TRADE], [Flag("first")])

    def fill(self, table: Table, choices: Choices) -> None:
        crew: i64
        for crew in range(i64(CREW_START[c.WORKERS_PER_FIELD]), i64(CREW_START[c.WORKERS_PER_FIELD + 1])):
            choices.add(HIRE + crew - 1)
        fill_trade(table, choices)

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """During set-up the pointer is not moved on."""
        if table.turn == NOBODY_ON_TURN:
            if table.start == NO_START:
                raise no_decision(given)
            x = 0
            lay_out_spins(table, seat)
        else:
            in_action(table, seat, given)
            if x == _FIRST:
                table.agenda.push(ADVANCE_POINTER, seat)
        if c.WHEEL[table.pointer] != c.WHITE:
            raise given.error("wheel-not-white")
        table.agenda.push(HIRE_ANY, seat, x)


class Hire(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(HIRE, "MT-35")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        receive_workers(table, seat, CREW_PACKS[at + 1])

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return parts(CREW_NAMES[at + 1])

    def refusal(self, table: Table, at: int) -> Refusal:
        return crew_refusal(table, at, int(c.WORKERS_PER_FIELD), "MT-35")


class AdvancePointer(Step[Table]):
    """MT-36, MT-37: once, by as many fields as can be paid for, or not at all."""

    def __init__(self) -> None:
        super().__init__(ADVANCE_POINTER, "advance", [ADVANCE, DONE, TRADE])

    def fill(self, table: Table, choices: Choices) -> None:
        grain: i64 = _grain(table, table.seat)
        steps: i64
        for steps in range(1, c.ADVANCE_MOST + 1):
            if advance_price(steps) <= grain:
                choices.add(ADVANCE + steps - 1)
        choices.add(DONE)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """MT-36: not asked without anything to pay with, or cattle to trade for it."""
        seat: i64 = table.agenda.seat()
        if table.cattle_of(seat) > 0 or _grain(table, seat) >= advance_price(1):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        """How many workers a second hire gives, and the means for it."""
        grain = int(_grain(table, table.seat))
        return Prompt("prompt-advance", {"count": int(c.WORKERS_PER_FIELD), "grain": grain})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_action(table, seat, given)
        table.agenda.push(ADVANCE_POINTER, seat)


def advance_price(steps: i64) -> i64:
    """MT-36: in grain."""
    return steps * c.ADVANCE_PRICE


def field_after(pointer: i64, steps: i64) -> i64:
    """The field of the wheel that the pointer comes to, clockwise."""
    return (pointer + steps) % c.WHEEL_FIELDS


def _grain(table: Table, seat: i64) -> i64:
    return count_of(table.goods_of(seat), c.ADVANCE_GOOD)


class Advance(ActionKind[Table]):
    """MT-36: clockwise; fields passed over give nothing."""

    def __init__(self) -> None:
        super().__init__(ADVANCE, "MT-37")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        steps: i64 = at + 1
        table.agenda.pop()
        table.add_goods(seat, -pieces(c.ADVANCE_GOOD, advance_price(steps)))
        table.pointer = field_after(table.pointer, steps)
        if table.journal is not None:
            field = parts(c.WHEEL_NAMES[table.pointer])
            table.tell_seat("advances", seat, {"steps": int(steps), **field})
        hire_shown(table, seat, 0)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        field = parts(c.WHEEL_NAMES[field_after(table.pointer, at + 1)])
        return {"price": int(advance_price(at + 1)), **field}

    def refusal(self, table: Table, at: int) -> Refusal:
        need, have = int(advance_price(at + 1)), int(_grain(table, table.seat))
        return Refusal("not-enough-grain", "MT-36", {"need": need, "have": have})


class Surplus(Step[Table]):
    """MT-38: exactly as many workers as are too many go back, new ones or old ones."""

    def __init__(self) -> None:
        super().__init__(SURPLUS, "surplus", [RETURN], below=["then"])

    def fill(self, table: Table, choices: Choices) -> None:
        workers: i64 = table.workers_of(table.seat)
        surplus: i64 = size(workers) - c.WORKER_LIMIT
        crew: i64
        for crew in range(i64(CREW_START[surplus]), i64(CREW_START[surplus + 1])):
            if holds(workers, CREW_PACKS[crew]):
                choices.add(RETURN + crew - 1)

    def prompt(self, table: Table) -> Prompt:
        count = size(table.workers_of(table.seat)) - c.WORKER_LIMIT
        return Prompt("prompt-surplus", {"count": int(count), "limit": int(c.WORKER_LIMIT)})

    def write_below(self, table: Table, depth: int) -> Document:
        """The decision that goes on ``then``, unless the turn is over."""
        over = table.agenda.step_at(depth + 1) == END_TURN
        return {"then": None if over else write_entry(table, depth + 1)}

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        then = given.field("then")
        if then.missing():
            in_action(table, seat, given)
        else:
            on_turn(table, seat, given)
            self._go_on(table, then)
        table.agenda.push(SURPLUS, seat)
        if size(table.workers_of(seat)) <= c.WORKER_LIMIT:
            raise given.error("nothing-to-decide")

    def _go_on(self, table: Table, then: Reader) -> None:
        """A decision of the seat on turn, which afterwards may turn out to need none."""
        if then.field("step").value == self.name:
            raise no_decision(then)
        on_turn(table, then.field("seat").number(0, table.players - 1), then)
        lay_out_entry(table, then)


class Return(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(RETURN, "MT-38")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.add_workers(seat, -CREW_PACKS[at + 1])
        if table.journal is not None:
            table.tell_seat("returns", seat, parts(CREW_NAMES[at + 1]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return parts(CREW_NAMES[at + 1])

    def refusal(self, table: Table, at: int) -> Refusal:
        return crew_refusal(table, at, int(size(table.workers_of(table.seat)) - c.WORKER_LIMIT), "MT-38")
