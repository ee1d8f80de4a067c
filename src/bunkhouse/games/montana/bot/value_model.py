"""What a position will bring: twentieths of settlements at the end, from what lies on the player board."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.games.montana.bot.evaluation import next_settlement, pawn_worth, placed
from bunkhouse.games.montana.components import GOOD_NAMES, SETTLEMENTS, WORKER_KINDS
from bunkhouse.games.montana.packs import count_of
from bunkhouse.games.montana.state import Table
from bunkhouse.judging.value_model import LinearModel

MODEL: Final = LinearModel(
    {
        "placed": (15.6, -2.57),
        "grain": (0.492, 1.03),
        "pumpkins": (6.46, 3.25),
        "small_copper": (1.91, 4.03),
        "large_copper": (1.8, -6.09),
        "small_stone": (0.647, 8.13),
        "large_stone": (-1.54, 14.7),
        "few_grain": (7.49, -6.04),
        "few_pumpkins": (4.16, -6.97),
        "few_small_copper": (0.894, -0.598),
        "few_large_copper": (0.704, 10.9),
        "few_small_stone": (1.26, 0.0415),
        "few_large_stone": (5.25, 0.0805),
        "copper_workers": (-0.834, 0.249),
        "stone_workers": (-0.775, -1.27),
        "grain_workers": (0.331, -1.08),
        "pumpkin_workers": (2.75, -1),
        "any_copper_workers": (2.04, 2.66),
        "any_stone_workers": (3.34, 0.381),
        "any_grain_workers": (2.24, -1.87),
        "any_pumpkin_workers": (-3.61, 4.66),
        "coins": (0.979, -1.63),
        "few_coins": (-0.213, 2.92),
        "cattle": (2.6, 3.02),
        "few_cattle": (3.41, 3.5),
        "canteens": (8.47, -4.89),
        "next_settlement": (-0.815, 0.295),
        "pawn": (-2.11, 5.25),
    }
)
"""What each feature brings at the end of a game, and on top of that at its start."""
_GOODS: Final[i64] = len(GOOD_NAMES)
_FEW_GOODS: Final[i64] = 2
_FEW_COINS: Final[i64] = 6
_FEW_CATTLE: Final[i64] = 2
_MANY_GOODS: Final[i64] = 4
_MANY_WORKERS: Final[i64] = 3
_MANY_COINS: Final[i64] = 12
_MANY_CATTLE: Final[i64] = 4
"""More than that counts for nothing: nobody shall hoard."""
_SETTLEMENT: Final = 20.0


def value(table: Table, seat: int) -> float:
    if table.seat < 0:
        return _SETTLEMENT * float(table.scores()[seat])
    fewest: i64 = table.left_of(0)
    other: i64
    for other in range(i64(table.players)):
        fewest = min(fewest, table.left_of(other))
    left = float(fewest) / float(i64(SETTLEMENTS[table.players]))
    return MODEL.value(features(table, seat), left)


def features(table: Table, seat: i64) -> list[float]:
    """In the order of the weights."""
    goods: i64 = table.goods_of(seat)
    workers: i64 = table.workers_of(seat)
    coins: i64 = table.coins_of(seat)
    cattle: i64 = table.cattle_of(seat)
    found = [float(placed(table, seat))]
    kind: i64
    for kind in range(_GOODS):
        found.append(float(min(count_of(goods, kind), _MANY_GOODS)))
    for kind in range(_GOODS):
        found.append(float(min(count_of(goods, kind), _FEW_GOODS)))
    for kind in range(WORKER_KINDS):
        found.append(float(min(count_of(workers, kind), _MANY_WORKERS)))
    for kind in range(WORKER_KINDS):
        found.append(float(min(count_of(workers, kind), 1)))
    found.append(float(min(coins, _MANY_COINS)))
    found.append(float(min(coins, _FEW_COINS)))
    found.append(float(min(cattle, _MANY_CATTLE)))
    found.append(float(min(cattle, _FEW_CATTLE)))
    found.append(float(table.canteens_of(seat)))
    found.append(next_settlement(table, seat, goods))
    found.append(pawn_worth(table, seat))
    return found
