"""The Steppe (EG-50 to EG-53): look in secret, then settle one tile or two small ones on the Pampa."""

from mypy_extensions import i64

from bunkhouse.engine.agenda import NOBODY
from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_gaucho.actions import DONE, FETCH, SETTLE
from bunkhouse.games.el_gaucho.components import (
    SPACE_NAMES,
    SPACES,
    STEPPE,
    STEPPE_SMALL_COUNT,
    STEPPE_SMALL_MAX,
    STEPPE_TILES,
)
from bunkhouse.games.el_gaucho.rules.special import use_place
from bunkhouse.games.el_gaucho.rules.turn import fill_recall
from bunkhouse.games.el_gaucho.state import NO_LIMIT, NO_TILE, Table, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import REFILL_STEPPE, STEPPE_CHOICE, STEPPE_SPACE


def look(table: Table) -> None:
    """EG-50: the player sees all tiles of the Steppe; nobody else does."""
    seat: i64 = table.seat
    use_place(table, STEPPE)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("looks", seat, {"count": int(table.steppe_count())})
    slot: i64
    for slot in range(STEPPE_TILES):
        tile: i64 = table.steppe_tile(slot)
        if tile != NO_TILE:
            table.put_steppe(slot, tile, table.seen_by(slot) | bit(seat))
            if table.journal is not None:
                table.tell("sees", {"seat": int(seat), **tile_params(tile)}, int(seat))
    table.agenda.push(REFILL_STEPPE, NOBODY)
    table.agenda.push(STEPPE_CHOICE, seat)


def fill_choice(table: Table, choices: Choices) -> None:
    """EG-50, EG-R10: a first tile is obligatory; a second small one needs a gaucho."""
    placed: i64 = table.agenda.x()
    slot: i64
    if table.supply(table.seat) > 0:
        for slot in range(STEPPE_TILES):
            tile: i64 = table.steppe_tile(slot)
            if tile != NO_TILE and (placed == 0 or value_of(tile) <= STEPPE_SMALL_MAX):
                choices.add(FETCH + tile)
    if placed > 0:
        fill_recall(table, choices)
        choices.add(DONE)


def fetch(table: Table, tile: i64) -> None:
    """The chosen tile is shown to everybody."""
    slot: i64
    for slot in range(STEPPE_TILES):
        if table.steppe_tile(slot) == tile:
            table.put_steppe(slot, NO_TILE, 0)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("fetches", table.seat, tile_params(tile))
    table.agenda.push(STEPPE_SPACE, table.seat, tile, table.agenda.x())


def fill_settle(table: Table, choices: Choices) -> None:
    """EG-50, EG-53: any empty usable space of any pasture, whatever its sum."""
    space: i64
    for space in range(SPACES):
        if table.tile(space) == NO_TILE:
            choices.add(SETTLE + space)


def settle(table: Table, space: i64) -> None:
    """EG-50: the tile with an own standing gaucho on it."""
    seat: i64 = table.seat
    tile: i64 = table.agenda.x()
    table.agenda.pop()
    table.put_tile(space, tile)
    table.put_rider(space, 2 * seat + 1)
    table.add_supply(seat, -1)
    if table.journal is not None:
        table.tell_seat("settles", seat, {"space": SPACE_NAMES[space], **tile_params(tile)})
    placed: i64 = table.agenda.x() + 1
    table.agenda.pop()
    if value_of(tile) <= STEPPE_SMALL_MAX and placed < STEPPE_SMALL_COUNT and _may_go_on(table):
        table.agenda.push(STEPPE_CHOICE, seat, placed)


def _may_go_on(table: Table) -> bool:
    """EG-50, EG-51: another small tile, an empty space, and a gaucho at hand or to be taken back."""
    slot: i64
    small = False
    for slot in range(STEPPE_TILES):
        tile: i64 = table.steppe_tile(slot)
        if tile != NO_TILE and value_of(tile) <= STEPPE_SMALL_MAX:
            small = True
    if not small or table.empty_spaces() == 0:
        return False
    if table.supply(table.seat) > 0:
        return True
    recalls = Choices()
    fill_recall(table, recalls)
    return recalls.count > 0


def refill_steppe(table: Table) -> None:
    """EG-52, EG-68: up to the full number, face down, as far as the stack reaches."""
    table.agenda.pop()
    before: i64 = table.rounds_left
    slot: i64
    for slot in range(STEPPE_TILES):
        if table.steppe_tile(slot) == NO_TILE and table.stack_size > 0:
            table.put_steppe(slot, table.draw(), 0)
    if table.journal is not None and before == NO_LIMIT and table.rounds_left != NO_LIMIT:
        table.tell("stack-empty", {})
