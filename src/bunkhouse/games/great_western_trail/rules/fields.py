"""The field that a rancher stands on, and what has been used there (GWT-49, GWT-54, GWT-98, GWT-170).

What has been used is kept as bits beside the step of phase B: one for each icon, one for the risk action, one
for the auxiliary action, and one for a building that has been replaced under the rancher.
"""

from typing import Final

from mypy_extensions import i32, i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import COPY, COPY_INDEX
from bunkhouse.games.great_western_trail.components import (
    ECHO,
    KANSAS_CITY,
    NEUTRAL,
    NEUTRALS,
    NUMBERS,
    PRIVATE,
)
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.steps import COPY as COPY_STEP
from bunkhouse.games.great_western_trail.steps import PHASE_B
from bunkhouse.games.great_western_trail.trail import NEIGHBOURS

# One bit for each of up to four icons, then:
RISK_USED: Final[i64] = 16
AUX_USED: Final[i64] = 32
CLOSED: Final[i64] = 64
USED_NAMES: Final = ["1", "2", "3", "4", "risk", "auxiliary", "closed"]
"""How positions write the bits."""

FRAME: Final[i64] = 4
"""A frame of the agenda: step, seat, x, y."""


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


def end(table: Table) -> None:
    """AR-30: phase B is over, whatever is left unused."""
    while table.agenda.step() == COPY_STEP:
        table.agenda.pop()
    table.agenda.pop()


def close_building(table: Table, node: i64) -> None:
    """GWT-98, AR-36: a building that has been replaced offers nothing more, neither old nor new actions."""
    frames = table.agenda.frames
    at: i64 = (table.agenda.height - 1) * FRAME
    while at > 0:
        step: i64 = i64(frames[at])
        if step in (PHASE_B, COPY_STEP) and i64(frames[at + 2]) == node:
            frames[at + 3] = i32(i64(frames[at + 3]) | CLOSED)
            if step == PHASE_B:
                _close_copies(table, at + FRAME)
        at -= FRAME


def _close_copies(table: Table, at: i64) -> None:
    """What a replaced 8b was copying is lost with it."""
    frames = table.agenda.frames
    while at < table.agenda.height * FRAME:
        if i64(frames[at]) == COPY_STEP:
            frames[at + 3] = i32(i64(frames[at + 3]) | CLOSED)
        at += FRAME


def neighbours(table: Table, node: i64, choices: Choices | None) -> bool:
    """GWT-170, GWT-173, AR-8: buildings directly before and after; no 8b twice in a turn."""
    found: bool = False
    for other in NEIGHBOURS[node]:
        building: i64 = building_at(table, other)
        if building < 0:
            continue
        if building == NEUTRALS + ECHO and (table.echoes >> owner_of(table.tile(other))) & 1:
            continue
        if choices is None:
            return True
        found = True
        choices.add(COPY + i64(COPY_INDEX[other]))
    return found
