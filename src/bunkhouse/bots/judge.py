"""What the end of a walk is worth to every seat."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking


class Judge:
    """Values positions, by a game's own appraisal or, at the end of a game, by its result."""

    rewards: vec[float]
    """What a search goes by, for every seat between 0 and 1."""
    hopes: vec[float]
    """The chance to win, for every seat."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self._game = game
        self._spread = thinking.spread
        self._rivalry = thinking.rivalry
        self._victory = thinking.victory
        self._closing = thinking.closing
        self._values = vec[float]([])
        self._base = vec[float]([])
        """What the position at the start of the thinking was worth."""
        self.rewards = vec[float]([])
        self.hopes = vec[float]([])

    def set_out(self, state: State) -> None:
        """Note how the seats stand where the thinking begins."""
        self._base = vec[float]([self._game.appraise(state, seat) for seat in range(state.seats)])

    def judge(self, state: State) -> None:
        """What the position is worth to every seat."""
        seats: i64 = state.seats
        seat: i64
        if len(self.rewards) != seats:
            self._values = vec[float]([0.0] * int(seats))
            self.rewards = vec[float]([0.0] * int(seats))
            self.hopes = vec[float]([0.0] * int(seats))
        if state.seat < 0:
            scores = state.scores()
            for seat in range(seats):
                self._values[seat] = float(scores[int(seat)])
            self._compare(self._closing)
            self._crown(state)
            return
        for seat in range(seats):
            self._values[seat] = self._game.appraise(state, int(seat))
        self._compare(self._rivalry)

    def _compare(self, rivalry: float) -> None:
        """Rewards and hopes: the lead over the best of the others; the reward may look at it only in part.

        The rest of the reward is the progress since the thinking began.
        """
        seats: i64 = len(self._values)
        seat: i64
        other: i64
        for seat in range(seats):
            rival = float("-inf")
            for other in range(seats):
                if other != seat and self._values[other] > rival:
                    rival = self._values[other]
            self.hopes[seat] = self._part(self._values[seat] - rival)
            lead = self._values[seat] - rivalry * rival
            if rivalry < 1.0 and len(self._base) > seat:
                lead -= (1.0 - rivalry) * self._base[seat]
            self.rewards[seat] = self._part(lead)

    def _part(self, lead: float) -> float:
        """A lead as a number between 0 and 1."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / self._spread))))

    def _crown(self, state: State) -> None:
        ranking = state.ranking()
        winners = float(ranking.count(1))
        seat: i64
        for seat in range(len(self.rewards)):
            won = 1.0 / winners if ranking[int(seat)] == 1 else 0.0
            self.rewards[seat] = self._victory * won + (1.0 - self._victory) * self.rewards[seat]
            self.hopes[seat] = won
