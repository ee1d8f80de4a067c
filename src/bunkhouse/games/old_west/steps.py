"""The numbers of the steps that an agenda can hold, in the order in which a game meets them.

Their classes are in the rule modules and listed in ``rulebook``.
"""

from typing import Final

from mypy_extensions import i64

CHOOSE_TICKETS: Final[i64] = 0
"""A seat chooses among its first tickets; x: kept so far."""
BURY_TICKETS: Final[i64] = 1
"""All tickets rejected during set-up go under the ticket deck."""
CHOOSE_START: Final[i64] = 2
TURN: Final[i64] = 3
SECOND_CARD: Final[i64] = 4
KEEP_TICKETS: Final[i64] = 5
"""A seat chooses among the tickets just drawn; x: kept so far."""
PAY_TRACK: Final[i64] = 6
"""x: the track to be paid for."""
MOVE_ALVIN: Final[i64] = 7
"""The capturing seat chooses a city for Alvin; x: the track just claimed."""
PLACE_CITY: Final[i64] = 8
"""x: the track just claimed."""
PAY_CITY: Final[i64] = 9
"""x: the city that gets a piece."""
END_TURN: Final[i64] = 10
