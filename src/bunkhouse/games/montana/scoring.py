"""Settlements on the land, and what breaks a tie (MT-87 to MT-90)."""

from typing import Final

from bunkhouse.engine.messages import ScoreLine
from bunkhouse.games.montana.board import FIELDS
from bunkhouse.games.montana.packs import size
from bunkhouse.games.montana.state import Table

CATEGORIES: Final = ["fields", "stacked"]


def scores(table: Table) -> list[int]:
    """MT-87: every settlement counts, stacked ones too."""
    return [sum(stacks) for stacks in _stacks(table)]


def breakdown(table: Table) -> list[ScoreLine]:
    columns = [categories(stacks) for stacks in _stacks(table)]
    return [ScoreLine(id, [column[at] for column in columns]) for at, id in enumerate(CATEGORIES)]


def categories(stacks: list[int]) -> list[int]:
    """The points of a seat in the order of CATEGORIES, by how many settlements stand on each of its fields:
    the fields, and the settlements that stand on others."""
    return [len(stacks), sum(stacks) - len(stacks)]


def _stacks(table: Table) -> list[list[int]]:
    """By seat, how many settlements stand on each of its fields."""
    found: list[list[int]] = [[] for _ in range(table.players)]
    for field in range(FIELDS):
        if table.owner(field) >= 0:
            found[table.owner(field)].append(int(table.tokens(field)))
    return found


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
