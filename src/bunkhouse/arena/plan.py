"""What a tournament is made of: its bots, its games, and who sits where in each of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bunkhouse.engine.rng import Rng, derive, seeded

FORMAT = "bunkhouse-tournament/1"


@dataclass(frozen=True)
class Fixture:
    """One game to be played. ``seats`` gives the bot at every seat, by its place in the plan."""

    number: int
    seed: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament. The same plan always gives the same fixtures, and they give the same results."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    automata: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def document(self) -> dict[str, Any]:
        """What makes two tournaments the same. Their length does not: one can be carried on for longer."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def fixtures(self) -> Iterator[Fixture]:
        """Every group plays as many games as there are seats, and moves one seat further after each."""
        groups = self._groups()
        group: list[int] = []
        for number in range(self.games):
            shift = number % self.players
            group = group if shift else next(groups)
            yield Fixture(number, derive(self.seed, number), tuple(group[shift:] + group[:shift]))

    def _groups(self) -> Iterator[list[int]]:
        """Who sits down next: those who have played least, by lot among equals; nobody twice without need."""
        played = [0] * len(self.bots)
        lots = seeded(self.seed)
        while True:
            group: list[int] = []
            while len(group) < self.players:
                order = _shuffled(len(self.bots), lots)
                chosen = min(order, key=lambda bot: (group.count(bot), played[bot]))
                played[chosen] += 1
                group.append(chosen)
            yield [group[at] for at in _shuffled(self.players, lots)]


def _shuffled(count: int, lots: Rng) -> list[int]:
    order = list(range(count))
    for at in range(count - 1, 0, -1):
        other = lots.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return order
