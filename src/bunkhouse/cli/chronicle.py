"""What has happened in a game, action by action."""

from collections.abc import Collection, Iterator

from bunkhouse.engine.game import Game
from bunkhouse.engine.match import Match
from bunkhouse.engine.messages import Event
from bunkhouse.engine.moves import Move
from bunkhouse.engine.record import Record, opening


class Deed:
    """One action: who chose it, and what happened then."""

    def __init__(self, seat: int | None, events: list[Event]) -> None:
        self.seat = seat
        self.events = events


class Chronicle:
    """Every action so far, one by one, so that an undo can take them back as well."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []

    def act(self, match: Match, move: Move) -> None:
        """Perform an action and note what happens; ``IllegalAction`` changes nothing."""
        seat = match.state.actor
        events = match.make(move)
        self._note(seat, match, events)

    def repeat(self, match: Match, number: int, action: str) -> None:
        """Perform an action of a record and note what happens."""
        seat = match.state.actor
        events = match.apply_recorded(number, action)
        self._note(seat, match, events)

    def _note(self, decider: int | None, match: Match, events: list[Event]) -> None:
        out_of_turn = match.moves[-1].out_of_turn
        self.deeds.append(Deed(decider if out_of_turn is None else out_of_turn, events))

    def forget(self, steps: int) -> None:
        del self.deeds[-steps:]

    def last_of(self, seats: Collection[int]) -> int:
        """The place of the last action that one of these seats has chosen; 0 when there is none."""
        return max((at for at, deed in enumerate(self.deeds) if deed.seat in seats), default=0)

    def seen_by(self, seat: int | None, start: int = 0) -> Iterator[Event]:
        """What a seat (None: a spectator) may know of everything from a place on."""
        for deed in self.deeds[start:]:
            yield from (event for event in deed.events if event.visible_to(seat))


def played(game: Game, record: Record, to: int | None = None) -> tuple[Match, Chronicle]:
    """A recorded game played again up to an action, with everything that happened, ready to go on."""
    match, chronicle = Match(game, opening(game, record), record.seed, record.seats), Chronicle()
    for number, action in enumerate(record.actions[:to], 1):
        chronicle.repeat(match, number, action)
    return match, chronicle
