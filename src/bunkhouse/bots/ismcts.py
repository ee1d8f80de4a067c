"""A bot that searches."""

from time import perf_counter
from typing import final

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.contest import Contest
from bunkhouse.bots.lookout import Lookout
from bunkhouse.bots.planner import Planner, chance
from bunkhouse.bots.search import Search
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.thinking import Thinking


class Advice:
    """An action worth considering, and what it is thought to bring."""

    def __init__(self, action: int, visits: int, chance: float) -> None:
        self.action = action
        self.visits = visits
        self.chance = chance
        """The estimated chance to win after it."""


@final
class SearchBot(Bot):
    """Thinks for a number of iterations, or for a time when that ends sooner.

    Without a limit of time the same seed gives the same choice on every machine.
    """

    def __init__(
        self,
        game: Game,
        iterations: int,
        seconds: float | None = None,
        thinking: Thinking | None = None,
        whim: int = 0,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.whim = whim
        """One in so many choices is made at random; 0 for none."""
        thinking = thinking or game.thinking()
        self._thinking = thinking
        self._search = Search(game, thinking)
        self._contest = Contest(self._search, thinking)
        self._looks = thinking.looks
        self._patience = thinking.patience if thinking.hasty else 0
        self._planner = Planner(game) if thinking.plans else None
        self._lookout = Lookout(game, thinking)
        self._far = iterations >= thinking.hard
        self._last = -1
        """The action chosen last, while a further decision of the same turn could follow it."""
        self._last_steps = 0

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            self._last = -1
            return legal[0]
        if self.whim > 0 and rng.below(self.whim) == 0:
            self._last = -1
            return legal[rng.below(len(legal))]
        chosen = self.advise(view, rng)[0].action
        self._last = chosen
        self._last_steps = view.own_steps()
        return chosen

    def advise(self, view: Perspective, rng: Rng) -> list[Advice]:
        """The legal actions that were compared, the best one first; none where there is nothing to choose."""
        if len(view.legal()) == 1:
            return []
        if self._planner is not None:
            return self._planned(self._planner, view, rng)
        self._enter(view)
        begun = perf_counter()
        contest = self._contest
        guesses = [view.determinize(rng.word()) for _ in range(self._looks)]
        guess = guesses[0]
        contest.enter(guesses, self.iterations)
        left = max(self.iterations - self._search.visits(), 0) if len(contest.standing) > 1 else 0
        stages = contest.stages()
        self._search.hunches = 0
        for stage in range(stages):
            for _ in range(max(1, left // (stages * len(contest.standing)))):
                contest.heat(guess, rng)
                if self.seconds is not None and perf_counter() - begun > self.seconds:
                    break
                if self._patience and self._search.hunches * stages > self._patience * (stage + 1):
                    break
                guess = view.determinize(rng.word())
            contest.halve()
        return self._advice()

    def _planned(self, planner: Planner, view: Perspective, rng: Rng) -> list[Advice]:
        """Those who follow few steps do not look at many guesses either."""
        begun = perf_counter()
        how = self._thinking.among(view.players)
        steps = max(self.iterations, how.hard) if self._far else self.iterations
        guesses = [view.determinize(rng.word()) for _ in range(max(1, min(how.looks, steps // 3)))]
        plans = planner.plans(guesses, steps, self.seconds)
        if self._far:
            left = None if self.seconds is None else self.seconds - (perf_counter() - begun)
            plans = self._lookout.compare(plans, view, rng, left)
        seats = guesses[0].seats
        return [Advice(plan.path[0], plan.tries, chance(plan.value, seats, how.spread)) for plan in plans]

    def _enter(self, view: Perspective) -> None:
        """Keep the tree when this decision follows the last one with nothing unforeseen in between."""
        followed = self._last >= 0 and view.own_steps() == self._last_steps + 1
        if not (followed and self._search.follow(self._last)):
            self._search.begin()
        self._last = -1

    def _advice(self) -> list[Advice]:
        tree, contest = self._search.tree, self._contest
        return [
            Advice(int(tree.action[node]), int(tree.visits[node]), tree.chance(node))
            for node in contest.standing + contest.fallen
        ]
