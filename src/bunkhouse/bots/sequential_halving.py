"""Sequential halving: how the actions of a decision share the rollouts.

The actions with the best first values enter. They are tried on the same guesses of what is hidden, with the
same luck to come, so that what they have in common cancels out, and after each stage the better half goes on.
Thus most rollouts go into the actions between which it is hard to choose.
"""

from mypy_extensions import i64

from bunkhouse.bots.search_tree import NOTHING
from bunkhouse.bots.tree_search import TreeSearch
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State
from bunkhouse.judging.search_settings import SearchSettings


class SequentialHalving:
    """The children of a search's root, from many to the best."""

    def __init__(self, search: TreeSearch, settings: SearchSettings) -> None:
        self.search = search
        self._candidates = settings.candidates
        self._margin = settings.margin
        self._prior_weight = settings.prior_weight
        self._slope = 0.25 / settings.lead_scale
        """What a point is worth in the rewards of the search, near an even game."""
        self._gaps: dict[int, float] = {}
        """How far the first value of each action was below the best one."""
        self._level = 0.0
        """What the remaining actions bring on average."""
        self.remaining: list[int] = []
        """The nodes that are still compared, the best one first."""
        self.eliminated: list[int] = []
        """The nodes that were left behind, those that stayed longer first."""

    def enter(self, guesses: list[State], most: int) -> None:
        """Let the actions begin that look best, on an average of some guesses."""
        search, tree, seat = self.search, self.search.tree, int(guesses[0].seat)
        search.set_root_values(guesses[0])
        first = self._policy_values(guesses[0]) if search.policy_rollouts else self._first_values(guesses)
        self.remaining, self.eliminated = [], []
        self._gaps = {}
        for value, code in first[: min(self._candidates, most)]:
            if value - first[0][0] > self._margin:
                break
            node: i64 = tree.child(search.root, code)
            if node == NOTHING:
                node = tree.add(search.root, code, seat)
            self.remaining.append(int(node))
            self._gaps[int(node)] = value - first[0][0]

    def _first_values(self, guesses: list[State]) -> list[tuple[float, int]]:
        """Every action after the negative of its value one step ahead, the best one first."""
        seat = int(guesses[0].seat)
        values: list[tuple[float, int]] = []
        for code in guesses[0].legal():
            total = 0.0
            for guess in guesses:
                outcome = guess.copy()
                outcome.play(code)
                total += self.search.judgement.evaluate(outcome, seat)
            values.append((-total / len(guesses), code))
        values.sort()
        return values

    def _policy_values(self, guess: State) -> list[tuple[float, int]]:
        """The same, as the rollout policy sees it without trying anything."""
        values = [(-worth, code) for worth, code in self.search.judgement.rollout_candidates(guess)]
        values.sort()
        return values

    def stages(self) -> int:
        return max(1, (len(self.remaining) - 1).bit_length())

    def try_each(self, guess: State, rng: Rng) -> None:
        """One more rollout for every remaining action, on one guess."""
        for node in self.remaining:
            self.search.rollout_from(guess.copy(), node, rng)

    def halve(self) -> None:
        self._level = sum(self.search.tree.mean(node) for node in self.remaining) / len(self.remaining)
        self.remaining.sort(key=self._rank, reverse=True)
        keep = (len(self.remaining) + 1) // 2
        self.eliminated = self.remaining[keep:] + self.eliminated
        self.remaining = self.remaining[:keep]

    def _rank(self, node: int) -> float:
        """What the rollouts say; while there are few of them, the first value counts as well.

        Whole games differ so much that a few of them may not overrule the rollout policy.
        """
        tree = self.search.tree
        doubt = self._prior_weight / (self._prior_weight + float(tree.visits[node]))
        if self.search.policy_rollouts:
            return (1.0 - doubt) * (tree.mean(node) - self._level) - doubt * self._slope * self._gaps[node]
        return tree.mean(node) - doubt * self._slope * self._gaps[node]
