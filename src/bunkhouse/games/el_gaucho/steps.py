"""The numbers of the steps that an agenda can hold, in the order in which a game meets them.

Their classes are in the rule modules and listed in ``rulebook``.
"""

from typing import Final

from mypy_extensions import i64

KEEP_TILES: Final[i64] = 0
"""A seat chooses among its start tiles; x: tiles kept so far, y: the highest of their values."""
ARRANGE_HERD: Final[i64] = 1
"""A seat chooses the direction of a herd of start tiles; x: the breed."""
LAY_OUT: Final[i64] = 2
POST_GAUCHO: Final[i64] = 3
BEGIN_ROUND: Final[i64] = 4
TURN: Final[i64] = 5
FOREMAN_MORE: Final[i64] = 6
"""The Foreman may raise another gaucho; x: raised so far."""
STEPPE_CHOICE: Final[i64] = 7
"""A seat chooses a Steppe tile; x: tiles placed so far."""
STEPPE_SPACE: Final[i64] = 8
"""The chosen Steppe tile needs a space; x: the tile, y: tiles placed so far."""
REFILL_STEPPE: Final[i64] = 9
COLLECT: Final[i64] = 10
"""Standing gauchos take their tiles; x: 1 in the final scoring, when incomplete pastures count too."""
ADD_CATTLE: Final[i64] = 11
"""A seat adds what it has collected to its herds; x: 1 in the final scoring."""
REST: Final[i64] = 12
CLOSE_ROUND: Final[i64] = 13
SELL_HERDS: Final[i64] = 14
