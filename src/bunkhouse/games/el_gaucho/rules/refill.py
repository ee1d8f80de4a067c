"""Covering and filling the pastures (EG-7 to EG-9, EG-17, EG-64 to EG-66)."""

from mypy_extensions import i64

from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.state import COVERED, NO_TILE, Table, tile_params, value_of


def fill_pampa(table: Table) -> None:
    """EG-9, EG-64: bottom pasture first, one tile after another, until the sum is reached or it is full."""
    pasture: i64
    for pasture in range(c.PASTURES):
        _fill_pasture(table, i64(c.PASTURE_START[pasture]), i64(c.PASTURE_START[pasture + 1]))


def _fill_pasture(table: Table, start: i64, end: i64) -> None:
    space: i64
    total: i64 = 0
    for space in range(start, end):
        if table.tile(space) >= 0:
            total += value_of(table.tile(space))
    for space in range(start, end):
        if total >= c.FILL_TARGET or table.stack_size == 0:
            return
        if table.tile(space) == NO_TILE and usable(table, space):
            tile: i64 = table.draw()
            table.put_tile(space, tile)
            table.reveal()
            total += value_of(tile)
            if table.journal is not None:
                table.tell("arrives", {"space": c.SPACE_NAMES[space], **tile_params(tile)})


def usable(table: Table, space: i64) -> bool:
    """EG-7, EG-8: river and forest spaces are not used by fewer players."""
    return c.MARKS[space] in c.USED_MARKS[table.players]


def cover_unused(table: Table) -> None:
    """EG-7, EG-17: tiles that are out of the game cover the spaces that are not used."""
    space: i64
    for space in range(c.SPACES):
        if not usable(table, space):
            table.put_tile(space, COVERED)
