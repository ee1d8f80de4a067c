"""What a tournament has shown so far: wins, scores and a rating for every bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from bunkhouse.arena.plan import TournamentPlan
from bunkhouse.arena.playing import FixtureResult
from bunkhouse.arena.tally import Entry, Tally

Ratings = dict[str, PlackettLuceRating]


@dataclass(frozen=True)
class Standing:
    """One bot. The true rating lies within twice the uncertainty of the estimate, most of the time."""

    entry: Entry
    rating: float
    uncertainty: float

    def document(self) -> dict[str, object]:
        return {
            **self.entry.document(),
            "rating": round(self.rating, 3),
            "uncertainty": round(self.uncertainty, 3),
        }


class Standings:
    """The table, best rating first. A bot that has several seats is one bot, and so is an automaton."""

    def __init__(self, plan: TournamentPlan, games: Sequence[FixtureResult]) -> None:
        self.tally = Tally(list(dict.fromkeys(plan.bots)), plan.automata)
        by_name = {entry.bot: entry for entry in self.tally.entries}
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in (*by_name, *plan.automata)}
        for game in sorted(games, key=lambda game: game.number):  # as planned, whichever ended first
            names = [plan.bots[bot] for bot in game.seats]
            self.tally.add([by_name[name] for name in names], game.outcome())
            _rate(model, ratings, [*names, *plan.automata], game.ranking)
        found = [
            Standing(entry, ratings[entry.bot].mu, ratings[entry.bot].sigma)
            for entry in self.tally.entries + self.tally.automata
        ]
        self.rows = sorted(found, key=lambda row: (-row.rating, row.entry.bot))


def _rate(model: PlackettLuce, ratings: Ratings, names: list[str], ranking: list[int]) -> None:
    """Rate a game seat by seat; a bot at several seats takes the mean of what each of them would get."""
    if len(set(names)) < 2:
        return
    rated = model.rate([[ratings[name]] for name in names], ranks=[float(place) for place in ranking])
    for name in set(names):
        own = [team[0] for team, whose in zip(rated, names, strict=True) if whose == name]
        mu, sigma = fmean(each.mu for each in own), fmean(each.sigma for each in own)
        ratings[name] = model.rating(mu, sigma, name)
