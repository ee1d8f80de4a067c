"""Pesos, line by line (EG-12, EG-63, EG-74)."""

from bunkhouse.engine.messages import ScoreLine
from bunkhouse.games.el_gaucho.components import BAG_SIDES, LAP
from bunkhouse.games.el_gaucho.state import INCOMES, Table


def scores(table: Table) -> list[int]:
    """EG-63: a plain running total; EG-74: the most pesos win, and equals share the victory."""
    return [int(table.pesos(seat)) for seat in range(table.players)]


def breakdown(table: Table) -> list[ScoreLine]:
    seats = range(table.players)
    return [ScoreLine(name, [int(table.income(seat, i)) for seat in seats]) for i, name in enumerate(INCOMES)]


def money_bag(pesos: int) -> int:
    """EG-63: what the money bag shows beside the score track: whole laps, as far as the bag can tell."""
    return min(pesos // LAP * LAP, max(BAG_SIDES))
