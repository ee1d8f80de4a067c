"""Steps of a turn that can lie only on certain others: checked when a position is read."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Reader, Step
from bunkhouse.families.great_western.ranches import RanchTable

T = TypeVar("T", bound=RanchTable)


@mypyc_attr(allow_interpreted_subclasses=True)
class LaidStep(Step[T]):
    """A step that something in the same turn has brought about."""

    def __init__(
        self,
        number: i64,
        name: str,
        kinds: list[int],
        about: list[Argument] | None = None,
        upon: list[int] | None = None,
    ) -> None:
        """``upon``: the steps that it can lie on."""
        super().__init__(number, name, kinds, about, written=True)
        self.upon = upon or []

    def lay_out(self, table: T, seat: int, x: int, y: int, given: Reader) -> None:
        if table.agenda.step() not in self.upon:
            raise given.error("wrong-order")
        self.check(table, seat, x, y, given)
        table.agenda.push(self.number, seat, x, y)

    def check(self, table: T, seat: int, x: int, y: int, given: Reader) -> None:
        """A ``PositionError`` when the table does not lead here."""
