"""The drawn board: where nodes, spaces and cities lie, and the lines between them."""

import tomllib
from pathlib import Path
from typing import Any, Final

from bunkhouse.games.great_western_trail.components import CITY_NAMES, LAST_SPACE, TURNOUTS
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES, STATION_SLOT
from bunkhouse.games.great_western_trail.trail import NEXT, NODE_NAMES

Point = tuple[float, float]

_MAP: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "map.toml").read_text(encoding="utf-8"))
SHEET: Final[dict[str, int]] = _MAP["sheet"]
_RAILS: Final[dict[str, float]] = _MAP["rails"]
NODE_AT: Final[dict[str, Point]] = {name: (at[0], at[1]) for name, at in _MAP["nodes"].items()}


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def at(point: Point) -> str:
    """A place as a style."""
    return f"left:{_number(point[0])}px;top:{_number(point[1])}px"


def _space_at(number: int) -> float:
    return float(_RAILS["first"] + number * _RAILS["step"])


def _slot(name: str) -> Point:
    if name.startswith("t"):
        return _space_at(int(name[1:])) + _RAILS["step"] / 2, _RAILS["siding"]
    return _space_at(int(name)), _RAILS["track"]


SLOT_AT: Final[dict[str, Point]] = {name: _slot(name) for name in SLOT_NAMES}
STATION_AT: Final[list[Point]] = [
    (min(SLOT_AT[SLOT_NAMES[slot]][0], _RAILS["last_station"]), _RAILS["station"]) for slot in STATION_SLOT
]
CITY_AT: Final[dict[str, float]] = {
    name: _RAILS["city_first"] + number * _RAILS["city_step"] for number, name in enumerate(CITY_NAMES)
}
"""The left edge of every city."""
LINK_WIDTH: Final = _RAILS["city_step"] - _RAILS["city_width"]


# Roads: from every fork to where its ways meet again, as smooth lines.


def _chains() -> list[list[str]]:
    """The nodes of every stretch of road between forks and junctions, both included."""
    names = {name: [NODE_NAMES[following] for following in NEXT[at]] for at, name in enumerate(NODE_NAMES)}
    before = [following for each in names.values() for following in each]
    found = []
    for name, ways in names.items():
        forks = len(ways) > 1 or before.count(name) != 1
        for way in ways if forks else ():
            chain = [name, way]
            while len(names[chain[-1]]) == 1 and before.count(chain[-1]) == 1:
                chain.append(names[chain[-1]][0])
            found.append(chain)
    return found


def _smooth(points: list[Point]) -> str:
    """A line through all points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    path = f"M{_number(points[0][0])} {_number(points[0][1])}"
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        second = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        path += "C" + " ".join(f"{_number(x)} {_number(y)}" for x, y in (first, second, p2))
    return path


CHAINS: Final = _chains()
ROADS: Final[list[str]] = [_smooth([NODE_AT[name] for name in chain]) for chain in CHAINS]
"""The trail as it is drawn."""


def _legs() -> dict[str, str]:
    """For every node, the piece of road that leads into it from each node before it."""
    found = {}
    for node, name in enumerate(NODE_NAMES):
        for following in NEXT[node]:
            end = NODE_NAMES[following]
            found[f"{name}>{end}"] = _smooth([NODE_AT[name], NODE_AT[end]])
    return found


LEGS: Final[dict[str, str]] = _legs()

# Rails, as the drawing of the board needs them.

TIES: Final[list[str]] = [_number(_space_at(number)) for number in range(LAST_SPACE + 1)]
NUMBERED: Final[list[tuple[str, str]]] = [
    (str(number), _number(_space_at(number))) for number in range(0, LAST_SPACE + 1, 5)
]
SIDINGS: Final[list[str]] = [_number(_space_at(number) + _RAILS["step"] / 2) for number in TURNOUTS]


def cross_at(space: int) -> str:
    """Where the cross after a space is printed."""
    return _number(_space_at(space) + _RAILS["step"] / 2)
