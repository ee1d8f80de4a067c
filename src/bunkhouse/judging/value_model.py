"""A linear model of what a position will bring: features of a seat, weighed by how much is still to come.

A game lists its features with two weights each, what one of them brings at the end of a game and what it
brings on top of that at the start. The weights are fitted (ridge regression) to the scores that hundreds of
games between bots really ended with, comparing the seats at the same moment; so only differences between
positions mean something.
"""

from librt.vecs import vec
from mypy_extensions import i64


class LinearModel:
    """The weights of a game's features."""

    late: vec[float]
    early: vec[float]

    def __init__(self, weights: dict[str, tuple[float, float]]) -> None:
        self.names = list(weights)
        self.late = vec[float]([weights[name][0] for name in self.names])
        self.early = vec[float]([weights[name][1] for name in self.names])

    def value(self, features: list[float], left: float) -> float:
        """The sum for the features of a seat, in the order of the weights; ``left`` falls from 1 to 0."""
        total = 0.0
        at: i64
        for at in range(len(self.names)):
            total += (self.late[at] + left * self.early[at]) * features[at]
        return total
