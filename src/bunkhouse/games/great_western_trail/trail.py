"""The trail of Great Western Trail: its nodes, what they are for, and how they are connected."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed
from bunkhouse.families.great_western.trail import Trail
from bunkhouse.games.great_western_trail.components import DATA, HAZARD_TYPES
from bunkhouse.games.great_western_trail.effects import RISK_EFFECTS

_NODES: Final[list[Any]] = DATA["trail_node"]
NODE_NAMES: Final[list[str]] = [node["id"] for node in _NODES]
NODES: Final[i64] = len(NODE_NAMES)
START: Final[i64] = NODE_NAMES.index("start")
CITY: Final[i64] = NODE_NAMES.index("kansas_city")

NEXT: Final[list[list[int]]] = [[NODE_NAMES.index(name) for name in node["next"]] for node in _NODES]
NEXT_FIRST: Final[vec[i16]] = packed([[*following, -1][0] for following in NEXT])
NEXT_SECOND: Final[vec[i16]] = packed([[*following, -1, -1][1] for following in NEXT])
WOODS: Final[vec[i16]] = packed([int(node.get("woods", False)) for node in _NODES])
TRADE_VALUE: Final[vec[i16]] = packed([node.get("trade_value", 0) for node in _NODES])
RISK: Final[vec[i16]] = packed(
    [RISK_EFFECTS[node["risk_action"]] if "risk_action" in node else -1 for node in _NODES]
)
"""The effect of each node's risk action, or -1."""


def _of_kind(kind: str) -> list[int]:
    return [number for number, node in enumerate(_NODES) if node["kind"] == kind]


NEUTRAL_NODES: Final[list[int]] = _of_kind("neutral")
BUILDING_NODES: Final[list[int]] = _of_kind("building")
BUILDING_NODE: Final[vec[i16]] = packed(BUILDING_NODES)
SITES: Final[i64] = len(BUILDING_NODES)
TRADE_NODES: Final[list[int]] = [NODE_NAMES.index(name) for name in DATA["trade_area"]["fill_order"]]
TRADE_NODE: Final[vec[i16]] = packed(TRADE_NODES)
TRADE_SPACES: Final[i64] = len(TRADE_NODES)
HAZARD_NODES: Final[list[int]] = [
    number
    for kind in HAZARD_TYPES
    for number in sorted(_of_kind("hazard"), key=lambda number: int(_NODES[number]["number"]))
    if _NODES[number]["hazard"] == kind
]
HAZARD_NODE: Final[vec[i16]] = packed(HAZARD_NODES)
HAZARD_SPACES: Final[i64] = len(HAZARD_NODES)
AREA_SPACES: Final[i64] = HAZARD_SPACES // len(HAZARD_TYPES)
"""How many spaces each hazard area has."""
STOPS: Final[list[int]] = [
    number for number, node in enumerate(_NODES) if node.get("on_trail", True) and number != START
]
"""Where a rancher can stop when a tile lies there."""
FORKED: Final[list[int]] = [number for following in NEXT if len(following) > 1 for number in following]
"""The first node of every branch at a fork."""


TRAIL: Final = Trail(NEXT, int(CITY))
JUNCTION: Final = TRAIL.junction
BRANCH_FIRST: Final = TRAIL.branch_first
BRANCH_START: Final = TRAIL.branch_start
BRANCH_NODE: Final = TRAIL.branch_node

NEIGHBOURS: Final[list[list[int]]] = [
    NEXT[node] + [other for other in range(len(NODE_NAMES)) if node in NEXT[other]]
    for node in range(len(NODE_NAMES))
]
"""GWT-173: the nodes directly before and after each node."""


def _neutral_before(node: int) -> int:
    while node not in NEUTRAL_NODES:
        node = next(other for other in range(len(NODE_NAMES)) if node in NEXT[other])
    return node


def _neutral_after(node: int) -> int:
    while node not in NEUTRAL_NODES and node != CITY:
        node = NEXT[node][0]
    return node


BETWEEN: Final[dict[int, tuple[int, int]]] = {
    node: (_neutral_before(node), _neutral_after(node)) for node in BUILDING_NODES
}
"""The neutral buildings that a building node lies between; after the last of them comes Kansas City."""
