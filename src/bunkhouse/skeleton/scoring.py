"""The score, line by line (GC-5)."""

from bunkhouse.engine.messages import ScoreLine
from bunkhouse.skeleton.state import Table


def scores(table: Table) -> list[int]:
    return [int(table.points(seat)) for seat in range(table.players)]


def breakdown(table: Table) -> list[ScoreLine]:
    return [ScoreLine("gold", scores(table))]
