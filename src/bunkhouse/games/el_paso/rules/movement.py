"""The rancher on the trail (EP-29 to EP-35, EP-77)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import AREA
from bunkhouse.games.el_paso.actions import HURRIES, HURRY, MOVE
from bunkhouse.games.el_paso.components import COWBOY
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    EL_PASO,
    JUNCTION,
    SPACE_NAMES,
)


def limit(table: Table, seat: i64, granted: i64) -> i64:
    """EP-32, EP-77: the step limit, or what an action grants."""
    return granted if granted > 0 else table.step_limit(seat)


def fill_move(table: Table, choices: Choices) -> None:
    """EP-30 to EP-34: every stop up to El Paso, with as many cowboys as the way there takes.

    Ways of different lengths to the same stop are different choices when they take different numbers of
    cowboys. The possible numbers of steps to a stop are kept as the bits of one number.
    """
    seat: i64 = table.seat
    most: i64 = limit(table, seat, table.agenda.x())
    cowboys: i64 = table.working(seat, COWBOY)
    node: i64 = table.rancher(seat)
    reached: i64 = 1
    while True:
        together: i64 = 0
        branch: i64
        at: i64
        for branch in range(i64(BRANCH_FIRST[node]), i64(BRANCH_FIRST[node + 1])):
            lengths: i64 = reached
            for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
                space: i64 = i64(BRANCH_NODE[at])
                if i64(table.trail[space]) >= 0:
                    lengths = lengths << 1
                    _add(choices, space, lengths, most, cowboys)
            together |= lengths
        node = i64(JUNCTION[node])
        if i64(table.trail[node]) >= 0:
            together = together << 1
            _add(choices, node, together, most, cowboys)
        if node == EL_PASO:
            return
        reached = together


def _add(choices: Choices, space: i64, lengths: i64, most: i64, cowboys: i64) -> None:
    if lengths & (bit(most + 1) - 1):
        choices.add(MOVE + space)
    count: i64
    for count in range(1, cowboys + 1):
        if (lengths >> (most + count)) & 1:
            choices.add(HURRY + space * HURRIES + count - 1)


def ride_to(table: Table, seat: i64, space: i64, cowboys: i64) -> None:
    """EP-33, EP-60: the cowboys are discarded, the rancher moves."""
    if cowboys > 0:
        table.discard(seat, AREA, COWBOY, cowboys)
    table.set_rancher(seat, space)
    if table.journal is not None:
        params: dict[str, str | int] = {
            "space": SPACE_NAMES[space],
            "field": table.field_name(table.tile(space)),
            "cowboys": int(cowboys),
        }
        table.tell_seat("moves", seat, params)
