"""The special places (EG-36, EG-37, EG-40): what using a gaucho there has in common."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Refusal, bit, nearness
from bunkhouse.games.el_gaucho.components import PLACE_NAMES
from bunkhouse.games.el_gaucho.state import Table


def use_place(table: Table, place: i64) -> None:
    """EG-37, EG-40: the gaucho returns to the supply; the place is closed to the player for this turn."""
    table.leave_place(table.seat, place)
    table.used |= bit(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialAction(ActionKind[Table]):
    """EG-40: what an own gaucho on a special place can be used for, at any moment of the turn."""

    def __init__(self, code: i64, place: i64) -> None:
        super().__init__(code, "EG-40")
        self.place = place

    def obstacle(self, table: Table, at: int) -> Refusal:
        """Why it cannot be done although a gaucho is ready."""
        raise NotImplementedError

    def refusal(self, table: Table, at: int) -> Refusal:
        if not table.places(table.seat) >> self.place & 1:
            return Refusal("no-gaucho-there", "EG-40", {"place": PLACE_NAMES[self.place]})
        if not table.ready(table.seat, self.place):
            return Refusal("gaucho-too-fresh", "EG-36", {"place": PLACE_NAMES[self.place]}, nearness(2))
        return self.obstacle(table, at)
