"""A small network that values positions: features of a seat in, points out.

A game lists the features; ``scripts/train_outlook.py`` teaches the weights by letting bots play many games
against each other. Besides the hidden units there is a straight way from the features to the value, so that
what is simply additive need not be learnt the hard way.
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

    def __init__(self, size: int, hidden: int) -> None:
        self.size = size
        self.inputs = Inputs(size)
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
        """What the features in ``inputs`` are worth."""
        sums, into, inputs = self._sums, self._into, self.inputs.values
        width: i64 = len(sums)
        at: i64
        unit: i64
        for unit in range(width):
            sums[unit] = self._bias[unit]
        for at in range(len(inputs)):
            amount = inputs[at]
            if amount != 0.0:
                first: i64 = at * width
                for unit in range(width):
                    sums[unit] += amount * into[first + unit]
        total = sums[width - 1]
        for unit in range(width - 1):
            if sums[unit] > 0.0:
                total += sums[unit] * self._out[unit]
        return total

    def read(self, path: Path) -> None:
        """Weights that ``scripts/train_outlook.py`` wrote."""
        found = json.loads(path.read_text(encoding="utf-8"))
        self.learn(found["into"], found["bias"], found["out"])
