"""One game of a tournament, from the first decision to the result."""

from dataclasses import dataclass
from typing import Any

import bunkhouse
from bunkhouse.arena.plan import Fixture, TournamentPlan
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import Outcome, play_game


@dataclass(frozen=True)
class FixtureResult:
    """How a game went, seat by seat, those of automata last; fit to be sent and to be written down."""

    number: int
    seats: list[int]
    scores: list[int]
    ranking: list[int]
    decisions: int
    failures: dict[int, str]
    """Which seats lost it by not playing, and why."""

    def outcome(self) -> Outcome:
        return Outcome(self.scores, self.ranking, self.decisions, self.failures)

    def document(self) -> dict[str, Any]:
        failures = {str(seat): why for seat, why in self.failures.items()}
        return {**vars(self), "failures": failures}


def read_result(document: dict[str, Any]) -> FixtureResult:
    """The inverse of ``Played.document``; anything else is a ``ValueError`` or a ``TypeError``."""
    failures = {int(seat): why for seat, why in dict(document["failures"]).items()}
    return FixtureResult(**{**document, "failures": failures})


def play(plan: TournamentPlan, fixture: Fixture) -> FixtureResult:
    """Play it out. Nothing but the plan and the fixture decides what happens."""
    game = bunkhouse.game(plan.game)
    bots = [make_bot(plan.bots[bot], game) for bot in fixture.seats]
    try:
        outcome = play_game(game, plan.players, fixture.seed, plan.options, bots)
    finally:
        for bot in bots:
            bot.close()
    return FixtureResult(
        fixture.number,
        list(fixture.seats),
        outcome.scores,
        outcome.ranking,
        outcome.decisions,
        outcome.failures,
    )
