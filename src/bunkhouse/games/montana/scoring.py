"""Settlements on the land, and what breaks a tie (MT-87 to MT-90)."""

from bunkhouse.engine.messages import ScoreLine
from bunkhouse.games.montana.board import FIELDS
from bunkhouse.games.montana.packs import size
from bunkhouse.games.montana.state import Table


def scores(table: Table) -> list[int]:
    """MT-87: every settlement counts, stacked ones too."""
    return [sum(pair) for pair in zip(_fields(table), _stacked(table), strict=True)]


def breakdown(table: Table) -> list[ScoreLine]:
    return [ScoreLine("fields", _fields(table)), ScoreLine("stacked", _stacked(table))]


def _fields(table: Table) -> list[int]:
    owners = [table.owner(field) for field in range(FIELDS)]
    return [owners.count(seat) for seat in range(table.players)]


def _stacked(table: Table) -> list[int]:
    """The settlements that stand on others."""
    extra = [0] * table.players
    for field in range(FIELDS):
        if table.owner(field) >= 0:
            extra[table.owner(field)] += int(table.tokens(field)) - 1
    return extra


def keepsakes(table: Table, seat: int) -> int:
    """MT-88: the first tie-breaker."""
    return int(table.cattle_of(seat) + table.canteens_of(seat))


def belongings(table: Table, seat: int) -> int:
    """MT-89, MT-R10: the second one: coins by value, workers and goods by the piece."""
    return int(table.coins_of(seat) + size(table.workers_of(seat)) + size(table.goods_of(seat)))


def ranking(table: Table) -> list[int]:
    """MT-87 to MT-90: equal in everything means a shared place."""
    won = scores(table)
    standing = [(won[seat], keepsakes(table, seat), belongings(table, seat)) for seat in range(table.players)]
    return [1 + sum(1 for other in standing if other > own) for own in standing]
