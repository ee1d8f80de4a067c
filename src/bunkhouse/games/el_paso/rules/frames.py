"""Steps in which a seat uses symbols: the stop it has reached, a train card, the reward of a post."""

from typing import Final

from mypy_extensions import i32, i64

from bunkhouse.engine.bits import bit
from bunkhouse.games.el_paso.components import COMMON, TRAINS, TYPES
from bunkhouse.games.el_paso.icons import (
    COMMON_SOURCE,
    ICON_FIRST,
    ICON_KIND,
    MOST_ICONS,
    POST_SOURCE,
    TRAIN_SOURCE,
)
from bunkhouse.games.el_paso.state import Table, owner_of
from bunkhouse.games.el_paso.steps import ACT, TRAIN

# What has been used: a bit for each symbol, one for an auxiliary action instead, the first of two workers.
AUX_USED: Final[i64] = 2**MOST_ICONS
HIRED: Final[i64] = MOST_ICONS + 1
"""From this bit on: one more than the worker hired first, as a number among the workers."""
REPLACED: Final[i64] = HIRED + 3
"""From this bit on: one more than the type of the building that was here, if it has been replaced since."""
_MASK: Final[i64] = 7
NO_SOURCE: Final[i64] = -1
_WIDTH: Final[i64] = 4


def is_usable(table: Table, seat: i64, space: i64) -> bool:
    """EP-37, EP-38: neutral buildings and the own ones."""
    owner: i64 = owner_of(table.tile(space))
    return owner in (seat, -1)


def building_source(table: Table, space: i64) -> i64:
    """The symbols of the building on a space."""
    tile: i64 = table.tile(space)
    if tile < COMMON:
        return tile
    return COMMON_SOURCE + table.face((tile - COMMON) % TYPES)


def source_of(table: Table, seat: i64, step: i64, x: i64, used: i64) -> i64:
    """What shows the symbols of a step; NO_SOURCE on the building of somebody else."""
    if step == ACT:
        if replaced(used) > 0:
            return COMMON_SOURCE + table.face(replaced(used) - 1)
        return building_source(table, x) if is_usable(table, seat, x) else NO_SOURCE
    if step == TRAIN:
        return TRAIN_SOURCE + TRAINS * table.star(x) + x
    return POST_SOURCE + x


def top_source(table: Table) -> i64:
    agenda = table.agenda
    return source_of(table, agenda.seat(), agenda.step(), agenda.x(), agenda.y())


def hired(used: i64) -> i64:
    """The worker that was hired first in a double hire, plus one; 0 before that."""
    return (used >> HIRED) & _MASK


def replaced(used: i64) -> i64:
    """The type of the building that was here when the rancher came, plus one; 0 if it still is."""
    return (used >> REPLACED) & _MASK


def keep_open(table: Table, space: i64, kind: i64) -> None:
    """R-15: a building of this type goes, but what is left of its actions can still be done."""
    agenda = table.agenda
    at: i64
    for at in range(0, agenda.height * _WIDTH, _WIDTH):
        used: i64 = i64(agenda.frames[at + 3])
        if i64(agenda.frames[at]) == ACT and i64(agenda.frames[at + 2]) == space and replaced(used) == 0:
            agenda.frames[at + 3] = i32(used | (kind + 1) * bit(REPLACED))


def note(table: Table, used: i64) -> None:
    """Add to what has been used in the step on top."""
    at: i64 = table.agenda.height * _WIDTH - 1
    table.agenda.frames[at] = i32(i64(table.agenda.frames[at]) | used)


def take_icon(table: Table, kind: i64, other: i64) -> i64:
    """EP-40: mark the symbol of one of two kinds as used; returns the symbol."""
    icon: i64 = find_icon(table, kind, other)
    note(table, bit(icon - i64(ICON_FIRST[top_source(table)])))
    return icon


def find_icon(table: Table, kind: i64, other: i64) -> i64:
    """The symbol of one of two kinds in the step on top; there must be one."""
    icon: i64 = i64(ICON_FIRST[top_source(table)])
    while i64(ICON_KIND[icon]) != kind and i64(ICON_KIND[icon]) != other:
        icon += 1
    return icon


def unused_icon(table: Table, source: i64, used: i64, kind: i64) -> i64:
    """The unused symbol of a kind that a source shows, or -1."""
    if source == NO_SOURCE or used & AUX_USED:
        return -1
    icon: i64
    first: i64 = i64(ICON_FIRST[source])
    for icon in range(first, i64(ICON_FIRST[source + 1])):
        if i64(ICON_KIND[icon]) == kind and not (used >> (icon - first)) & 1:
            return icon
    return -1


def exhausted(table: Table) -> bool:
    """Whether everything that the step on top shows has been used."""
    used: i64 = table.agenda.y()
    if used & AUX_USED:
        return True
    source: i64 = top_source(table)
    if source == NO_SOURCE:
        return False
    every: i64 = bit(i64(ICON_FIRST[source + 1]) - i64(ICON_FIRST[source])) - 1
    return used & every == every
