"""The kinds of action of Old West.

A payment names a colour and how many locomotives stand in for it: ``pay red+2`` on a track of 4 spaces pays
2 red cards and 2 locomotives, ``pay red`` 4 red cards, ``pay locomotives`` nothing but locomotives.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.games.old_west import components as c

_CITY: Final = Axis("city", c.CITY_IDS)
_CARD: Final = Axis("card", c.CARD_NAMES)
_TICKET: Final = Axis("ticket", c.TICKET_NAMES)
_TRACK: Final = Axis("track", c.TRACK_NAMES)
_MIXED: Final = [f"{colour}+{n}" if n else colour for colour in c.CARD_COLOURS for n in range(c.LONGEST)]
_PAYMENT: Final = Axis("payment", [*_MIXED, "locomotives"])

ACTIONS: Final = ActionSpace(
    Kind("keep {ticket}", _TICKET),
    Kind("done"),
    Kind("start {city}", _CITY),
    Kind("take {card}", _CARD),
    Kind("draw"),
    Kind("tickets"),
    Kind("claim {track}", _TRACK),
    Kind("pay {payment}", _PAYMENT),
    Kind("alvin {city}", _CITY),
    Kind("place {city}", _CITY),
)

# The code of the first action of each kind.
KEEP: Final[i64] = ACTIONS.first("keep")
DONE: Final[i64] = ACTIONS.first("done")
START: Final[i64] = ACTIONS.first("start")
TAKE: Final[i64] = ACTIONS.first("take")
DRAW: Final[i64] = ACTIONS.first("draw")
DRAW_TICKETS: Final[i64] = ACTIONS.first("tickets")
CLAIM: Final[i64] = ACTIONS.first("claim")
PAY: Final[i64] = ACTIONS.first("pay")
MOVE_ALVIN: Final[i64] = ACTIONS.first("alvin")
PLACE: Final[i64] = ACTIONS.first("place")

ALL_LOCOMOTIVES: Final[i64] = len(_MIXED)
"""The payment with nothing but locomotives."""
