"""Positions as readable documents, and the count of everything on the table."""

from typing import cast

from bunkhouse.engine.authoring import Document, count_bits
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES
from bunkhouse.games.great_western_trail.state import BOX, NO_TILE, OPEN, REPLACED, STACK, Table, owner_of
from bunkhouse.games.great_western_trail.trail import CITY, NODE_NAMES, NODES
from bunkhouse.games.great_western_trail.view_types import Board, Common, Counts, Decision, Field, OwedStep

_END_OF_A_TURN = 2
"""The steps that every turn ends with, the same in all of them: phase C and the change to the next seat."""


def dump(table: Table) -> Document:
    """The whole truth, as ``reading.read`` takes it in again."""
    return {
        **table.heading(),
        "generator": table.rng.words(),
        **common(table),
        "seats": [
            {
                **board(table, seat),
                "draw": cards(table, table.pile(seat, DRAW), 0, c.CARDS),
                "hand": cards(table, table.pile(seat, HAND), 0, c.CARDS),
            }
            for seat in range(table.players)
        ],
    }


def common(table: Table) -> Common:
    """What everybody sees of the table."""
    return {
        "starter": int(table.starter),
        "faces": [c.FACE_NAMES[table.face(number)] for number in range(c.NUMBERS)],
        "trail": {
            NODE_NAMES[node]: field(table, node)
            for node in range(NODES)
            if table.tile(node) >= 0 and node != CITY
        },
        "job_market": [
            [_worker(table.job(row, column)) for column in range(c.COLUMNS)] for row in range(c.ROWS)
        ],
        "token": None if table.token == c.ROWS else int(table.token) + 1,
        "token_owner": None if table.token_owner < 0 else int(table.token_owner),
        "foresight": [
            [_tile(table.foresight(back * c.FORESIGHT_SPACES + slot)) for slot in range(c.FORESIGHT_SPACES)]
            for back in range(c.BACKS)
        ],
        "removed": {
            c.TILE_NAMES[tile]: int(table.removed(tile)) for tile in range(c.TILES) if table.removed(tile)
        },
        "station_masters": [
            {"tile": _master(table.master_at(station)), "worker": _worker(table.worker_given(station))}
            for station in range(c.MASTERS)
        ],
        "supply": [stack(table, back) for back in range(c.BACKS)],
        "market": cards(table, table.shared(OPEN), 0, c.CATTLE),
        "cattle_stack": cards(table, table.shared(STACK), 0, c.CATTLE),
        "pool": cards(table, table.shared(OPEN), c.CATTLE, c.CARDS),
        "objective_stack": cards(table, table.shared(STACK), c.CATTLE, c.CARDS),
        "box": cards(table, table.shared(BOX), 0, c.CARDS),
        "decision": _decision(table),
    }


def _decision(table: Table) -> Decision | None:
    """Whose turn it is and what is owed in it, the next step last; None when the game is over."""
    if table.seat < 0:
        return None
    echoes = [seat for seat in range(table.players) if table.echoes >> seat & 1]
    rules, frames = table.rules(), table.agenda.listed()[_END_OF_A_TURN:]
    owed = cast(list[OwedStep], [rules.write(frame, {}) for frame in frames])
    return {"seat": int(table.seat), "copied": echoes, "owed": owed}


def board(table: Table, seat: int) -> Board:
    """What everybody sees of a seat."""
    rancher = table.rancher(seat)
    return {
        "money": int(table.money(seat)),
        "certificates": int(table.certificates(seat)),
        "engine": SLOT_NAMES[table.engine(seat)],
        "rancher": None if rancher == OFF_BOARD else NODE_NAMES[rancher],
        "workers": {c.WORKER_NAMES[worker]: int(table.workers(seat, worker)) for worker in range(c.WORKERS)},
        "cleared": [c.DISC_NAMES[disc] for disc in range(c.DISCS) if table.discs(seat) >> disc & 1],
        "stations": [c.STATION_NAMES[at] for at in range(c.STATIONS) if table.stations(seat) >> at & 1],
        "masters": [c.MASTER_NAMES[at] for at in range(c.MASTERS) if table.station_masters(seat) >> at & 1],
        "cities": {
            c.CITY_NAMES[city]: int(table.city_discs(seat, city))
            for city in range(c.CITIES)
            if table.city_discs(seat, city)
        },
        "replaced": [
            c.FACE_NAMES[table.face(number)]
            for number in range(c.NUMBERS)
            if table.site(seat, number) == REPLACED
        ],
        "tiles": {
            c.TILE_NAMES[tile]: int(table.collected(seat, tile))
            for tile in range(c.TILES)
            if table.collected(seat, tile)
        },
        "discard": cards(table, table.pile(seat, DISCARD), 0, c.CARDS),
        "area": cards(table, table.pile(seat, AREA), 0, c.CARDS),
    }


def field(table: Table, node: int) -> Field:
    """What lies on a node; a private building with its owner."""
    tile = table.tile(node)
    name = table.field_name(tile)
    return name if owner_of(tile) < 0 else {"building": name, "seat": int(owner_of(tile))}


def cards(table: Table, start: int, low: int, high: int) -> Counts:
    """The cards of a pile with their numbers."""
    return {
        c.CARD_NAMES[card]: int(table.cards[start + card])
        for card in range(low, high)
        if table.cards[start + card]
    }


def stack(table: Table, back: int) -> Counts:
    return {
        c.TILE_NAMES[tile]: int(table.in_stack(back, tile))
        for tile in range(c.TILES)
        if table.in_stack(back, tile)
    }


def _tile(tile: int) -> str | None:
    return None if tile == NO_TILE else c.TILE_NAMES[tile]


def _worker(worker: int) -> str | None:
    return None if worker == NO_TILE else c.WORKER_NAMES[worker]


def _master(master: int) -> str | None:
    return None if master == NO_TILE else c.MASTER_NAMES[master]


def tiles_by_kind(table: Table) -> list[int]:
    """How many tiles of each kind of the Kansas City supply there are, wherever they lie."""
    counted = [int(table.removed(tile)) for tile in range(c.TILES)]
    for tile in range(c.TILES):
        counted[tile] += sum(int(table.in_stack(back, tile)) for back in range(c.BACKS))
        counted[tile] += sum(int(table.collected(seat, tile)) for seat in range(table.players))
    places = [int(table.foresight(space)) for space in range(c.BACKS * c.FORESIGHT_SPACES)]
    places += [int(table.job(row, column)) for row in range(c.ROWS) for column in range(c.COLUMNS)]
    places += [int(table.worker_given(station)) for station in range(c.MASTERS)]
    places += [int(table.tile(node)) for node in range(NODES) if table.tile(node) < c.NEUTRAL]
    for tile in places:
        if tile != NO_TILE:
            counted[tile] += 1
    for worker in range(c.WORKERS):
        counted[worker] += sum(int(table.workers(seat, worker) - c.PRINTED) for seat in range(table.players))
    return counted


def cards_by_kind(table: Table) -> list[int]:
    """How many of each card there are, wherever they lie."""
    return [
        sum(int(table.cards[at]) for at in range(card, len(table.cards), c.CARDS)) for card in range(c.CARDS)
    ]


def discs_moved(table: Table, seat: int) -> int:
    """The discs of a seat on stations and cities."""
    cities = sum(int(table.city_discs(seat, city)) for city in range(c.CITIES))
    return cities + int(count_bits(table.stations(seat)))


def census(table: Table) -> dict[str, int]:
    """GWT-1, GWT-5, GWT-10, GWT-11: tiles, cards, discs and station masters."""
    counted = dict(zip(c.TILE_NAMES, tiles_by_kind(table), strict=True))
    counted.update(zip(c.CARD_NAMES, cards_by_kind(table), strict=True))
    masters = sum(1 for station in range(c.MASTERS) if table.master_at(station) != NO_TILE)
    for seat in range(table.players):
        left = c.DISCS - int(count_bits(table.discs(seat)))
        counted[f"discs {seat}"] = left + discs_moved(table, seat)
        masters += int(count_bits(table.station_masters(seat)))
    counted["masters"] = masters
    return counted
