"""Counting up games between bots: what each of them won and scored, whatever seat it had."""

from collections.abc import Sequence
from math import sqrt

from bunkhouse.bots.simulate import Outcome

_NORMAL_95 = 1.959963984540054
"""The two-sided 95 % quantile of the normal distribution."""


class Spread:
    """Mean, lowest and highest of some numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.low: int | None = None
        self.high: int | None = None

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.low = number if self.low is None else min(self.low, number)
        self.high = number if self.high is None else max(self.high, number)

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def document(self) -> dict[str, object]:
        return {"mean": _rounded(self.mean), "min": self.low, "max": self.high}


class Entry:
    """One of the bots that were asked for. At a table where it has two seats it counts twice."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0
        self.shared_wins = 0
        """Those of the wins that were shared with another seat."""
        self.failures = 0
        """The games that it lost by not playing them to the end."""
        self.scores = Spread()
        """Of the other games."""

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> tuple[float | None, float | None]:
        """Where the win rate lies with 95 % certainty."""
        return wilson(self.wins, self.games)

    def document(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared_wins,
            "win_rate": _rounded(self.win_rate),
            "win_rate_95": [_rounded(low), _rounded(high)],
            "failures": self.failures,
            "score": self.scores.document(),
        }


class Tally:
    def __init__(self, bots: Sequence[str], automata: Sequence[str] = ()) -> None:
        self.entries = [Entry(bot) for bot in bots]
        self.automata = [Entry(name) for name in automata]
        """The seats behind the bots' that play by themselves."""
        self.games = 0
        self.decisions = Spread()

    def seating(self, number: int, players: int) -> list[Entry]:
        """The entries by seat in a game: in the order given, again from the first, one further each game."""
        return [self.entries[(seat + number) % len(self.entries)] for seat in range(players)]

    def add(self, seats: list[Entry], outcome: Outcome) -> None:
        self.games += 1
        self.decisions.add(outcome.decisions)
        shared = outcome.ranking.count(1) > 1
        for seat, entry in enumerate(seats + self.automata):
            won = outcome.ranking[seat] == 1
            entry.games += 1
            entry.wins += won
            entry.shared_wins += won and shared
            if seat in outcome.failures:
                entry.failures += 1
            else:
                entry.scores.add(outcome.scores[seat])


def wilson(wins: int, games: int) -> tuple[float | None, float | None]:
    """The 95 % interval of a win rate (Wilson's score interval), which stays within 0 and 1."""
    if games == 0:
        return None, None
    rate, z2 = wins / games, _NORMAL_95**2
    middle = rate + z2 / (2 * games)
    margin = _NORMAL_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    scale = 1 + z2 / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)
