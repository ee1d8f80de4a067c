"""The kinds of action of Montana."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.components import ADVANCE_MOST, SPACE_NAMES, SPOT_NAMES, TRADE_NAMES
from bunkhouse.games.montana.groups import BUNDLE_NAMES, CREW_NAMES, EXCHANGE_NAMES

_FIELD: Final = Axis("field", FIELD_NAMES)
_CREW: Final = Axis("crew", CREW_NAMES[1:])
_STEPS: Final = Axis("steps", [str(steps) for steps in range(1, ADVANCE_MOST + 1)])
_SPACE: Final = Axis("space", SPACE_NAMES)
_SPOT: Final = Axis("spot", SPOT_NAMES)
_BUNDLE: Final = Axis("goods", BUNDLE_NAMES)
_SMALL: Final = Axis("goods", EXCHANGE_NAMES)
_THING: Final = Axis("thing", TRADE_NAMES)

ACTIONS: Final = ActionSpace(
    Kind("start {field}", _FIELD),
    Kind("recruit"),
    Kind("hire {crew}", _CREW),
    Kind("advance {steps}", _STEPS),
    Kind("return {crew}", _CREW),
    Kind("work {space}", _SPACE),
    Kind("staff {crew}", _CREW),
    Kind("city"),
    Kind("place {spot}", _SPOT),
    Kind("pass"),
    Kind("take {goods}", _BUNDLE),
    Kind("exchange {goods}", _SMALL),
    Kind("build {field}", _FIELD),
    Kind("trade {thing}", _THING),
    Kind("canteen"),
    Kind("done"),
    Kind("end"),
)

# The code of the first action of each kind; crews are counted from 1, since crew 0 is nobody.
START: Final[i64] = ACTIONS.first("start")
RECRUIT: Final[i64] = ACTIONS.first("recruit")
HIRE: Final[i64] = ACTIONS.first("hire")
ADVANCE: Final[i64] = ACTIONS.first("advance")
RETURN: Final[i64] = ACTIONS.first("return")
WORK: Final[i64] = ACTIONS.first("work")
STAFF: Final[i64] = ACTIONS.first("staff")
CITY: Final[i64] = ACTIONS.first("city")
PLACE: Final[i64] = ACTIONS.first("place")
PASS: Final[i64] = ACTIONS.first("pass")
TAKE: Final[i64] = ACTIONS.first("take")
EXCHANGE: Final[i64] = ACTIONS.first("exchange")
BUILD: Final[i64] = ACTIONS.first("build")
TRADE: Final[i64] = ACTIONS.first("trade")
CANTEEN: Final[i64] = ACTIONS.first("canteen")
DONE: Final[i64] = ACTIONS.first("done")
END: Final[i64] = ACTIONS.first("end")
