"""The preparatory round (EG-14 to EG-19): start tiles chosen in secret, and a first gaucho each."""

from mypy_extensions import i64

from bunkhouse.engine.agenda import NOBODY
from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ARRANGE, DONE, KEEP, POST
from bunkhouse.games.el_gaucho.components import (
    BREEDS,
    KEEP_CAPS,
    KEEP_MOST,
    MARKS,
    PLACE_NAMES,
    PLACES,
    REJECTED_AS_COVERS,
    SPACES,
    START_TILES,
    TILES,
    USED_MARKS,
    VALUES,
)
from bunkhouse.games.el_gaucho.state import COVERED, Table, breed_of, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import ARRANGE_HERD, BEGIN_ROUND, KEEP_TILES, LAY_OUT, POST_GAUCHO


def plan_preparation(table: Table) -> None:
    """EG-14, EG-19: what the preparatory round consists of, the last part first."""
    plan_posts(table, table.players - 1)
    table.agenda.push(LAY_OUT, NOBODY)
    plan_keeping(table, 0)


def plan_posts(table: Table, last: int) -> None:
    """EG-19: counter-clockwise from the seat at ``last`` in turn order down to the starting player."""
    table.agenda.push(BEGIN_ROUND, NOBODY)
    for k in range(last + 1):
        table.agenda.push(POST_GAUCHO, (table.starter + k) % table.players)


def plan_keeping(table: Table, first: int) -> None:
    for k in reversed(range(first, table.players)):
        table.agenda.push(KEEP_TILES, (table.starter + k) % table.players)


def deal_start_tiles(table: Table) -> None:
    """EG-14: each player draws start tiles and looks at them."""
    count = START_TILES[table.players]
    for k in range(table.players):
        seat = (table.starter + k) % table.players
        drawn: i64 = 0
        for _ in range(count):
            drawn |= bit(table.draw())
        table.set_tiles(seat, drawn)


def may_keep(kept: i64, highest: i64, value: i64) -> bool:
    """EG-15: whether a tile may be kept beside those kept already."""
    if kept >= KEEP_MOST:
        return False
    cap: i64 = i64(KEEP_CAPS[kept + 1])
    return value <= cap and highest <= cap


def fill_keep(table: Table, choices: Choices) -> None:
    kept: i64 = table.agenda.x()
    highest: i64 = table.agenda.y()
    hand: i64 = table.tiles(table.seat)
    tile: i64
    for tile in range(TILES):
        if (hand >> tile) & 1 and may_keep(kept, highest, value_of(tile)):
            choices.add(KEEP + tile)
    if kept > 0:
        choices.add(DONE)


def keep(table: Table, tile: i64) -> None:
    """EG-15, EG-18: a kept tile goes into the row of its breed."""
    seat: i64 = table.seat
    kept: i64 = table.agenda.x() + 1
    highest: i64 = max(table.agenda.y(), value_of(tile))
    table.set_tiles(seat, table.tiles(seat) & ~bit(tile))
    breed: i64 = breed_of(tile)
    table.set_herd(seat, breed, herds.sorted_in(table.herd(seat, breed), value_of(tile)))
    table.agenda.pop()
    table.agenda.push(KEEP_TILES, seat, kept, highest)
    if table.journal is not None:
        table.tell("keeps", {"seat": int(seat), **tile_params(tile)}, int(seat))
    if not _could_keep_more(table, seat, kept, highest):
        stop_keeping(table)


def _could_keep_more(table: Table, seat: i64, kept: i64, highest: i64) -> bool:
    tile: i64
    for tile in range(TILES):
        if (table.tiles(seat) >> tile) & 1 and may_keep(kept, highest, value_of(tile)):
            return True
    return False


def stop_keeping(table: Table) -> None:
    """EG-16: the rest goes to the box, unseen by the others. EG-R3: rows of several tiles get a direction."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.set_rejected(seat, table.tiles(seat))
    table.set_tiles(seat, 0)
    breed: i64
    for breed in range(BREEDS):
        if herds.size(table.herd(seat, breed)) > 1:
            table.agenda.push(ARRANGE_HERD, seat, breed)


def fill_arrange(choices: Choices) -> None:
    choices.add(ARRANGE)
    choices.add(ARRANGE + 1)


def arrange(table: Table, order: i64) -> None:
    """EG-R3: the owner decides whether a row of start tiles ascends or descends."""
    breed: i64 = table.agenda.x()
    if order == 1:
        table.set_herd(table.seat, breed, table.herd(table.seat, breed) | herds.DESCENDING)
    table.agenda.pop()


def lay_out(table: Table) -> None:
    """EG-17, EG-18: all kept tiles are shown; with 3 players rejected ones cover the forest."""
    table.agenda.pop()
    table.dealt = True
    table.reveal()
    space: i64
    if REJECTED_AS_COVERS[table.players] > 0:
        for space in range(SPACES):
            if MARKS[space] not in USED_MARKS[table.players]:
                table.put_tile(space, COVERED)
    if table.journal is not None:
        _tell_kept(table)


def _tell_kept(table: Table) -> None:
    for seat in range(table.players):
        for breed in range(BREEDS):
            for value in herds.values(table.herd(seat, breed)):
                table.tell_seat("lays-out", seat, tile_params(breed * VALUES + value - 1))
    if REJECTED_AS_COVERS[table.players] > 0:
        table.tell("covers-forest", {"count": REJECTED_AS_COVERS[table.players]})


def fill_post(table: Table, choices: Choices) -> None:
    """EG-19: every player must choose a different special place."""
    held: i64 = 0
    seat: i64
    place: i64
    for seat in range(table.players):
        held |= table.places(seat)
    for place in range(PLACES):
        if not (held >> place) & 1:
            choices.add(POST + place)


def post(table: Table, place: i64) -> None:
    seat: i64 = table.seat
    table.agenda.pop()
    table.add_supply(seat, -1)
    table.set_places(seat, bit(place), 0)
    if table.journal is not None:
        table.tell_seat("posts", seat, {"place": PLACE_NAMES[place]})
