"""The numbers of the steps that an agenda can hold, in the order in which a game meets them.

Their classes are in the rule modules and listed in ``rulebook``.
"""

from typing import Final

from mypy_extensions import i64

START_TILE: Final[i64] = 0
SPIN: Final[i64] = 1
"""A seat spins the wheel for starting workers."""
BEGIN: Final[i64] = 2
TURN: Final[i64] = 3
HIRE_ANY: Final[i64] = 4
"""The pointer is on a white field; x: 1 where it may be moved on afterwards."""
SURPLUS: Final[i64] = 5
"""More workers than the player board holds: some go back."""
ADVANCE_POINTER: Final[i64] = 6
"""The pointer may be moved on for a second hire."""
STAFF_SPACE: Final[i64] = 7
"""Workers are sent to a space; x: the space, y: 0 for its left part, 1 for its right one."""
PLACE_PAWN: Final[i64] = 8
"""A seat's regular decision in the city."""
MOVE_PAWN: Final[i64] = 9
"""A pawn was jumped over."""
PAUSE: Final[i64] = 10
"""The player on turn may trade cattle before the others go on."""
RESOLVE: Final[i64] = 11
REWARD: Final[i64] = 12
TAKE_GOODS: Final[i64] = 13
"""x: the row."""
EXCHANGE_GOODS: Final[i64] = 14
"""x: the row."""
BUILD_MORE: Final[i64] = 15
"""x: settlements built so far by this action."""
END_TURN: Final[i64] = 16
LAST: Final[i64] = 17
"""Whatever is still done at the end of a turn: cattle trade, canteen."""
