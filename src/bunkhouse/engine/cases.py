"""What laws are checked on: a game with a player count and options, and the positions that play leads to."""

from collections.abc import Iterator

from bunkhouse.engine.game import Game
from bunkhouse.engine.rarity import Rarity
from bunkhouse.engine.registry import game as find_game
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State

MOST_DECISIONS = 100_000
"""A random game that takes longer is taken for one that never ends."""
MOST_DIRECTED = 1_500
"""Directed play need not come to an end."""


class Broken(AssertionError):
    """A law that a game does not obey."""


class Case:
    """A game with a player count and options: one thing to check the laws on."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.slug, f"{self.players}p", *chosen])

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, **self.options)


def cases(game: Game | str) -> list[Case]:
    """Every player count with the default options, and every other value of every option once."""
    found = find_game(game) if isinstance(game, str) else game
    counts = range(found.min_players, found.max_players + 1)
    plain = [Case(found, players, {}) for players in counts]
    varied = [
        Case(found, counts[number % len(counts)], {option.name: value})
        for option in found.options
        for number, value in enumerate(option.values)
        if value != option.default
    ]
    return plain + varied


def walk(case: Case, seed: int) -> Iterator[tuple[State, Rng]]:
    """Every position of one random game, the last one included; the visitor may draw from the generator."""
    state, rng = case.new(seed), seeded(seed, 99)
    for _ in range(MOST_DECISIONS):
        yield state, rng
        if state.actor is None:
            return
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    raise Broken(f"{case}: seed {seed}: no end after {MOST_DECISIONS} random decisions")


def some(case: Case, seed: int, every: int) -> Iterator[tuple[State, Rng]]:
    """About one in ``every`` positions of a random game, and its first and last ones."""
    for number, (state, rng) in enumerate(walk(case, seed)):
        if number < 3 or state.actor is None or rng.below(every) == 0:
            yield state, rng


def rare(case: Case, seed: int, rarity: Rarity) -> Iterator[tuple[State, Rng]]:
    """The positions of a game of directed play that something new has led to; now and then chance decides."""
    state, rng = case.new(seed), seeded(seed, 94)
    for _ in range(MOST_DIRECTED):
        if state.actor is None:
            return
        if rng.below(8) == 0:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        else:
            state.apply(rarity.choose(state, rng))
            if rarity.new:
                yield state, rng
