"""Collecting cattle (EG-41, EG-54 to EG-58) and the final scoring (EG-72, EG-73)."""

from mypy_extensions import i64

from bunkhouse.engine.agenda import NOBODY
from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ADD, SORT
from bunkhouse.games.el_gaucho.components import BREEDS, PASTURE_START, PASTURES, SORTING, SPACE_NAMES, VALUES
from bunkhouse.games.el_gaucho.rules.ranch import add_on_the_right, sell_herd
from bunkhouse.games.el_gaucho.state import (
    FINAL_SALES,
    NO_GAUCHO,
    NO_TILE,
    Table,
    breed_of,
    tile_params,
    value_of,
)
from bunkhouse.games.el_gaucho.steps import ADD_CATTLE, REST


def collect(table: Table) -> None:
    """EG-55 to EG-57, EG-72: standing gauchos take tiles from complete pastures, at the end from all."""
    at_the_end: bool = table.agenda.x() == 1
    table.agenda.pop()
    pasture: i64
    for pasture in range(PASTURES):
        start: i64 = i64(PASTURE_START[pasture])
        end: i64 = i64(PASTURE_START[pasture + 1])
        if at_the_end or is_complete(table, start, end):
            _take_standing(table, start, end)
    plan_adding(table, 0)


def plan_adding(table: Table, first: i64) -> None:
    """EG-R8: everybody who holds tiles, from the seat that is ``first`` in turn order on."""
    players: i64 = table.players
    table.agenda.push(REST, NOBODY)
    k: i64
    for k in range(players - 1, first - 1, -1):
        seat: i64 = (table.starter + k) % players
        if table.tiles(seat) != 0:
            table.agenda.push(ADD_CATTLE, seat)


def is_complete(table: Table, start: i64, end: i64) -> bool:
    """EG-54, EG-R16: every tile carries a gaucho, and there is a tile."""
    space: i64
    tiles: i64 = 0
    for space in range(start, end):
        if table.tile(space) >= 0:
            tiles += 1
            if table.rider(space) == NO_GAUCHO:
                return False
    return tiles > 0


def _take_standing(table: Table, start: i64, end: i64) -> None:
    space: i64
    for space in range(start, end):
        rider: i64 = table.rider(space)
        if rider == NO_GAUCHO or not rider & 1:
            continue
        seat: i64 = rider >> 1
        tile: i64 = table.tile(space)
        table.set_tiles(seat, table.tiles(seat) | bit(tile))
        table.put_tile(space, NO_TILE)
        table.put_rider(space, NO_GAUCHO)
        table.add_supply(seat, 1)
        table.harvest = True
        if table.journal is not None:
            table.tell_seat("collects", seat, {"space": SPACE_NAMES[space], **tile_params(tile)})


def next_breed(tiles: i64) -> i64:
    """The breed whose tiles are added next: they only matter to each other."""
    breed: i64
    for breed in range(BREEDS):
        if (tiles >> (breed * VALUES)) & (herds.DESCENDING - 1):
            return breed
    return -1


def add_cattle(table: Table) -> bool:
    """Add what leaves no choice; False when the owner must decide on an order or on Sorting."""
    seat: i64 = table.agenda.seat()
    breed: i64 = next_breed(table.tiles(seat))
    while breed >= 0:
        row: i64 = (table.tiles(seat) >> (breed * VALUES)) & (herds.DESCENDING - 1)
        if herds.size(row) > 1:
            return False
        value: i64 = herds.highest(row)
        if not herds.fits(table.herd(seat, breed), value) and table.ready(seat, SORTING):
            return False
        add(table, seat, breed * VALUES + value - 1)
        breed = next_breed(table.tiles(seat))
    table.agenda.pop()
    return True


def fill_add(table: Table, choices: Choices) -> None:
    """EG-58: any of the collected tiles of a breed next; EG-41: with Sorting one that does not fit."""
    seat: i64 = table.seat
    tiles: i64 = table.tiles(seat)
    breed: i64 = next_breed(tiles)
    herd: i64 = table.herd(seat, breed)
    value: i64
    for value in range(1, VALUES + 1):
        tile: i64 = breed * VALUES + value - 1
        if (tiles >> tile) & 1:
            choices.add(ADD + tile)
            if not herds.fits(herd, value) and table.ready(seat, SORTING):
                choices.add(SORT + tile)


def add(table: Table, seat: i64, tile: i64) -> None:
    table.set_tiles(seat, table.tiles(seat) & ~bit(tile))
    add_on_the_right(table, seat, tile)


def sort(table: Table, tile: i64) -> None:
    """EG-41: one gaucho puts one tile at its proper position; the gaucho returns to the supply."""
    seat: i64 = table.seat
    table.set_tiles(seat, table.tiles(seat) & ~bit(tile))
    table.leave_place(seat, SORTING)
    breed: i64 = breed_of(tile)
    table.set_herd(seat, breed, herds.sorted_in(table.herd(seat, breed), value_of(tile)))
    if table.journal is not None:
        table.tell_seat("sorts", seat, tile_params(tile))


def rest(table: Table) -> None:
    """EG-R6: after collecting, gauchos that entered Sorting this round are ready for the next one, if any."""
    table.agenda.pop()
    if table.rounds_left == 0:
        return
    seat: i64
    for seat in range(table.players):
        table.set_places(seat, table.places(seat), 0)


def sell_herds(table: Table) -> None:
    """EG-73: at the end all herds are sold."""
    table.agenda.pop()
    seat: i64
    breed: i64
    for seat in range(table.players):
        for breed in range(BREEDS):
            if table.herd(seat, breed) != 0:
                sell_herd(table, seat, breed, FINAL_SALES)
    if table.journal is not None:
        _tell_winners(table)


def _tell_winners(table: Table) -> None:
    """EG-74: tied players share the victory."""
    pesos = [int(table.pesos(seat)) for seat in range(table.players)]
    for seat in range(table.players):
        if pesos[seat] == max(pesos):
            table.tell_seat("wins", seat, {"pesos": pesos[seat], "winners": pesos.count(max(pesos))})
