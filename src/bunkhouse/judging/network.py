"""A small network that values positions: features of a seat in, points out.

A game lists the features; ``scripts/train_value_model.py`` teaches the weights by letting bots play many
games against each other. Besides the hidden units there is a straight way from the features to the value, so
that what is simply additive need not be learnt the hard way.
"""

import json
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64


class Inputs:
    """The features of a position, written one after the other."""

    values: vec[float]
    count: i64

    def __init__(self, size: int) -> None:
        self.values = vec[float]([0.0] * size)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, value: float) -> None:
        self.values[self.count] = value
        self.count += 1

    def number(self, value: i64) -> None:
        self.values[self.count] = float(value)
        self.count += 1

    def flag(self, value: bool) -> None:
        self.values[self.count] = 1.0 if value else 0.0
        self.count += 1

    def blank(self, count: i64) -> None:
        """So many that are 0, to be written later where they apply."""
        at: i64
        for at in range(self.count, self.count + count):
            self.values[at] = 0.0
        self.count += count

    def listed(self) -> list[float]:
        return [self.values[at] for at in range(int(self.count))]


class Network:
    """One layer of hidden units that are 0 below 0, and the straight way."""

    inputs: Inputs
    _into: vec[float]
    """For every feature its weights into the hidden units, then the one of the straight way."""
    _bias: vec[float]
    _out: vec[float]
    _sums: vec[float]
    _amounts: vec[float]
    """The features that are not 0."""
    _firsts: vec[i64]
    """Where the weights of each of them begin."""

    def __init__(self, size: int, hidden: int) -> None:
        self.size = size
        self.inputs = Inputs(size)
        self._amounts = vec[float]([0.0] * size)
        self._firsts = vec[i64]([0] * size)
        self.resize(hidden)

    def resize(self, hidden: int) -> None:
        """Forget everything; as many hidden units as asked for."""
        self.hidden = hidden
        self._into = vec[float]([0.0] * (self.size * (hidden + 1)))
        self._bias = vec[float]([0.0] * (hidden + 1))
        self._out = vec[float]([0.0] * hidden)
        self._sums = vec[float]([0.0] * (hidden + 1))

    def learn(self, into: list[float], bias: list[float], out: list[float]) -> None:
        """Take over weights: by feature, of the units, and from the units to the value."""
        if len(out) != self.hidden:
            self.resize(len(out))
        if len(into) != len(self._into) or len(bias) != len(self._bias):
            raise ValueError("the weights do not fit the features")
        self._into = vec[float](into)
        self._bias = vec[float](bias)
        self._out = vec[float](out)

    def value(self) -> float:
        """What the features in ``inputs`` are worth.

        A few units at a time, so that their sums need not be put down and taken up again for every feature.
        """
        count = self._gather()
        width: i64 = len(self._sums)
        unit: i64 = 0
        while unit + 4 <= width:
            self._add_up(unit, count)
            unit += 4
        while unit < width:
            self._add_up_one(unit, count)
            unit += 1
        total = self._sums[width - 1]
        for unit in range(width - 1):
            if self._sums[unit] > 0.0:
                total += self._sums[unit] * self._out[unit]
        return total

    def _gather(self) -> i64:
        """Note the features that are not 0, and where their weights begin; how many there are."""
        inputs, amounts, firsts = self.inputs.values, self._amounts, self._firsts
        width: i64 = len(self._sums)
        count: i64 = 0
        at: i64
        for at in range(len(inputs)):
            if inputs[at] != 0.0:
                amounts[count] = inputs[at]
                firsts[count] = at * width
                count += 1
        return count

    def _add_up(self, unit: i64, count: i64) -> None:
        """The sums of four units."""
        into, amounts, firsts, bias, sums = self._into, self._amounts, self._firsts, self._bias, self._sums
        one, two, three, four = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
        at: i64
        for at in range(count):
            amount = amounts[at]
            first: i64 = firsts[at] + unit
            one += amount * into[first]
            two += amount * into[first + 1]
            three += amount * into[first + 2]
            four += amount * into[first + 3]
        sums[unit] = one
        sums[unit + 1] = two
        sums[unit + 2] = three
        sums[unit + 3] = four

    def _add_up_one(self, unit: i64, count: i64) -> None:
        total = self._bias[unit]
        at: i64
        for at in range(count):
            total += self._amounts[at] * self._into[self._firsts[at] + unit]
        self._sums[unit] = total

    def read(self, path: Path) -> None:
        """Weights that ``scripts/train_value_model.py`` wrote."""
        found = json.loads(path.read_text(encoding="utf-8"))
        self.learn(found["into"], found["bias"], found["out"])
