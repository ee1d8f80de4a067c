"""Looking beyond a turn: how the best plans stand some own turns later.

The plans are carried out on the same guesses, everybody then plans every turn, and what has become of the
position is worth more than what it seemed to promise. It is a race: whoever is clearly behind drops out, so
that most walks are spent on plans that are hard to tell apart.
"""

from time import perf_counter
from typing import Final

from bunkhouse.bots.planner import Plan, Planner
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking

_WEIGHT: Final = 0.85
"""How much of a plan's value comes from here."""
_STAGE: Final = 12
"""After every so many walks it is seen who is still in the race."""
_DOUBT: Final = 2.0
"""Whoever is behind by so many standard errors is out."""
_HORIZON: Final = 400
"""At the latest a walk ends after so many decisions."""


class Lookout:
    """Compares plans by walks to a later own turn."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self._thinking = thinking
        self._planner = Planner(game)

    def compare(
        self, plans: list[Plan], view: Perspective, rng: Rng, seconds: float | None = None
    ) -> list[Plan]:
        """The plans, sorted, with the best ones looked at more closely; those come first."""
        begun = perf_counter()
        how = self._thinking.among(plans[0].state.players)
        close = [plan for plan in plans[: how.candidates] if plans[0].value - plan.value < how.margin]
        if len(close) < 2 or how.walks == 0:
            return plans
        results: list[list[float]] = [[] for _ in close]
        racing = list(range(len(close)))
        for number in range(1, how.walks + 1):
            guess = view.determinize(rng.word())
            luck = rng.word() if how.walk_looks > 0 else 0
            for at in racing:
                results[at].append(self._walk(guess.copy(), close[at].whole(), view.seat, how, luck))
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

    def _walk(self, state: State, path: list[int], seat: int, how: Thinking, luck: int) -> float:
        """What the seat has some own turns later."""
        turns = how.rounds
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
            self._go_on(state, how, rng)
        return self.game.appraise(state, seat)

    def _go_on(self, state: State, how: Thinking, rng: Rng) -> None:
        """Whoever decides plans what follows, and does it until luck or somebody else has a say."""
        legal = state.legal()
        if len(legal) == 1:
            state.play(legal[0])
            return
        seat = int(state.seat)
        guesses = [state.determinize(seat, rng.word()) for _ in range(how.walk_looks)]
        for code in self._planner.plans(guesses or [state], how.walk_steps)[0].whole():
            state.play(code)
            if state.seat != seat:
                return


def still_racing(results: list[list[float]], racing: list[int]) -> list[int]:
    """Those who may yet turn out to be better than whoever leads: what they are behind could be luck.

    All of them have walked on the same guesses, so what they differ by on each tells more than their sums.
    """
    leader = racing[0]
    for at in racing:
        if _mean(results[at]) > _mean(results[leader]):
            leader = at
    return [at for at in racing if at == leader or not _is_out(results[at], results[leader])]


def _is_out(walked: list[float], led: list[float]) -> bool:
    """Whether somebody is clearly behind, or always where the leader is."""
    count = len(walked)
    behind = [led[at] - walked[at] for at in range(count)]
    usual = _mean(behind)
    variance = _mean([(each - usual) * (each - usual) for each in behind]) * count / (count - 1)
    return usual * usual >= _DOUBT * _DOUBT * variance / count


def _mean(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / len(values)
