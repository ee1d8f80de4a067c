"""From options and seed to the first position (MT-11 to MT-21)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.montana.actions import START
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS
from bunkhouse.games.montana.components import (
    ALL_WORKERS,
    CATTLE,
    SETTLEMENTS,
    START_CATTLE,
    START_COINS,
    START_GOODS,
    START_SPINS,
    SUPPLY_GOODS,
)
from bunkhouse.games.montana.landscape import LAKE
from bunkhouse.games.montana.state import SHOP, Table
from bunkhouse.games.montana.steps import BEGIN, SPIN, START_TILE

RANDOM_FIELD = "random"
CHOSEN_FIELD = "chosen"


def set_up(table: Table) -> None:
    """Lay out the table; the start tile and the starting workers come next."""
    players = table.players
    table.starter = table.rng.below(players)
    table.workers = ALL_WORKERS
    table.goods = SUPPLY_GOODS[players]
    table.cattle = CATTLE
    for k in range(players):
        seat = (table.starter + k) % players
        table.give_goods(seat, START_GOODS)
        table.add_cattle(seat, START_CATTLE)
        table.cattle -= START_CATTLE
        table.add_left(seat, SETTLEMENTS[players])
        table.add_coins(seat, START_COINS[k])
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


def plan_spins(table: Table, first: int, spun: int) -> None:
    """MT-20, MT-22: the spins still due, from the seat ``first`` in turn order on, then the first turn."""
    table.agenda.push(BEGIN, table.starter)
    for k in reversed(range(first, table.players)):
        for _ in range(START_SPINS - (spun if k == first else 0)):
            table.agenda.push(SPIN, (table.starter + k) % table.players)


def fill_start(table: Table, choices: Choices) -> None:
    """MT-12, MT-R2: the starting player chooses."""
    field: i64
    for field in range(FIELDS):
        if table.land.takes_start_tile(field):
            choices.add(START + field)


def choose_start(table: Table, field: i64) -> None:
    table.agenda.pop()
    place_start_tile(table, field)
    if table.journal is not None:
        table.tell_seat("chooses-start", table.starter, {"field": FIELD_NAMES[field]})


def place_start_tile(table: Table, field: i64) -> None:
    """MT-12, MT-14: the start tile, then the cattle; a covered field receives none (MT-R2)."""
    table.put_start(field)
    for pasture in table.land.cattle:
        if pasture != field:
            table.put_cattle(pasture)
            table.cattle -= 1
