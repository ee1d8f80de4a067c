"""Looking beyond a turn: rollouts show how the best plans stand some own turns later.

The plans are carried out on the same guesses, everybody then plans every turn, and what has become of the
position is worth more than what it seemed to promise. It is a race: a plan that is clearly behind drops out,
so that most rollouts are spent on plans that are hard to tell apart.
"""

from time import perf_counter
from typing import Any, Final

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.turn_planner import TurnPlan, TurnPlanner
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings

_WEIGHT: Final = 0.85
"""How much of a plan's value comes from here."""
_STAGE: Final = 12
"""After every so many rollouts it is seen which plans are still in the race."""
_DOUBT: Final = 2.0
"""A plan that is behind by so many standard errors is out."""
_HORIZON: Final = 400
"""At the latest a rollout ends after so many decisions."""


class PlanComparison:
    """Compares plans by rollouts to a later own turn."""

    judgement: Judgement[Any]

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        self.judgement = judgement_of(game)
        self._settings = settings
        self._planner = TurnPlanner(game)

    def compare(
        self, plans: list[TurnPlan], view: Perspective, rng: Rng, seconds: float | None = None
    ) -> list[TurnPlan]:
        """The plans, sorted, with the best ones looked at more closely; those come first."""
        begun = perf_counter()
        settings = self._settings.for_players(plans[0].state.players)
        close = [
            plan for plan in plans[: settings.candidates] if plans[0].value - plan.value < settings.margin
        ]
        if len(close) < 2 or settings.rollouts == 0:
            return plans
        results: list[list[float]] = [[] for _ in close]
        racing = list(range(len(close)))
        for number in range(1, settings.rollouts + 1):
            guess = view.determinize(rng.word())
            luck = rng.word() if settings.rollout_determinizations > 0 else 0
            for at in racing:
                results[at].append(self._rollout(guess.copy(), close[at].whole(), view.seat, settings, luck))
            if number % _STAGE == 0:
                racing = still_racing(results, racing)
            if len(racing) == 1 or (seconds is not None and perf_counter() - begun > seconds):
                break
        for at, plan in enumerate(close):
            plan.value = (1.0 - _WEIGHT) * plan.value + _WEIGHT * _mean(results[at])
        ranked = sorted(
            [(-int(at in racing), -len(results[at]), -close[at].value, at) for at in range(len(close))]
        )
        return [close[at] for _, _, _, at in ranked] + plans[len(close) :]

    def _rollout(
        self, state: State, path: list[int], seat: int, settings: SearchSettings, luck: int
    ) -> float:
        """What the seat has some own turns later."""
        turns = settings.horizon_turns
        rng = seeded(luck)
        for code in path:
            if state.seat != seat or code not in state.legal():
                break
            state.play(code)
        under_way = True
        for _ in range(_HORIZON):
            if state.seat < 0:
                break
            if state.seat == seat and state.turn_begins():
                if under_way:
                    turns -= 1
                if turns == 0:
                    break
                under_way = False
            else:
                under_way = True
            self._go_on(state, settings, rng)
        return self.judgement.value(state, seat)

    def _go_on(self, state: State, settings: SearchSettings, rng: Rng) -> None:
        """The seat that decides plans what follows, and does it until luck or somebody else has a say."""
        legal = state.legal()
        if len(legal) == 1:
            state.play(legal[0])
            return
        seat = int(state.seat)
        guesses = [state.determinize(seat, rng.word()) for _ in range(settings.rollout_determinizations)]
        for code in self._planner.plans(guesses or [state], settings.rollout_iterations)[0].whole():
            state.play(code)
            if state.seat != seat:
                return


def still_racing(results: list[list[float]], racing: list[int]) -> list[int]:
    """The plans that may yet turn out to be better than the leader: what they are behind could be luck.

    All of them were tried on the same guesses, so what they differ by on each tells more than their sums.
    """
    leader = racing[0]
    for at in racing:
        if _mean(results[at]) > _mean(results[leader]):
            leader = at
    return [at for at in racing if at == leader or not _is_out(results[at], results[leader])]


def _is_out(values: list[float], leading: list[float]) -> bool:
    """Whether a plan is clearly behind, or always where the leader is."""
    count = len(values)
    behind = [leading[at] - values[at] for at in range(count)]
    usual = _mean(behind)
    variance = _mean([(each - usual) * (each - usual) for each in behind]) * count / (count - 1)
    return usual * usual >= _DOUBT * _DOUBT * variance / count


def _mean(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / len(values)
