"""What a player may know and do, and nothing else: the only thing a bot ever holds."""

from bunkhouse.engine.messages import Prompt
from bunkhouse.engine.state import Document, State


class Perspective:
    """A seat's view of a game in progress. The true state stays behind it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def players(self) -> int:
        return self._state.players

    def legal(self) -> list[int]:
        """What this seat may choose now; empty while somebody else decides."""
        return self._state.legal() if self._state.seat == self.seat else []

    def interjections(self) -> list[int]:
        """What this seat may do now although another one decides."""
        return self._state.interjections(self.seat)

    def prompt(self) -> Prompt:
        return self._state.prompt()

    def own_steps(self) -> int:
        """How many actions in a row this seat has taken since chance, secrets or somebody else had a say."""
        limit = self._state.undo_limit()
        return limit.steps if limit.seat == self.seat else 0

    def observe(self) -> Document:
        return self._state.observe(self.seat)

    def determinize(self, seed: int) -> State:
        """A full state that agrees with everything this seat knows."""
        return self._state.determinize(self.seat, seed)
