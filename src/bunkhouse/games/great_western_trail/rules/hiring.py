"""Hiring workers (GWT-82 to GWT-91)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal, bit
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import HIRE
from bunkhouse.games.great_western_trail.effects import ARGUMENT, NO_EFFECT, ROW_EFFECT
from bunkhouse.games.great_western_trail.rules.turn_step import EFFECT, TurnStep, effect_owed, with_verb
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.steps import CHOOSE
from bunkhouse.games.great_western_trail.steps import HIRE as HIRE_STEP


def hire_price(row: i64, effect: i64) -> i64:
    """GWT-83: the price of the row, changed by what the icon says."""
    return i64(c.ROW_COST[row]) + i64(ARGUMENT[effect])


def _hireable(table: Table, seat: i64, modifier: i64, choices: Choices | None) -> bool:
    """GWT-82, GWT-84 to GWT-86: workers outside the token's row that can be paid and find a free space."""
    money: i64 = table.money(seat) - modifier
    found: bool = False
    row: i64
    column: i64
    for row in range(c.ROWS):
        if row == table.token or i64(c.ROW_COST[row]) > money:
            continue
        seen: i64 = 0
        for column in range(c.COLUMNS):
            worker: i64 = table.job(row, column)
            if worker == NO_TILE or (seen >> worker) & 1 or table.workers(seat, worker) >= c.ROW_SPACES:
                continue
            if choices is None:
                return True
            seen |= bit(worker)
            found = True
            choices.add(HIRE + worker * c.ROWS + row)
    return found


class HireVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return _hireable(table, seat, i64(ARGUMENT[effect]), None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(HIRE_STEP, seat, effect)


class Hiring(TurnStep):
    """GWT-82: a worker is hired; x: effect."""

    def __init__(self) -> None:
        super().__init__(HIRE_STEP, "hire", [HIRE], [EFFECT], effects=with_verb(effects.HIRE))

    def fill(self, table: Table, choices: Choices) -> None:
        _hireable(table, table.seat, i64(ARGUMENT[effect_owed(table)]), choices)


class Hire(ActionKind[Table]):
    """GWT-82, GWT-87, GWT-91: pay, cover the next space of the row, and perhaps use what it shows."""

    def __init__(self) -> None:
        super().__init__(HIRE, "GWT-82")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        worker: i64 = at // c.ROWS
        row: i64 = at % c.ROWS
        cost: i64 = hire_price(row, effect_owed(table))
        table.agenda.pop()
        column: i64 = 0
        while table.job(row, column) != worker:
            column += 1
        table.put_job(row, column, NO_TILE)
        table.earn(seat, -cost)
        table.add_worker(seat, worker, 1)
        if table.journal is not None:
            table.tell_seat("hires", seat, {"worker": c.WORKER_NAMES[worker], "dollars": int(cost)})
        effect: i64 = i64(ROW_EFFECT[worker * (c.ROW_SPACES + 1) + table.workers(seat, worker)])
        if effect != NO_EFFECT:
            table.agenda.push(CHOOSE, seat, effect, NO_EFFECT)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(hire_price(at % c.ROWS, effect_owed(table)))}

    def refusal(self, table: Table, at: int) -> Refusal:
        worker, row = at // int(c.ROWS), at % int(c.ROWS)
        if row == table.token:
            return Refusal("row-of-the-token", "GWT-84")
        if all(table.job(row, column) != worker for column in range(c.COLUMNS)):
            return Refusal("no-such-worker", "GWT-82")
        if table.workers(table.seat, worker) >= c.ROW_SPACES:
            return Refusal("row-full", "GWT-86")
        return Refusal("too-expensive", "GWT-83")
