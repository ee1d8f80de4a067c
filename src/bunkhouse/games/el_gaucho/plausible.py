"""Whether a position whose parts are all fine by themselves can come up in a game at all."""

from bunkhouse.engine.bits import bit, count_bits, has_bit
from bunkhouse.engine.errors import Param, PositionError
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    BREEDS,
    BREEDS_REMOVED,
    FOREMAN,
    GAUCHOS,
    KEEP_CAPS,
    KEEP_MOST,
    PLACE_NAMES,
    REJECTED_AS_COVERS,
    SORTING,
    SPACE_NAMES,
    SPACES,
    START_TILES,
    STEPPE,
    VALUES,
)
from bunkhouse.games.el_gaucho.rules.refill import usable
from bunkhouse.games.el_gaucho.setup import RANDOM_BREED
from bunkhouse.games.el_gaucho.state import COVERED, Table
from bunkhouse.games.el_gaucho.steps import (
    ADD_CATTLE,
    ARRANGE_HERD,
    FOREMAN_MORE,
    KEEP_TILES,
    POST_GAUCHO,
    STEPPE_CHOICE,
    STEPPE_SPACE,
    TURN,
)

OVER = -1
"""Instead of a step: nothing is left to decide."""
_CHOOSING = [KEEP_TILES, ARRANGE_HERD]
_PREPARING = [*_CHOOSING, POST_GAUCHO]
_IN_TURN = [TURN, FOREMAN_MORE, STEPPE_CHOICE, STEPPE_SPACE]


def check(table: Table, step: int, seat: int) -> None:
    """Refuse the position unless the seat can really be at this step; ``PositionError`` names the place."""
    _round(table, step)
    _covers(table, step)
    _removed_breed(table)
    order = (seat - table.starter) % table.players
    for other in range(table.players):
        rank = (other - table.starter) % table.players
        _gauchos(table, other)
        _hand(table, step, other, rank < order)
        if step in _CHOOSING:
            _start_tiles(table, other, rank > order or (rank == order and step == KEEP_TILES))
        if step in _PREPARING:
            _posts(table, other, step == POST_GAUCHO and rank > order)
        if step == OVER:
            _all_sold(table, other)
    if step == ARRANGE_HERD:
        _still_ascending(table, seat)
    if step != OVER and table.places(seat) & table.used:
        raise PositionError("turn.used", "used-and-held", {})
    _special(table, step, seat)


def _seat_error(seat: int, field: str, reason: str, **params: Param) -> PositionError:
    return PositionError(f"seats[{seat}].{field}", reason, params)


def _round(table: Table, step: int) -> None:
    """EG-20: the preparatory round is round 0."""
    if (table.round == 0) != (step in _PREPARING):
        raise PositionError("round", "wrong-round", {"given": int(table.round)})


def _covers(table: Table, step: int) -> None:
    """EG-7, EG-17: just the unused spaces are covered, by rejected tiles only after the laying out."""
    later = REJECTED_AS_COVERS[table.players] > 0 and step in _CHOOSING
    for space in range(SPACES):
        expected = not usable(table, space) and not later
        if (table.tile(space) == COVERED) != expected:
            reason = "should-be-covered" if expected else "should-not-be-covered"
            raise PositionError(f"pampa.{SPACE_NAMES[space]}", reason, {})


def _removed_breed(table: Table) -> None:
    """EG-7: with 2 players one whole breed is in the box."""
    if BREEDS_REMOVED[table.players] == 0:
        return
    chosen = table.setting.option("removed_breed")
    for breed in range(BREEDS):
        row = table.box >> (breed * VALUES) & (herds.DESCENDING - 1)
        if row == herds.DESCENDING - 1 and chosen in (RANDOM_BREED, BREED_NAMES[breed]):
            return
    raise PositionError("box", "no-breed-removed", {})


def _gauchos(table: Table, seat: int) -> None:
    """EG-11: every gaucho of a seat is in the supply, on a special place or on the Pampa."""
    expected = GAUCHOS[table.players]
    riders = sum(1 for space in range(SPACES) if table.rider(space) >> 1 == seat)
    total = int(table.supply(seat)) + count_bits(table.places(seat)) + riders
    if total != expected:
        raise _seat_error(seat, "supply", "wrong-gaucho-count", given=total, expected=expected)


def _hand(table: Table, step: int, seat: int, done: bool) -> None:
    """Tiles are held only while start tiles are chosen and cattle is added, EG-R8: in turn order."""
    if table.tiles(seat) and step not in _CHOOSING and (step != ADD_CATTLE or done):
        raise _seat_error(seat, "hand", "tiles-in-hand")


def _start_tiles(table: Table, seat: int, waiting: bool) -> None:
    """EG-14, EG-15: every start tile is in hand, kept as the rule allows, or rejected."""
    expected = START_TILES[table.players]
    kept = [value for breed in range(BREEDS) for value in herds.values(table.herd(seat, breed))]
    in_hand, rejected = count_bits(table.tiles(seat)), count_bits(table.rejected(seat))
    total = len(kept) + in_hand + rejected
    if total != expected:
        raise _seat_error(seat, "hand", "wrong-start-tiles", given=total, expected=expected)
    if (rejected > 0 and waiting) or (in_hand > 0 and not waiting) or (not kept and not waiting):
        raise _seat_error(seat, "hand", "start-tiles-misplaced")
    if len(kept) > KEEP_MOST or (kept and max(kept) > KEEP_CAPS[len(kept)]):
        raise _seat_error(seat, "herds", "kept-too-much")


def _posts(table: Table, seat: int, done: bool) -> None:
    """EG-19: one gaucho each, in counter-clockwise order, and none before."""
    if count_bits(table.places(seat)) != (1 if done else 0):
        raise _seat_error(seat, "places", "wrong-posts")


def _still_ascending(table: Table, seat: int) -> None:
    """EG-R3: a row whose direction is being chosen lies as it was dealt."""
    for breed in range(table.agenda.x() + 1):
        if table.herd(seat, breed) & herds.DESCENDING:
            raise _seat_error(seat, f"herds.{BREED_NAMES[breed]}", "not-arranged-yet")


def _special(table: Table, step: int, seat: int) -> None:
    """EG-36, EG-40: what goes on at a special place began with its gaucho; only this turn is fresh."""
    begun = {FOREMAN_MORE: FOREMAN, STEPPE_CHOICE: STEPPE, STEPPE_SPACE: STEPPE}.get(step)
    if begun is not None and not has_bit(table.used, begun):
        raise PositionError("turn.used", "place-not-used", {"place": PLACE_NAMES[begun]})
    if step == FOREMAN_MORE and not any(table.rider(space) == 2 * seat for space in range(SPACES)):
        raise PositionError("decision", "nobody-to-raise", {})
    for other in range(table.players):
        fresh = table.fresh(other) & ~bit(SORTING)
        if fresh and (other != seat or step not in _IN_TURN):
            raise _seat_error(other, "places", "not-fresh-any-more")


def _all_sold(table: Table, seat: int) -> None:
    """EG-72, EG-73: at the end nobody has a herd or a standing gaucho left."""
    if any(table.herd(seat, breed) for breed in range(BREEDS)):
        raise _seat_error(seat, "herds", "not-all-sold")
    for space in range(SPACES):
        if table.rider(space) == 2 * seat + 1:
            raise PositionError(f"pampa.{SPACE_NAMES[space]}.gaucho", "not-all-sold", {})
