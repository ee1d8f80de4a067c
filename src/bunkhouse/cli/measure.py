"""How fast a game runs: random playouts, copies and tree search, inside the engine.

Time is processor time, and the best of several slices counts: whatever else the machine does can only slow
a slice down.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.tree_search import TreeSearch
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.playout import copy_often, play_random
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State

_SLICES = 5
_COPIES_AT_ONCE = 200


@dataclass(frozen=True)
class Measurement:
    """The speed of one game with as many players as it takes."""

    game: str
    players: int
    compiled: bool
    decisions: float
    """Decisions of random playouts per second."""
    games: float
    copies: float
    """Copies per second of a state in the middle of a game."""
    mcts: float
    """Iterations per second of tree search from the opening, each played out to the end at random."""

    def document(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "compiled": self.compiled,
            "decisions_per_second": round(self.decisions, 1),
            "games_per_second": round(self.games, 2),
            "copies_per_second": round(self.copies, 1),
            "mcts_iterations_per_second": round(self.mcts, 1),
        }


def measure(game: Game, seconds: float = 2.0) -> Measurement:
    """Measure a game for about this long."""
    slice_length = seconds / (3 * _SLICES)
    playouts = Playouts(game)
    play_random(playouts.opening(), seeded(0, 1), playouts.choices)
    slices = [playouts.run(slice_length) for _ in range(_SLICES)]
    middle = mid_game(game)
    copies = max(_rate(lambda: copy_often(middle, _COPIES_AT_ONCE), slice_length) for _ in range(_SLICES))
    return Measurement(
        game.slug,
        game.max_players,
        bunkhouse.compiled(),
        max(decisions for decisions, _ in slices),
        max(games for _, games in slices),
        copies * _COPIES_AT_ONCE,
        searches(game, slice_length),
    )


class Playouts:
    """Random games one after the other, each from its own seed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices = Choices()
        self.seed = 0

    def opening(self) -> State:
        self.seed += 1
        return self.game.new(self.game.max_players, self.seed)

    def run(self, seconds: float) -> tuple[float, float]:
        """Decisions and games per second; setting up a game counts as part of it."""
        decisions = games = 0
        start = process_time()
        while (passed := process_time() - start) < seconds or games == 0:
            decisions += play_random(self.opening(), seeded(self.seed, 1), self.choices)
            games += 1
        return decisions / passed, games / passed


def searches(game: Game, slice_length: float) -> float:
    """Iterations per second, each with a guess, a way down the tree and a whole random game."""
    state = game.new(game.max_players, 1)
    view, luck = Perspective(state, int(state.seat)), seeded(1, 2)
    search = TreeSearch(game, judgement_of(game).search_settings(), full_playouts=True)
    return max(_rate(lambda: search.iterate(view, luck), slice_length) for _ in range(_SLICES))


def mid_game(game: Game) -> State:
    """A position half-way through a random game."""
    opening = game.new(game.max_players, 1)
    length = play_random(opening.copy(), seeded(1, 1), Choices())
    rng, choices = seeded(1, 1), Choices()
    for _ in range(length // 2):
        choices.clear()
        opening.fill(choices)
        opening.play(choices.at(rng.below(choices.count)))
    return opening


def _rate(task: Callable[[], object], seconds: float) -> float:
    """How often per second a task can be done."""
    times = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or times == 0:
        task()
        times += 1
    return times / passed
