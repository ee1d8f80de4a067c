"""Steps of the agenda as readable entries of a position, and back.

The turn of a seat always has the same beginning: its end and phase C are owed. What is owed on top of that is
written as a list of steps, the next one last, each with its two arguments by name.
"""

from typing import Final

from bunkhouse.engine.bits import bit
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.state import Document
from bunkhouse.games.great_western_trail import steps
from bunkhouse.games.great_western_trail.components import (
    BACKS,
    CITY_NAMES,
    DECK_CARDS,
    ROW_SPACES,
    STATION_NAMES,
)
from bunkhouse.games.great_western_trail.components import CARD_NAMES as _CARDS
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.rules.fields import USED_NAMES
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.trail import NODE_NAMES

_MOST_DOLLARS: Final = 1000
_MOST_VALUE: Final = 100

Frame = list[int]
"""Step, seat, x, y."""


class Codec:
    """How one argument of a step is written: as a number in a range, or as one of some names."""

    def __init__(self, name: str, names: list[str] | None = None, low: int = 0, high: int = 0) -> None:
        self.name = name
        self.names = names
        self.low = low
        self.high = high

    def write(self, number: int) -> object:
        if self.names is None:
            return number
        return None if number < self.low else self.names[number - self.low]

    def read(self, reader: Reader) -> int:
        if self.names is None:
            return reader.number(self.low, self.high)
        return self.low - 1 if reader.missing() and self.low <= 1 else self.low + reader.name(self.names)


class SetCodec(Codec):
    """An argument whose bits are written as a list of names."""

    def write(self, number: int) -> object:
        assert self.names is not None
        return [name for bit, name in enumerate(self.names) if number >> bit & 1]

    def read(self, reader: Reader) -> int:
        assert self.names is not None
        found = 0
        for item in reader.items():
            found |= bit(item.name(self.names))
        return found


_NODE: Final = Codec("node", NODE_NAMES)
_USED: Final = SetCodec("used", USED_NAMES)
_EFFECT: Final = Codec("effect", EFFECT_NAMES)
_STATION: Final = Codec("station", STATION_NAMES)
_MAY_DECLINE: Final = Codec("optional", None, 0, 1)
_TARGETS: Final = CITY_NAMES + [f"station-{name}" for name in STATION_NAMES]

_ARGUMENTS: Final[dict[int, list[Codec]]] = {
    steps.PHASE_A: [],
    steps.PHASE_B: [_NODE, _USED],
    steps.COPY: [_NODE, _USED],
    steps.MOVE: [Codec("steps", None, 1, 9), Codec("free", None, 0, 1)],
    steps.WALK: [_NODE, Codec("rest", None, 0, 19)],
    steps.CHOOSE: [_EFFECT, Codec("other", EFFECT_NAMES)],
    steps.DISCARD: [_EFFECT, Codec("first", _CARDS[:DECK_CARDS], 1)],
    steps.CERTIFICATES: [Codec("most", None, 1, 99)],
    steps.OBJECTIVE: [Codec("to", ["discard", "hand"], 1), _MAY_DECLINE],
    steps.ENGINE: [Codec("most", None, 1, 9), _MAY_DECLINE],
    steps.BACK: [_EFFECT],
    steps.DRAW: [Codec("most", None, 1, ROW_SPACES)],
    steps.GIVE_BACK: [Codec("count", None, 1, ROW_SPACES)],
    steps.REMOVE: [Codec("count", None, 1, 9)],
    steps.HIRE: [_EFFECT],
    steps.BUILD: [_EFFECT],
    steps.BUY: [Codec("cowboys", None, 1, ROW_SPACES), Codec("begun", None, 0, 1)],
    steps.TRADE: [],
    steps.HAZARD: [_EFFECT],
    steps.AUXILIARY: [Codec("double", None, 0, 1)],
    steps.ADJACENT: [_NODE],
    steps.BEHIND: [],
    steps.SPECIAL: [],
    steps.RETURN: [],
    steps.UPGRADE: [_STATION],
    steps.DISC: [Codec("target", _TARGETS), Codec("reserved", None, 0, _MOST_DOLLARS)],
    steps.MASTER: [_STATION],
    steps.FORESIGHT: [Codec("stage", None, 0, BACKS - 1)],
    steps.INCOME: [],
    steps.DELIVERY: [Codec("value", None, 0, _MOST_VALUE), Codec("extraordinary", None, 0, 1)],
    steps.TRANSPORT: [Codec("dollars", None, 1, _MOST_DOLLARS)],
    steps.LEAVE_CITY: [],
}
_OWED_BELOW: Final = 2
"""The end of the turn and phase C."""


def write_owed(table: Table) -> list[Document]:
    """What is owed on top of phase C, the next step last."""
    owed: list[Document] = []
    for step, _, x, y in table.agenda.listed()[_OWED_BELOW:]:
        entry: Document = {"step": steps.STEP_NAMES[step]}
        for codec, number in zip(_ARGUMENTS[step], (x, y), strict=False):
            entry[codec.name] = codec.write(number)
        owed.append(entry)
    return owed


def read_frame(reader: Reader, seat: int) -> Frame:
    """One owed step; its name and arguments must be right, whatever they mean together."""
    step = reader.field("step").name(steps.STEP_NAMES)
    if step not in _ARGUMENTS:
        raise reader.field("step").error("not-a-decision", given=steps.STEP_NAMES[step])
    codecs = _ARGUMENTS[step]
    fields = reader.only(["step", *(codec.name for codec in codecs)])
    numbers = [codec.read(fields[codec.name]) for codec in codecs]
    return [step, seat, *numbers, *[0] * (2 - len(numbers))]
