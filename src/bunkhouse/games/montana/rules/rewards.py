"""What a visit to the city brings (MT-59 to MT-65)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Ordinal, Param, Prompt, Reader, Refusal, Step
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import DONE, EXCHANGE, TAKE, TRADE
from bunkhouse.games.montana.groups import (
    BUNDLE_NAMES,
    BUNDLE_PACKS,
    BUNDLE_ROWS,
    BUNDLES,
    EXCHANGE_LARGE,
    EXCHANGE_NAMES,
    EXCHANGE_SIZES,
    EXCHANGE_SMALL,
    EXCHANGES,
    parts,
)
from bunkhouse.games.montana.packs import holds, pieces
from bunkhouse.games.montana.rules.agenda_checks import at_shop, in_city
from bunkhouse.games.montana.rules.shortage import receive_coins, receive_goods
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import SHOP, Table
from bunkhouse.games.montana.steps import EXCHANGE_GOODS, RESOLVE, REWARD, TAKE_GOODS

_ROW_RULES: Final = ["MT-61", "MT-62", "MT-63", "MT-64"]


def plan_rewards(table: Table) -> None:
    """MT-59: the player on turn first, then the others clockwise."""
    players: i64 = table.players
    k: i64
    for k in range(players - 1, -1, -1):
        seat: i64 = (table.turn + k) % players
        if table.pawn(seat) != SHOP:
            table.agenda.push(REWARD, seat)


def plan_row(table: Table, seat: i64, row: i64) -> None:
    """MT-60: what the player has to announce about a row's reward."""
    if i64(c.ROW_UPGRADES[row]) > 0:
        table.agenda.push(EXCHANGE_GOODS, seat, row)
    if i64(c.ROW_GOODS_COUNT[row]) > 0:
        table.agenda.push(TAKE_GOODS, seat, row)


def _gain_cattle(table: Table, seat: i64, count: i64) -> None:
    """MT-61, MT-R4: what the supply cannot give is lost."""
    count = min(count, table.cattle)
    if count > 0:
        table.cattle -= count
        table.add_cattle(seat, count)
        if table.journal is not None:
            table.tell_seat("gains-cattle", seat, {"count": int(count)})


class Resolve(Step[Table]):
    """MT-59: everybody has decided."""

    def __init__(self) -> None:
        super().__init__(RESOLVE, "resolve")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        plan_rewards(table)
        return True


class Reward(Step[Table]):
    """MT-59: pay the column's price, take the row's reward, return the pawn to the shop."""

    def __init__(self) -> None:
        super().__init__(REWARD, "reward")

    def carry_on(self, table: Table) -> bool:
        """MT-R21: who has lost the pumpkins meanwhile gets nothing."""
        seat: i64 = table.agenda.seat()
        spot: i64 = table.pawn(seat)
        price: i64 = i64(c.COLUMN_PRICES[spot % c.COLUMNS])
        table.agenda.pop()
        table.put_pawn(seat, SHOP)
        if price <= table.pumpkins(seat):
            _pay(table, seat, spot // c.COLUMNS, price)
        elif table.journal is not None:
            table.tell_seat("cannot-pay", seat, {"price": int(price)})
        return True


def _pay(table: Table, seat: i64, row: i64, price: i64) -> None:
    table.add_goods(seat, -pieces(c.PUMPKIN, price))
    if table.journal is not None:
        table.tell_seat("pays-pumpkins", seat, {"count": int(price), "row": int(row) + 1})
    plan_row(table, seat, row)
    _gain_cattle(table, seat, i64(c.ROW_CATTLE[row]))
    coins: i64 = i64(c.ROW_COINS[row])
    if coins > 0:
        receive_coins(table, seat, coins)


def _row(table: Table) -> i64:
    """The row whose reward is being chosen."""
    return table.agenda.x()


def _row_params(row: int) -> dict[str, Param]:
    return {"row": row + 1, "most": int(c.ROW_UPGRADES[row])}


def _lay_out_rewards(table: Table, seat: int, row: int, offered: int, given: Reader) -> None:
    """MT-59, MT-60: the row offers it, and whoever comes later still stands in the city."""
    in_city(table, given)
    if offered == 0:
        raise given.field("row").error("not-offered", row=row + 1)
    at_shop(table, 0, int((seat - table.turn) % table.players) + 1, "out-of-order")
    plan_rewards(table)


class TakeGoods(Step[Table]):
    """MT-62, MT-R16: always the full number, in any mix; x: the row."""

    def __init__(self) -> None:
        super().__init__(TAKE_GOODS, "take", [TAKE, TRADE], [Ordinal("row", int(c.ROWS))])

    def fill(self, table: Table, choices: Choices) -> None:
        row: i64 = _row(table)
        bundle: i64
        for bundle in range(BUNDLES):
            if (i64(BUNDLE_ROWS[bundle]) >> row) & 1:
                choices.add(TAKE + bundle)
        fill_trade(table, choices)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-take", _row_params(int(_row(table))))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        _lay_out_rewards(table, seat, x, int(c.ROW_GOODS_COUNT[x]), given)
        plan_row(table, seat, x)


class Take(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(TAKE, "MT-62")

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.pop()
        receive_goods(table, table.seat, BUNDLE_PACKS[at])

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return parts(BUNDLE_NAMES[at])

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("not-offered", "MT-62", {"row": int(_row(table)) + 1})


class ExchangeGoods(Step[Table]):
    """MT-61, MT-63, MT-64: small pieces for large ones, up to the row's number, in any mix; x: the row."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE_GOODS, "exchange", [EXCHANGE, DONE, TRADE], [Ordinal("row", int(c.ROWS))])

    def fill(self, table: Table, choices: Choices) -> None:
        goods: i64 = table.goods_of(table.seat)
        most: i64 = i64(c.ROW_UPGRADES[_row(table)])
        exchange: i64
        for exchange in range(EXCHANGES):
            if i64(EXCHANGE_SIZES[exchange]) <= most and holds(goods, EXCHANGE_SMALL[exchange]):
                choices.add(EXCHANGE + exchange)
        choices.add(DONE)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """Not asked without a small piece to exchange, or cattle to trade for one."""
        seat: i64 = table.agenda.seat()
        goods: i64 = table.goods_of(seat)
        exchange: i64
        if may_trade(table, seat):
            return False
        for exchange in range(EXCHANGES):
            if i64(EXCHANGE_SIZES[exchange]) == 1 and holds(goods, EXCHANGE_SMALL[exchange]):
                return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-exchange", _row_params(int(_row(table))))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        _lay_out_rewards(table, seat, x, int(c.ROW_UPGRADES[x]), given)
        table.agenda.push(EXCHANGE_GOODS, seat, x)


class Exchange(ActionKind[Table]):
    """MT-60, MT-65: the small pieces go to the supply, the large ones are taken from it."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, "MT-65")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.add_goods(seat, -EXCHANGE_SMALL[at])
        if table.journal is not None:
            table.tell_seat("exchanges", seat, parts(EXCHANGE_NAMES[at]))
        receive_goods(table, seat, EXCHANGE_LARGE[at])

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return parts(EXCHANGE_NAMES[at])

    def refusal(self, table: Table, at: int) -> Refusal:
        row = int(_row(table))
        if EXCHANGE_SIZES[at] > c.ROW_UPGRADES[row]:
            rule = _ROW_RULES[row] if row < len(_ROW_RULES) else "MT-60"
            return Refusal("too-many-exchanges", rule, {"most": int(c.ROW_UPGRADES[row])})
        return Refusal("goods-not-yours", "MT-65", parts(EXCHANGE_NAMES[at]))
