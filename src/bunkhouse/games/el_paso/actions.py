"""The kinds of action of El Paso."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.icons import MOST_CERTIFICATES_AT_ONCE
from bunkhouse.games.el_paso.trail import COMMON_SPACES, NEUTRAL_SPACES, SPACE_NAMES


def _numbers(name: str, low: int, high: int) -> Axis:
    return Axis(name, [str(number) for number in range(low, high + 1)])


def _spaces(numbers: list[int]) -> Axis:
    return Axis("space", [SPACE_NAMES[number] for number in numbers])


HURRIES: Final[i64] = c.CARD_COUNT[c.COWBOY]
"""How many cowboys can speed up one move."""
_TOKEN: Final = Axis("place", [*(str(number + 1) for number in range(c.ROW)), "stack"])
_COW: Final = Axis("cow", c.COW_NAMES)
_MARKET: Final = Axis("cow", c.MARKET_NAMES)
_WORKER: Final = Axis("worker", c.WORKER_NAMES)
_STOP: Final = Axis("space", SPACE_NAMES)

ACTIONS: Final = ActionSpace(
    Kind("place {space}", _spaces(NEUTRAL_SPACES)),
    Kind("move {space}", _STOP),
    Kind("hurry {space} with {cowboys}", _STOP, _numbers("cowboys", 1, int(HURRIES))),
    Kind("discard {cow}", _COW),
    Kind("money"),
    Kind("certificates {count}", _numbers("count", 1, MOST_CERTIFICATES_AT_ONCE)),
    Kind("take-exchange"),
    Kind("hire {worker}", _WORKER),
    Kind("buy {cow}", _MARKET),
    Kind("train {card}", Axis("card", c.TRAIN_NAMES)),
    Kind("build {type}", Axis("type", c.TYPE_NAMES)),
    Kind("site {space}", _spaces(COMMON_SPACES)),
    Kind("pay {versatile}", _numbers("versatile", 0, c.MOST_BUILDERS)),
    Kind("objective {place}", _TOKEN),
    Kind("bonus {place}", _TOKEN),
    Kind("aux {number}", Axis("number", c.AUX_NAMES)),
    Kind("again"),
    Kind("ride"),
    Kind("gain {cow}", _MARKET),
    Kind("remove {cow}", _COW),
    Kind("spend {count}", _numbers("count", 0, int(c.MOST_CERTIFICATES))),
    Kind("deliver {post} with {disc}", Axis("post", c.POST_NAMES), Axis("disc", c.DISC_NAMES)),
    Kind("dismiss {worker}", _WORKER),
    Kind("exchange"),
    Kind("end"),
)

# The code of the first action of each kind.
PLACE: Final[i64] = ACTIONS.first("place")
MOVE: Final[i64] = ACTIONS.first("move")
HURRY: Final[i64] = ACTIONS.first("hurry")
DISCARD: Final[i64] = ACTIONS.first("discard")
MONEY: Final[i64] = ACTIONS.first("money")
CERTIFICATES: Final[i64] = ACTIONS.first("certificates")
TAKE_EXCHANGE: Final[i64] = ACTIONS.first("take-exchange")
HIRE: Final[i64] = ACTIONS.first("hire")
BUY: Final[i64] = ACTIONS.first("buy")
TRAIN: Final[i64] = ACTIONS.first("train")
BUILD: Final[i64] = ACTIONS.first("build")
SITE: Final[i64] = ACTIONS.first("site")
PAY: Final[i64] = ACTIONS.first("pay")
OBJECTIVE: Final[i64] = ACTIONS.first("objective")
BONUS: Final[i64] = ACTIONS.first("bonus")
AUX: Final[i64] = ACTIONS.first("aux")
AGAIN: Final[i64] = ACTIONS.first("again")
RIDE: Final[i64] = ACTIONS.first("ride")
GAIN: Final[i64] = ACTIONS.first("gain")
REMOVE: Final[i64] = ACTIONS.first("remove")
SPEND: Final[i64] = ACTIONS.first("spend")
DELIVER: Final[i64] = ACTIONS.first("deliver")
DISMISS: Final[i64] = ACTIONS.first("dismiss")
EXCHANGE: Final[i64] = ACTIONS.first("exchange")
END: Final[i64] = ACTIONS.first("end")
