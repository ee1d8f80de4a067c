"""What the end of a rollout is worth to every seat."""

from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.state import State
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings


class Rewards:
    """Turns positions into rewards, by the game's own values or, at the end of a game, by its result."""

    rewards: vec[float]
    """What a search goes by, for every seat between 0 and 1."""
    chances: vec[float]
    """The chance to win, for every seat."""

    def __init__(self, judgement: Judgement[Any], settings: SearchSettings) -> None:
        self._judgement = judgement
        self._lead_scale = settings.lead_scale
        self._rival_weight = settings.rival_weight
        self._final_rival_weight = settings.final_rival_weight
        self._win_weight = settings.win_weight
        self._values = vec[float]([])
        self._start = vec[float]([])
        """What the position at the root was worth."""
        self.rewards = vec[float]([])
        self.chances = vec[float]([])

    def set_root(self, state: State) -> None:
        """Note how the seats stand where the search begins."""
        self._start = vec[float]([self._judgement.value(state, seat) for seat in range(state.seats)])

    def compute(self, state: State) -> None:
        """The rewards and chances of every seat in a position."""
        seats: i64 = state.seats
        seat: i64
        if len(self.rewards) != seats:
            self._values = vec[float]([0.0] * int(seats))
            self.rewards = vec[float]([0.0] * int(seats))
            self.chances = vec[float]([0.0] * int(seats))
        if state.seat < 0:
            scores = state.scores()
            for seat in range(seats):
                self._values[seat] = float(scores[int(seat)])
            self._compare(self._final_rival_weight)
            self._add_win(state)
            return
        for seat in range(seats):
            self._values[seat] = self._judgement.value(state, int(seat))
        self._compare(self._rival_weight)

    def _compare(self, rival_weight: float) -> None:
        """The lead over the best of the others; the reward may look at it only in part.

        The rest of the reward is the progress since the root.
        """
        seats: i64 = len(self._values)
        seat: i64
        other: i64
        for seat in range(seats):
            rival = float("-inf")
            for other in range(seats):
                if other != seat and self._values[other] > rival:
                    rival = self._values[other]
            self.chances[seat] = self._logistic(self._values[seat] - rival)
            lead = self._values[seat] - rival_weight * rival
            if rival_weight < 1.0 and len(self._start) > seat:
                lead -= (1.0 - rival_weight) * self._start[seat]
            self.rewards[seat] = self._logistic(lead)

    def _logistic(self, lead: float) -> float:
        """A lead as a number between 0 and 1."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / self._lead_scale))))

    def _add_win(self, state: State) -> None:
        ranking = state.ranking()
        winners = float(ranking.count(1))
        seat: i64
        for seat in range(len(self.rewards)):
            won = 1.0 / winners if ranking[int(seat)] == 1 else 0.0
            self.rewards[seat] = self._win_weight * won + (1.0 - self._win_weight) * self.rewards[seat]
            self.chances[seat] = won
