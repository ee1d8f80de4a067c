"""Who sees what, and how the unknown is drawn anew.

Hidden are: the order of the stack; Steppe tiles that a seat has not looked at; the start tiles of others
until all have chosen, and for ever those they rejected.
"""

from itertools import combinations
from typing import cast

from mypy_extensions import i16

from bunkhouse.engine.authoring import Rng, bit, count_bits, seeded
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho import position
from bunkhouse.games.el_gaucho.rules.prepare import may_keep
from bunkhouse.games.el_gaucho.rules.steppe import fetched_tile
from bunkhouse.games.el_gaucho.scoring import money_bag
from bunkhouse.games.el_gaucho.state import NO_TILE, Table, breed_of, value_of
from bunkhouse.games.el_gaucho.steps import ARRANGE_HERD, KEEP_TILES
from bunkhouse.games.el_gaucho.view_types import Decision, SeatView, View


def observe(table: Table, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        "decision": _decision(table, seat),
        "round": int(table.round),
        "starter": int(table.starter),
        "rounds_left": position.rounds_left(table),
        "without_dice": table.without_dice(),
        "turn": position.turn(table),
        "rodeo": table.rodeo_faces(),
        "pampa": position.pampa(table),
        "steppe": [_steppe_slot(table, slot, seat) for slot in range(c.STEPPE_TILES)],
        "stack": int(table.stack_size),
        "box": position.tile_names(table.box),
        "seats": [_ranch(table, other, seat) for other in range(table.players)],
    }


def _decision(table: Table, seat: int | None) -> Decision | None:
    """What is being decided; choosing start tiles looks the same from first to last."""
    if table.seat < 0:
        return None
    step = table.agenda.step()
    if not table.dealt and seat != table.seat:
        step = KEEP_TILES
    tile = fetched_tile(table)
    fetched = None if tile == NO_TILE else c.TILE_NAMES[tile]
    return cast(Decision, {"step": table.rules().names[step], "tile": fetched})


def _steppe_slot(table: Table, slot: int, seat: int | None) -> str | None:
    """The name of a tile that is known, "hidden" for one that is not, None for an empty slot."""
    tile = table.steppe_tile(slot)
    if tile == NO_TILE:
        return None
    return c.TILE_NAMES[tile] if _has_seen(table, slot, seat) else "hidden"


def _has_seen(table: Table, slot: int, seat: int | None) -> bool:
    return seat is not None and table.seen_by(slot) >> seat & 1 == 1


def _ranch(table: Table, owner: int, seat: int | None) -> SeatView:
    secret = not table.dealt and owner != seat
    pesos = int(table.pesos(owner))
    return {
        **position.ranch(table, owner),
        "total": pesos,
        "bag": money_bag(pesos),
        "herds": {} if secret else position.herd_rows(table, owner),
        "hand": None if secret else position.tile_names(table.tiles(owner)),
        "rejected": position.tile_names(table.rejected(owner)) if owner == seat else None,
    }


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Turn a copy of the truth into a state that agrees with what the seat knows."""
    rng = seeded(seed)
    table.rng = seeded(seed, 1)
    others = [other for other in range(table.players) if other != seat]
    pool = _gather(table, seat, others)
    _shuffle(pool, rng)
    for other in others:
        if table.dealt:
            table.set_rejected(other, _deal(pool, count_bits(table.rejected(other))))
        else:
            _deal_start_tiles(table, other, pool, rng)
    for slot in range(c.STEPPE_TILES):
        if table.steppe_tile(slot) != NO_TILE and not _has_seen(table, slot, seat):
            table.put_steppe(slot, pool.pop(), table.seen_by(slot))
    for at in range(table.stack_size):
        table.stack[at] = i16(pool.pop())


def _gather(table: Table, seat: int | None, others: list[int]) -> list[int]:
    """Every tile whose place the seat does not know, in an order that gives nothing away."""
    pool = [int(table.stack[at]) for at in range(table.stack_size)]
    for slot in range(c.STEPPE_TILES):
        if table.steppe_tile(slot) != NO_TILE and not _has_seen(table, slot, seat):
            pool.append(int(table.steppe_tile(slot)))
    hidden = 0
    for other in others:
        hidden |= table.rejected(other)
        if not table.dealt:
            hidden |= table.tiles(other)
            for breed in range(c.BREEDS):
                pool += [breed * c.VALUES + value - 1 for value in herds.values(table.herd(other, breed))]
    return sorted(pool + [tile for tile in range(c.TILES) if hidden >> tile & 1])


def _shuffle(pool: list[int], rng: Rng) -> None:
    for at in range(len(pool) - 1, 0, -1):
        other = rng.below(at + 1)
        pool[at], pool[other] = pool[other], pool[at]


def _deal(pool: list[int], count: int) -> int:
    bits = 0
    for _ in range(count):
        bits |= bit(pool.pop())
    return bits


def _deal_start_tiles(table: Table, seat: int, pool: list[int], rng: Rng) -> None:
    """New start tiles for another seat; one that has chosen already chooses anew, anyhow."""
    hand = _deal(pool, c.START_TILES[table.players])
    table.set_rejected(seat, 0)
    for breed in range(c.BREEDS):
        table.set_herd(seat, breed, 0)
    if seat == table.seat:
        while table.agenda.step() in (KEEP_TILES, ARRANGE_HERD) and table.agenda.seat() == seat:
            table.agenda.pop()
        table.agenda.push(KEEP_TILES, seat)
    elif table.order(seat) < table.order(table.seat):
        kept = _any_choice(hand, rng)
        for tile in kept:
            herd = herds.sorted_in(table.herd(seat, breed_of(tile)), value_of(tile))
            table.set_herd(seat, breed_of(tile), herd)
        for breed in range(c.BREEDS):
            if herds.size(table.herd(seat, breed)) > 1 and rng.below(2):
                table.set_herd(seat, breed, table.herd(seat, breed) | herds.DESCENDING)
        table.set_rejected(seat, hand & ~sum(bit(tile) for tile in kept))
        hand = 0
    table.set_tiles(seat, hand)


def _any_choice(hand: int, rng: Rng) -> tuple[int, ...]:
    """EG-15: any of the ways to choose among start tiles."""
    tiles = [tile for tile in range(c.TILES) if hand >> tile & 1]
    ways = [
        chosen
        for count in range(1, c.KEEP_MOST + 1)
        for chosen in combinations(tiles, count)
        if may_keep(count - 1, max(value_of(tile) for tile in chosen), 1)
    ]
    return ways[rng.below(len(ways))]
