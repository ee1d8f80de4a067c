"""The numbers of the steps that an agenda can hold, in the order in which a game meets them.

Their classes are in the rule modules, listed in ``rulebook``; they say what x and y mean there.
"""

from typing import Final

from mypy_extensions import i64

KEEP_TILES: Final[i64] = 0
ARRANGE_HERD: Final[i64] = 1
LAY_OUT: Final[i64] = 2
POST_GAUCHO: Final[i64] = 3
BEGIN_ROUND: Final[i64] = 4
TURN: Final[i64] = 5
FOREMAN_MORE: Final[i64] = 6
STEPPE_CHOICE: Final[i64] = 7
STEPPE_SPACE: Final[i64] = 8
REFILL_STEPPE: Final[i64] = 9
COLLECT: Final[i64] = 10
ADD_CATTLE: Final[i64] = 11
REST: Final[i64] = 12
CLOSE_ROUND: Final[i64] = 13
SELL_HERDS: Final[i64] = 14
