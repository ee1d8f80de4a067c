"""Action B in the city: pawns are placed, jump each other and bring rewards (MT-51 to MT-65)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.montana.actions import DONE, EXCHANGE, PASS, PLACE, TAKE
from bunkhouse.games.montana.components import (
    COLUMN_PRICES,
    COLUMNS,
    FREE_PUMPKINS,
    PUMPKIN,
    ROW_CATTLE,
    ROW_COINS,
    ROW_GOODS_COUNT,
    ROW_UPGRADES,
    ROWS,
)
from bunkhouse.games.montana.groups import (
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
from bunkhouse.games.montana.packs import count_of, holds, pieces
from bunkhouse.games.montana.rules.shortage import receive_good, receive_goods
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import SHOP, Table
from bunkhouse.games.montana.steps import (
    END_TURN,
    EXCHANGE_GOODS,
    MOVE_PAWN,
    PAUSE,
    PLACE_PAWN,
    RESOLVE,
    REWARD,
    TAKE_GOODS,
)


def go_to_city(table: Table) -> None:
    """MT-51, MT-53: a pumpkin for the player on turn, then everybody decides in clockwise order."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.agenda.push(END_TURN, seat)
    table.agenda.push(RESOLVE, seat)
    plan_places(table, 0)
    receive_good(table, seat, PUMPKIN, FREE_PUMPKINS)


def plan_places(table: Table, first: i64) -> None:
    """The regular decisions from the seat that is ``first`` in clockwise order on."""
    players: i64 = table.players
    k: i64
    for k in range(players - 1, first - 1, -1):
        table.agenda.push(PLACE_PAWN, (table.turn + k) % players)


def first_column(table: Table, row: i64) -> i64:
    """MT-54: the leftmost column that is open in a row; MT-57: none when its last space is taken."""
    standing: i64 = table.pawn_in_row(row)
    return 0 if standing < 0 else table.pawn(standing) % COLUMNS + 1


def can_place(table: Table, seat: i64) -> bool:
    """MT-52: prices rise to the right, so the leftmost open space of a row tells."""
    pumpkins: i64 = table.pumpkins(seat)
    row: i64
    for row in range(ROWS):
        column: i64 = first_column(table, row)
        if column < COLUMNS and i64(COLUMN_PRICES[column]) <= pumpkins:
            return True
    return False


def decides(table: Table) -> bool:
    """Whether a pawn needs a decision; MT-58: who can afford no space passes."""
    seat: i64 = table.agenda.seat()
    if can_place(table, seat) or may_trade(table, seat):
        return True
    if table.journal is not None:
        table.tell_seat("cannot-place", seat)
    _wait_at_the_shop(table, seat)
    return False


def fill_place(table: Table, choices: Choices) -> None:
    """MT-52 to MT-56: any space that is open and affordable, or passing; the first pawn must be placed."""
    seat: i64 = table.seat
    pumpkins: i64 = table.pumpkins(seat)
    row: i64
    column: i64
    for row in range(ROWS):
        for column in range(first_column(table, row), COLUMNS):
            if i64(COLUMN_PRICES[column]) <= pumpkins:
                choices.add(PLACE + row * COLUMNS + column)
    if not _must_place(table):
        choices.add(PASS)
    fill_trade(table, choices)


def _must_place(table: Table) -> bool:
    """MT-51, MT-R15: the player on turn, unless jumped over."""
    return table.agenda.step() == PLACE_PAWN and table.agenda.seat() == table.turn


def place(table: Table, spot: i64) -> None:
    """MT-54, MT-55: a pawn further left in the row has been jumped over and must move at once."""
    seat: i64 = table.seat
    jumped: i64 = table.pawn_in_row(spot // COLUMNS)
    _decided(table, seat)
    table.put_pawn(seat, spot)
    if table.journal is not None:
        row, column = int(spot // COLUMNS), int(spot % COLUMNS)
        table.tell_seat("places-pawn", seat, {"row": row + 1, "price": int(COLUMN_PRICES[column])})
    if jumped >= 0:
        table.put_pawn(jumped, SHOP)
        table.agenda.push(MOVE_PAWN, jumped)
        if table.journal is not None:
            table.tell_seat("jumps", seat, {"victim": int(jumped)})


def pass_by(table: Table, seat: i64) -> None:
    if table.journal is not None:
        table.tell_seat("passes", seat)
    _wait_at_the_shop(table, seat)


def _wait_at_the_shop(table: Table, seat: i64) -> None:
    """MT-56: until the next visit to the city."""
    _decided(table, seat)
    table.put_pawn(seat, SHOP)


def _decided(table: Table, seat: i64) -> None:
    """MT-R14: a regular decision is followed by the next one, once all jumps are settled."""
    regular = table.agenda.step() == PLACE_PAWN
    table.agenda.pop()
    if regular and seat != table.turn:
        table.agenda.push(PAUSE, table.turn)


def pauses(table: Table) -> bool:
    """MT-24, MT-R21: the player on turn may break in with a cattle trade.

    It matters where their cattle could use up the pumpkins of the supply, so that others must return some,
    and, before the rewards, for whoever has passed and will not be asked about a reward.
    """
    seat: i64 = table.turn
    table.agenda.pop()
    passed = table.agenda.step() == RESOLVE and table.pawn(seat) == SHOP
    cattle: i64 = table.cattle_of(seat)
    if cattle == 0 or (cattle <= count_of(table.goods, PUMPKIN) and not passed):
        return False
    table.agenda.push(PAUSE, seat)
    return True


def fill_pause(table: Table, choices: Choices) -> None:
    choices.add(DONE)
    fill_trade(table, choices)


def resolve(table: Table) -> None:
    """MT-59: the player on turn first, then the others clockwise."""
    table.agenda.pop()
    plan_rewards(table)


def plan_rewards(table: Table) -> None:
    players: i64 = table.players
    k: i64
    for k in range(players - 1, -1, -1):
        seat: i64 = (table.turn + k) % players
        if table.pawn(seat) != SHOP:
            table.agenda.push(REWARD, seat)


def reward(table: Table) -> None:
    """MT-59: pay the column's price, take the row's reward, return the pawn to the shop.

    MT-R21: who has lost the pumpkins meanwhile gets nothing.
    """
    seat: i64 = table.agenda.seat()
    spot: i64 = table.pawn(seat)
    row: i64 = spot // COLUMNS
    price: i64 = i64(COLUMN_PRICES[spot % COLUMNS])
    table.agenda.pop()
    table.put_pawn(seat, SHOP)
    if price > table.pumpkins(seat):
        if table.journal is not None:
            table.tell_seat("cannot-pay", seat, {"price": int(price)})
        return
    table.add_goods(seat, -pieces(PUMPKIN, price))
    if table.journal is not None:
        table.tell_seat("pays-pumpkins", seat, {"count": int(price), "row": int(row) + 1})
    plan_row(table, seat, row)
    _gain_cattle(table, seat, i64(ROW_CATTLE[row]))
    coins: i64 = i64(ROW_COINS[row])
    table.add_coins(seat, coins)
    if table.journal is not None and coins > 0:
        table.tell_seat("gains-coins", seat, {"count": int(coins)})


def plan_row(table: Table, seat: i64, row: i64) -> None:
    """MT-60: what the player has to announce about a row's reward."""
    if i64(ROW_UPGRADES[row]) > 0:
        table.agenda.push(EXCHANGE_GOODS, seat, row)
    if i64(ROW_GOODS_COUNT[row]) > 0:
        table.agenda.push(TAKE_GOODS, seat, row)


def _gain_cattle(table: Table, seat: i64, count: i64) -> None:
    """MT-61, MT-R4: what the supply cannot give is lost."""
    count = min(count, table.cattle)
    if count > 0:
        table.cattle -= count
        table.add_cattle(seat, count)
        if table.journal is not None:
            table.tell_seat("gains-cattle", seat, {"count": int(count)})


def fill_take(table: Table, choices: Choices) -> None:
    """MT-62, MT-R16: always the full number, in any mix."""
    row: i64 = table.agenda.x()
    bundle: i64
    for bundle in range(BUNDLES):
        if (i64(BUNDLE_ROWS[bundle]) >> row) & 1:
            choices.add(TAKE + bundle)
    fill_trade(table, choices)


def take(table: Table, bundle: i64) -> None:
    seat: i64 = table.seat
    table.agenda.pop()
    receive_goods(table, seat, BUNDLE_PACKS[bundle])


def may_exchange(table: Table) -> bool:
    """MT-61, MT-63, MT-64: whether there is a small piece to exchange, or cattle to trade for one."""
    seat: i64 = table.agenda.seat()
    goods: i64 = table.goods_of(seat)
    exchange: i64
    if may_trade(table, seat):
        return True
    for exchange in range(EXCHANGES):
        if i64(EXCHANGE_SIZES[exchange]) == 1 and holds(goods, EXCHANGE_SMALL[exchange]):
            return True
    return False


def fill_exchange(table: Table, choices: Choices) -> None:
    """MT-61, MT-63, MT-64: up to the row's number, in any mix, or none."""
    goods: i64 = table.goods_of(table.seat)
    most: i64 = i64(ROW_UPGRADES[table.agenda.x()])
    exchange: i64
    for exchange in range(EXCHANGES):
        if i64(EXCHANGE_SIZES[exchange]) <= most and holds(goods, EXCHANGE_SMALL[exchange]):
            choices.add(EXCHANGE + exchange)
    choices.add(DONE)
    fill_trade(table, choices)


def exchange_goods(table: Table, exchange: i64) -> None:
    """MT-60, MT-65: the small pieces go to the supply, the large ones are taken from it."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.add_goods(seat, -EXCHANGE_SMALL[exchange])
    if table.journal is not None:
        table.tell_seat("exchanges", seat, parts(EXCHANGE_NAMES[exchange]))
    receive_goods(table, seat, EXCHANGE_LARGE[exchange])
