"""Whether what lies on the table, each part fine by itself, can lie there together in a game at all."""

from bunkhouse.engine.bits import count_bits
from bunkhouse.engine.errors import PositionError
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    BREEDS,
    BREEDS_REMOVED,
    GAUCHOS,
    REJECTED_AS_COVERS,
    SPACE_NAMES,
    SPACES,
    VALUES,
)
from bunkhouse.games.el_gaucho.rules.reached import at_seat
from bunkhouse.games.el_gaucho.rules.refill import usable
from bunkhouse.games.el_gaucho.setup import RANDOM_BREED
from bunkhouse.games.el_gaucho.state import COVERED, Table


def check(table: Table) -> None:
    """Refuse what cannot be; ``PositionError`` names the place."""
    _covers(table)
    _removed_breed(table)
    for seat in range(table.players):
        _gauchos(table, seat)


def _covers(table: Table) -> None:
    """EG-7, EG-17: just the unused spaces are covered, by rejected tiles only after the laying out."""
    later = REJECTED_AS_COVERS[table.players] > 0 and not table.dealt
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
        raise at_seat(seat, "supply").error("wrong-gaucho-count", given=total, expected=expected)
