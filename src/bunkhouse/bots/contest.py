"""How the actions of a decision compete for the thinking.

The best-looking ones enter. They are tried on the same guesses of what is hidden, with the same luck to come,
so that what they have in common cancels out, and after each stage the better half goes on. Thus most of the
thinking goes into the actions between which it is hard to choose.
"""

from mypy_extensions import i64

from bunkhouse.bots.search import Search
from bunkhouse.bots.tree import NOTHING
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking


class Contest:
    """The children of a search's root, from many to the best."""

    def __init__(self, search: Search, thinking: Thinking) -> None:
        self.search = search
        self._most = thinking.candidates
        self._margin = thinking.margin
        self._trust = thinking.trust
        self._slope = 0.25 / thinking.spread
        """What a point is worth in the rewards of the search, near an even game."""
        self._gaps: dict[int, float] = {}
        """How much worse than the best one each action looked at the start."""
        self._level = 0.0
        """What the actions still in the contest bring on average."""
        self.standing: list[int] = []
        """The nodes still in the contest, the best one first."""
        self.fallen: list[int] = []
        """The nodes that were left behind, those that stayed longer first."""

    def enter(self, guesses: list[State], most: int) -> None:
        """Let the actions begin that look best, on an average of some guesses."""
        search, tree, seat = self.search, self.search.tree, int(guesses[0].seat)
        search.set_out(guesses[0])
        looks = self._hunches(guesses[0]) if search.hasty else self._looks(guesses)
        self.standing, self.fallen = [], []
        self._gaps = {}
        for value, code in looks[: min(self._most, most)]:
            if value - looks[0][0] > self._margin:
                break
            node: i64 = tree.below(search.root, code)
            if node == NOTHING:
                node = tree.grow(search.root, code, seat)
            self.standing.append(int(node))
            self._gaps[int(node)] = value - looks[0][0]

    def _looks(self, guesses: list[State]) -> list[tuple[float, int]]:
        """Every action after less how good it looks, the best one first."""
        seat = int(guesses[0].seat)
        looks: list[tuple[float, int]] = []
        for code in guesses[0].legal():
            total = 0.0
            for guess in guesses:
                outcome = guess.copy()
                outcome.play(code)
                total += self.search.game.evaluate(outcome, seat)
            looks.append((-total / len(guesses), code))
        looks.sort()
        return looks

    def _hunches(self, guess: State) -> list[tuple[float, int]]:
        """The same, as a quick player sees it without trying anything."""
        looks = [(-worth, code) for worth, code in self.search.game.hunches(guess)]
        looks.sort()
        return looks

    def stages(self) -> int:
        return max(1, (len(self.standing) - 1).bit_length())

    def heat(self, guess: State, rng: Rng) -> None:
        """Everybody once more, on one guess."""
        for node in self.standing:
            self.search.try_out(guess.copy(), node, rng)

    def halve(self) -> None:
        self._level = sum(self.search.tree.mean(node) for node in self.standing) / len(self.standing)
        self.standing.sort(key=self._rank, reverse=True)
        keep = (len(self.standing) + 1) // 2
        self.fallen = self.standing[keep:] + self.fallen
        self.standing = self.standing[:keep]

    def _rank(self, node: int) -> float:
        """What the walks say; while there are few of them, the first look counts as well.

        Whole games differ so much that a few of them may not overrule a hunch.
        """
        tree = self.search.tree
        doubt = self._trust / (self._trust + float(tree.visits[node]))
        if self.search.hasty:
            return (1.0 - doubt) * (tree.mean(node) - self._level) - doubt * self._slope * self._gaps[node]
        return tree.mean(node) - doubt * self._slope * self._gaps[node]
