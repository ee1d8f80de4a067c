"""What is being decided and what an action means, as ids and parameters for the text catalogues."""

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.components import (
    ADVANCE_GOOD,
    ADVANCE_PRICE,
    AREA_GOOD,
    AREA_NAMES,
    AREA_OF,
    BANK_COINS,
    BANK_SPACES,
    BANK_WORKERS,
    BUILD_MOST,
    COLUMN_PRICES,
    COLUMNS,
    GOOD_NAMES,
    ROW_UPGRADES,
    SPACE_EXTRA,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_YIELD,
    TRADE_COINS,
    WHEEL_FIELDS,
    WHEEL_NAMES,
    WORKER_LIMIT,
    WORKERS_PER_FIELD,
)
from bunkhouse.games.montana.groups import CREW_NAMES, parts
from bunkhouse.games.montana.packs import count_of, size
from bunkhouse.games.montana.rules.build import cost_in_words, lines_completed, tokens_placed
from bunkhouse.games.montana.rules.work import can_staff_area
from bunkhouse.games.montana.state import RIGHT_PART, Table
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
)


def prompt(table: Table) -> Prompt:
    """The question before the acting seat."""
    step, agenda, seat = table.agenda.step(), table.agenda, table.seat
    if step == STAFF_SPACE:
        if agenda.y() == RIGHT_PART:
            return Prompt("prompt-staff-right", {**space_params(agenda.x()), "crew": _at_hand(table)})
        return Prompt("prompt-staff", space_params(agenda.x()))
    if step in (PLACE_PAWN, MOVE_PAWN):
        id = "prompt-move" if step == MOVE_PAWN else "prompt-place" if seat == table.turn else "prompt-join"
        return Prompt(id, {"pumpkins": int(table.pumpkins(seat)), "seat": int(table.turn)})
    if step == BUILD_MORE:
        return Prompt("prompt-build", {"built": int(agenda.x()), "rest": int(BUILD_MOST - agenda.x())})
    if step == SURPLUS:
        count = size(table.workers_of(seat)) - WORKER_LIMIT
        return Prompt("prompt-surplus", {"count": int(count), "limit": int(WORKER_LIMIT)})
    if step == ADVANCE_POINTER:
        return Prompt("prompt-advance", _second_hire(table))
    if step in (TAKE_GOODS, EXCHANGE_GOODS):
        id = "prompt-take" if step == TAKE_GOODS else "prompt-exchange"
        return Prompt(id, {"row": int(agenda.x()) + 1, "most": int(ROW_UPGRADES[agenda.x()])})
    if step == HIRE_ANY:
        return Prompt("prompt-hire", {})
    if step == PAUSE:
        return Prompt("prompt-pause", {})
    if step == LAST:
        return Prompt("prompt-last", {"canteens": int(table.canteens_of(seat))})
    return Prompt("prompt-start", {}) if step == START_TILE else Prompt("prompt-turn", _turn(table))


def _turn(table: Table) -> dict[str, Param]:
    """MT-79, MT-83, MT-85: what can be traded, and whether another turn can follow."""
    seat = table.seat
    return {
        "last": int(table.closing),
        "cattle": int(table.cattle_of(seat)),
        "canteens": int(table.canteens_of(seat)),
    }


def _second_hire(table: Table) -> dict[str, Param]:
    """MT-36: how many workers it gives, and the means for it."""
    grain = count_of(table.goods_of(table.seat), ADVANCE_GOOD)
    return {"count": int(WORKERS_PER_FIELD), "grain": int(grain)}


def _at_hand(table: Table) -> str:
    """MT-46: whether the workers would do; if not, cattle can be traded for others (MT-79)."""
    workers = table.workers_of(table.seat)
    if can_staff_area(workers, int(AREA_OF[table.agenda.x()])):
        return "fit"
    return "unfit" if size(workers) else "missing"


def space_params(space: int) -> dict[str, Param]:
    """How sentences speak of a space of the action board."""
    if space < BANK_SPACES:
        return {
            "space": SPACE_NAMES[space],
            "area": "bank",
            "workers": int(BANK_WORKERS[space]),
            "coins": int(BANK_COINS[space]),
        }
    area = int(AREA_OF[space])
    return {
        "space": SPACE_NAMES[space],
        "area": AREA_NAMES[area],
        "price": int(SPACE_PRICE[space]),
        "count": int(SPACE_YIELD[space]),
        "extra": int(SPACE_EXTRA[space]),
        "good": GOOD_NAMES[AREA_GOOD[area]],
    }


def action_params(table: Table, code: int) -> dict[str, Param]:
    """The notation's values, and what they stand for on the table."""
    params = ACTIONS.params(code)
    kind = ACTIONS.kind(code)
    at = code - kind
    if kind in (kinds.HIRE, kinds.RETURN, kinds.STAFF):
        params.update(parts(CREW_NAMES[at + 1]))
    elif kind in (kinds.TAKE, kinds.EXCHANGE):
        params.update(parts(str(params["goods"])))
    if kind == kinds.WORK:
        params.update(space_params(at))
    elif kind == kinds.STAFF:
        params.update(space_params(table.agenda.x()))
        params["part"] = "right" if table.agenda.y() == RIGHT_PART else "left"
    elif kind == kinds.ADVANCE:
        params["price"] = int((at + 1) * ADVANCE_PRICE)
        params.update(parts(WHEEL_NAMES[(table.pointer + at + 1) % WHEEL_FIELDS]))
    elif kind == kinds.PLACE:
        params.update(_spot(table, at))
    elif kind == kinds.BUILD:
        params.update(_building(table, at))
    elif kind == kinds.TRADE:
        params["coins"] = int(TRADE_COINS)
    elif kind == kinds.DONE:
        params["step"] = STEP_NAMES[table.agenda.step()]
    return params


def _spot(table: Table, spot: int) -> dict[str, Param]:
    """MT-52, MT-55: the row, the price, and whose pawn would be jumped over."""
    row = spot // COLUMNS
    jumped = table.pawn_in_row(row)
    shown: dict[str, Param] = {"row": int(row) + 1, "price": int(COLUMN_PRICES[spot % COLUMNS])}
    if jumped < 0:
        return {**shown, "jumps": 0}
    return {**shown, "jumps": 1, "victim": int(jumped)}


def _building(table: Table, field: int) -> dict[str, Param]:
    """MT-69, MT-71, MT-72: the cost and the number of settlements."""
    lines = lines_completed(table, table.seat, field)
    return {
        "field": FIELD_NAMES[field],
        **cost_in_words(table, field),
        "count": int(tokens_placed(table, table.seat, field, lines)),
        "cattle": int(table.has_cattle(field)),
    }
