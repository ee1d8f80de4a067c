"""Positions as readable documents, and the count of everything on the table.

The agenda is not written down: which seat decides what, together with the starting player, tells all that
is still owed.
"""

from bunkhouse.engine.authoring import Document, count_bits
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.rules.steppe import fetched_tile
from bunkhouse.games.el_gaucho.state import COVERED, INCOMES, NO_GAUCHO, NO_LIMIT, NO_TILE, Table
from bunkhouse.games.el_gaucho.view_types import Gaucho, Herds, Ranch, Space, Turn


def dump(table: Table) -> Document:
    """The whole truth, as ``reading.read`` takes it in again."""
    seats = range(table.players)
    return {
        **table.heading(),
        "generator": table.rng.words(),
        "round": int(table.round),
        "starter": int(table.starter),
        "rounds_left": rounds_left(table),
        "decision": _decision(table),
        "turn": turn(table),
        "rodeo": table.rodeo_faces(),
        "pampa": pampa(table),
        "steppe": [_steppe_slot(table, slot) for slot in range(c.STEPPE_TILES)],
        "stack": [c.TILE_NAMES[table.stack[at]] for at in reversed(range(table.stack_size))],
        "box": tile_names(table.box),
        "seats": [
            {
                **ranch(table, seat),
                "herds": herd_rows(table, seat),
                "hand": tile_names(table.tiles(seat)),
                "rejected": tile_names(table.rejected(seat)),
            }
            for seat in seats
        ],
    }


def rounds_left(table: Table) -> int | None:
    return None if table.rounds_left == NO_LIMIT else int(table.rounds_left)


def turn(table: Table) -> Turn:
    return {
        "taken": table.taken,
        "dice": handfuls.faces(table.dice),
        "used": place_names(table.used),
        "recalling": table.recalling,
    }


def pampa(table: Table) -> dict[str, Space]:
    return {c.SPACE_NAMES[space]: _space(table, space) for space in range(c.SPACES)}


def ranch(table: Table, seat: int) -> Ranch:
    """What everybody sees of a seat, apart from its herds."""
    held, fresh = table.places(seat), table.fresh(seat)
    return {
        "supply": int(table.supply(seat)),
        "places": {
            c.PLACE_NAMES[place]: "fresh" if fresh >> place & 1 else "ready"
            for place in range(c.PLACES)
            if held >> place & 1
        },
        "pesos": {name: int(table.income(seat, source)) for source, name in enumerate(INCOMES)},
    }


def herd_rows(table: Table, seat: int) -> Herds:
    """The herds of a seat, each from left to right."""
    rows = {c.BREED_NAMES[breed]: herds.values(table.herd(seat, breed)) for breed in range(c.BREEDS)}
    return {breed: row for breed, row in rows.items() if row}


def tile_names(tiles: int) -> list[str]:
    return [c.TILE_NAMES[tile] for tile in range(c.TILES) if tiles >> tile & 1]


def place_names(places: int) -> list[str]:
    return [c.PLACE_NAMES[place] for place in range(c.PLACES) if places >> place & 1]


def _decision(table: Table) -> Document | None:
    if table.seat < 0:
        return None
    return table.rules().write(table.agenda.listed()[-1], {"seat": int(table.seat)})


def _space(table: Table, space: int) -> Space:
    tile, rider = table.tile(space), table.rider(space)
    if tile == NO_TILE:
        return None
    if tile == COVERED:
        return "covered"
    gaucho: Gaucho = {"seat": int(rider >> 1), "standing": rider & 1 == 1}
    return {"tile": c.TILE_NAMES[tile], "gaucho": None if rider == NO_GAUCHO else gaucho}


def _steppe_slot(table: Table, slot: int) -> Document | None:
    tile, seen = table.steppe_tile(slot), table.seen_by(slot)
    if tile == NO_TILE:
        return None
    return {"tile": c.TILE_NAMES[tile], "seen": [seat for seat in range(table.players) if seen >> seat & 1]}


def census(table: Table) -> dict[str, int]:
    """EG-2, EG-3: tiles and gauchos, wherever they are."""
    counted = {"tiles": table.stack_size + table.steppe_count() + count_bits(table.box)}
    if fetched_tile(table) != NO_TILE:
        counted["tiles"] += 1
    counted["tiles"] += sum(1 for space in range(c.SPACES) if table.tile(space) >= 0)
    for seat in range(table.players):
        counted["tiles"] += count_bits(table.tiles(seat)) + count_bits(table.rejected(seat))
        counted["tiles"] += sum(herds.size(table.herd(seat, breed)) for breed in range(c.BREEDS))
        counted[c.COLOURS[seat]] = gaucho_count(table, seat)
    return {name: int(count) for name, count in counted.items()}


def gaucho_count(table: Table, seat: int) -> int:
    """EG-11: the gauchos of a seat in the supply, on special places and on the Pampa."""
    riders = sum(1 for space in range(c.SPACES) if table.rider(space) >> 1 == seat)
    return int(table.supply(seat) + count_bits(table.places(seat))) + riders
