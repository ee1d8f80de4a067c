"""Looking beyond a turn: how the best plans stand some own turns later.

The plans are carried out on the same guesses, everybody then plans every turn as well as a medium bot does,
and what has become of the position is worth more than what it seemed to promise.
"""

from time import perf_counter
from typing import Final

from bunkhouse.bots.planner import Plan, Planner
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking

_WEIGHT: Final = 0.85
"""How much of a plan's value comes from here."""
_STAGES: Final = 3
"""After each of them the better half of the plans goes on."""
_HORIZON: Final = 400
"""At the latest a walk ends after so many decisions."""


class Lookout:
    """Compares plans by walks to a later own turn."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self._thinking = thinking
        self._most = thinking.candidates
        self._margin = thinking.margin
        self._steps = thinking.medium
        self._planner = Planner(game)

    def compare(
        self, plans: list[Plan], view: Perspective, rng: Rng, seconds: float | None = None
    ) -> list[Plan]:
        """The plans, sorted, with the best ones looked at more closely; those come first."""
        begun = perf_counter()
        close = [plan for plan in plans[: self._most] if plans[0].value - plan.value < self._margin]
        alone = plans[0].state.players == 1
        walks = self._thinking.walks_alone if alone else self._thinking.walks
        turns = self._thinking.rounds_alone if alone else self._thinking.rounds
        if len(close) < 2 or walks == 0:
            return plans
        stage = max(1, walks // _STAGES)
        totals = [0.0] * len(close)
        done = [0] * len(close)
        standing = list(range(len(close)))
        for number in range(1, walks + 1):
            guess = view.determinize(rng.word())
            for at in standing:
                totals[at] += self._walk(guess.copy(), close[at].whole(), view.seat, turns)
                done[at] = number
            if seconds is not None and perf_counter() - begun > seconds:
                break
            if number % stage == 0 and len(standing) > 2:
                best = sorted([(-totals[at], at) for at in standing])
                standing = [at for _, at in best[: (len(best) + 1) // 2]]
        for at, plan in enumerate(close):
            plan.value = (1.0 - _WEIGHT) * plan.value + _WEIGHT * totals[at] / done[at]
        ranked = sorted([(-done[at], -close[at].value, at) for at in range(len(close))])
        return [close[at] for _, _, at in ranked] + plans[len(close) :]

    def _walk(self, state: State, path: list[int], seat: int, turns: int) -> float:
        """What the seat has so many own turns later."""
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
            self._go_on(state)
        return self.game.appraise(state, seat)

    def _go_on(self, state: State) -> None:
        """Whoever decides plans what follows, and does it until luck or somebody else has a say."""
        legal = state.legal()
        if len(legal) == 1:
            state.play(legal[0])
            return
        seat = state.seat
        for code in self._planner.plans([state], self._steps)[0].whole():
            state.play(code)
            if state.seat != seat:
                return
