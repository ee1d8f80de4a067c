"""Whether a position that is being read can have come up: what every decision takes for granted."""

from typing import Final

from bunkhouse.engine.authoring import NOBODY, PositionError, Reader, bit, count_bits, has_bit
from bunkhouse.games.el_gaucho.components import PLACE_NAMES, SORTING
from bunkhouse.games.el_gaucho.rules.rounds import plan_turns
from bunkhouse.games.el_gaucho.state import Table

_NO_PLACE: Final = -1


def in_preparation(table: Table, posted: int) -> None:
    """EG-19, EG-20: in round 0 so many seats, the last in turn order, have posted a gaucho."""
    _nobody_on_turn(table)
    _round_numbered(table, False)
    _rested(table, NOBODY)
    for seat in range(table.players):
        expected = int(table.order(seat) >= table.players - posted)
        if count_bits(table.places(seat)) != expected:
            raise at_seat(seat, "places").error("wrong-posts")


def in_turn(table: Table, seat: int, place: int = _NO_PLACE) -> None:
    """Lay out the turns from this seat on; EG-40: ``place``: where it has just used a gaucho."""
    _round_numbered(table, True)
    laid_out(table, table.players)
    if table.places(seat) & table.used:
        raise PositionError("turn.used", "used-and-held", {})
    if place != _NO_PLACE and not has_bit(table.used, place):
        raise PositionError("turn.used", "place-not-used", {"place": PLACE_NAMES[place]})
    _rested(table, seat)
    plan_turns(table, table.order(seat))


def after_turns(table: Table, added: int) -> None:
    """The turns of a round are over, and so many seats, the first in turn order, have added their cattle."""
    _nobody_on_turn(table)
    _round_numbered(table, True)
    laid_out(table, added)
    _rested(table, NOBODY)


def laid_out(table: Table, done: int) -> None:
    """The start tiles lie on the table; EG-R8: the first seats in turn order hold no other ones."""
    table.dealt = True
    for seat in range(table.players):
        if table.tiles(seat) and table.order(seat) < done:
            raise at_seat(seat, "hand").error("tiles-in-hand")


def at_seat(seat: int, field: str) -> Reader:
    """Where a document speaks of a seat."""
    return Reader(None, f"seats[{seat}].{field}")


def _nobody_on_turn(table: Table) -> None:
    if table.taken or table.recalling or table.used:
        raise PositionError("turn", "nobody-on-turn", {})


def _round_numbered(table: Table, numbered: bool) -> None:
    """EG-20: the preparatory round is round 0."""
    if (table.round > 0) != numbered:
        raise PositionError("round", "wrong-round", {"given": int(table.round)})


def _rested(table: Table, on_turn: int) -> None:
    """EG-36, EG-R6: only the seat on turn has fresh gauchos, except at Sorting."""
    for seat in range(table.players):
        if table.fresh(seat) & ~bit(SORTING) and seat != on_turn:
            raise at_seat(seat, "places").error("not-fresh-any-more")
