"""How far Sue's rancher goes, and which way (EP-120 to EP-122)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso.components import BOT_STEPS, BOT_STEPS_PER, COWS
from bunkhouse.games.el_paso.rules.sue.crew import strength
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    EL_PASO,
    INNER,
    JUNCTION,
    SPACE_NAMES,
    TRAIL,
)


def steps(table: Table, seat: i64, card: i64) -> i64:
    """EP-121: a number, or one step for every worker of a specialisation."""
    per: i64 = i64(BOT_STEPS_PER[card])
    return i64(BOT_STEPS[card]) if per < 0 else strength(table, seat, COWS + per)


def walk(table: Table, seat: i64, count: i64) -> None:
    """EP-120, EP-122: stop by stop, and no further than El Paso."""
    walked: i64 = 0
    past: list[str] = []
    while walked < count and (walked == 0 or table.rancher(seat) != EL_PASO):
        if table.journal is not None and walked > 0:
            past.append(table.field_name(table.tile(table.rancher(seat))))
        table.set_rancher(seat, next_stop(table, table.rancher(seat)))
        walked += 1
    if table.journal is not None:
        space: i64 = table.rancher(seat)
        params: dict[str, str | int] = {
            "space": SPACE_NAMES[space],
            "field": table.field_name(table.tile(space)),
            "steps": int(walked),
            "past": ", ".join(past),
        }
        table.tell_seat("sue-moves", seat, params)


def next_stop(table: Table, node: i64) -> i64:
    """EP-120, R-26: at a fork the way with fewer stops up to where the ways join, else the inner one."""
    while True:
        branch: i64 = _way(table, node)
        at: i64
        for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
            if table.tile(i64(BRANCH_NODE[at])) >= 0:
                return i64(BRANCH_NODE[at])
        node = i64(JUNCTION[node])
        if table.tile(node) >= 0:
            return node


def _way(table: Table, node: i64) -> i64:
    best: i64 = i64(BRANCH_FIRST[node])
    branch: i64
    for branch in range(best + 1, i64(BRANCH_FIRST[node + 1])):
        more: i64 = TRAIL.stops(table.trail, branch) - TRAIL.stops(table.trail, best)
        if more < 0 or (more == 0 and i64(INNER[i64(BRANCH_NODE[i64(BRANCH_START[branch])])]) != 0):
            best = branch
    return best
