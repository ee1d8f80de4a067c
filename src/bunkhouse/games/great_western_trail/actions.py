"""The kinds of action of Great Western Trail."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ActionSpace, Axis, Kind, packed
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES
from bunkhouse.games.great_western_trail.trail import (
    BUILDING_NODES,
    FORKED,
    HAZARD_NODES,
    NEUTRAL_NODES,
    NODE_NAMES,
    NODES,
    STOPS,
    TRADE_NODES,
)


def _nodes(name: str, nodes: list[int]) -> Axis:
    return Axis(name, [NODE_NAMES[node] for node in nodes])


def _index(nodes: list[int]) -> vec[i16]:
    """The place of each node in a list of nodes, or -1."""
    return packed([nodes.index(node) if node in nodes else -1 for node in range(NODES)])


MOST_DRAWN: Final[i64] = c.ROW_SPACES
"""No action draws more cards than a row holds cowboys."""
_BUILT_ON: Final = sorted(BUILDING_NODES + NEUTRAL_NODES)
_CARD: Final = Axis("card", c.CARD_NAMES[: c.DECK_CARDS])
_OBJECTIVE: Final = Axis("card", c.CARD_NAMES[c.CATTLE : c.DECK_CARDS])
_SPACES: Final = [f"{number}{letter}" for number in "123" for letter in "ab"[: c.FORESIGHT_SPACES]]

ACTIONS: Final = ActionSpace(
    Kind("place {node}", _nodes("node", NEUTRAL_NODES)),
    Kind("move {node}", _nodes("node", STOPS)),
    Kind("via {node}", _nodes("node", FORKED)),
    Kind("play {card}", _OBJECTIVE),
    Kind("use {effect}", Axis("effect", EFFECT_NAMES)),
    Kind("aux {aux}", Axis("aux", c.AUX_NAMES)),
    Kind("double {aux}", Axis("aux", c.AUX_NAMES)),
    Kind("copy {node}", _nodes("node", _BUILT_ON)),
    Kind("discard {card}", _CARD),
    Kind("remove {card}", _CARD),
    Kind("draw {count}", Axis("count", [str(count) for count in range(1, MOST_DRAWN + 1)])),
    Kind("certificates {count}", Axis("count", [str(count) for count in range(len(c.TRACK))])),
    Kind("take {card}", Axis("card", ["stack", *c.CARD_NAMES[c.CATTLE : c.DECK_CARDS]])),
    Kind(
        "hire {worker} from {row}",
        Axis("worker", c.WORKER_NAMES),
        Axis("row", [str(row + 1) for row in range(c.ROWS)]),
    ),
    Kind(
        "build {number} on {node}",
        Axis("number", [str(number + 1) for number in range(c.NUMBERS)]),
        _nodes("node", BUILDING_NODES),
    ),
    Kind(
        "buy {cattle} with {cowboys}",
        Axis("cattle", c.COMBINATION_NAMES),
        Axis("cowboys", [str(count + 1) for count in range(c.MOST_COWBOYS)]),
    ),
    Kind("enlarge"),
    Kind("trade {node}", _nodes("node", TRADE_NODES)),
    Kind("clear {node}", _nodes("node", HAZARD_NODES)),
    Kind("engine {space}", Axis("space", SLOT_NAMES)),
    Kind("upgrade {station}", Axis("station", c.STATION_NAMES)),
    Kind("disc {disc}", Axis("disc", c.DISC_NAMES)),
    Kind("lift {station}", Axis("station", c.STATION_NAMES)),
    Kind("give {worker}", Axis("worker", c.WORKER_NAMES)),
    Kind("foresight {space}", Axis("space", _SPACES)),
    Kind("spend {count}", Axis("count", [str(count) for count in range(int(c.TRACK[len(c.TRACK) - 1]) + 1)])),
    Kind("deliver {city}", Axis("city", c.CITY_NAMES)),
    Kind("done"),
    Kind("end"),
)

# Where a node stands on the axis of a kind.
MOVE_INDEX: Final = _index(STOPS)
VIA_INDEX: Final = _index(FORKED)
COPY_INDEX: Final = _index(_BUILT_ON)
COPY_NODE: Final[vec[i16]] = packed(_BUILT_ON)
MOVE_NODE: Final[vec[i16]] = packed(STOPS)
VIA_NODE: Final[vec[i16]] = packed(FORKED)
PLACE_NODE: Final[vec[i16]] = packed(NEUTRAL_NODES)

# The code of the first action of each kind.
PLACE: Final[i64] = ACTIONS.first("place")
MOVE: Final[i64] = ACTIONS.first("move")
VIA: Final[i64] = ACTIONS.first("via")
PLAY: Final[i64] = ACTIONS.first("play")
USE: Final[i64] = ACTIONS.first("use")
AUX: Final[i64] = ACTIONS.first("aux")
DOUBLE: Final[i64] = ACTIONS.first("double")
COPY: Final[i64] = ACTIONS.first("copy")
DISCARD: Final[i64] = ACTIONS.first("discard")
REMOVE: Final[i64] = ACTIONS.first("remove")
DRAW: Final[i64] = ACTIONS.first("draw")
CERTIFICATES: Final[i64] = ACTIONS.first("certificates")
TAKE: Final[i64] = ACTIONS.first("take")
HIRE: Final[i64] = ACTIONS.first("hire")
BUILD: Final[i64] = ACTIONS.first("build")
BUY: Final[i64] = ACTIONS.first("buy")
ENLARGE: Final[i64] = ACTIONS.first("enlarge")
TRADE: Final[i64] = ACTIONS.first("trade")
CLEAR: Final[i64] = ACTIONS.first("clear")
ENGINE: Final[i64] = ACTIONS.first("engine")
UPGRADE: Final[i64] = ACTIONS.first("upgrade")
DISC: Final[i64] = ACTIONS.first("disc")
LIFT: Final[i64] = ACTIONS.first("lift")
GIVE: Final[i64] = ACTIONS.first("give")
FORESIGHT: Final[i64] = ACTIONS.first("foresight")
SPEND: Final[i64] = ACTIONS.first("spend")
DELIVER: Final[i64] = ACTIONS.first("deliver")
DONE: Final[i64] = ACTIONS.first("done")
END: Final[i64] = ACTIONS.first("end")
