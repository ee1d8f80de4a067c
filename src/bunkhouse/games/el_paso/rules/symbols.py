"""Symbols: what shows them, which have been used, and the actions that they allow (EP-36 to EP-41)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Refusal, bit, nearness
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import COMMON, TRAINS
from bunkhouse.games.el_paso.state import Table, owner_of, type_of
from bunkhouse.games.el_paso.steps import ACT, TRAIN

# What has been used: a bit for each symbol, one for an auxiliary action instead, the first of two workers.
AUX_USED: Final[i64] = 2**icons.MOST_ICONS
HIRED: Final[i64] = icons.MOST_ICONS + 1
"""From this bit on: one more than the worker hired first, as a number among the workers."""
REPLACED: Final[i64] = HIRED + 3
"""From this bit on: one more than the type of the building that was here, if it has been replaced since."""
_MASK: Final[i64] = 7
NO_SOURCE: Final[i64] = -1


def is_usable(table: Table, seat: i64, space: i64) -> bool:
    """EP-37, EP-38: neutral buildings and the own ones."""
    owner: i64 = owner_of(table.tile(space))
    return owner in (seat, -1)


def building_source(table: Table, space: i64) -> i64:
    """The symbols of the building on a space."""
    tile: i64 = table.tile(space)
    if tile < COMMON:
        return tile
    return icons.COMMON_SOURCE + table.face(type_of(tile))


def source_of(table: Table, seat: i64, step: i64, x: i64, used: i64) -> i64:
    """What shows the symbols of a step; NO_SOURCE on the building of somebody else."""
    if step == ACT:
        if replaced(used) > 0:
            return icons.COMMON_SOURCE + table.face(replaced(used) - 1)
        return building_source(table, x) if is_usable(table, seat, x) else NO_SOURCE
    if step == TRAIN:
        return icons.TRAIN_SOURCE + TRAINS * table.star(x) + x
    return icons.POST_SOURCE + x


def top_source(table: Table) -> i64:
    agenda = table.agenda
    return source_of(table, agenda.seat(), agenda.step(), agenda.x(), agenda.y())


def hired(used: i64) -> i64:
    """The worker that was hired first in a double hire, plus one; 0 before that."""
    return (used >> HIRED) & _MASK


def after_hiring(worker: i64) -> i64:
    """What notes that a worker was hired first."""
    return (worker + 1) * bit(HIRED)


def replaced(used: i64) -> i64:
    """The type of the building that was here when the rancher came, plus one; 0 if it still is."""
    return (used >> REPLACED) & _MASK


def keep_open(table: Table, space: i64, kind: i64) -> None:
    """R-15: a building of this type goes, but what is left of its actions can still be done."""
    agenda = table.agenda
    depth: i64
    for depth in range(agenda.height):
        used: i64 = agenda.y_at(depth)
        if agenda.step_at(depth) == ACT and agenda.x_at(depth) == space and replaced(used) == 0:
            agenda.set_y_at(depth, used | (kind + 1) * bit(REPLACED))


def used_here(table: Table) -> i64:
    """What has been used in the step on top: its y."""
    return table.agenda.y()


def note(table: Table, used: i64) -> None:
    """Add to what has been used in the step on top."""
    table.agenda.set_y_at(0, used_here(table) | used)


def find_icon(table: Table, kind: i64, other: i64) -> i64:
    """The symbol of one of two kinds in the step on top; there must be one."""
    icon: i64 = i64(icons.ICON_FIRST[top_source(table)])
    while i64(icons.ICON_KIND[icon]) != kind and i64(icons.ICON_KIND[icon]) != other:
        icon += 1
    return icon


def unused_icon(table: Table, source: i64, used: i64, kind: i64) -> i64:
    """The unused symbol of a kind that a source shows, or -1."""
    if source == NO_SOURCE or used & AUX_USED:
        return -1
    icon: i64
    first: i64 = i64(icons.ICON_FIRST[source])
    for icon in range(first, i64(icons.ICON_FIRST[source + 1])):
        if i64(icons.ICON_KIND[icon]) == kind and not (used >> (icon - first)) & 1:
            return icon
    return -1


def exhausted(table: Table) -> bool:
    """Whether everything that the step on top shows has been used."""
    used: i64 = used_here(table)
    if used & AUX_USED:
        return True
    source: i64 = top_source(table)
    if source == NO_SOURCE:
        return False
    every: i64 = bit(i64(icons.ICON_FIRST[source + 1]) - i64(icons.ICON_FIRST[source])) - 1
    return used & every == every


@mypyc_attr(allow_interpreted_subclasses=True)
class SymbolAction(ActionKind[Table]):
    """EP-36: an action that a symbol allows."""

    def __init__(self, code: i64, rule: str, symbol: i64, other: i64 = -1) -> None:
        """``symbol``, ``other``: the kinds of symbol that allow it."""
        super().__init__(code, rule)
        self.symbol = symbol
        self.other = other

    def offer(self, table: Table, seat: i64, icon: i64, used: i64, choices: Choices) -> None:
        """EP-41: what an unused symbol allows, if its cost can be paid."""
        if table.money(seat) >= i64(icons.ICON_COST[icon]):
            self.fill(table, seat, icon, choices)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        """What a symbol allows that can be paid for."""
        choices.add(self.code)

    def icon(self, table: Table) -> i64:
        """The symbol in the step on top; there must be one."""
        return find_icon(table, self.symbol, self.other)

    def take(self, table: Table) -> i64:
        """EP-40: mark the symbol as used; returns it."""
        icon: i64 = self.icon(table)
        note(table, bit(icon - i64(icons.ICON_FIRST[top_source(table)])))
        return icon

    def refusal(self, table: Table, at: int) -> Refusal:
        """EP-37, EP-38, EP-40: is there such a symbol, and has it been used?"""
        source, used = top_source(table), used_here(table)
        if source == NO_SOURCE:
            return Refusal("not-your-building", "EP-38")
        first, end = int(icons.ICON_FIRST[source]), int(icons.ICON_FIRST[source + 1])
        shown = [icon for icon in range(first, end) if icons.ICON_KIND[icon] in (self.symbol, self.other)]
        if not shown:
            return Refusal("not-shown", "EP-36")
        if used & AUX_USED:
            return Refusal("auxiliary-used", "EP-37", near=nearness(2))
        if used >> (shown[0] - first) & 1:
            return Refusal("already-used", "EP-40", near=nearness(3))
        found = self.unavailable(table, at, shown[0])
        found.near = nearness(4)
        return found

    def unavailable(self, table: Table, at: int, icon: int) -> Refusal:
        """Why an unused symbol cannot be used in this way."""
        if table.money(table.seat) < i64(icons.ICON_COST[icon]):
            return Refusal("too-expensive", "EP-41")
        return self.lacking(table, at, icon)

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        """Why a symbol whose cost can be paid cannot be used in this way."""
        raise NotImplementedError
