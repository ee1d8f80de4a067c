"""What an action would do to the turn, as far as the seat that decides may know."""

from typing import Final, NamedTuple

from bunkhouse.engine.state import State

_LUCK: Final = 0


class Outcome(NamedTuple):
    """What follows from an action."""

    final: bool
    """Something hidden will be seen, or luck decides: it cannot be taken back."""
    passes: bool
    """Somebody else decides then, or nobody any more."""


def outcomes(state: State, seat: int) -> dict[int, Outcome]:
    """For every legal action of the seat that decides.

    They are tried in a guess: a position that agrees with all that the seat knows, and in which the unknown
    is drawn anew. So nothing is told of what is hidden.
    """
    guess = state.determinize(seat, _LUCK)
    found: dict[int, Outcome] = {}
    for code in state.legal():
        after = guess.copy()
        after.play(code)
        found[code] = Outcome(after.undo_limit().steps == 0, after.actor != seat)
    return found
