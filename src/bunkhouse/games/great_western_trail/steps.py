"""The numbers of the steps that an agenda of Great Western Trail can hold, and what their arguments mean.

Their classes are in the rule modules and listed in ``rulebook``.
"""

from typing import Final

from mypy_extensions import i64

END_TURN: Final[i64] = 0
PHASE_C: Final[i64] = 1
PHASE_A: Final[i64] = 2
PHASE_B: Final[i64] = 3
"""A seat acts on the field it has reached; x: node, y: what has been used, see ``rules/local.py``."""
COPY: Final[i64] = 4
"""Building 8b copies a neighbour, on top of phase B; x: the neighbour's node, y: what has been used."""
MOVE: Final[i64] = 5
"""The rancher may move; x: steps, y: 1 without hand fees."""
WALK: Final[i64] = 6
"""The rancher is on its way; x: destination, y: twice the steps left, plus one without hand fees."""
CHOOSE: Final[i64] = 7
"""An immediate action, or one of two, may be used now or never; x and y: effects."""
DISCARD: Final[i64] = 8
"""A card must be discarded to meet a requirement; x: effect, y: one more than the first card of a pair."""
REWARD: Final[i64] = 9
"""The rewards of an exchange come now; x: effect."""
CERTIFICATES: Final[i64] = 10
"""The certificate marker may move forward; x: most spaces."""
OBJECTIVE: Final[i64] = 11
"""An objective card is taken; x: where it goes, y: 1 if that may be declined."""
ENGINE: Final[i64] = 12
"""The engine moves forward; x: most spaces, y: 1 if that may be declined."""
BACK: Final[i64] = 13
"""The engine moves backward exactly; x: effect."""
DRAW: Final[i64] = 14
"""Cards are drawn; x: most cards."""
GIVE_BACK: Final[i64] = 15
"""As many cards are discarded as were drawn; x: how many."""
REMOVE: Final[i64] = 16
"""Hand cards may be removed from the game; x: how many."""
HIRE: Final[i64] = 17
"""A worker is hired; x: effect."""
BUILD: Final[i64] = 18
"""A building is built; x: effect."""
BUY: Final[i64] = 19
"""Cattle is bought; x: cowboys left, y: 1 after the first decision."""
TRADE: Final[i64] = 20
HAZARD: Final[i64] = 21
"""A hazard is removed; x: effect."""
AUXILIARY: Final[i64] = 22
"""An auxiliary action is chosen; x: 1 if it may be a double one."""
ADJACENT: Final[i64] = 23
"""Building 8b chooses a neighbour; x: the node of the 8b."""
BEHIND: Final[i64] = 24
"""A station behind the engine is chosen."""
SPECIAL: Final[i64] = 25
"""The engine moves back for an extraordinary delivery."""
RETURN: Final[i64] = 26
"""The engine moves back from the last space."""
UPGRADE: Final[i64] = 27
"""A station may be upgraded; x: station."""
DISC: Final[i64] = 28
"""A disc is moved; x: city, or CITIES + station; y: dollars that must stay for the transport."""
MASTER: Final[i64] = 29
"""A worker may be given for a station master; x: station."""
FORESIGHT: Final[i64] = 30
"""A foresight tile is chosen; x: the number of the stage, from 0."""
INCOME: Final[i64] = 31
DELIVERY: Final[i64] = 32
"""A city is chosen; x: the highest value, y: 1 for an extraordinary delivery."""
TRANSPORT: Final[i64] = 33
"""The transport is paid; x: dollars."""
LEAVE_CITY: Final[i64] = 34
