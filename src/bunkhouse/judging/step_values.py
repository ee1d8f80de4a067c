"""What a step that is still owed will bring the seat that owes it: one small object per step."""

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.state import State

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepValue(Generic[T]):
    """A step of a fixed value, unless a game says otherwise."""

    def __init__(self, amount: float = 0.0) -> None:
        self.amount = amount

    def value(self, table: T, seat: i64, x: i64, y: i64) -> float:
        """What it will bring; ``x`` and ``y`` are its arguments on the agenda."""
        return self.amount


class StepValues:
    """The values of a game's steps, by number; a step that is not listed is worth nothing."""

    def __init__(self, values: dict[int, StepValue[Any]]) -> None:
        nothing: StepValue[Any] = StepValue()
        count = max(values) + 1
        self._values = vec[StepValue]([values.get(step, nothing) for step in range(count)])  # type: ignore[type-arg]

    def at(self, table: State, seat: i64, depth: i64) -> float:
        """What the step at a depth of the agenda will bring a seat; 0 is the step that comes next."""
        step: i64 = table.agenda.step_at(depth)
        if step >= len(self._values):
            return 0.0
        return self._values[step].value(table, seat, table.agenda.x_at(depth), table.agenda.y_at(depth))

    def all(self, table: State, seat: i64) -> float:
        """What all steps on the agenda will bring together."""
        total = 0.0
        depth: i64
        for depth in range(table.agenda.height - 1, -1, -1):
            total += self.at(table, seat, depth)
        return total
