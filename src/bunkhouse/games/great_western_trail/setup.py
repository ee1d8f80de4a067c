"""From options and seed to the first position (GWT-1 to GWT-18)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.families.great_western.herd import shuffled
from bunkhouse.families.great_western.ranches import AREA, DRAW, OFF_BOARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.rules.cattle import reveal_cattle
from bunkhouse.games.great_western_trail.rules.foresight import free_space, refill_foresight
from bunkhouse.games.great_western_trail.rules.objectives import refill_pool
from bunkhouse.games.great_western_trail.rules.turn import plan_turn
from bunkhouse.games.great_western_trail.state import BOX, STACK, UNBUILT, Table
from bunkhouse.games.great_western_trail.trail import NEUTRAL_NODES

NEUTRAL_VALUES = ["letters", "shuffled"]
PRIVATE_VALUES = ["a", "b", "random"]
STARTER_VALUES = ["random", "1", "2", "3", "4"]


def set_up(table: Table) -> None:
    """Lay out the table; the starting player's first turn comes next."""
    _neutral_buildings(table)
    _private_sides(table)
    _station_masters(table)
    _kansas_city_supply(table)
    _job_market(table)
    refill_foresight(table)
    _cards(table)
    table.starter = _starter(table)
    for order in range(table.players):
        seat = (table.starter + order) % table.players
        empty_board(table, seat)
        table.earn(seat, c.STARTING_MONEY[order])
        _deck(table, seat)
    _starting_objectives(table)
    plan_turn(table, table.starter)


def _neutral_buildings(table: Table) -> None:
    """GWT-2: letter on letter, or in random order."""
    letters = table.setting.option("neutral_buildings") == "letters"
    order = list(range(c.NEUTRALS)) if letters else shuffled(table.rng, c.NEUTRALS)
    for node, building in zip(NEUTRAL_NODES, order, strict=True):
        table.put_tile(node, c.NEUTRAL + building)


def _private_sides(table: Table) -> None:
    """GWT-13: the same sides for everybody."""
    table.sides = sides(table.setting.option("private_buildings"))
    if table.setting.option("private_buildings") == "random":
        for number in range(c.NUMBERS):
            table.sides |= i64(table.rng.below(2)) << number


def sides(option: str) -> int:
    """The b-sides that an option fixes."""
    return int(bit(c.NUMBERS)) - 1 if option == "b" else 0


def _station_masters(table: Table) -> None:
    """GWT-3: one at random beside each of the first stations."""
    for station, master in enumerate(shuffled(table.rng, c.MASTERS)):
        table.put_master(station, master)


def _kansas_city_supply(table: Table) -> None:
    """GWT-5 to GWT-7: three stacks; tiles of the first one go to the board until seven lie there."""
    for back in range(c.BACKS):
        for tile in range(c.TILES):
            table.add_to_stack(back, tile, c.SUPPLY_COUNT[back][tile])
    placed = 0
    while placed < c.FIRST_TILES:
        tile = table.draw_tile(0)
        node = free_space(table, tile)
        if node < 0:
            table.add_to_stack(0, tile, 1)
        else:
            table.put_tile(node, tile)
            placed += 1


def _job_market(table: Table) -> None:
    """GWT-4, GWT-8: full rows above the token, and its row up to the space on its left."""
    table.token = c.TOKEN_START
    for row in range(c.TOKEN_START + 1):
        last = c.COLUMNS if row < c.TOKEN_START else c.COLUMNS - 1
        for column in range(int(c.FIRST_COLUMN[table.players]), last):
            table.put_job(row, column, table.draw_tile(1))


def _cards(table: Table) -> None:
    """GWT-10, GWT-11: the cattle market and the objective pool."""
    for card in range(c.OWN_CATTLE, c.DECK_CARDS):
        count = int(c.CARD_COUNT[card])
        table.add_shared(STACK, card, count)
        if card < c.CATTLE:
            table.cattle_left += count
        else:
            table.objectives_left += count
    for _ in range(int(c.MARKET_SIZE[table.players])):
        reveal_cattle(table)
    refill_pool(table, c.POOL_SIZE)


def _starter(table: Table) -> int:
    """GWT-18: at random, or the chosen seat, counted round the table."""
    chosen = table.setting.option("starting_player")
    return table.rng.below(table.players) if chosen == "random" else (int(chosen) - 1) % table.players


def empty_board(table: Table, seat: int) -> None:
    """GWT-14, GWT-15, GWT-86: all discs in place, the printed workers, nothing built yet."""
    table.set_rancher(seat, OFF_BOARD)
    for worker in range(c.WORKERS):
        table.add_worker(seat, worker, c.PRINTED)
    for number in range(c.NUMBERS):
        table.set_site(seat, number, UNBUILT)


def _deck(table: Table, seat: int) -> None:
    """GWT-16: the starting deck, and the first hand from it."""
    for card in range(c.OWN_CATTLE):
        table.add_card(seat, DRAW, card, int(c.CARD_COUNT[card]))
    table.draw_cards(seat, c.STARTING_HAND)


def _starting_objectives(table: Table) -> None:
    """GWT-17: one each; the others leave the game."""
    order = shuffled(table.rng, c.CARDS - c.DECK_CARDS)
    for at, card in enumerate(order):
        if at < table.players:
            table.add_card(at, AREA, c.DECK_CARDS + card, 1)
        else:
            table.add_shared(BOX, c.DECK_CARDS + card, 1)
