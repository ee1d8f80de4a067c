"""The decisions of the game: on top of what they lie, and how they are over."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Document, Param, Reader
from bunkhouse.families.great_western.laid_step import LaidStep
from bunkhouse.games.el_paso.actions import DISMISS, EXCHANGE
from bunkhouse.games.el_paso.state import TURN_STEPS, Table
from bunkhouse.games.el_paso.steps import ACT, DRAW_PHASE, TRAIN

FIRST: Final[list[int]] = [DRAW_PHASE]
"""What opens a turn lies on its draw phase."""
WITHIN: Final[list[int]] = [ACT, TRAIN]
"""What symbols bring about lies on the stop or the train card that shows them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(LaidStep[Table]):
    """A step before which somebody may have to decide. EP-26, EP-27: some actions come up at any time."""

    def __init__(
        self,
        number: i64,
        name: str,
        kinds: list[int],
        upon: list[int] | None = None,
        about: list[Argument] | None = None,
        must: str = "",
    ) -> None:
        """``must``: the rule that says it, if the step cannot be passed over."""
        super().__init__(number, name, [*kinds, DISMISS, EXCHANGE], about, upon)
        self.must = must

    def finish(self, table: Table) -> None:
        """Nothing more is done here."""
        table.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Decision):
    """A decision of a turn, above its end and its draw phase."""

    def also(self, given: Reader) -> list[str]:
        """What an entry says beyond the arguments."""
        return []

    def more(self, table: Table, seat: int, x: int, y: int) -> Document:
        """That, written down."""
        return {}


def last_params(table: Table) -> dict[str, Param]:
    """Whether the turn is over with the step on top."""
    return {"last": int(table.agenda.height <= TURN_STEPS + 1)}
