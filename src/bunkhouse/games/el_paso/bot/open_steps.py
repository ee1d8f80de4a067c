"""What the steps that a seat still owes promise: worth in points, and features for the network."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.el_paso import steps
from bunkhouse.games.el_paso.bot.action_values import (
    AUX,
    RIDE,
    building_worth,
    delivery_worth,
    purchase_worth,
    symbol_worth,
    symbols_worth,
)
from bunkhouse.games.el_paso.icons import ICON_FIRST, ICON_KIND, KIND_NAMES
from bunkhouse.games.el_paso.rules.delivery import hand_value
from bunkhouse.games.el_paso.rules.symbols import AUX_USED, NO_SOURCE, source_of
from bunkhouse.games.el_paso.state import Table
from bunkhouse.judging.network import Inputs

_BEGUN: Final = 0.3
"""What an action is worth more once it has been begun, so that it is not left half done."""

# Where the features lie, behind one for every kind of symbol.
_UNUSED_STOP: Final[i64] = len(KIND_NAMES)
_FIRST_MOVE: Final[i64] = _UNUSED_STOP + 1
_FURTHER_MOVE: Final[i64] = _UNUSED_STOP + 2
_AUXILIARY: Final[i64] = _UNUSED_STOP + 3
_GIVING_BACK: Final[i64] = _UNUSED_STOP + 4
_PURCHASE: Final[i64] = _UNUSED_STOP + 5
_SPENDING: Final[i64] = _UNUSED_STOP + 6
_DELIVERY: Final[i64] = _UNUSED_STOP + 7
_LEAVING: Final[i64] = _UNUSED_STOP + 8
_OPEN_FEATURES: Final[i64] = _UNUSED_STOP + 9


class Owed:
    """A step on the agenda, as the seat sees it that owes it."""

    def __init__(self, table: Table, seat: i64, at: i64, left: float) -> None:
        self.table = table
        self.seat: i64 = seat
        self.x: i64 = table.agenda.x_at(at)
        self.y: i64 = table.agenda.y_at(at)
        self.left = left


class OpenStep:
    """A step that promises nothing."""

    def added(self, total: float, owed: Owed) -> float:
        """The worth of the steps below it on the agenda, with this one."""
        return total

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        """Write its features; ``first``: where those of the open steps begin."""


class OpenSymbols(OpenStep):
    """Symbols of a train card or of a reward."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def _source(self, owed: Owed) -> i64:
        return source_of(owed.table, owed.seat, self.step, owed.x, owed.y)

    def added(self, total: float, owed: Owed) -> float:
        return total + symbols_worth(owed.table, owed.seat, self._source(owed), owed.y, owed.left)

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        """A rough price for every symbol that can still be used."""
        source: i64 = self._source(owed)
        if source == NO_SOURCE or owed.y & AUX_USED:
            return
        start: i64 = i64(ICON_FIRST[source])
        icon: i64
        for icon in range(start, i64(ICON_FIRST[source + 1])):
            if not (owed.y >> (icon - start)) & 1:
                price = symbol_worth(owed.table, owed.seat, icon, owed.y, owed.left)
                if price > 0.0:
                    inputs.values[first + i64(ICON_KIND[icon])] += price


class OpenStop(OpenSymbols):
    """Symbols of a building; as long as none of them is used, there is an auxiliary action instead."""

    def added(self, total: float, owed: Owed) -> float:
        total = super().added(total, owed)
        return max(total, AUX) if owed.y == 0 else total

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        if owed.y == 0:
            inputs.values[first + _UNUSED_STOP] = 1.0
        super().describe(owed, inputs, first)


class OpenMove(OpenStep):
    """A move; only one that a symbol gave is worth something by itself."""

    def added(self, total: float, owed: Owed) -> float:
        return total + (RIDE + _BEGUN) if owed.x > 0 else total

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + (_FIRST_MOVE if owed.x == 0 else _FURTHER_MOVE)] = 1.0


class OpenAuxiliary(OpenStep):
    """Auxiliary actions, each of some worth."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def added(self, total: float, owed: Owed) -> float:
        return total + self.worth * float(owed.x)

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + _AUXILIARY] += float(owed.x)


class OpenSite(OpenStep):
    """A building that waits for its site."""

    def worth(self, owed: Owed) -> float:
        return building_worth(owed.table, owed.seat, owed.x, owed.left)

    def added(self, total: float, owed: Owed) -> float:
        return total + (self.worth(owed) + _BEGUN)

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + _PURCHASE] += self.worth(owed)


class OpenPayment(OpenSite):
    """Something that waits to be paid."""

    def worth(self, owed: Owed) -> float:
        return purchase_worth(owed.table, owed.seat, owed.x, owed.y, owed.left)


class OpenDelivery(OpenStep):
    """A delivery; its value is known."""

    def worth(self, owed: Owed) -> float:
        return delivery_worth(owed.table, owed.seat, owed.x, owed.left)

    def added(self, total: float, owed: Owed) -> float:
        return total + self.worth(owed)

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + _DELIVERY] = self.worth(owed)


class OpenSpending(OpenDelivery):
    """A delivery to which certificates may be added."""

    def worth(self, owed: Owed) -> float:
        value: i64 = hand_value(owed.table, owed.seat) + owed.table.certificates(owed.seat)
        return delivery_worth(owed.table, owed.seat, value, owed.left)

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + _SPENDING] = 1.0
        super().describe(owed, inputs, first)


class OpenNuisance(OpenStep):
    """A step that is worth nothing, and good to know of."""

    def __init__(self, feature: i64) -> None:
        self.feature: i64 = feature

    def describe(self, owed: Owed, inputs: Inputs, first: i64) -> None:
        inputs.values[first + self.feature] = 1.0


_NOTHING: Final = OpenStep()
_PROMISING: Final[dict[int, OpenStep]] = {
    steps.MOVE: OpenMove(),
    steps.ACT: OpenStop(steps.ACT),
    steps.TRAIN: OpenSymbols(steps.TRAIN),
    steps.REWARD: OpenSymbols(steps.REWARD),
    steps.AUXILIARY: OpenAuxiliary(AUX),
    steps.AGAIN: OpenAuxiliary(0.5 * AUX),
    steps.GIVE_BACK: OpenNuisance(_GIVING_BACK),
    steps.SITE: OpenSite(),
    steps.PAY: OpenPayment(),
    steps.LEAVE: OpenNuisance(_LEAVING),
    steps.SPEND: OpenSpending(),
    steps.DELIVER: OpenDelivery(),
}
_STEPS: Final = vec[OpenStep]([_PROMISING.get(step, _NOTHING) for step in range(steps.BEFORE_SCORING + 1)])


def open_worth(table: Table, seat: i64, left: float) -> float:
    """What the actions still open in this turn will bring."""
    total = 0.0
    at: i64
    for at in range(table.agenda.height - 1, -1, -1):
        if table.agenda.seat_at(at) == seat:
            total = _STEPS[table.agenda.step_at(at)].added(total, Owed(table, seat, at, left))
    return total


def describe_open_steps(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    """Write down what is still open in this turn."""
    first: i64 = inputs.count
    inputs.blank(_OPEN_FEATURES)
    at: i64
    for at in range(table.agenda.height - 1, -1, -1):
        if table.agenda.seat_at(at) == seat:
            _STEPS[table.agenda.step_at(at)].describe(Owed(table, seat, at, left), inputs, first)
