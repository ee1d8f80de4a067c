"""Whether a position that is being read can have come up: what every decision takes for granted."""

from bunkhouse.engine.reading import Reader
from bunkhouse.games.old_west.components import START_TICKETS_KEPT, TRACK_NAMES
from bunkhouse.games.old_west.state import NOT_YET, Table, listed_bits
from bunkhouse.games.old_west.steps import END_TURN


def in_turn(table: Table, seat: int, choosing: int = -1) -> None:
    """Lay out what is owed below a decision within a turn; ``choosing``: the seat that has drawn tickets."""
    starts_chosen(table, table.players)
    tickets_chosen(table, choosing)
    table.agenda.push(END_TURN, seat)


def just_claimed(table: Table, seat: int, track: int, reader: Reader) -> None:
    """The same for a decision about the track that the seat has claimed in this turn."""
    in_turn(table, seat)
    if table.owner(track) != seat:
        raise reader.error("not-just-claimed", name=TRACK_NAMES[track])


def starts_chosen(table: Table, chosen: int) -> None:
    """OW-16: so many seats, the last in turn order, have chosen a start city, and the others have not."""
    for seat in range(table.players):
        number = (seat - int(table.starter)) % table.players
        expected = number >= table.players - chosen
        if (table.start(seat) != NOT_YET) != expected:
            raise seat_field(seat, "start").error("start-not-chosen" if expected else "start-too-early")


def tickets_chosen(table: Table, choosing: int) -> None:
    """Only a seat that is choosing has drawn tickets before it."""
    for seat in range(table.players):
        if table.drawn(seat) and seat != choosing:
            raise seat_field(seat, "drawn").error("nothing-to-keep")
        held, expected = len(listed_bits(table.held(seat))), int(START_TICKETS_KEPT)
        if choosing < 0 and held < expected:
            raise seat_field(seat, "tickets").error("wrong-first-tickets", given=held, expected=expected)


def seat_field(seat: int, field: str) -> Reader:
    """Where a position that is being read says something of a seat."""
    return Reader(None, f"seats[{seat}].{field}")
