"""Trading with Indians and removing hazards (GWT-135 to GWT-137)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import CLEAR, TRADE
from bunkhouse.games.great_western_trail.components import EMPTY, TILE_NAMES
from bunkhouse.games.great_western_trail.effects import ARGUMENT
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.trail import (
    HAZARD_NODE,
    HAZARD_SPACES,
    TRADE_NODE,
    TRADE_SPACES,
    TRADE_VALUE,
)


def tradable(table: Table, seat: i64, choices: Choices | None) -> bool:
    """GWT-135: every teepee whose price can be paid."""
    found: bool = False
    at: i64
    for at in range(TRADE_SPACES):
        node: i64 = i64(TRADE_NODE[at])
        if table.tile(node) != EMPTY and table.money(seat) + i64(TRADE_VALUE[node]) >= 0:
            if choices is None:
                return True
            found = True
            choices.add(TRADE + at)
    return found


def trade(table: Table, at: i64) -> None:
    """GWT-39, GWT-135: pay or receive the value of the space and keep the tile."""
    node: i64 = i64(TRADE_NODE[at])
    dollars: i64 = i64(TRADE_VALUE[node])
    tile: i64 = _collect(table, node, dollars)
    if table.journal is not None:
        table.tell_seat("trades", table.seat, {"tile": TILE_NAMES[tile], "dollars": int(dollars)})


def removable(table: Table, seat: i64, cost: i64, choices: Choices | None) -> bool:
    """GWT-136: every hazard, if the price can be paid."""
    if table.money(seat) < cost:
        return False
    found: bool = False
    at: i64
    for at in range(HAZARD_SPACES):
        if table.tile(i64(HAZARD_NODE[at])) != EMPTY:
            if choices is None:
                return True
            found = True
            choices.add(CLEAR + at)
    return found


def clear(table: Table, at: i64) -> None:
    """GWT-39, GWT-136: pay the price of the icon and keep the tile."""
    dollars: i64 = i64(ARGUMENT[table.agenda.x()])
    tile: i64 = _collect(table, i64(HAZARD_NODE[at]), -dollars)
    if table.journal is not None:
        table.tell_seat("clears", table.seat, {"tile": TILE_NAMES[tile], "dollars": int(dollars)})


def _collect(table: Table, node: i64, dollars: i64) -> i64:
    """The seat takes the tile of a node; returns it."""
    tile: i64 = table.tile(node)
    table.agenda.pop()
    table.earn(table.seat, dollars)
    table.put_tile(node, EMPTY)
    table.add_collected(table.seat, tile, 1)
    return tile
