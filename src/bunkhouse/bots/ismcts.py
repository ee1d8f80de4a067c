"""A bot that searches."""

from time import perf_counter
from typing import final

from mypy_extensions import i64

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.search import Search
from bunkhouse.bots.tree import NOTHING
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.thinking import Thinking


class Advice:
    """An action worth considering, and what it is thought to bring."""

    def __init__(self, action: int, visits: int, chance: float) -> None:
        self.action = action
        self.visits = visits
        self.chance = chance
        """The estimated chance to win after it."""


@final
class SearchBot(Bot):
    """Thinks for a number of iterations, or for a time when that ends sooner.

    Without a limit of time the same seed gives the same choice on every machine.
    """

    def __init__(
        self, game: Game, iterations: int, seconds: float | None = None, thinking: Thinking | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._search = Search(game, thinking or game.thinking())
        self._last = -1
        """The action chosen last, while a further decision of the same turn could follow it."""
        self._last_steps = 0

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        chosen = legal[0] if len(legal) == 1 else self.advise(view, rng)[0].action
        self._last = chosen
        self._last_steps = view.own_steps()
        return chosen

    def advise(self, view: Perspective, rng: Rng) -> list[Advice]:
        """The legal actions that were tried, the best one first; none where there is nothing to choose."""
        if len(view.legal()) == 1:
            return []
        self._enter(view)
        search = self._search
        begun = perf_counter()
        for done in range(self.iterations):
            if search.visits() >= self.iterations and done > 0:
                break
            search.iterate(view, rng)
            if self.seconds is not None and done % 8 == 7 and perf_counter() - begun > self.seconds:
                break
        return self._advice(view)

    def _enter(self, view: Perspective) -> None:
        """Keep the tree when this decision follows the last one with nothing unforeseen in between."""
        followed = self._last >= 0 and view.own_steps() == self._last_steps + 1
        if not (followed and self._search.follow(self._last)):
            self._search.begin()
        self._last = -1

    def _advice(self, view: Perspective) -> list[Advice]:
        tree = self._search.tree
        legal = set(view.legal())
        found: list[Advice] = []
        child: i64 = i64(tree.first[self._search.root])
        while child != NOTHING:
            action = int(tree.action[child])
            if action in legal:
                found.append(Advice(action, int(tree.visits[child]), tree.mean(child)))
            child = i64(tree.after[child])
        found.sort(key=_by_visits, reverse=True)
        return found


def _by_visits(advice: Advice) -> tuple[int, float, int]:
    return advice.visits, advice.chance, -advice.action
