"""What a sensible player values, in pesos.

A position is worth what has been earned, what the herds would bring, what the gauchos on the Pampa are
likely to add to them, and what gauchos and dice at hand can still do. Rivals count against it a little, so
that stealing from the leader beats stealing from nobody in particular.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.dice import NO_DICE, PART_START, PARTS, TOTAL
from bunkhouse.games.el_gaucho.state import NO_GAUCHO, Table, breed_of, value_of

_PLACE_WORTH: Final = {
    "merchant": 5.0,
    "rodeo": 4.0,
    "sorting": 6.0,
    "thief": 9.0,
    "foreman": 7.0,
    "steppe": 8.0,
}
"""What the next use of each special place brings on average."""
_WORTH: Final = vec[float]([_PLACE_WORTH[name] for name in c.PLACE_NAMES])
_GAUCHO: Final = 1.5
"""A gaucho in the supply."""
_ROOM: Final = 0.35
"""What each step that a herd can still grow adds to it."""
_RIVALS: Final = 0.3
_LYING: Final = 0.45
"""The part of a tile's worth that a lying gaucho holds."""


def evaluate(table: Table, seat: int) -> float:
    rivals = 0.0
    for other in range(table.players):
        if other != seat:
            rivals += _prospects(table, other)
    mine = _prospects(table, seat)
    if table.seat == seat:
        mine += _dice_worth(table, seat)
    return mine - _RIVALS * rivals / (table.players - 1)


def _prospects(table: Table, seat: i64) -> float:
    """Pesos, herds, the Pampa and the special places."""
    total = float(table.pesos(seat)) + _GAUCHO * float(min(table.supply(seat), 4))
    at: i64
    for at in range(c.BREEDS):
        total += _herd_worth(table.herd(seat, at))
    for at in range(c.PASTURES):
        total += _pasture_worth(table, seat, i64(c.PASTURE_START[at]), i64(c.PASTURE_START[at + 1]))
    places: i64 = table.places(seat)
    for at in range(c.PLACES):
        if (places >> at) & 1 and table.rounds_left != 0:
            total += _WORTH[at]
    return total


def _herd_worth(herd: i64) -> float:
    """What it would bring now, and a little for every value that could still follow."""
    size: i64 = herds.size(herd)
    if size == 0:
        return 0.0
    room: i64 = c.VALUES - herds.highest(herd)
    if herd & herds.DESCENDING:
        room = herds.lowest(herd) - 1
    elif size == 1:
        room = max(room, herds.highest(herd) - 1)
    return float(herds.worth(herd)) + _ROOM * float(room * size)


def _pasture_worth(table: Table, seat: i64, start: i64, end: i64) -> float:
    """The own gauchos of a pasture: the fuller it is, the sooner they bring their cattle home."""
    tiles: i64 = 0
    riders: i64 = 0
    gain = 0.0
    space: i64
    for space in range(start, end):
        tile: i64 = table.tile(space)
        if tile < 0:
            continue
        tiles += 1
        rider: i64 = table.rider(space)
        if rider == NO_GAUCHO:
            continue
        riders += 1
        if rider >> 1 == seat:
            gain += _tile_gain(table, seat, tile) * (1.0 if rider & 1 else _LYING)
    if tiles == 0:
        return 0.0
    return gain * (0.55 + 0.4 * float(riders) / float(tiles))


def _tile_gain(table: Table, seat: i64, tile: i64) -> float:
    """What a tile adds to the herds of a seat; one that does not fit starts a new herd."""
    herd: i64 = table.herd(seat, breed_of(tile))
    value: i64 = value_of(tile)
    if herds.fits(herd, value):
        return _herd_worth(herds.added(herd, value)) - _herd_worth(herd)
    if table.ready(seat, c.SORTING):
        return float(herds.worth(herds.sorted_in(herd, value)) - herds.worth(herd))
    return float(value) - _ROOM * float(herds.size(herd))


def _dice_worth(table: Table, seat: i64) -> float:
    """The best use of the dice in hand: one part of them, and then the best single use of the rest."""
    if table.dice == NO_DICE:
        return 0.0
    best = 0.0
    at: i64
    for at in range(i64(PART_START[table.dice]), i64(PART_START[table.dice + 1])):
        part: i64 = i64(PARTS[at])
        left: i64 = handfuls.rest(table.dice, part)
        worth = _use(table, seat, i64(TOTAL[part]))
        if left != NO_DICE:
            worth += 0.8 * _use(table, seat, i64(TOTAL[left]))
        best = max(best, worth)
    return 0.9 * best


def _use(table: Table, seat: i64, total: i64) -> float:
    """The best thing that a total opens."""
    best = 0.0
    supply: i64 = table.supply(seat)
    pasture: i64
    space: i64
    place: i64
    for pasture in range(c.PASTURES):
        for space in range(i64(c.PASTURE_START[pasture]), i64(c.PASTURE_START[pasture + 1])):
            tile: i64 = table.tile(space)
            if tile < 0:
                continue
            rider: i64 = table.rider(space)
            if rider == NO_GAUCHO and supply > 0 and i64(c.LARGE[tile]) == total:
                best = max(best, 0.75 * _tile_gain(table, seat, tile) - _GAUCHO)
            elif rider == NO_GAUCHO and supply > 0 and i64(c.SMALL[tile]) == total:
                best = max(best, 0.75 * _LYING * _tile_gain(table, seat, tile) - _GAUCHO)
            elif rider == 2 * seat and i64(c.SMALL[tile]) == total:
                best = max(best, 0.75 * (1.0 - _LYING) * _tile_gain(table, seat, tile))
    if supply > 0 and table.rounds_left != 0:
        closed: i64 = table.places(seat) | table.used
        for place in range(c.PLACES):
            if (i64(c.ENTRY_MASKS[place]) >> total) & 1 and not (closed >> place) & 1:
                best = max(best, _WORTH[place] - _GAUCHO)
    return best
