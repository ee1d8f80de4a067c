"""Games that bots play to learn from: who stood how, and how it went on.

Everybody takes what the network likes best, or what still looks best some turns later, and now and then
something random.
``scripts/train_value_model.py`` fits the network to what comes of it.
"""

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.plan_comparison import PlanComparison
from bunkhouse.bots.turn_planner import TurnPlanner
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State
from bunkhouse.judging.network import Inputs, Network
from bunkhouse.judging.search_settings import SearchSettings

_NEVER = -1.0e9
_DETERMINIZATIONS = 3
_ITERATIONS = 8
"""How much thinking goes into a decision."""
_CANDIDATES = 6
_MARGIN = 6.0
_TURNS = 2
"""What is looked at more closely, and how far, by those who look beyond a turn."""


class SelfPlayGame:
    """One game. The lists run in parallel, a position as one seat saw it each."""

    def __init__(self, game: Game, network: Network, taught: bool, rollouts: int = 0) -> None:
        """``rollouts``: so often, at most, a plan is looked at beyond its turn."""
        self.game = game
        self._judgement = judgement_of(game)
        self._rollouts = rollouts
        self._comparison = PlanComparison(
            game,
            SearchSettings(candidates=_CANDIDATES, margin=_MARGIN, rollouts=rollouts, horizon_turns=_TURNS),
        )
        self._planner = TurnPlanner(game)
        self._planner.network = network
        self._inputs = Inputs(network.size)
        self._preferences: list[dict[int, float]] = []
        self._untaught: list[int] = []
        self._taught = taught
        """Whether the network chooses; otherwise the game's own evaluation does."""
        self.seats: list[int] = []
        self.features: list[list[float]] = []
        self.values: list[float] = []
        """What the network thought of the position; after a closer look, what that said."""
        self.expected: list[float] = []
        """What it hoped for next where something else was tried, so that this does not count; else NEVER."""
        self.results: list[float] = []
        """What the game brought every seat in the end."""
        self.scores: list[int] = []
        self._last: list[int] = []
        self._here = -1
        """The seat that has just noted this very position."""
        self._best = 0.0

    def play(
        self,
        players: int,
        seed: int,
        options: dict[str, str],
        random_one_in: list[int],
        preferences: list[dict[int, float]] | None = None,
        untaught: list[int] | None = None,
    ) -> None:
        """``random_one_in``: one in so many decisions of a seat is made at random; 0 for none.

        ``preferences``: what a seat likes about positions beyond what the network says, by feature. A plan
        that needs many steps is found by a seat that prefers it, and never at random. ``untaught``: the seats
        that go by the game's own evaluation; nothing is learnt from what they see.
        """
        self._untaught = untaught or []
        self._preferences = preferences or []
        state = self.game.new(players, seed, **options)
        rng = seeded(seed, 77)
        self._last = [-1] * players
        turn = -1
        while state.seat >= 0:
            seat = int(state.seat)
            if seat != turn:
                turn = seat
                for other in range(players):
                    if other == seat or rng.below(4) == 0:
                        self._note(state, other)
            legal = state.legal()
            code = legal[0]
            if len(legal) > 1:
                code = self._choose(state, legal, rng)
                if self._rollouts > 0 and self._here == seat:
                    self.values[self._last[seat]] = self._best
                if random_one_in[seat] > 0 and rng.below(random_one_in[seat]) == 0:
                    code = legal[rng.below(len(legal))]
                    if self._last[seat] >= 0:
                        self.expected[self._last[seat]] = self._best
            state.play(code)
            self._here = -1
            if state.seat >= 0 and len(legal) > 1:
                self._note(state, seat)
                self._here = seat if seat not in self._untaught else -1
        self.results = [self._judgement.value(state, seat) for seat in range(players)]
        self.scores = state.scores()

    def _choose(self, state: State, legal: list[int], rng: Rng) -> int:
        """What a planner with the seat's preferences takes, or what looks best to the game's evaluation."""
        seat = int(state.seat)
        if self._taught and seat not in self._untaught:
            self._planner.preferences = self._preferences[seat] if seat < len(self._preferences) else {}
            guesses = [state.determinize(seat, rng.word()) for _ in range(_DETERMINIZATIONS)]
            plans = self._planner.plans(guesses, _ITERATIONS)
            if self._rollouts > 0:
                plans = self._comparison.compare(plans, Perspective(state, seat), rng)
            self._best = plans[0].value
            return plans[0].path[0]
        guess = state.determinize(seat, rng.word())
        self._best = float("-inf")
        chosen = legal[0]
        for code in legal:
            outcome = guess.copy()
            outcome.play(code)
            value = self._judgement.evaluate(outcome, seat)
            if value > self._best:
                self._best = value
                chosen = code
        return chosen

    def _note(self, state: State, seat: int) -> None:
        if seat in self._untaught:
            return
        self._judgement.describe(state, seat, self._inputs)
        self._last[seat] = len(self.seats)
        self.seats.append(seat)
        self.features.append(self._inputs.listed())
        self.values.append(self._judgement.value(state, seat))
        self.expected.append(_NEVER)
