"""The steps of a turn: what each can lie on, and which effects it can be about (GWT-28)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Named, Number, Reader
from bunkhouse.families.great_western.laid_step import LaidStep
from bunkhouse.games.great_western_trail.components import STATION_NAMES
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES, VERB
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import (
    COPY,
    FORESIGHT,
    INCOME,
    LEAVE_CITY,
    MASTER,
    OBJECTIVE,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    RETURN,
    TRANSPORT,
    UPGRADE,
)
from bunkhouse.games.great_western_trail.trail import NODE_NAMES

FIRST: Final[list[int]] = [PHASE_C]
"""What opens a turn lies on its phase C."""
IN_THE_CITY: Final[list[int]] = [LEAVE_CITY, INCOME, FORESIGHT]
LATER: Final[list[int]] = [
    PHASE_A,
    PHASE_B,
    COPY,
    UPGRADE,
    MASTER,
    RETURN,
    OBJECTIVE,
    TRANSPORT,
    *IN_THE_CITY,
]
"""What everything else can lie on."""

EFFECT: Final = Named("effect", EFFECT_NAMES)
NODE: Final = Named("node", NODE_NAMES)
STATION: Final = Named("station", STATION_NAMES)
MAY_DECLINE: Final = Number("optional", 0, 1)
MOST_DOLLARS: Final = 1000
"""More than a game ever asks for at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(LaidStep[Table]):
    """A step of a turn, between its beginning and its phase C."""

    def __init__(
        self,
        number: i64,
        name: str,
        kinds: list[int],
        about: list[Argument] | None = None,
        upon: list[int] | None = None,
        effects: list[int] | None = None,
    ) -> None:
        """``upon``: the steps that it can lie on. ``effects``: those that x can be, if x is an effect."""
        super().__init__(number, name, kinds, about, LATER if upon is None else upon)
        self.effects = effects

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        wrong = self.effects is not None and x not in self.effects
        if wrong and table.agenda.step() in self.upon:
            raise given.error("wrong-effect", given=EFFECT_NAMES[x])
        super().lay_out(table, seat, x, y, given)


def effect_owed(table: Table) -> i64:
    """The effect that the step on top is about: its x."""
    return table.agenda.x()


def with_verb(verb: int) -> list[int]:
    """The effects that do one thing."""
    return [effect for effect in range(len(EFFECT_NAMES)) if VERB[effect] == verb]


def last_turn(table: Table) -> str:
    """GWT-183, GWT-184: whether no turn of this seat comes after the present one."""
    return "yes" if table.token_owner >= 0 else "no"
