"""From options and seed to the first position (EG-6 to EG-13)."""

from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Rng, bit
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.rules.prepare import deal_start_tiles, plan_preparation
from bunkhouse.games.el_gaucho.rules.refill import cover_unused, fill_pampa
from bunkhouse.games.el_gaucho.state import Table


def set_up(table: Table) -> None:
    """Lay out the table; the preparatory round comes next."""
    if c.BREEDS_REMOVED[table.players] > 0:
        _remove_breed(table)
    _shuffle_stack(table)
    fill_pampa(table)
    slot: i64
    for slot in range(c.STEPPE_TILES):
        table.put_steppe(slot, table.draw(), 0)
    for seat in range(table.players):
        table.add_supply(seat, c.GAUCHOS[table.players])
    table.starter = roll_for_start(table.rng, table.players)
    deal_start_tiles(table)
    plan_preparation(table, 0)


def _remove_breed(table: Table) -> None:
    """EG-7: one breed leaves the game; six of its tiles cover the spaces that are not used."""
    chosen = table.setting.option("removed_breed")
    breed = table.rng.below(len(c.BREED_NAMES)) if chosen == c.RANDOM_BREED else c.BREED_NAMES.index(chosen)
    for value in range(c.VALUES):
        table.box |= bit(breed * c.VALUES + value)
    cover_unused(table)


def _shuffle_stack(table: Table) -> None:
    """EG-9: all tiles of the game, in random order."""
    tile: i64
    for tile in range(c.TILES):
        if not (table.box >> tile) & 1:
            table.stack[table.stack_size] = i16(tile)
            table.stack_size += 1
    at: i64
    for at in range(table.stack_size - 1, 0, -1):
        other: i64 = table.rng.below(at + 1)
        table.stack[at], table.stack[other] = table.stack[other], table.stack[at]


def roll_for_start(rng: Rng, players: int) -> int:
    """EG-13: the highest total of 2 dice; those who tie roll again."""
    rivals = list(range(players))
    while len(rivals) > 1:
        rolls = {seat: sum(1 + rng.below(c.SIDES) for _ in range(c.DICE_PER_TURN)) for seat in rivals}
        best = max(rolls.values())
        rivals = [seat for seat in rivals if rolls[seat] == best]
    return rivals[0]
