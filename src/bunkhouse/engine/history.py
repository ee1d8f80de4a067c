"""The history of one game: where it stands, how it came there, how far it may be taken back, and its record.

A history holds the true state. An action is tried on a copy first (``attempt``) and becomes part of the
history afterwards (``accept``), so that it can be written down in between. A history that was loaded knows
its newest position and its actions; what happened before (the events of every action, the positions along
the way) is worked out by playing again when somebody first asks for it.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event, UndoLimit
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.engine.record import Record, Result, SeatNote, cannot_replay, opening
from bunkhouse.engine.state import State

MILESTONE: Final = 25
"""One position in so many actions is remembered."""


class PlayedAction(NamedTuple):
    """An action in effect: played, and not taken back."""

    seat: int
    """The seat that acted (a number from ``state.seats`` on for a seat that plays by itself)."""
    notation: str
    interjection: bool
    """Played out of turn."""
    rules: int
    """The version of the rules it was played under."""
    time: int = 0
    """When, in milliseconds of the epoch, where somebody noted it."""

    @property
    def written(self) -> str:
        """As records write it: an action out of turn has its seat before it."""
        return f"@{self.seat} {self.notation}" if self.interjection else self.notation


class HistoryEntry:
    """One action and what happened then; ``events`` are for ``Event.visible_to`` to filter."""

    def __init__(
        self, number: int, played: PlayedAction, code: int, events: tuple[Event, ...], known: bool = True
    ) -> None:
        self.number = number
        """1 for the first action."""
        self.seat = played.seat
        self.notation = played.notation
        self.interjection = played.interjection
        self.time = played.time
        self.code = code
        self.events = events
        self.known = known
        """False when it was played under other rules: then ``events`` is empty and ``code`` is -1."""


class TriedAction:
    """An action that was tried and is legal, but not yet part of the history."""

    def __init__(self, played: PlayedAction, state: State, entry: HistoryEntry) -> None:
        self.played = played
        self.state = state
        """The position afterwards."""
        self.entry = entry


class GameHistory:
    """The true state and its past. No state in it is ever changed: going on makes a new one."""

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        seats: list[SeatNote] | None = None,
        played: list[PlayedAction] | None = None,
        base: int = 0,
        start: State | None = None,
    ) -> None:
        """A game that begins at ``state``; with ``played``, one that has come there by these actions.

        ``start`` is the position after ``base`` actions, None the first position of the seed. The actions
        before ``base`` cannot be played again: they are known by their notation only.
        """
        self.game = game
        self.state = state
        self.seed = seed
        self.seats: list[SeatNote] = seats or []
        """Who sits there, for the record; empty where somebody else keeps that."""
        self.played: list[PlayedAction] = played or []
        """The actions in effect."""
        self._base = base
        self._start = state if played is None else start
        self._entries: list[HistoryEntry] = []
        """The last entries; all of them from ``_base`` on once they have been worked out."""
        self._past: list[State] = []
        """The states an undo can return to, the latest last."""
        self._marks: dict[int, State] = {0: state} if played is None else {}
        """Positions along the way, one in every so many actions; the one at ``_base`` says they are whole."""
        self._kept: dict[int, State] = {}
        """Positions from before ``_base``."""

    @property
    def step(self) -> int:
        """How many actions are in effect."""
        return len(self.played)

    # Going on and going back.

    def attempt(self, move: Move, time: int = 0) -> TriedAction:
        """Try an action on a copy; ``IllegalAction``. The history stays as it is."""
        after, events = _performed(self.state, move)
        seat = int(self.state.seat) if move.out_of_turn is None else move.out_of_turn
        notation, interjection = self.game.notation(move.code), move.out_of_turn is not None
        played = PlayedAction(seat, notation, interjection, self.game.rules, time)
        return TriedAction(played, after, HistoryEntry(self.step + 1, played, move.code, events))

    def accept(self, tried: TriedAction) -> None:
        """Go on to where an attempt led."""
        self._past.append(self.state)
        self.state = tried.state
        self.played.append(tried.played)
        self._entries.append(tried.entry)
        del self._past[: len(self._past) - self.state.undo_limit().steps]
        if self.step % MILESTONE == 0:
            self._marks[self.step] = self.state

    def make(self, move: Move) -> tuple[Event, ...]:
        """Perform an action; returns what happened. ``IllegalAction`` changes nothing."""
        tried = self.attempt(move)
        self.accept(tried)
        return tried.entry.events

    def apply(self, code: int) -> tuple[Event, ...]:
        """Perform an action of the seat that decides; returns what happened."""
        return self.make(Move(code))

    def apply_recorded(self, number: int, action: str) -> tuple[Event, ...]:
        """Perform an action of a record, given by its number and its notation."""
        try:
            return self.make(read_move(self.game, action))
        except BunkhouseError as error:
            raise cannot_replay(number, action, error) from error

    def undo_limit(self) -> UndoLimit:
        """How far the last actor may go back here, and what stands in the way of more."""
        limit = self.state.undo_limit()
        return UndoLimit(limit.seat, min(limit.steps, len(self._past)), limit.wall)

    def before(self, steps: int) -> State:
        """The position that an undo of so many actions leads to."""
        limit = self.undo_limit()
        if not 1 <= steps <= limit.steps:
            raise BunkhouseError("undo-wall", {"wall": limit.wall})
        return self._past[-steps]

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions, as far as the wall allows."""
        self.state = self.before(steps)
        del self._past[-steps:]
        del self.played[-steps:]
        del self._entries[-steps:]
        for step in [step for step in self._marks if step > self.step]:
            del self._marks[step]

    def turn_steps(self) -> int:
        """How many of the actions that can be taken back lead to where the last actor's turn began."""
        most = self.undo_limit().steps
        return next((steps for steps in range(1, most) if self._past[-steps].turn_begins()), most)

    def turns_ended(self, seat: int, steps: int) -> list[int]:
        """Which of the last actions, by their numbers, ended a turn of the seat."""
        states = [*self._past[-steps:], self.state]
        first = self.step - steps + 1
        return [
            number
            for number, (before, after) in enumerate(pairwise(states), first)
            if before.actor == seat != after.actor
        ]

    # Looking back.

    def entries(self) -> list[HistoryEntry]:
        """Every action in effect with what happened then. Do not change the list."""
        self._work_out()
        if self._base == 0:
            return self._entries
        return unknown_entries(self.played[: self._base]) + self._entries

    def position(self, step: int) -> tuple[int, State] | None:
        """The position after so many actions, or the last known one before it; None: there is none."""
        if step == self.step:
            return step, self.state
        self._work_out()
        if step < self._base:
            found = max((kept for kept in self._kept if kept <= step), default=-1)
            return None if found < 0 else (found, self._kept[found])
        mark = max(at for at in self._marks if at <= step)
        state = self._marks[mark].copy()
        for played in self.played[mark:step]:
            read_move(self.game, played.written).perform(state)
        return step, state

    def keep(self, step: int, state: State) -> None:
        """Remember a position from before the actions that can be played again."""
        self._kept[step] = state

    def recall(self, step: int, start: State) -> bool:
        """Play on from an earlier position, to be able to undo; whether that tells how far an undo reaches.

        When it leads anywhere else than to the present position, nothing is taken over.
        """
        try:
            state, past, entries = self._played_from(step, start)
        except BunkhouseError:
            return (
                True  # played differently under these rules: what is written stays, and cannot be taken back
            )
        if state.dump() != self.state.dump():
            return True
        self.state, self._past, self._entries = state, past, entries
        return state.undo_limit().wall != "start"

    def replayable(self) -> tuple[State | None, list[str]]:
        """What leads to the present position when it is played again, as records write it.

        The position to begin at is None where the game itself begins.
        """
        start = self._start if self._base else None
        return start, [played.written for played in self.played[self._base :]]

    def record(self) -> Record:
        setting, state = self.state.setting, self.state
        result = Result(state.scores(), state.ranking()) if state.actor is None else None
        words = [played.written for played in self.played]
        return Record(
            setting.game,
            setting.rules,
            setting.players,
            setting.options,
            self.seed,
            self.seats,
            words,
            result,
        )

    def _work_out(self) -> None:
        """Play everything from the base again, unless that has been done."""
        if len(self._entries) == self.step - self._base and self._base in self._marks:
            return
        try:
            self._play_again()
        except BunkhouseError:  # the rules changed and kept their number: what is written stays true
            self._base, self._start = self.step, self.state
            self._entries, self._marks = [], {self.step: self.state}

    def _play_again(self) -> None:
        state = self._first()
        entries: list[HistoryEntry] = []
        marks = {self._base: state}
        for number, played in enumerate(self.played[self._base :], self._base + 1):
            state, entry = self._performed_again(state, number, played)
            entries.append(entry)
            if number % MILESTONE == 0:
                marks[number] = state
        self._entries, self._marks = entries, marks

    def _played_from(self, step: int, start: State) -> tuple[State, list[State], list[HistoryEntry]]:
        state = start
        past: list[State] = []
        entries: list[HistoryEntry] = []
        for number, played in enumerate(self.played[step:], step + 1):
            past.append(state)
            state, entry = self._performed_again(state, number, played)
            entries.append(entry)
            del past[: len(past) - state.undo_limit().steps]
        return state, past, entries

    def _performed_again(self, state: State, number: int, played: PlayedAction) -> tuple[State, HistoryEntry]:
        move = read_move(self.game, played.written)
        after, events = _performed(state, move)
        return after, HistoryEntry(number, played, move.code, events)

    def _first(self) -> State:
        """The position after ``_base`` actions."""
        if self._start is not None:
            return self._start
        setting = self.state.setting
        return self.game.open(setting.players, self.seed, {**setting.options})


def unknown_entries(played: list[PlayedAction]) -> list[HistoryEntry]:
    """Actions of which nothing but the notation is known, from the first one on."""
    return [HistoryEntry(number, each, -1, (), False) for number, each in enumerate(played, 1)]


def new_history(
    game: Game, players: int, seed: int, options: dict[str, str], seats: list[SeatNote]
) -> GameHistory:
    """A game that begins."""
    return GameHistory(game, game.open(players, seed, {**options}), seed, seats)


def replayed(game: Game, record: Record, to: int | None = None) -> GameHistory:
    """A recorded game played again, up to an action or to where the record stops, ready to go on."""
    history = GameHistory(game, opening(game, record), record.seed, record.seats)
    for number, action in enumerate(record.actions[:to], 1):
        history.apply_recorded(number, action)
    return history


def _performed(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened; the given state stays as it is."""
    after = state.copy()
    events: list[Event] = []
    after.journal = events
    move.perform(after)
    after.journal = None
    return after, tuple(events)
