"""A bot that searches."""

from time import perf_counter
from typing import final

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.plan_comparison import PlanComparison
from bunkhouse.bots.sequential_halving import SequentialHalving
from bunkhouse.bots.tree_search import TreeSearch
from bunkhouse.bots.turn_planner import TurnPlanner, chance
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng
from bunkhouse.judging.search_settings import SearchSettings


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
        settings: SearchSettings | None = None,
        random_one_in: int = 0,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.random_one_in = random_one_in
        """One in so many choices is made at random; 0 for none."""
        settings = settings or judgement_of(game).search_settings()
        self._settings = settings
        self._search = TreeSearch(game, settings)
        self._halving = SequentialHalving(self._search, settings)
        self._determinizations = settings.determinizations
        self._policy_decisions = settings.policy_decisions if settings.policy_rollouts else 0
        self._planner = TurnPlanner(game) if settings.plans_turns else None
        self._comparison = PlanComparison(game, settings)
        self._looks_beyond_turn = iterations >= settings.hard_iterations
        self._last = -1
        """The action chosen last, while a further decision of the same turn could follow it."""
        self._last_steps = 0

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            self._last = -1
            return legal[0]
        if self.random_one_in > 0 and rng.below(self.random_one_in) == 0:
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
        halving = self._halving
        guesses = [view.determinize(rng.word()) for _ in range(self._determinizations)]
        guess = guesses[0]
        halving.enter(guesses, self.iterations)
        left = max(self.iterations - self._search.visits(), 0) if len(halving.remaining) > 1 else 0
        stages = halving.stages()
        self._search.policy_decisions = 0
        for stage in range(stages):
            for _ in range(max(1, left // (stages * len(halving.remaining)))):
                halving.try_each(guess, rng)
                if self.seconds is not None and perf_counter() - begun > self.seconds:
                    break
                if self._is_enough(stage, stages):
                    break
                guess = view.determinize(rng.word())
            halving.halve()
        return self._advice()

    def _is_enough(self, stage: int, stages: int) -> bool:
        """Whether the rollout policy has taken as many decisions as the stages so far may take."""
        taken = self._search.policy_decisions * stages
        return self._policy_decisions > 0 and taken > self._policy_decisions * (stage + 1)

    def _planned(self, planner: TurnPlanner, view: Perspective, rng: Rng) -> list[Advice]:
        """Few iterations do not need many guesses either."""
        begun = perf_counter()
        settings = self._settings.for_players(view.players)
        iterations = self.iterations
        if self._looks_beyond_turn:
            iterations = max(iterations, settings.hard_iterations)
        guesses = [
            view.determinize(rng.word())
            for _ in range(max(1, min(settings.determinizations, iterations // 3)))
        ]
        plans = planner.plans(guesses, iterations, self.seconds)
        if self._looks_beyond_turn:
            left = None if self.seconds is None else self.seconds - (perf_counter() - begun)
            plans = self._comparison.compare(plans, view, rng, left)
        seats = guesses[0].seats
        return [
            Advice(plan.path[0], plan.visits, chance(plan.value, seats, settings.lead_scale))
            for plan in plans
        ]

    def _enter(self, view: Perspective) -> None:
        """Keep the tree when this decision follows the last one with nothing unforeseen in between."""
        followed = self._last >= 0 and view.own_steps() == self._last_steps + 1
        if not (followed and self._search.follow(self._last)):
            self._search.begin()
        self._last = -1

    def _advice(self) -> list[Advice]:
        tree, halving = self._search.tree, self._halving
        return [
            Advice(int(tree.action[node]), int(tree.visits[node]), tree.chance(node))
            for node in halving.remaining + halving.eliminated
        ]
