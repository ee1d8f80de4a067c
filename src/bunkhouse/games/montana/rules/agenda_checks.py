"""Checks while a position is read: what a decision takes for granted about turn, city and pawns."""

from bunkhouse.engine.authoring import PositionError, Reader
from bunkhouse.games.montana.state import NOBODY_ON_TURN, SHOP, Table
from bunkhouse.games.montana.steps import END_TURN


def in_action(table: Table, seat: int, given: Reader) -> None:
    """Within an action of the seat on turn, outside the city; the turn ends afterwards."""
    in_turn(table, seat, given)
    table.agenda.push(END_TURN, seat)


def in_turn(table: Table, seat: int, given: Reader) -> None:
    """The seat on turn decides, and nobody is in the city."""
    on_turn(table, seat, given)
    city_empty(table)


def on_turn(table: Table, seat: int, given: Reader) -> None:
    """Nobody else decides this."""
    _playing(table, given)
    if seat != table.turn:
        raise given.field("seat").error("not-on-turn", seat=seat)


def in_city(table: Table, given: Reader) -> None:
    """While the city is visited; the turn ends afterwards."""
    _playing(table, given)
    table.agenda.push(END_TURN, table.turn)


def city_empty(table: Table) -> None:
    """MT-59: pawns stand in the city only while it is visited."""
    at_shop(table, 0, table.players, "pawn-not-at-shop")


def at_shop(table: Table, first: int, end: int, reason: str) -> None:
    """The seats that are so far clockwise from the one on turn have no pawn in the city."""
    for order in range(first, end):
        seat = int(table.turn + order) % table.players
        if table.pawn(seat) != SHOP:
            raise Reader(None, f"seats[{seat}].pawn").error(reason)


def no_decision(given: Reader) -> PositionError:
    """The step of an entry cannot be waited for now."""
    step = given.field("step")
    return step.error("not-a-decision", given=str(step.value))


def _playing(table: Table, given: Reader) -> None:
    if table.turn == NOBODY_ON_TURN:
        raise no_decision(given)
