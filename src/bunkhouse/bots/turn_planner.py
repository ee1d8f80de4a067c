"""Planning a turn: what follows from an action until luck or somebody else has a say.

The plan that looks best is followed to its end and looked at again there, until the best one is a plan whose
end has been seen. So what a position in the middle of a turn seems to promise is believed only until it is
tried out. Where luck has a say, a plan ends, and is worth the average over some guesses.
"""

from math import exp
from time import perf_counter
from typing import Any

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.network import Network


class TurnPlan:
    """A way to begin a turn, and what can follow."""

    def __init__(self, path: list[int], state: State, value: float, ends: bool) -> None:
        self.path = path
        self.state = state
        self.value = value
        self.ends = ends
        """Whether there is nothing more to plan."""
        self.visits = 0
        self.next: list[TurnPlan] = []

    def best(self) -> "TurnPlan":
        """The most promising continuation; there must be one."""
        found = self.next[0]
        for plan in self.next:
            if plan.value > found.value:
                found = plan
        return found

    def whole(self) -> list[int]:
        """All actions of the best way to go on."""
        plan = self
        while plan.next:
            plan = plan.best()
        return plan.path


class TurnPlanner:
    """Values actions by the turns that they begin, by what the game says their ends are worth."""

    judgement: Judgement[Any]

    def __init__(self, game: Game) -> None:
        self.judgement = judgement_of(game)
        self.preferences: dict[int, float] = {}
        """What is liked about positions beyond that, by feature."""
        self.network: Network | None = None
        """Whose features the preferences are about."""
        self._seat = 0
        self._guesses: list[State] = []

    def plans(self, guesses: list[State], iterations: int, seconds: float | None = None) -> list[TurnPlan]:
        """The legal actions, the best one first; plans are followed so often, or for so long."""
        begun = perf_counter()
        self._guesses = guesses
        self._seat = int(guesses[0].seat)
        root = TurnPlan([], guesses[0], 0.0, False)
        self._expand(root)
        for _ in range(iterations):
            if seconds is not None and perf_counter() - begun > seconds:
                break
            if not self._iterate(root):
                break
        return sorted(root.next, key=_by_value)

    def _iterate(self, root: TurnPlan) -> bool:
        """Follow the best plan one step further; False when its end has been seen."""
        line = [root]
        while line[-1].next:
            line.append(line[-1].best())
        if line[-1].ends:
            return False
        self._expand(line[-1])
        line.reverse()
        for plan in line:
            plan.value = plan.best().value
            plan.visits += 1
        return True

    def _expand(self, plan: TurnPlan) -> None:
        start = plan.state
        for code in start.legal():
            outcome = start.copy()
            outcome.play(code)
            path = [*plan.path, code]
            value = self._value(outcome)
            lucky = outcome.rng.counter != start.rng.counter
            if lucky:
                value = (value + self._value_elsewhere(path)) / len(self._guesses)
            plan.next.append(TurnPlan(path, outcome, value, lucky or outcome.seat != self._seat))

    def _value_elsewhere(self, path: list[int]) -> float:
        """What the plan brings on the other guesses, added up."""
        total = 0.0
        for at in range(1, len(self._guesses)):
            outcome = self._guesses[at].copy()
            for code in path:
                outcome.play(code)
            total += self._value(outcome)
        return total

    def _value(self, outcome: State) -> float:
        value = self.judgement.value(outcome, self._seat)
        if self.preferences and self.network is not None and outcome.seat >= 0:
            inputs = self.network.inputs.values
            for feature, weight in self.preferences.items():
                value += weight * inputs[feature]
        return value


def _by_value(plan: TurnPlan) -> float:
    return -plan.value


def chance(lead: float, seats: int, lead_scale: float) -> float:
    """The chance to win of somebody with a lead over the mean of all."""
    return 1.0 / (1.0 + float(seats - 1) * exp(-max(-30.0, min(30.0, lead / lead_scale))))
