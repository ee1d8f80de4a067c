"""Information-set Monte Carlo tree search for any number of players.

Every walk starts from a guess of what the seat cannot know, goes down one shared tree along actions that are
legal under this guess, adds one node, and lets everybody play on sensibly until the turn is over, or until
some rounds later; then the position is valued for every seat. Ending all walks at the same point of the turn
order is what makes their values comparable. All it ever sees are guesses: the hidden truth has no way in.
Luck comes from one generator, so a given number of walks always comes to the same result.

Below the root the choice falls on the best upper confidence bound among the actions tried so far, counting
only the visits at which an action was legal. The number of tried actions grows with the square root of the
visits, and the next one to be tried is the one that looks best at a glance. At the root a ``Contest``
decides.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from bunkhouse.bots.judge import Judge
from bunkhouse.bots.tree import NOTHING, Tree
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking

_CURIOSITY: Final = 0.25
"""The weight of the unknown in the confidence bound."""


class Search:
    """A tree over the decisions that follow a position, as one seat sees it."""

    def __init__(self, game: Game, thinking: Thinking, full_playouts: bool = False) -> None:
        self.game = game
        self.tree = Tree()
        self.root: i64 = 0
        self._rounds: i64 = thinking.rounds
        self._horizon: i64 = thinking.horizon
        self._glance: i64 = thinking.glance
        self._width = thinking.width
        self.hasty = thinking.hasty
        self.hunches: i64 = 0
        """How many quick decisions were taken since it was last set to 0."""
        self._seat: i64 = -1
        """Whose decision is searched."""
        self._others = False
        """Whether another seat has had a decision since the walk began."""
        self._rounds_left: i64 = 0
        self._steps_left: i64 = 0
        self._full = full_playouts
        self._choices = Choices()
        self._marks = vec[i64]([i64(0)] * game.actions.size)
        self._mark: i64 = 0
        self._path = vec[i32]([i32(0)] * 256)
        self._length: i64 = 0
        self._glanced: i64 = 0
        self._judge = Judge(game, thinking)
        self.tree.clear()

    def begin(self) -> None:
        """Forget everything."""
        self.tree.clear()
        self.root = 0

    def follow(self, action: int) -> bool:
        """Go on below an action that was taken, keeping what is known about it; False when nothing is."""
        child: i64 = self.tree.below(self.root, action)
        if child == NOTHING:
            return False
        self.root = child
        return True

    def visits(self) -> int:
        """How often the tree below the root has been entered."""
        return int(self.tree.visits[self.root])

    def set_out(self, state: State) -> None:
        """Note how the seats stand where the thinking begins."""
        self._judge.set_out(state)

    def iterate(self, view: Perspective, rng: Rng) -> None:
        """One guess, one walk, one more node."""
        self._seat = view.seat
        self._begin_walk()
        self._walk(view.determinize(rng.word()), self.root, rng)

    def try_out(self, guess: State, candidate: i64, rng: Rng) -> None:
        """One walk that begins with a given action below the root; the guess is used up."""
        self._seat = guess.seat
        self._begin_walk()
        self._step(self.root)
        guess.play(i64(self.tree.action[candidate]))
        self._walk(guess, candidate, rng)

    def _begin_walk(self) -> None:
        self._length = 0
        self._others = False
        self._rounds_left = self._rounds
        self._steps_left = self._horizon

    def _walk(self, state: State, node: i64, rng: Rng) -> None:
        tree = self.tree
        self._step(node)
        while self._goes_on(state):
            choices = self._choices
            choices.clear()
            state.fill(choices)
            if choices.count == 1:
                state.play(choices.at(0))
                continue
            self._steps_left -= 1
            child: i64 = self._selected(node)
            if child == NOTHING:
                state = self._expanded(state, node, rng)
                break
            state.play(i64(tree.action[child]))
            self._step(child)
            node = child
        if self._full:
            self._play_out(state, rng)
        else:
            state = self._play_on(state, rng)
        if self.hasty:
            self._hurry(state)
        self._judge.judge(state)
        self._learn()

    def _goes_on(self, state: State) -> bool:
        """Whether the walk is to see a further decision.

        It ends after the turn of the searching seat, or where its turn begins again after some rounds.
        """
        if state.seat < 0:
            return False
        if self._full:
            return True
        if self._steps_left <= 0:
            return False
        if state.seat != self._seat:
            self._others = True
            return self._rounds_left > 0
        if self._others or state.turn_begins():
            self._others = False
            self._rounds_left -= 1
        return self._rounds_left >= 0

    def _step(self, node: i64) -> None:
        if self._length == len(self._path):
            self._path = append(self._path, i32(0))
        self._path[self._length] = i32(node)
        self._length += 1

    # Choosing within the tree.

    def _selected(self, node: i64) -> i64:
        """The tried action to follow, or NOTHING when it is time to try another one.

        Afterwards exactly the untried legal actions carry the current mark.
        """
        tree, choices = self.tree, self._choices
        self._mark += 1
        at: i64
        for at in range(choices.count):
            self._marks[choices.at(at)] = self._mark
        tried: i64 = 0
        best: i64 = NOTHING
        best_bound = -1.0
        child: i64 = i64(tree.first[node])
        while child != NOTHING:
            action: i64 = i64(tree.action[child])
            if self._marks[action] == self._mark:
                self._marks[action] = 0
                tried += 1
                tree.chances[child] = i32(i64(tree.chances[child]) + 1)
                visits: i64 = i64(tree.visits[child])
                unknown = sqrt(log(float(i64(tree.chances[child])) + 1.0) / float(visits))
                bound = tree.reward[child] / float(visits) + _CURIOSITY * unknown
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = i64(tree.after[child])
        if tried == choices.count:
            return best
        if self._full:
            return NOTHING
        allowed: i64 = 1 + i64(self._width * sqrt(float(i64(tree.visits[node]))))
        return best if tried >= allowed else NOTHING

    def _expanded(self, state: State, node: i64, rng: Rng) -> State:
        """Try the most promising of the untried actions; returns the position after it."""
        choices = self._choices
        untried: i64 = 0
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if self._marks[code] == self._mark:
                choices.codes[untried] = i32(code)
                untried += 1
        choices.count = untried
        seat: i64 = state.seat
        if self._full:
            chosen: i64 = choices.at(rng.below(untried))
            state.play(chosen)
            outcome = state
        else:
            outcome = self._best_at_a_glance(state, rng)
            chosen = self._glanced
        child: i64 = self.tree.grow(node, chosen, seat)
        self.tree.chances[child] = i32(1)
        self._step(child)
        return outcome

    def _best_at_a_glance(self, state: State, rng: Rng) -> State:
        """The position after the best-looking of the listed actions, which is noted.

        The searching seat looks at all of them, and the others at some.
        """
        choices = self._choices
        seat: i64 = state.seat
        looks: i64 = choices.count
        if seat != self._seat and self._glance < looks:
            looks = self._glance
        best_value = float("-inf")
        best = state
        at: i64
        for at in range(looks):
            if looks < choices.count:
                other: i64 = at + rng.below(choices.count - at)
                swapped: i64 = choices.at(other)
                choices.codes[other] = choices.codes[at]
                choices.codes[at] = i32(swapped)
            code: i64 = choices.at(at)
            outcome = state.copy()
            outcome.play(code)
            value = self.game.evaluate(outcome, int(seat))
            if value > best_value:
                best_value = value
                best = outcome
                self._glanced = code
        return best

    # Beyond the tree.

    def _play_on(self, state: State, rng: Rng) -> State:
        """Sensible decisions of everybody up to the end of the walk."""
        choices = self._choices
        while self._goes_on(state):
            choices.clear()
            state.fill(choices)
            if choices.count == 1:
                state.play(choices.at(0))
            else:
                self._steps_left -= 1
                state = self._best_at_a_glance(state, rng)
        return state

    def _hurry(self, state: State) -> None:
        """Quick decisions of everybody up to the end of the game."""
        while state.seat >= 0:
            self.hunches += 1
            state.play(i64(self.game.hunch(state)))

    def _play_out(self, state: State, rng: Rng) -> None:
        choices = self._choices
        while state.seat >= 0:
            choices.clear()
            state.fill(choices)
            state.play(choices.at(rng.below(choices.count)))

    def _learn(self) -> None:
        tree = self.tree
        at: i64
        for at in range(self._length):
            node: i64 = i64(self._path[at])
            tree.visits[node] = i32(i64(tree.visits[node]) + 1)
            chooser: i64 = i64(tree.chooser[node])
            if chooser >= 0:
                tree.reward[node] += self._judge.rewards[chooser]
                tree.hope[node] += self._judge.hopes[chooser]
