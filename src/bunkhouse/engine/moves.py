"""One action of a game in progress, as it is written down.

An action is written in the game's notation. When it was taken out of turn, the seat stands before it:
``@2 exchange``. Nothing else in a game needs to say who acts, because the position says who decides.
"""

from bunkhouse.engine.errors import NotationError
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State

_MARK = "@"


class Move:
    """An action, and the seat that took it out of turn; None for the seat that was to decide."""

    def __init__(self, code: int, out_of_turn: int | None = None) -> None:
        self.code = code
        self.out_of_turn = out_of_turn

    def perform(self, state: State) -> None:
        """``IllegalAction`` leaves the state untouched."""
        if self.out_of_turn is None:
            state.apply(self.code)
        else:
            state.interject(self.out_of_turn, self.code)

    def written(self, game: Game) -> str:
        notation = game.notation(self.code)
        return notation if self.out_of_turn is None else f"{_MARK}{self.out_of_turn} {notation}"


def read_move(game: Game, text: str) -> Move:
    """The inverse of ``Move.written``; ``NotationError`` for anything else."""
    if not text.startswith(_MARK):
        return Move(game.parse(text))
    seat, _, notation = text[len(_MARK) :].partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise NotationError("wrong-form", {"given": text, "form": f"{_MARK}SEAT ACTION"})
    return Move(game.parse(notation), int(seat))
