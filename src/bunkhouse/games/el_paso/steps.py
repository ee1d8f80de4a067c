"""The numbers of the steps that an agenda can hold, and what their two arguments mean.

Their classes are in the rule modules and listed in ``rulebook``.
"""

from typing import Final

from mypy_extensions import i64

END_TURN: Final[i64] = 0
DRAW_PHASE: Final[i64] = 1
BEGIN: Final[i64] = 2
"""The first turn begins."""
OPENING: Final[i64] = 3
"""A seat takes its first objective token."""
PLACE: Final[i64] = 4
"""A seat puts its rancher on a neutral building."""
MOVE: Final[i64] = 5
"""The rancher moves; x: the steps an action grants, 0 in the movement phase."""
ACT: Final[i64] = 6
"""A seat uses the stop it has reached; x: space, y: what has been used, see ``rules/symbols.py``."""
TRAIN: Final[i64] = 7
"""A train card is used; x: which one, y: what has been used."""
REWARD: Final[i64] = 8
"""The reward of a trading post is taken; x: which one, y: what has been used."""
AUXILIARY: Final[i64] = 9
"""Further auxiliary actions; x: how many, y: those that have been used, a bit each."""
AGAIN: Final[i64] = 10
"""Further exchanges of an auxiliary action; x: how many."""
GIVE_BACK: Final[i64] = 11
"""An exchange is under way: a card must be discarded."""
SITE: Final[i64] = 12
"""A space for a building is chosen; x: its type."""
PAY: Final[i64] = 13
"""Workers are chosen to pay with; x: what for, y: which one, see ``rules/payment.py``."""
LEAVE: Final[i64] = 14
"""The delivery is complete, and the turn may end; x: 1 once the hand has been shown."""
SPEND: Final[i64] = 15
"""The hand is shown and certificates are spent."""
DELIVER: Final[i64] = 16
"""A disc is put on a trading post; x: the total value."""
SUE: Final[i64] = 17
"""Sue takes her turn."""
BEFORE_SCORING: Final[i64] = 18
"""The last draw phase is over; what it brought may still be used."""
