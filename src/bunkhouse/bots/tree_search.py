"""Information-set Monte Carlo tree search for any number of players.

Every iteration starts from a guess of what the seat cannot know (a determinization), goes down one shared
tree along actions that are legal under this guess, and adds one node. The rollout then lets everybody play on
sensibly until the turn is over, or until some rounds later, and the position is valued for every seat. Ending
all rollouts at the same point of the turn order is what makes their values comparable. All it ever sees are
guesses: the hidden truth has no way in. Luck comes from one generator, so a given number of iterations always
comes to the same result.

Below the root the choice falls on the best upper confidence bound among the actions tried so far, counting
only the visits at which an action was legal. The number of tried actions grows with the square root of the
visits (progressive widening), and the next one to be tried is the one that looks best one step ahead. At the
root ``SequentialHalving`` decides.
"""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.rewards import Rewards
from bunkhouse.bots.search_tree import NOTHING, SearchTree
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.state import State
from bunkhouse.judging.judgement import Judgement
from bunkhouse.judging.search_settings import SearchSettings

_EXPLORATION: Final = 0.25
"""The weight of the unknown in the confidence bound."""


class TreeSearch:
    """A tree over the decisions that follow a position, as one seat sees it."""

    judgement: Judgement[Any]

    def __init__(self, game: Game, settings: SearchSettings, full_playouts: bool = False) -> None:
        """``full_playouts``: rollouts are random games to the end; for measuring speed."""
        self.judgement = judgement_of(game)
        self.tree = SearchTree()
        self.root: i64 = 0
        self._horizon_turns: i64 = settings.horizon_turns
        self._horizon: i64 = settings.horizon
        self._opponent_candidates: i64 = settings.opponent_candidates
        self._widening = settings.progressive_widening
        self.policy_rollouts = settings.policy_rollouts
        self.policy_decisions: i64 = 0
        """How many decisions the rollout policy has taken since this was last set to 0."""
        self._seat: i64 = -1
        """Whose decision is searched."""
        self._others = False
        """Whether another seat has had a decision since the iteration began."""
        self._turns_left: i64 = 0
        self._decisions_left: i64 = 0
        self._full = full_playouts
        self._choices = Choices()
        self._marks = vec[i64]([i64(0)] * game.actions.size)
        self._mark: i64 = 0
        self._path = vec[i32]([i32(0)] * 256)
        self._length: i64 = 0
        self._best_code: i64 = 0
        self._rewards = Rewards(self.judgement, settings)
        self.tree.clear()

    def begin(self) -> None:
        """Forget everything."""
        self.tree.clear()
        self.root = 0

    def follow(self, action: int) -> bool:
        """Go on below an action that was taken, keeping what is known about it; False when nothing is."""
        child: i64 = self.tree.child(self.root, action)
        if child == NOTHING:
            return False
        self.root = child
        return True

    def visits(self) -> int:
        """How often the tree below the root has been entered."""
        return int(self.tree.visits[self.root])

    def set_root_values(self, state: State) -> None:
        """Note how the seats stand where the search begins."""
        self._rewards.set_root(state)

    def iterate(self, view: Perspective, rng: Rng) -> None:
        """One guess, one way down the tree, one more node, one rollout."""
        self._seat = view.seat
        self._reset()
        self._descend(view.determinize(rng.word()), self.root, rng)

    def rollout_from(self, guess: State, candidate: i64, rng: Rng) -> None:
        """One iteration that begins with a given action below the root; the guess is used up."""
        self._seat = guess.seat
        self._reset()
        self._visit(self.root)
        guess.play(i64(self.tree.action[candidate]))
        self._descend(guess, candidate, rng)

    def _reset(self) -> None:
        self._length = 0
        self._others = False
        self._turns_left = self._horizon_turns
        self._decisions_left = self._horizon

    def _descend(self, state: State, node: i64, rng: Rng) -> None:
        tree = self.tree
        self._visit(node)
        while self._goes_on(state):
            choices = self._choices
            choices.clear()
            state.fill(choices)
            if choices.count == 1:
                state.play(choices.at(0))
                continue
            self._decisions_left -= 1
            child: i64 = self._selected(node)
            if child == NOTHING:
                state = self._expanded(state, node, rng)
                break
            state.play(i64(tree.action[child]))
            self._visit(child)
            node = child
        if self._full:
            self._play_out(state, rng)
        else:
            state = self._play_on(state, rng)
        if self.policy_rollouts:
            self._follow_policy(state)
        self._rewards.compute(state)
        self._back_up()

    def _goes_on(self, state: State) -> bool:
        """Whether the iteration is to see a further decision.

        It ends after the turn of the searching seat, or where its turn begins again after some rounds.
        """
        if state.seat < 0:
            return False
        if self._full:
            return True
        if self._decisions_left <= 0:
            return False
        if state.seat != self._seat:
            self._others = True
            return self._turns_left > 0
        if self._others or state.turn_begins():
            self._others = False
            self._turns_left -= 1
        return self._turns_left >= 0

    def _visit(self, node: i64) -> None:
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
                tree.availability[child] = i32(i64(tree.availability[child]) + 1)
                visits: i64 = i64(tree.visits[child])
                unknown = sqrt(log(float(i64(tree.availability[child])) + 1.0) / float(visits))
                bound = tree.reward[child] / float(visits) + _EXPLORATION * unknown
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = i64(tree.sibling[child])
        if tried == choices.count:
            return best
        if self._full:
            return NOTHING
        allowed: i64 = 1 + i64(self._widening * sqrt(float(i64(tree.visits[node]))))
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
            outcome = self._best_one_step_ahead(state, rng)
            chosen = self._best_code
        child: i64 = self.tree.add(node, chosen, seat)
        self.tree.availability[child] = i32(1)
        self._visit(child)
        return outcome

    def _best_one_step_ahead(self, state: State, rng: Rng) -> State:
        """The position after the best-looking of the listed actions, which is noted.

        The searching seat looks at all of them, and the others at some.
        """
        choices = self._choices
        seat: i64 = state.seat
        looks: i64 = choices.count
        if seat != self._seat and self._opponent_candidates < looks:
            looks = self._opponent_candidates
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
            value = self.judgement.evaluate(outcome, int(seat))
            if value > best_value:
                best_value = value
                best = outcome
                self._best_code = code
        return best

    # Beyond the tree.

    def _play_on(self, state: State, rng: Rng) -> State:
        """Sensible decisions of everybody up to the horizon."""
        choices = self._choices
        while self._goes_on(state):
            choices.clear()
            state.fill(choices)
            if choices.count == 1:
                state.play(choices.at(0))
            else:
                self._decisions_left -= 1
                state = self._best_one_step_ahead(state, rng)
        return state

    def _follow_policy(self, state: State) -> None:
        """Decisions of the rollout policy for everybody up to the end of the game."""
        while state.seat >= 0:
            self.policy_decisions += 1
            state.play(i64(self.judgement.rollout_policy(state)))

    def _play_out(self, state: State, rng: Rng) -> None:
        choices = self._choices
        while state.seat >= 0:
            choices.clear()
            state.fill(choices)
            state.play(choices.at(rng.below(choices.count)))

    def _back_up(self) -> None:
        tree = self.tree
        at: i64
        for at in range(self._length):
            node: i64 = i64(self._path[at])
            tree.visits[node] = i32(i64(tree.visits[node]) + 1)
            chooser: i64 = i64(tree.chooser[node])
            if chooser >= 0:
                tree.reward[node] += self._rewards.rewards[chooser]
                tree.wins[node] += self._rewards.chances[chooser]
