"""Why an action is not allowed, and the rule that says so."""

from bunkhouse.engine.messages import Refusal
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.components import (
    ADVANCE_GOOD,
    ADVANCE_PRICE,
    BANK_SPACES,
    BANK_WORKERS,
    COLUMN_PRICES,
    COLUMNS,
    GOOD_NAMES,
    PUMPKIN,
    ROW_UPGRADES,
    SPACE_NAMES,
    SPACE_PRICE,
    WORKER_LIMIT,
    WORKERS_PER_FIELD,
)
from bunkhouse.games.montana.groups import (
    CREW_NAMES,
    CREW_PACKS,
    EXCHANGE_NAMES,
    EXCHANGE_SIZES,
    NOBODY_THERE,
    parts,
)
from bunkhouse.games.montana.landscape import LAND
from bunkhouse.games.montana.packs import count_of, counts_in, holds, size
from bunkhouse.games.montana.rules.city import first_column
from bunkhouse.games.montana.state import LEFT_PART, Table
from bunkhouse.games.montana.steps import (
    ADVANCE_POINTER,
    BUILD_MORE,
    EXCHANGE_GOODS,
    HIRE_ANY,
    LAST,
    MOVE_PAWN,
    PAUSE,
    PLACE_PAWN,
    STAFF_SPACE,
    START_TILE,
    STEP_NAMES,
    SURPLUS,
    TAKE_GOODS,
    TURN,
)

_STEPS = {
    kinds.START: ([START_TILE], "MT-12"),
    kinds.RECRUIT: ([TURN], "MT-23"),
    kinds.HIRE: ([HIRE_ANY], "MT-35"),
    kinds.ADVANCE: ([ADVANCE_POINTER], "MT-37"),
    kinds.RETURN: ([SURPLUS], "MT-38"),
    kinds.WORK: ([TURN], "MT-23"),
    kinds.STAFF: ([STAFF_SPACE], "MT-47"),
    kinds.CITY: ([TURN], "MT-23"),
    kinds.PLACE: ([PLACE_PAWN, MOVE_PAWN], "MT-53"),
    kinds.PASS: ([PLACE_PAWN, MOVE_PAWN], "MT-53"),
    kinds.TAKE: ([TAKE_GOODS], "MT-62"),
    kinds.EXCHANGE: ([EXCHANGE_GOODS], "MT-65"),
    kinds.BUILD: ([TURN, BUILD_MORE], "MT-23"),
    kinds.CANTEEN: ([LAST], "MT-83"),
    kinds.DONE: ([ADVANCE_POINTER, STAFF_SPACE, EXCHANGE_GOODS, BUILD_MORE, PAUSE], "MT-23"),
    kinds.END: ([LAST], "MT-25"),
}
"""The decisions in which a kind of action can come up, and the rule that places it there."""
_ROW_RULES = ["MT-61", "MT-62", "MT-63", "MT-64"]


def refusal(table: Table, code: int) -> Refusal:
    kind = ACTIONS.kind(code)
    at = code - kind
    if kind == kinds.TRADE:
        return _trading(table)
    steps, rule = _STEPS[kind]
    step = table.agenda.step()
    if step not in steps:
        return Refusal("not-this-decision", rule, {"step": STEP_NAMES[step]}, near=0)
    if kind in (kinds.HIRE, kinds.RETURN, kinds.STAFF):
        return _crew(table, kind, at + 1)
    if kind == kinds.WORK:
        return _working(table, at)
    if kind == kinds.PLACE:
        return _placing(table, at)
    if kind == kinds.EXCHANGE:
        return _exchanging(table, at)
    if kind == kinds.BUILD:
        return _building(table, at)
    return _others(table, kind, at)


def _others(table: Table, kind: int, at: int) -> Refusal:
    if kind == kinds.START:
        return Refusal("no-start-field", "MT-12", {"field": FIELD_NAMES[at]})
    if kind == kinds.ADVANCE:
        grain = int(count_of(table.goods_of(table.seat), ADVANCE_GOOD))
        return Refusal("not-enough-grain", "MT-36", {"need": int((at + 1) * ADVANCE_PRICE), "have": grain})
    if kind == kinds.PASS:
        return Refusal("must-place", "MT-51")
    if kind == kinds.TAKE:
        return Refusal("not-offered", "MT-62", {"row": int(table.agenda.x()) + 1})
    if kind == kinds.CANTEEN:
        return Refusal("no-canteen", "MT-83")
    return Refusal("must-staff", "MT-39" if table.agenda.x() < BANK_SPACES else "MT-43")


def _trading(table: Table) -> Refusal:
    if table.seat != table.turn:
        return Refusal("own-turn-only", "MT-80")
    if table.cattle_of(table.seat) == 0:
        return Refusal("no-cattle", "MT-79")
    return Refusal("return-first", "MT-38")


def _crew(table: Table, kind: int, crew: int) -> Refusal:
    """MT-35, MT-38, MT-39, MT-43: the wrong number of workers, the wrong ones, or not one's own."""
    pack = CREW_PACKS[crew]
    workers = table.workers_of(table.seat)
    count = int(size(pack))
    if kind == kinds.HIRE:
        return Refusal("wrong-crew-size", "MT-35", {"given": count, "need": int(WORKERS_PER_FIELD)})
    rule = "MT-38"
    need = int(size(workers) - WORKER_LIMIT)
    if kind == kinds.STAFF:
        space = table.agenda.x()
        rule = "MT-39" if space < BANK_SPACES else "MT-43"
        need = int(BANK_WORKERS[space]) if space < BANK_SPACES else count
    if count != need:
        return Refusal("wrong-crew-size", rule, {"given": count, "need": need})
    if not holds(workers, pack):
        return Refusal("workers-not-yours", rule, parts(CREW_NAMES[crew]))
    return Refusal("crew-does-not-fit", rule, parts(CREW_NAMES[crew]))


def _working(table: Table, space: int) -> Refusal:
    params = {"space": SPACE_NAMES[space]}
    bank = space < BANK_SPACES
    if table.crew(space, LEFT_PART) != NOBODY_THERE:
        return Refusal("space-taken", "MT-39" if bank else "MT-42", {**params})
    price = int(SPACE_PRICE[space])
    if price > table.coins_of(table.seat):
        have = int(table.coins_of(table.seat))
        return Refusal("not-enough-coins", "MT-44", {**params, "need": price, "have": have})
    return Refusal("not-enough-workers", "MT-39" if bank else "MT-43", {**params})


def _placing(table: Table, spot: int) -> Refusal:
    row, column = spot // COLUMNS, spot % COLUMNS
    if column < first_column(table, row):
        return Refusal("not-right-of-the-pawn", "MT-54", {"row": int(row) + 1})
    have = int(count_of(table.goods_of(table.seat), PUMPKIN))
    return Refusal("not-enough-pumpkins", "MT-52", {"need": int(COLUMN_PRICES[column]), "have": have})


def _exchanging(table: Table, exchange: int) -> Refusal:
    row = int(table.agenda.x())
    if EXCHANGE_SIZES[exchange] > ROW_UPGRADES[row]:
        rule = _ROW_RULES[row] if row < len(_ROW_RULES) else "MT-60"
        return Refusal("too-many-exchanges", rule, {"most": int(ROW_UPGRADES[row])})
    return Refusal("goods-not-yours", "MT-65", parts(EXCHANGE_NAMES[exchange]))


def _building(table: Table, field: int) -> Refusal:
    params = {"field": FIELD_NAMES[field]}
    if table.left_of(table.seat) == 0:
        return Refusal("no-settlements", "MT-91")
    if table.land.kind(field) != LAND:
        return Refusal("no-land-there", "MT-68", {**params})
    if table.owner(field) >= 0 or field == table.start:
        return Refusal("field-taken", "MT-68", {**params})
    if not table.is_open(field):
        return Refusal("no-neighbour", "MT-67", {**params})
    cost = counts_in(table.land.costs[field], GOOD_NAMES)
    need = "+".join(good for good, count in cost.items() for _ in range(count))
    return Refusal("goods-missing", "MT-69", {**params, **parts(need)})
