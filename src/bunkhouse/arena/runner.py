"""Where the games of a tournament are played."""

from collections.abc import Generator, Iterator
from typing import Protocol

from bunkhouse.arena.plan import Fixture, TournamentPlan
from bunkhouse.arena.playing import FixtureResult


class Runner(Protocol):
    """Plays games and yields them as they end, in any order. Closing the iterator stops everything."""

    def run(self, plan: TournamentPlan, fixtures: Iterator[Fixture]) -> Generator[FixtureResult]: ...
