"""What a game tells bots about a position.

A game's judgement is the object ``JUDGEMENT`` in its module or package ``bot``. A game without one is judged
by its score.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import State
from bunkhouse.judging.network import Inputs, Network
from bunkhouse.judging.search_settings import SearchSettings

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[T]):
    """How a game's positions look to a bot. All values are in the game's points."""

    def evaluate(self, state: T, seat: int) -> float:
        """How good the position looks for a seat; for bots that look one step ahead."""
        return float(state.scores()[seat])

    def value(self, state: T, seat: int) -> float:
        """What the position will bring a seat; for bots that look far ahead."""
        return self.evaluate(state, seat)

    def rollout_policy(self, state: T) -> int:
        """The action that a quick player would choose; for bots that play games on to their end."""
        raise NotImplementedError

    def rollout_candidates(self, state: T) -> list[tuple[float, int]]:
        """The actions that a quick player would consider, each behind what it is worth."""
        raise NotImplementedError

    def network(self, setting: Setting) -> Network | None:
        """What ``value`` asks at such a table, where that is learnt by playing."""
        return None

    def describe(self, state: T, seat: int, inputs: Inputs) -> None:
        """Write down the features of a position that the network values."""
        raise NotImplementedError

    def search_settings(self) -> SearchSettings:
        """How a bot should search this game."""
        return SearchSettings()
