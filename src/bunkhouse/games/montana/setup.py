"""From options and seed to the first position (MT-11 to MT-21)."""

from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.board import FIELDS
from bunkhouse.games.montana.landscape import LAKE
from bunkhouse.games.montana.rules.opening import CHOSEN_FIELD, place_start_tile, plan_spins
from bunkhouse.games.montana.state import SHOP, Table
from bunkhouse.games.montana.steps import START_TILE


def set_up(table: Table) -> None:
    """Lay out the table; the start tile and the starting workers come next."""
    players = table.players
    table.starter = table.rng.below(players)
    table.workers = c.ALL_WORKERS
    table.goods = c.SUPPLY_GOODS[players]
    table.cattle = c.CATTLE
    for k in range(players):
        seat = (table.starter + k) % players
        table.give_goods(seat, c.START_GOODS)
        table.add_cattle(seat, c.START_CATTLE)
        table.cattle -= c.START_CATTLE
        table.add_left(seat, c.SETTLEMENTS[players])
        table.add_coins(seat, c.START_COINS[k])
        table.put_pawn(seat, SHOP)
    for field in range(FIELDS):
        if table.land.kind(field) == LAKE:
            table.put_canteen(field)
    plan_spins(table, 0, 0)
    if table.setting.option("start_tile") == CHOSEN_FIELD:
        table.agenda.push(START_TILE, table.starter)
    else:
        open_to_it = [field for field in range(FIELDS) if table.land.takes_start_tile(field)]
        place_start_tile(table, open_to_it[table.rng.below(len(open_to_it))])
