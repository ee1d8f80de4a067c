"""A game in progress: the state, the actions so far, undo up to the wall, and the record of it all."""

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.engine.record import Record, Result, SeatNote, cannot_replay, opening
from bunkhouse.engine.state import State


class Match:
    """One table. Whoever holds it holds the truth; players get a view of it."""

    def __init__(self, game: Game, state: State, seed: int, seats: list[SeatNote]) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.seats = seats
        self.moves: list[Move] = []
        self._past: list[State] = []
        """The states an undo can return to, the latest last."""

    @property
    def actions(self) -> list[int]:
        return [move.code for move in self.moves]

    def apply(self, code: int) -> list[Event]:
        """Perform an action of the seat that decides; returns what happened."""
        return self.make(Move(code))

    def make(self, move: Move) -> list[Event]:
        """Perform an action; returns what happened. ``IllegalAction`` changes nothing."""
        before = self.state.copy()
        events: list[Event] = []
        self.state.journal = events
        try:
            move.perform(self.state)
        finally:
            self.state.journal = None
        self.moves.append(move)
        self._past.append(before)
        steps = self.state.undo_limit().steps
        del self._past[: len(self._past) - steps]
        return events

    def apply_recorded(self, number: int, action: str) -> list[Event]:
        """Perform an action of a record, given by its number and its notation."""
        try:
            return self.make(read_move(self.game, action))
        except BunkhouseError as error:
            raise cannot_replay(number, action, error) from error

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions, as far as the wall allows."""
        limit = self.state.undo_limit()
        if not 1 <= steps <= min(limit.steps, len(self._past)):
            raise BunkhouseError("undo-wall", {"wall": limit.wall})
        self.state = self._past[-steps]
        del self._past[-steps:]
        del self.moves[-steps:]

    def record(self) -> Record:
        setting, state = self.state.setting, self.state
        result = Result(state.scores(), state.ranking()) if state.actor is None else None
        words = [move.written(self.game) for move in self.moves]
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


def new_match(game: Game, players: int, seed: int, options: dict[str, str], seats: list[SeatNote]) -> Match:
    return Match(game, game.open(players, seed, {**options}), seed, seats)


def resume_match(game: Game, record: Record) -> Match:
    """A match that goes on where a record stops."""
    match = Match(game, opening(game, record), record.seed, record.seats)
    for number, action in enumerate(record.actions, 1):
        match.apply_recorded(number, action)
    return match
