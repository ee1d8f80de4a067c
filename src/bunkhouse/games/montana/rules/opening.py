"""Before the first turn (MT-12, MT-14, MT-20): the start tile, and the spins for starting workers."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Prompt, Reader, Refusal, Step
from bunkhouse.games.montana.actions import START
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS
from bunkhouse.games.montana.components import START_SPINS, WORKERS_PER_FIELD
from bunkhouse.games.montana.packs import size
from bunkhouse.games.montana.rules.agenda_checks import no_decision
from bunkhouse.games.montana.state import NO_START, NOBODY_ON_TURN, Table
from bunkhouse.games.montana.steps import BEGIN, SPIN, START_TILE

RANDOM_FIELD: Final = "random"
CHOSEN_FIELD: Final = "chosen"


def place_start_tile(table: Table, field: i64) -> None:
    """MT-12, MT-14: the start tile, then the cattle; a covered field receives none (MT-R2)."""
    table.put_start(field)
    for pasture in table.land.cattle:
        if pasture != field:
            table.put_cattle(pasture)
            table.cattle -= 1


def plan_spins(table: Table, first: int, spun: int) -> None:
    """MT-20, MT-22: the spins still due, from the seat ``first`` in turn order on, then the first turn."""
    table.agenda.push(BEGIN, table.starter)
    for k in reversed(range(first, table.players)):
        for _ in range(START_SPINS - (spun if k == first else 0)):
            table.agenda.push(SPIN, (table.starter + k) % table.players)


def lay_out_spins(table: Table, seat: int) -> None:
    """MT-20: below a hire during set-up; the spin that led to it gives its workers only now."""
    order = int((seat - table.starter) % table.players)
    spun = int(size(table.workers_of(seat)) // WORKERS_PER_FIELD)
    _check_spun(table, order, spun)
    plan_spins(table, order, spun + 1)


def _check_spun(table: Table, order: int, spun: int) -> None:
    """MT-20: who has spun how often shows in the workers."""
    for k in range(table.players):
        seat = (table.starter + k) % table.players
        spins = START_SPINS if k < order else spun if k == order else 0
        workers, expected = int(size(table.workers_of(seat))), int(spins * WORKERS_PER_FIELD)
        if workers != expected or spun >= START_SPINS:
            path = Reader(None, f"seats[{seat}].workers")
            raise path.error("wrong-start-workers", given=workers, expected=expected)


class StartTile(Step[Table]):
    """MT-12, MT-R2: the starting player chooses."""

    def __init__(self) -> None:
        super().__init__(START_TILE, "start-tile", [START])

    def fill(self, table: Table, choices: Choices) -> None:
        field: i64
        for field in range(FIELDS):
            if table.land.takes_start_tile(field):
                choices.add(START + field)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-start", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.turn != NOBODY_ON_TURN:
            raise no_decision(given)
        given.field("seat").same(int(table.starter))
        if table.start != NO_START or table.setting.option("start_tile") != CHOSEN_FIELD:
            raise no_decision(given)
        _check_spun(table, 0, 0)
        plan_spins(table, 0, 0)
        table.agenda.push(START_TILE, seat)


class Start(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(START, "MT-12")

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.pop()
        place_start_tile(table, at)
        if table.journal is not None:
            table.tell_seat("chooses-start", table.starter, {"field": FIELD_NAMES[at]})

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("no-start-field", "MT-12", {"field": FIELD_NAMES[at]})
