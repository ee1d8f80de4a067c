"""Find the figures that Old West's quick player goes by, by letting it play against itself.

In every game each seat plays with figures of its own: those found so far, changed a little at random, two and
two in opposite directions. Changes that score more than the table's average, or come closer to winning, pull
the figures their way (an evolution strategy with Adam's steps). Compiled, a game takes about 20 ms, and some
thousands of them are enough:

    python scripts/train_old_west.py figures.json --rounds 150

The file holds everything, so the same command goes on where the last one stopped. What is to be kept goes
into ``games/old_west/bot/weights.py`` by hand.
"""

import argparse
import json
import random
from math import exp, sqrt
from pathlib import Path

from bunkhouse.games.old_west.bot.policy import Policy
from bunkhouse.games.old_west.bot.weights import Weights
from bunkhouse.games.old_west.game import GAME
from bunkhouse.games.old_west.state import Table

NAMES = sorted(name for name in dir(Weights) if not name.startswith("_"))
SEATS = 4
REPORT = 10
"""So many rounds pass between two lines of progress."""
MEMORY, LONG_MEMORY, SMOOTHING = 0.9, 0.99, 0.95
POINTS, LEAD = 30.0, 12.0
"""So many points above the average, or a lead of about so many, count as much as a game."""


class Training:
    """Figures on their way; a unit of ``at`` is half of what the quick player goes by today."""

    def __init__(self, file: Path, seed: int) -> None:
        self.file = file
        self.start = [getattr(Weights(), name) for name in NAMES]
        self.scale = [max(abs(value) * 0.5, 0.1) for value in self.start]
        size = len(self.start)
        self.done, self.seed = 0, seed
        self.at, self.mean = [0.0] * size, [0.0] * size
        self.slope, self.spread = [0.0] * size, [0.0] * size
        if file.exists():
            self.__dict__.update(json.loads(file.read_text(encoding="utf-8"))["training"])

    def figures(self, at: list[float]) -> list[float]:
        return [start + scale * x for start, scale, x in zip(self.start, self.scale, at, strict=True)]

    def save(self) -> None:
        names = ("done", "seed", "start", "scale", "at", "mean", "slope", "spread")
        figures = dict(zip(NAMES, self.figures(self.mean), strict=True))
        document = {"figures": figures, "training": {name: self.__dict__[name] for name in names}}
        self.file.write_text(json.dumps(document, indent=1), encoding="utf-8")

    def round(self, games: int, width: float, step: float) -> float:
        """Play some games and move on; returns the mean score."""
        luck = random.Random(self.seed * 1_000_003 + self.done)
        pull, total = [0.0] * len(self.at), 0.0
        for game in range(games):
            changes = self._changes(luck)
            scores = self._play(changes, self.seed * 1_000_003 + self.done * games + game, width)
            total += sum(scores) / SEATS
            for change, worth in zip(changes, _worths(scores), strict=True):
                for k, part in enumerate(change):
                    pull[k] += worth * part / (SEATS * games)
        self.done += 1
        self._move(pull, step)
        return total / games

    def _changes(self, luck: random.Random) -> list[list[float]]:
        pairs = [[luck.gauss(0, 1) for _ in self.at] for _ in range(SEATS // 2)]
        changes = pairs + [[-part for part in change] for change in pairs]
        luck.shuffle(changes)
        return changes

    def _play(self, changes: list[list[float]], seed: int, width: float) -> list[int]:
        policies = [
            Policy(
                _weights(self.figures([x + width * part for x, part in zip(self.at, change, strict=True)]))
            )
            for change in changes
        ]
        state = GAME.new(SEATS, seed)
        assert isinstance(state, Table)
        while state.actor is not None:
            state.play(policies[state.actor].choose(state))
        return state.scores()

    def _move(self, pull: list[float], step: float) -> None:
        for k, value in enumerate(pull):
            self.slope[k] = MEMORY * self.slope[k] + (1 - MEMORY) * value
            self.spread[k] = LONG_MEMORY * self.spread[k] + (1 - LONG_MEMORY) * value * value
            slope = self.slope[k] / (1 - MEMORY**self.done)
            self.at[k] += step * slope / (sqrt(self.spread[k] / (1 - LONG_MEMORY**self.done)) + 1e-8)
            self.mean[k] = SMOOTHING * self.mean[k] + (1 - SMOOTHING) * self.at[k]


def _weights(figures: list[float]) -> Weights:
    weights = Weights()
    for name, figure in zip(NAMES, figures, strict=True):
        setattr(weights, name, figure)
    return weights


def _worths(scores: list[int]) -> list[float]:
    """What each score is worth: how far above the average, and how close to a win."""
    average = sum(scores) / len(scores)
    found = []
    for seat, score in enumerate(scores):
        lead = score - max(other for at, other in enumerate(scores) if at != seat)
        found.append((score - average) / POINTS + 1 / (1 + exp(-lead / LEAD)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--games", type=int, default=64, help="games in a round")
    parser.add_argument("--width", type=float, default=0.4, help="how far the figures are changed")
    parser.add_argument("--step", type=float, default=0.08)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    training = Training(given.file, given.seed)
    recent: list[float] = []
    while training.done < given.rounds:
        recent.append(training.round(given.games, given.width, given.step))
        if training.done % REPORT == 0 or training.done == given.rounds:
            training.save()
            print(
                f"{training.done} of {given.rounds} rounds, mean score {sum(recent) / len(recent):.1f}",
                flush=True,
            )
            recent.clear()


if __name__ == "__main__":
    main()
