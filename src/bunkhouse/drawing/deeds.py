"""What an event is to the turn it happens in: the log tells a turn by its deeds, not by all that follows."""

from typing import NamedTuple


class Deed(NamedTuple):
    """Something a seat did, worth a place in the headline of its turn."""

    text: str
    """The id of a short text without the name: "rides to C", and with ``$you`` "ride to C". Empty for what
    only counts."""
    rank: int = 1
    """How much it matters: of a turn with many deeds the highest are told."""
    gain: int = 0
    """What it brings the seat, or costs it."""
    sign: str = ""
    """The symbol of what it brings."""
