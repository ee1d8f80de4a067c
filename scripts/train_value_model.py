"""Teach the network with which a game's bots value positions: play, learn from it, play again.

    python scripts/train_value_model.py el-paso --players 4 --out value-model.json

Takes numpy, and a compiled Bunkhouse unless there are days to spare. A generation plays games with what has
been learnt so far; the first one goes by the game's own evaluation. The value of a position is drawn towards
what the same seat thought of later ones, and what it had in the end (TD(lambda)). Games are played with the
mean of the latest weights, which is also what is written: single weights wander. Beside them lies a file
ending in ``.npz`` with all that is needed to go on: the same command continues after an interruption.
"""

import argparse
import json
import multiprocessing
import random
import time
from pathlib import Path
from typing import Any

import numpy as np

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.self_play import SelfPlayGame
from bunkhouse.judging.network import Network

Array = Any
"""Of numpy, in single precision."""

BATCH = 512
BUFFER = 400_000
"""Learning looks back at so many positions."""
RARE = np.float32(0.3)
"""A feature that is hardly ever there is not blown up beyond this deviation."""
TASTES = 6
TASTE = 1.5
"""A player with a taste likes so many features, by about so many points for their usual deviation."""
FIRST_GAMES = 3
FIRST_EPOCHS = 8
"""The first generation is longer, in games and in looks at them."""


Weights = dict[str, list[float]]
PlayedGame = tuple[Array, list[float], list[int]]
Lesson = tuple[Weights, Array, list[int], bool]
"""The weights to play with, the scale of the features, the seeds of the games, and whether to use them."""


class Learner:
    """The network as numpy sees it, on features of mean 0 and deviation 1; Adam moves its weights."""

    def __init__(self, size: int, hidden: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.mean: Array = np.zeros(size, np.float32)
        self.scale: Array = np.ones(size, np.float32)
        self.weights: dict[str, Array] = {
            "into": (luck.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "straight": np.zeros(size, np.float32),
            "offset": np.zeros(1, np.float32),
            "out": (luck.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32),
        }
        self.steady: dict[str, Array] = {}
        """The mean of the latest weights."""
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def look(self, features: Array) -> None:
        """Note what the features are like, before anything is learnt."""
        self.mean = features.mean(0)
        self.scale = 1.0 / np.maximum(features.std(0), RARE)

    def value(self, features: Array) -> Array:
        w = self.weights
        inputs = (features - self.mean) * self.scale
        units = np.maximum(inputs @ w["into"] + w["bias"], 0)
        return np.asarray(units @ w["out"] + inputs @ w["straight"] + w["offset"], np.float32)

    def improve(self, features: Array, targets: Array, rate: float, decay: float = 1e-5) -> float:
        """One step of Adam; returns the mean square of the error."""
        w = self.weights
        inputs = (features - self.mean) * self.scale
        units = inputs @ w["into"] + w["bias"]
        active = np.maximum(units, 0)
        error = active @ w["out"] + inputs @ w["straight"] + w["offset"] - targets
        back = error / np.float32(len(error))
        below = np.outer(back, w["out"]) * (units > 0)
        self.steps += 1
        slopes = {
            "into": inputs.T @ below,
            "bias": below.sum(0),
            "straight": inputs.T @ back,
            "offset": back.sum(keepdims=True),
            "out": active.T @ back,
        }
        for name, plain in slopes.items():
            slope = plain + decay * w[name]
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            w[name] -= rate * first / (np.sqrt(second) + 1e-8)
        return float((error * error).mean())

    def settle(self, part: float) -> None:
        """Let the mean follow the weights; so much of it stays as it was."""
        for name, array in self.weights.items():
            mean = self.steady.setdefault(name, array.copy())
            mean += (1 - part) * (array - mean)

    def plain(self) -> Weights:
        """The mean weights for features as they are; the straight way is the last unit."""
        w = {name: array.astype(float) for name, array in self.steady.items()}
        units = np.hstack([w["into"], w["straight"][:, None]]) * self.scale[:, None].astype(float)
        bias = np.append(w["bias"], w["offset"]) - self.mean.astype(float) @ units
        return {
            "into": [float(f"{weight:.5g}") for weight in units.ravel()],
            "bias": [float(f"{weight:.5g}") for weight in bias],
            "out": [float(f"{weight:.5g}") for weight in w["out"]],
        }

    def take_over(self, weights: Weights) -> None:
        """Begin with what ``plain`` gave."""
        units = np.array(weights["into"]).reshape(len(self.mean), -1)
        bias = np.array(weights["bias"]) + self.mean @ units
        into = (units / self.scale[:, None]).astype(np.float32)
        self.weights["into"], self.weights["straight"] = into[:, :-1].copy(), into[:, -1].copy()
        self.weights["bias"], self.weights["offset"] = (
            bias[:-1].astype(np.float32),
            bias[-1:].astype(np.float32),
        )
        self.weights["out"] = np.array(weights["out"], np.float32)

    def pack(self) -> dict[str, Any]:
        found: dict[str, Any] = {"mean": self.mean, "scale": self.scale, "steps": np.array(self.steps)}
        for name, array in self.weights.items():
            found[f"weights-{name}"], found[f"steady-{name}"] = array, self.steady[name]
            found[f"first-{name}"], found[f"second-{name}"] = self.first[name], self.second[name]
        return found

    def unpack(self, found: Any) -> None:
        self.mean, self.scale, self.steps = found["mean"], found["scale"], int(found["steps"])
        for name in self.weights:
            self.weights[name], self.steady[name] = found[f"weights-{name}"], found[f"steady-{name}"]
            self.first[name], self.second[name] = found[f"first-{name}"], found[f"second-{name}"]


class School:
    """Plays the games of a generation."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = bunkhouse.game(given.game)
        self.players = [int(count) for count in given.players.split(",")]
        self.options: dict[str, str] = dict(option.split("=") for option in given.option)
        self.variety: float = given.variety
        network = self._network(self.players[0], self._other_options() if self.variety == 1.0 else {})
        if network is None:
            raise SystemExit(f"{given.game} has no network")
        self.network: Network = network
        self.trace: float = given.trace
        self.whim: int = given.whim
        self.rollouts: int = given.rollouts
        self.curiosity: float = given.curiosity
        self.rivalry: float = given.rivals
        self.scale: Array = np.ones(network.size, np.float32)
        """What a feature is multiplied with to have a deviation of 1."""

    def play(self, seed: int, taught: bool) -> "PlayedGame":
        """The positions of a game, what they turned out to be worth, and the scores."""
        luck = random.Random(seed)
        players = self.players[seed % len(self.players)]
        options = self._options(players, luck)
        whims = [luck.choice([0, self.whim, 2 * self.whim]) for _ in range(players)]
        played = SelfPlayGame(self.game, self.network, taught, self.rollouts)
        tastes = [self._taste(luck) for _ in range(players)]
        played.play(players, seed, options, whims, tastes, self._rivals(players, luck) if taught else [])
        targets = self._targets(played, self.trace if taught else 1.0, taught)
        return np.array(played.features, np.float32), targets, played.scores

    def _options(self, players: int, luck: random.Random) -> dict[str, str]:
        """Those that were asked for, with others beside them as far as the network is meant for that."""
        options: dict[str, str] = {}
        if luck.random() < self.variety:
            options = {option.name: luck.choice(option.values) for option in self.game.options}
        if self._network(players, options) is not self.network:
            return self._options(players, luck)
        return options | self.options

    def _other_options(self) -> dict[str, str]:
        return {option.name: option.values[-1] for option in self.game.options}

    def _network(self, players: int, options: dict[str, str]) -> Network | None:
        return judgement_of(self.game).network(self.game.setting(players, {**options, **self.options}))

    def play_all(self, lesson: "Lesson") -> list["PlayedGame"]:
        weights, self.scale, seeds, taught = lesson
        if weights:
            self.network.learn(**weights)
        return [self.play(seed, taught) for seed in seeds]

    def _rivals(self, players: int, luck: random.Random) -> list[int]:
        """The seats of those who never learn; there is always somebody else."""
        if luck.random() >= self.rivalry:
            return []
        return luck.sample(range(players), luck.randint(min(1, players - 1), players - 1))

    def _taste(self, luck: random.Random) -> dict[int, float]:
        """Some features that a player likes or dislikes for once, so that other plans are tried too."""
        if luck.random() >= self.curiosity:
            return {}
        features = luck.sample(range(len(self.scale)), TASTES)
        return {feature: luck.gauss(0.0, TASTE) * float(self.scale[feature]) for feature in features}

    def _targets(self, played: SelfPlayGame, trace: float, taught: bool) -> list[float]:
        """Backwards from the result; what came after a whim is not held against the position before it."""
        after = [(result, result) for result in played.results]
        targets = [0.0] * len(played.seats)
        for at in range(len(played.seats) - 1, -1, -1):
            seat = played.seats[at]
            value, later = after[seat]
            targets[at] = (1 - trace) * value + trace * later
            if taught and played.expected[at] > -1e8:
                targets[at] = played.expected[at]
            after[seat] = (played.values[at], targets[at])
        return targets


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="4", help="such as 4, or 4,4,3,2 to take turns")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument(
        "--variety",
        type=float,
        default=0.1,
        help="the part of games with other options; 1: a network for those",
    )
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=200, help="of a generation")
    parser.add_argument("--epochs", type=float, default=1.0, help="looks at what is kept, in a generation")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument(
        "--trace", type=float, default=0.8, help="0: learn from what follows, 1: from the end"
    )
    parser.add_argument("--whim", type=int, default=40, help="one in so many decisions is made at random")
    parser.add_argument("--rollouts", type=int, default=0, help="looks beyond a turn at every promising plan")
    parser.add_argument("--curiosity", type=float, default=0.5, help="the part of seats with their own taste")
    parser.add_argument(
        "--rivals", type=float, default=0.5, help="the part of games with some who never learn"
    )
    parser.add_argument("--steady", type=float, default=0.0, help="what stays of the mean of the weights")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--workers", type=int, default=1, help="processes to play in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="stop after the generation that takes longer"
    )
    return parser.parse_args()


class Schools:
    """As many processes as there are to play in, each with a school of its own."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._workers: int = given.workers
        self._pool = multiprocessing.get_context("fork").Pool(given.workers, _open_school, [given])

    def play(self, weights: Weights, scale: Array, seeds: list[int], taught: bool) -> list[PlayedGame]:
        lessons = [(weights, scale, seeds[at :: self._workers], taught) for at in range(self._workers)]
        return [played for games in self._pool.map(_play, lessons) for played in games]


_schools: list[School] = []


def _open_school(given: argparse.Namespace) -> None:
    _schools.append(School(given))


def _play(lesson: Lesson) -> list[PlayedGame]:
    return _schools[0].play_all(lesson)


def _begun(path: Path, size: int) -> Weights:
    """Weights to begin with; features that were not there yet weigh nothing."""
    weights: Weights = json.loads(path.read_text(encoding="utf-8"))
    weights["into"] += [0.0] * (size * len(weights["bias"]) - len(weights["into"]))
    return weights


def main() -> None:
    given = arguments()
    size = School(given).network.size
    schools, learner = Schools(given), Learner(size, given.hidden, given.seed)
    store, done = given.out.with_suffix(".npz"), 0
    features, targets = np.zeros((0, size), np.float32), np.zeros(0, np.float32)
    weights = _begun(given.start, size) if given.start else {}
    if store.exists():
        with np.load(store) as found:
            learner.unpack(found)
            done = int(found["done"])
        weights = learner.plain()
    begun = time.time()
    while done < given.generations and time.time() - begun < 60 * given.minutes:
        clock = time.time()
        first = (given.seed * 10_000 + done) * 10_000
        count = given.games * (FIRST_GAMES if done == 0 else 1)
        games = schools.play(weights, learner.scale, list(range(first, first + count)), bool(weights))
        fresh = np.concatenate([played[0] for played in games])
        wanted = np.array([target for played in games for target in played[1]], np.float32)
        if done == 0:
            learner.look(fresh)
            if weights:
                learner.take_over(weights)
        surprise = float(np.sqrt(((learner.value(fresh) - wanted) ** 2).mean()))
        features, targets = (
            np.concatenate([features, fresh])[-BUFFER:],
            np.concatenate([targets, wanted])[-BUFFER:],
        )
        dice = np.random.default_rng(first)
        rate = given.rate * max(0.1, 1.0 - done / given.generations)
        playing, clock = time.time() - clock, time.time()
        for _ in range(int((FIRST_EPOCHS if done == 0 else given.epochs) * len(features) / BATCH)):
            pick = dice.integers(0, len(features), BATCH)
            learner.improve(features[pick], targets[pick], rate)
        done += 1
        learner.settle(given.steady)
        weights = learner.plain()
        given.out.write_text(json.dumps(weights), encoding="utf-8")
        np.savez(store, done=np.array(done), **learner.pack())
        mean = np.mean(
            [[max(played[2]), sum(played[2]) / len(played[2]), played[2][0]] for played in games], 0
        )
        print(
            f"{done:4d}: {len(fresh)} positions in {playing:.0f} s, learnt in {time.time() - clock:.0f} s; "
            f"off by {surprise:.2f}; best {mean[0]:.1f}, mean {mean[1]:.1f}, first seat {mean[2]:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
