"""The field that a rancher stands on, and what has been used there (GWT-49, GWT-54, GWT-98, GWT-170).

What has been used is kept as bits beside the step of phase B: one for each icon, one for the risk action, one
for the auxiliary action, and one for a building that has been replaced under the rancher.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.errors import Param
from bunkhouse.games.great_western_trail.components import KANSAS_CITY, NEUTRAL, NEUTRALS, NUMBERS, PRIVATE
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.steps import COPY, PHASE_B
from bunkhouse.games.great_western_trail.trail import BETWEEN, NEUTRAL_NODES, NODE_NAMES

# One bit for each of up to four icons, then:
RISK_USED: Final[i64] = 16
AUX_USED: Final[i64] = 32
CLOSED: Final[i64] = 64
USED_NAMES: Final = ["1", "2", "3", "4", "risk", "auxiliary", "closed"]
"""How positions write the bits."""


def building_at(table: Table, node: i64) -> i64:
    """The building on a node in the order of the local-action tables, or -1."""
    tile: i64 = table.tile(node)
    if tile < NEUTRAL or tile == KANSAS_CITY:
        return -1
    if tile < PRIVATE:
        return tile - NEUTRAL
    return NEUTRALS + table.face((tile - PRIVATE) % NUMBERS)


def is_usable(table: Table, seat: i64, node: i64) -> bool:
    """GWT-49, GWT-54: neutral buildings and the own ones."""
    tile: i64 = table.tile(node)
    return NEUTRAL <= tile < PRIVATE or owner_of(tile) == seat


def end_phase_b(table: Table) -> None:
    """AR-30: phase B is over, whatever is left unused."""
    while table.agenda.step() == COPY:
        table.agenda.pop()
    table.agenda.pop()


def close_building(table: Table, node: i64) -> None:
    """GWT-98, AR-36: a building that has been replaced offers nothing more, neither old nor new actions."""
    agenda = table.agenda
    depth: i64
    for depth in range(agenda.height):
        step: i64 = agenda.step_at(depth)
        if step in (PHASE_B, COPY) and agenda.x_at(depth) == node:
            agenda.set_y_at(depth, agenda.y_at(depth) | CLOSED)
            if step == PHASE_B:
                _close_copies(table, depth)


def _close_copies(table: Table, above: i64) -> None:
    """What a replaced 8b was copying is lost with it."""
    agenda = table.agenda
    depth: i64
    for depth in range(above):
        if agenda.step_at(depth) == COPY:
            agenda.set_y_at(depth, agenda.y_at(depth) | CLOSED)


def where(table: Table, node: i64) -> dict[str, Param]:
    """A node and what lies there."""
    return {"node": NODE_NAMES[node], "field": table.field_name(table.tile(node))}


def field_params(table: Table, node: int) -> dict[str, Param]:
    """A node and what lies there; a private building with the number of its owner's seat."""
    params = where(table, node)
    params["spot"] = "same" if node in NEUTRAL_NODES or params["node"] == params["field"] else "other"
    params["owner"] = int(owner_of(table.tile(node))) + 1
    params.update(between(table, node))
    return params


def between(table: Table, node: int) -> dict[str, Param]:
    """The letters of the buildings that really lie before and after a building node."""
    if node not in BETWEEN:
        return {}
    before, after = BETWEEN[node]
    return {"before": table.field_name(table.tile(before)), "after": table.field_name(table.tile(after))}
