"""Looking beyond a turn: how the best plans stand when the next own turn begins.

The plans are carried out on the same guesses, everybody then takes what looks best, and what has become of
the position is worth more than what it seemed to promise.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from bunkhouse.bots.planner import Plan
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State

_WEIGHT: Final = 0.6
"""How much of a plan's value comes from here."""
_HORIZON: Final = 80
"""At the latest a walk ends after so many decisions."""


class Lookout:
    """Compares plans by walks to the next own turn."""

    def __init__(self, game: Game, walks: int, most: int, margin: float) -> None:
        self.game = game
        self.walks = walks
        self._most = most
        self._margin = margin
        self._choices = Choices()

    def compare(
        self, plans: list[Plan], view: Perspective, rng: Rng, seconds: float | None = None
    ) -> list[Plan]:
        """The plans, sorted, with the best ones looked at more closely; those come first."""
        begun = perf_counter()
        close = [plan for plan in plans[: self._most] if plans[0].value - plan.value < self._margin]
        if len(close) < 2:
            return plans
        totals = [0.0] * len(close)
        done = 0
        for _ in range(self.walks):
            if seconds is not None and done > 0 and perf_counter() - begun > seconds:
                break
            guess = view.determinize(rng.word())
            for at, plan in enumerate(close):
                totals[at] += self._walk(guess.copy(), plan.whole(), view.seat)
            done += 1
        ranked = [
            ((1.0 - _WEIGHT) * plan.value + _WEIGHT * total / done, -at)
            for at, (plan, total) in enumerate(zip(close, totals, strict=True))
        ]
        ranked.sort(reverse=True)
        for value, at in ranked:
            close[-at].value = value
        return [close[-at] for _, at in ranked] + plans[len(close) :]

    def _walk(self, state: State, path: list[int], seat: int) -> float:
        """What the seat has when its turn begins again; against an automaton, one turn later."""
        for code in path:
            if state.seat != seat or code not in state.legal():
                break
            state.play(code)
        turns = 2 if state.players == 1 else 1
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
            state = self._step(state)
        return self.game.appraise(state, seat)

    def _step(self, state: State) -> State:
        """The position after the action that looks best to whoever decides."""
        choices = self._choices
        choices.clear()
        state.fill(choices)
        if choices.count == 1:
            state.play(choices.at(0))
            return state
        seat = int(state.seat)
        best, best_value = state, float("-inf")
        at: i64
        for at in range(choices.count):
            outcome = state.copy()
            outcome.play(choices.at(at))
            value = self.game.appraise(outcome, seat)
            if value > best_value:
                best, best_value = outcome, value
        return best
