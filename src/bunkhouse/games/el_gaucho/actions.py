"""The kinds of action of El Gaucho."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.dice import FIRST_PAIR, HANDFUL_NAMES, PAIRS

_TILE: Final = Axis("tile", c.TILE_NAMES)
_SPACE: Final = Axis("space", c.SPACE_NAMES)
_PLACE: Final = Axis("place", c.PLACE_NAMES)
_BREED: Final = Axis("breed", c.BREED_NAMES)
_ORDER: Final = Axis("order", ["ascending", "descending"])
_DICE: Final = Axis("dice", HANDFUL_NAMES[1:])
_PAIR: Final = Axis("dice", HANDFUL_NAMES[FIRST_PAIR : FIRST_PAIR + PAIRS])
_FACE: Final = Axis("value", [str(value) for value in range(c.VIRTUAL_MIN, c.VIRTUAL_MAX + 1)])
_SPOT: Final = Axis("spot", [*c.PLACE_NAMES, *c.SPACE_NAMES])

assert c.DICE_PER_TURN == 2, "taking dice is written for pairs"

ACTIONS: Final = ActionSpace(
    Kind("keep {tile}", _TILE),
    Kind("arrange {order}", _ORDER),
    Kind("post {place}", _PLACE),
    Kind("take {dice}", _PAIR),
    Kind("stand {space} with {dice}", _SPACE, _DICE),
    Kind("lie {space} with {dice}", _SPACE, _DICE),
    Kind("raise {space} with {dice}", _SPACE, _DICE),
    Kind("enter {place} with {dice}", _PLACE, _DICE),
    Kind("rodeo {value}", _FACE),
    Kind("sell {breed}", _BREED),
    Kind("steal {tile}", _TILE),
    Kind("rouse {space}", _SPACE),
    Kind("replace {space}", _SPACE),
    Kind("look"),
    Kind("fetch {tile}", _TILE),
    Kind("settle {space}", _SPACE),
    Kind("recall {spot}", _SPOT),
    Kind("add {tile}", _TILE),
    Kind("sort {tile}", _TILE),
    Kind("done"),
    Kind("end"),
)

DICE_CHOICES: Final[i64] = len(_DICE)

# The code of the first action of each kind.
KEEP: Final[i64] = ACTIONS.first("keep")
ARRANGE: Final[i64] = ACTIONS.first("arrange")
POST: Final[i64] = ACTIONS.first("post")
TAKE: Final[i64] = ACTIONS.first("take")
STAND: Final[i64] = ACTIONS.first("stand")
LIE: Final[i64] = ACTIONS.first("lie")
RAISE: Final[i64] = ACTIONS.first("raise")
ENTER: Final[i64] = ACTIONS.first("enter")
RODEO_DIE: Final[i64] = ACTIONS.first("rodeo")
SELL: Final[i64] = ACTIONS.first("sell")
STEAL: Final[i64] = ACTIONS.first("steal")
ROUSE: Final[i64] = ACTIONS.first("rouse")
REPLACE: Final[i64] = ACTIONS.first("replace")
LOOK: Final[i64] = ACTIONS.first("look")
FETCH: Final[i64] = ACTIONS.first("fetch")
SETTLE: Final[i64] = ACTIONS.first("settle")
RECALL: Final[i64] = ACTIONS.first("recall")
ADD: Final[i64] = ACTIONS.first("add")
SORT: Final[i64] = ACTIONS.first("sort")
DONE: Final[i64] = ACTIONS.first("done")
END: Final[i64] = ACTIONS.first("end")
