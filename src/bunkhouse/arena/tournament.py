"""A tournament from the first game to the last, with whatever was played before an interruption."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bunkhouse.arena.playing import GameResult
from bunkhouse.arena.results_file import Ledger
from bunkhouse.arena.runner import Runner
from bunkhouse.arena.standings import Standings
from bunkhouse.arena.tournament_plan import TournamentPlan


class Tournament:
    """Finished games are in the ledger's file before they count."""

    def __init__(self, plan: TournamentPlan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.ledger = Ledger(folder, plan)
        self.interrupted = False

    @property
    def games(self) -> list[GameResult]:
        """The finished games of the plan, in its order."""
        played = self.ledger.played
        return [played[number] for number in sorted(played) if number < self.plan.games]

    def run(self, runner: Runner, advance: Callable[[], None]) -> None:
        """Play what has not been played; an interruption keeps everything that has ended."""
        before = set(self.ledger.played)
        missing = (scheduled for scheduled in self.plan.schedule() if scheduled.number not in before)
        try:
            with closing(runner.run(self.plan, missing)) as games:
                for played in games:
                    self.ledger.add(played)
                    advance()
        except KeyboardInterrupt:
            self.interrupted = True

    def standings(self) -> Standings:
        return Standings(self.plan, self.games)

    def close(self) -> None:
        self.ledger.close()
