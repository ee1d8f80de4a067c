"""The course of one game: where it stands, how it came there, how far it may be taken back.

A table is loaded from its newest position. What happened before (the events of every step, for the log, and
the positions along the way) is worked out from the actions when somebody first asks for it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bunkhouse.engine.errors import BunkhouseError, IllegalAction, NotationError
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.engine.state import State
from bunkhouse.server.errors import NotReady, Refused, UndoRefused
from bunkhouse.server.running.actions import Played
from bunkhouse.server.steps import Position, Step

MILESTONE = 25
"""A position is kept for ever once in so many steps."""


@dataclass(frozen=True, slots=True)
class Advance:
    """An action that was tried and is legal, but not yet part of the course."""

    played: Played
    state: State
    step: Step


class Course:
    """The true state and its past. Nothing here is changed before the database has agreed."""

    def __init__(
        self, game: Game, state: State, line: list[Played], begin: Callable[[], State], base: int = 0
    ) -> None:
        self.game = game
        self.state = state
        self.line = line
        """The actions in effect."""
        self._base = base
        """From this step on, steps and positions can be worked out by playing."""
        self._begin = begin
        """Gives the position at ``_base``."""
        self._steps: list[Step] = []
        """The last steps, with their events; all of them from ``_base`` on once somebody asked."""
        self._past: list[State] = []
        """The states an undo can return to, the latest last."""
        self._marks: dict[int, State] = {}
        """Positions along the way, one in every so many steps."""
        self._kept: dict[int, State] = {}
        """Positions from before ``_base``, kept when the rules changed."""

    @property
    def step(self) -> int:
        return len(self.line)

    # Going on and going back.

    def attempt(self, seat: int, notation: str, now: int) -> Advance:
        """Try an action on a copy. ``Refused`` when the rules forbid it, ``NotReady`` out of turn."""
        try:
            code = self.game.parse(notation)
        except NotationError as error:
            raise Refused(error) from None
        state, move = self.state, Move(code)
        if seat != state.actor:
            if code not in state.interjections(seat):
                raise NotReady("not-your-turn")
            move = Move(code, seat)
        played = Played(seat, self.game.notation(code), move.out_of_turn is not None, self.game.rules, now)
        try:
            after, events = _performed(state, move)
        except IllegalAction as error:
            raise Refused(error) from None
        return Advance(played, after, _step(self.step + 1, played, code, events))

    def accept(self, advance: Advance) -> None:
        """Go on to where an attempt led."""
        self._past.append(self.state)
        self.state = advance.state
        self.line.append(advance.played)
        self._steps.append(advance.step)
        del self._past[: len(self._past) - self.state.undo_limit().steps]
        self._mark()

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many steps the seat may take back, and what stands in the way of more."""
        limit = self.state.undo_limit()
        if limit.seat != seat:
            return 0, "undo-other" if limit.seat is not None else "undo-start"
        return min(limit.steps, len(self._past)), f"undo-{limit.wall}"

    def before(self, seat: int, steps: int) -> State:
        """The state that an undo by this seat leads to. ``UndoRefused``."""
        most, wall = self.undoable(seat)
        if not 1 <= steps <= most:
            raise UndoRefused(wall)
        return self._past[-steps]

    def turns_ended(self, seat: int, steps: int) -> list[int]:
        """Which of the last steps, by their numbers, ended a turn of the seat."""
        states = [*self._past[-steps:], self.state]
        first = self.step - steps + 1
        return [
            number
            for number, (before, after) in enumerate(pairwise(states), first)
            if before.actor == seat != after.actor
        ]

    def take_back(self, steps: int) -> None:
        self.state = self._past[-steps]
        del self._past[-steps:]
        del self.line[-steps:]
        del self._steps[-steps:]
        for step in [step for step in self._marks if step > self.step]:
            del self._marks[step]

    # Looking back.

    def history(self) -> list[Step]:
        """Every step in effect; steps under other rules are known by their notation only."""
        self._work_out()
        if self._base == 0:
            return self._steps
        unknown = [unknown_step(number, played) for number, played in enumerate(self.line[: self._base], 1)]
        return unknown + self._steps

    def position(self, step: int | None = None) -> Position:
        wanted = self.step if step is None else max(0, min(step, self.step))
        if wanted == self.step:
            return self._position(self.state, self.step)
        self._work_out()
        if wanted < self._base:
            found = max((kept for kept in self._kept if kept <= wanted), default=None)
            if found is None:
                raise NotReady("rules-changed")
            return self._position(self._kept[found], found)
        mark = max(at for at in self._marks if at <= wanted)
        state = self._marks[mark].copy()
        for played in self.line[mark:wanted]:
            read_move(self.game, played.written).perform(state)
        return self._position(state, wanted)

    def keep(self, step: int, state: State) -> None:
        """Remember a position from before the steps that can be played again."""
        self._kept[step] = state

    def replayable(self) -> tuple[State | None, list[str]]:
        """What leads to the present position when it is played again, as records write it.

        The position to begin at is None where the game itself begins.
        """
        start = self._begin() if self._base else None
        return start, [played.written for played in self.line[self._base :]]

    def _position(self, state: State, step: int) -> Position:
        return Position(self.game, state, step, self.step, self.line)

    def _work_out(self) -> None:
        """Play everything from the base again, unless that has been done."""
        if len(self._steps) == self.step - self._base and self._base in self._marks:
            return
        try:
            self._play_again()
        except BunkhouseError:  # the rules changed and kept their number: what is written stays true
            here = self.state
            self._base, self._steps, self._marks = self.step, [], {self.step: here}
            self._begin = lambda: here

    def _play_again(self) -> None:
        state, steps = self._begin(), list[Step]()
        marks = {self._base: state}
        for number, played in enumerate(self.line[self._base :], self._base + 1):
            move = read_move(self.game, played.written)
            state, events = _performed(state, move)
            steps.append(_step(number, played, move.code, events))
            if number % MILESTONE == 0:
                marks[number] = state
        self._steps, self._marks = steps, marks

    def _mark(self) -> None:
        if self.step % MILESTONE == 0:
            self._marks[self.step] = self.state


def recalled(course: Course, tails: Sequence[tuple[int, State]]) -> None:
    """Give a freshly loaded course back what an undo may return to.

    ``tails`` are earlier positions, the latest first. Playing on from one tells how far an undo reaches, when
    the wall lies behind it; otherwise the one before it is tried.
    """
    now = course.state.dump()
    for step, start in tails:
        try:
            state, past, steps = _replayed(course, step, start)
        except BunkhouseError:
            return  # played differently under these rules: what is written stays, and cannot be taken back
        if state.dump() != now:
            return
        course.state, course._past, course._steps = state, past, steps
        if state.undo_limit().wall != "start":
            return


def _replayed(course: Course, step: int, start: State) -> tuple[State, list[State], list[Step]]:
    state, past, steps = start, [], []
    for number, played in enumerate(course.line[step:], step + 1):
        move = read_move(course.game, played.written)
        past.append(state)
        state, events = _performed(state, move)
        steps.append(_step(number, played, move.code, events))
        del past[: len(past) - state.undo_limit().steps]
    return state, past, steps


def _performed(state: State, move: Move) -> tuple[State, list[Event]]:
    """The state after a move, and what happened; the given state stays as it is."""
    after, events = state.copy(), list[Event]()
    after.journal = events
    move.perform(after)
    after.journal = None
    return after, events


def _step(number: int, played: Played, code: int, events: list[Event]) -> Step:
    return Step(number, played.seat, code, played.notation, played.interjection, tuple(events), played.time)


def unknown_step(number: int, played: Played) -> Step:
    return Step(number, played.seat, -1, played.notation, played.interjection, (), played.time, False)
