"""What a sensible player values, in twentieths of a settlement.

A position is worth the settlements placed, what lies on the player board, how close the goods come to the
next settlement, and what the decision just begun is going to bring. The leading rival counts against it a
little.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.montana import components as c
from bunkhouse.games.montana import steps
from bunkhouse.games.montana.board import FIELDS
from bunkhouse.games.montana.packs import count_of, pieces
from bunkhouse.games.montana.rules.city import first_column
from bunkhouse.games.montana.state import LEFT_PART, SHOP, Table
from bunkhouse.judging.step_values import StepValue, StepValues

_SETTLEMENT: Final = 20.0
_RIVAL: Final = 0.3
_WORTH: Final = {
    "grain": 2.0,
    "pumpkin": 2.1,
    "copper_small": 2.4,
    "copper_large": 4.2,
    "stone_small": 2.4,
    "stone_large": 4.2,
}
_GOODS: Final = vec[float]([_WORTH[name] for name in c.GOOD_NAMES])
_PLENTY: Final[i64] = 3
"""Of a kind that there is more of, only a part of the worth counts."""
_SURPLUS_GOOD: Final = 0.35
_WORKERS: Final = vec[float]([1.6, 1.3, 1.0, 0.7])
"""The first, second and further workers of one kind."""
_COIN: Final = 0.55
_MANY_COINS: Final[i64] = 12
_SPARE_COIN: Final = 0.15
_CATTLE: Final = 2.7
_CANTEEN: Final = 5.0
_TURN: Final = 6.0
_UPGRADE: Final = 1.6
_FREE_GOOD: Final = 2.4
_ROW_KINDS: Final[list[list[int]]] = [[c.GOOD_NAMES.index(name) for name in goods] for goods in c.ROW_GOODS]
_CLOSE: Final = 0.3
"""How much of the next settlement's gain counts already, while goods are still missing."""
_SMALL: Final = vec[i64]([i64(c.GOOD_NAMES.index(name)) for name in c.UPGRADES])
_LARGE: Final = vec[i64]([i64(c.GOOD_NAMES.index(name)) for name in c.UPGRADES.values()])


def evaluate(table: Table, seat: int) -> float:
    rival = 0.0
    for other in range(table.players):
        if other != seat:
            rival = max(rival, float(placed(table, other)))
    return _holdings(table, seat) + _pending(table, seat) - _RIVAL * _SETTLEMENT * rival


def placed(table: Table, seat: i64) -> i64:
    return i64(c.SETTLEMENTS[table.players]) - table.left_of(seat)


def _holdings(table: Table, seat: i64) -> float:
    """The settlements placed and everything on the player board."""
    total = _SETTLEMENT * float(placed(table, seat))
    goods: i64 = table.goods_of(seat)
    workers: i64 = table.workers_of(seat)
    kind: i64
    for kind in range(len(_GOODS)):
        total += _goods_worth(kind, count_of(goods, kind))
    for kind in range(c.WORKER_KINDS):
        total += _workers_worth(count_of(workers, kind))
    coins: i64 = table.coins_of(seat)
    total += _COIN * float(min(coins, _MANY_COINS)) + _SPARE_COIN * float(max(coins - _MANY_COINS, 0))
    total += _CATTLE * float(table.cattle_of(seat)) + _CANTEEN * float(table.canteens_of(seat))
    return total + next_settlement(table, seat, goods)


def _goods_worth(kind: i64, count: i64) -> float:
    normal: i64 = min(count, _PLENTY)
    return _GOODS[kind] * (float(normal) + _SURPLUS_GOOD * float(count - normal))


def _workers_worth(count: i64) -> float:
    total = 0.0
    at: i64
    for at in range(count):
        total += _WORKERS[min(at, len(_WORKERS) - 1)]
    return total


def next_settlement(table: Table, seat: i64, goods: i64) -> float:
    """The gain of the open field whose goods are nearest."""
    best = 0.0
    if table.left_of(seat) == 0:
        return best
    field: i64
    for field in range(FIELDS):
        if table.is_open(field):
            gain = _SETTLEMENT * float(i64(table.land.tokens[field]))
            if table.has_cattle(field):
                gain += _CATTLE
            gain -= _cost_and_lack(table.land.costs[field], goods)
            best = max(best, gain)
    return _CLOSE * best


def _cost_and_lack(cost: i64, goods: i64) -> float:
    """What a field costs, with goods that are missing counted double."""
    total = 0.0
    kind: i64
    for kind in range(len(_GOODS)):
        need: i64 = count_of(cost, kind)
        if need > 0:
            lack: i64 = max(need - count_of(goods, kind), 0)
            total += _GOODS[kind] * float(need + lack)
    return total


def _pending(table: Table, seat: i64) -> float:
    """What the decision that the seat has just begun is going to bring."""
    total = pawn_worth(table, seat)
    if table.seat == seat:
        total += _STEPS.at(table, seat, 0)
    return total


def _space_worth(table: Table, seat: i64, space: i64) -> float:
    """Coins or goods of a space, without its price and its crew."""
    if space < c.BANK_SPACES:
        coins: i64 = min(i64(c.BANK_COINS[space]), max(_MANY_COINS - table.coins_of(seat), 0))
        return _COIN * float(coins) - _WORKERS[2] * float(i64(c.BANK_WORKERS[space]))
    area: i64 = i64(c.AREA_OF[space])
    kind: i64 = i64(c.AREA_GOOD[area])
    goods: i64 = table.goods_of(seat)
    more: i64 = goods + pieces(kind, i64(c.SPACE_YIELD[space]))
    gain = _goods_worth(kind, count_of(more, kind)) - _goods_worth(kind, count_of(goods, kind))
    gain += next_settlement(table, seat, more) - next_settlement(table, seat, goods)
    matching: i64 = count_of(table.workers_of(seat), i64(c.AREA_WORKER[area]))
    gain -= _WORKERS[min(matching - 1, len(_WORKERS) - 1)] if matching > 0 else 2.0 * _WORKERS[2]
    return gain - _COIN * float(i64(c.SPACE_PRICE[space]))


def pawn_worth(table: Table, seat: i64) -> float:
    """The reward that a pawn stands for, less likely the easier it is to jump over."""
    spot: i64 = table.pawn(seat)
    if spot == SHOP:
        return 0.0
    column: i64 = spot % c.COLUMNS
    chance = 1.0 if column == c.COLUMNS - 1 else 0.6 + 0.08 * float(column)
    if table.agenda.step() != steps.PLACE_PAWN:
        chance = 1.0
    price = _pumpkins_worth(table, seat, i64(c.COLUMN_PRICES[column]))
    return chance * (_row_worth(table, seat, spot // c.COLUMNS) - price)


def _pumpkins_worth(table: Table, seat: i64, price: i64) -> float:
    """What a player loses who pays so many pumpkins."""
    goods: i64 = table.goods_of(seat)
    pumpkins: i64 = count_of(goods, c.PUMPKIN)
    price = min(price, pumpkins)
    loss = _goods_worth(c.PUMPKIN, pumpkins) - _goods_worth(c.PUMPKIN, pumpkins - price)
    rest: i64 = goods - pieces(c.PUMPKIN, price)
    return loss + next_settlement(table, seat, goods) - next_settlement(table, seat, rest)


def _city_worth(table: Table, seat: i64) -> float:
    """The best reward within reach, with some doubt."""
    best = 0.0
    row: i64
    for row in range(c.ROWS):
        column: i64 = first_column(table, row)
        if column < c.COLUMNS and i64(c.COLUMN_PRICES[column]) <= table.pumpkins(seat):
            price = _pumpkins_worth(table, seat, i64(c.COLUMN_PRICES[column]))
            best = max(best, _row_worth(table, seat, row) - price)
    return 0.7 * best


def _row_worth(table: Table, seat: i64, row: i64) -> float:
    gain = _CATTLE * float(i64(c.ROW_CATTLE[row])) + _COIN * float(i64(c.ROW_COINS[row]))
    return gain + _free_goods_worth(table, seat, row) + _upgrades_worth(table, seat, row)


def _free_goods_worth(table: Table, seat: i64, row: i64) -> float:
    """Goods of free choice, as long as there is not plenty of them already."""
    count: i64 = i64(c.ROW_GOODS_COUNT[row])
    wanted: i64 = 0
    for kind in _ROW_KINDS[row]:
        wanted += max(_PLENTY - count_of(table.goods_of(seat), kind), 0)
    useful: i64 = min(count, wanted)
    return _FREE_GOOD * (float(useful) + _SURPLUS_GOOD * float(count - useful))


def _upgrades_worth(table: Table, seat: i64, row: i64) -> float:
    """Exchanges that can be made, as long as there is not plenty of the large pieces already."""
    goods: i64 = table.goods_of(seat)
    useful: i64 = 0
    at: i64
    for at in range(len(_SMALL)):
        useful += min(count_of(goods, _SMALL[at]), max(_PLENTY - count_of(goods, _LARGE[at]), 0))
    return _UPGRADE * float(min(useful, i64(c.ROW_UPGRADES[row])))


class _StaffedSpace(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _space_worth(table, seat, x) if y == LEFT_PART else 0.0


class _PlacedPawn(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _city_worth(table, seat)


class _TakenGoods(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _row_worth(table, seat, x)


class _ExchangedGoods(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _upgrades_worth(table, seat, x)


class _FurtherBuilding(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _COIN * float(c.BUILD_MOST - x)


_STEPS: Final = StepValues(
    {
        steps.TURN: StepValue(_TURN),
        steps.HIRE_ANY: StepValue(2.0 * _WORKERS[0]),
        steps.STAFF_SPACE: _StaffedSpace(),
        steps.PLACE_PAWN: _PlacedPawn(),
        steps.TAKE_GOODS: _TakenGoods(),
        steps.EXCHANGE_GOODS: _ExchangedGoods(),
        steps.BUILD_MORE: _FurtherBuilding(),
    }
)
"""What the decision of each step is going to bring."""
