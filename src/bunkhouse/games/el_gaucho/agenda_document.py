"""Taking in the decision of a position: from it the whole agenda is laid out again."""

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.reading import Reader
from bunkhouse.games.el_gaucho.components import BREEDS, SPACE_NAMES, SPACES
from bunkhouse.games.el_gaucho.rules.reached import after_turns, at_seat
from bunkhouse.games.el_gaucho.state import Table


def read_decision(table: Table, reader: Reader) -> None:
    """Lays out the agenda; without a decision the game is over."""
    if reader.missing():
        if table.rounds_left != 0:
            raise reader.error("not-over")
        after_turns(table, table.players)
        _all_sold(table)
        return
    step, x, y = table.rules().read(reader, ["seat"])
    seat = reader.field("seat").number(0, table.players - 1)
    step.lay_out(table, seat, x, y, reader)


def _all_sold(table: Table) -> None:
    """EG-72, EG-73: at the end nobody has a herd or a standing gaucho left."""
    for seat in range(table.players):
        if any(table.herd(seat, breed) for breed in range(BREEDS)):
            raise at_seat(seat, "herds").error("not-all-sold")
        for space in range(SPACES):
            if table.rider(space) == 2 * seat + 1:
                raise PositionError(f"pampa.{SPACE_NAMES[space]}.gaucho", "not-all-sold", {})
