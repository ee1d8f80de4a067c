"""Where the games of a tournament are played."""

from collections.abc import Generator, Iterator
from typing import Protocol

from bunkhouse.arena.playing import GameResult
from bunkhouse.arena.tournament_plan import ScheduledGame, TournamentPlan


class Runner(Protocol):
    """Plays games and yields them as they end, in any order. Closing the iterator stops everything."""

    def run(self, plan: TournamentPlan, schedule: Iterator[ScheduledGame]) -> Generator[GameResult]: ...
