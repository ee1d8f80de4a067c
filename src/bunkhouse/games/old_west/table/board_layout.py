"""The printed map: where cities, rows of cars, lassos and tags lie.

Positions are units of the sheet in ``map.toml``; on a page they become per cent of the map's width and
height, so that the map may have any size.
"""

import math
import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from bunkhouse.games.old_west import components as c

Point = tuple[float, float]

MAP: Final[dict[str, Any]] = tomllib.loads((c.FOLDER / "table" / "map.toml").read_text(encoding="utf-8"))

WIDTH: Final[float] = MAP["sheet"]["width"]
HEIGHT: Final[float] = MAP["sheet"]["height"]
GAP: Final[float] = MAP["cars"]["gap"]
MARGIN: Final[float] = MAP["cars"]["margin"]
SLOT: Final[float] = MAP["cars"]["width"]
SPACING: Final[float] = MAP["cars"]["spacing"]
LONGEST_CAR: Final[float] = MAP["cars"]["longest"]
LASSO: Final = 4.4
"""How far a lasso keeps from the cars it holds."""
_STEPS: Final = 80


class Car(NamedTuple):
    """One space of a track, or the train on it: its middle, how it is turned, and its length."""

    x: float
    y: float
    turn: float
    length: float


class Box(NamedTuple):
    """A rectangle on the sheet."""

    x0: float
    y0: float
    x1: float
    y1: float

    def style(self) -> str:
        """The place of an element that fills the box."""
        return (
            f"left:{self.x0 / WIDTH * 100:.2f}%;top:{self.y0 / HEIGHT * 100:.2f}%;"
            f"width:{(self.x1 - self.x0) / WIDTH * 100:.2f}%;height:{(self.y1 - self.y0) / HEIGHT * 100:.2f}%"
        )

    def view(self) -> str:
        """The same as the view box of a drawing that keeps the units of the sheet."""
        return " ".join(f"{each:.4g}" for each in (self.x0, self.y0, self.x1 - self.x0, self.y1 - self.y0))


class Lasso(NamedTuple):
    """A rope round some neighbouring tracks of a route."""

    box: Box
    path: str


def at(point: Point) -> str:
    """The place of an element whose middle lies on a point of the sheet."""
    return f"left:{point[0] / WIDTH * 100:.2f}%;top:{point[1] / HEIGHT * 100:.2f}%"


def _placed(x: float, y: float) -> Point:
    """From the plan in ``components.toml`` to the sheet."""
    return 52 + (x - 70) * (WIDTH - 116) / 860, 36 + (y - 50) * (HEIGHT - 80) / 650


CITY_POINTS: Final[list[Point]] = [_placed(*place) for place in c.CITY_PLACES]


class Line:
    """The bowed middle line of a route, measured along itself."""

    def __init__(self, route: int) -> None:
        a, b = CITY_POINTS[int(c.TRACK_A[route])], CITY_POINTS[int(c.TRACK_B[route])]
        bow, shift = MAP["bow"][c.ROUTE_NAMES[route]]
        bend = self._bend(route, a, b, bow)
        self.points: list[Point] = []
        for step in range(_STEPS + 1):
            t = step / _STEPS
            u = 1 - t
            self.points.append(
                (
                    u * u * a[0] + 2 * t * u * bend[0] + t * t * b[0],
                    u * u * a[1] + 2 * t * u * bend[1] + t * t * b[1],
                )
            )
        self.along = [0.0]
        for (x0, y0), (x1, y1) in zip(self.points, self.points[1:], strict=False):
            self.along.append(self.along[-1] + math.hypot(x1 - x0, y1 - y0))
        spaces = int(c.LENGTH[route])
        room = self.along[-1] - 2 * MARGIN
        self.car = min(LONGEST_CAR, (room + GAP) / spaces - GAP)
        row = spaces * self.car + (spaces - 1) * GAP
        self.start = MARGIN + (room - row) * (1 + shift) / 2
        self.end = self.start + row

    @staticmethod
    def _bend(route: int, a: Point, b: Point, bow: float) -> Point:
        if c.ROUTE_BENDS[route]:
            x, y = _placed(*c.ROUTE_BENDS[route])
            return 2 * x - (a[0] + b[0]) / 2, 2 * y - (a[1] + b[1]) / 2
        far = math.hypot(b[0] - a[0], b[1] - a[1])
        return (
            (a[0] + b[0]) / 2 - (b[1] - a[1]) / far * bow * 2,
            (a[1] + b[1]) / 2 + (b[0] - a[0]) / far * bow * 2,
        )

    def at(self, way: float, aside: float = 0.0) -> tuple[float, float, float]:
        """The point so far along the line and so far beside it, and the direction there in degrees."""
        way = max(0.0, min(self.along[-1], way))
        step = next(step for step in range(1, _STEPS + 1) if self.along[step] >= way - 1e-9)
        part = (way - self.along[step - 1]) / (self.along[step] - self.along[step - 1])
        (x0, y0), (x1, y1) = self.points[step - 1], self.points[step]
        turn = math.atan2(y1 - y0, x1 - x0)
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        return x - math.sin(turn) * aside, y + math.cos(turn) * aside, math.degrees(turn)

    def point(self, way: float, aside: float = 0.0) -> Point:
        return self.at(way, aside)[:2]

    def curve(self, start: float, end: float, aside: float, digits: int = 1) -> str:
        """A drawn curve from where the pen is, which is at ``start``, to ``end``."""
        pieces = 2 if abs(end - start) > 120 else 1
        drawn, here = "", self.point(start, aside)
        for piece in range(pieces):
            middle = self.point(start + (end - start) * (piece + 0.5) / pieces, aside)
            there = self.point(start + (end - start) * (piece + 1) / pieces, aside)
            bend = (2 * middle[0] - (here[0] + there[0]) / 2, 2 * middle[1] - (here[1] + there[1]) / 2)
            drawn += f"Q{pair(bend, digits)} {pair(there, digits)}"
            here = there
        return drawn


def pair(point: Point, digits: int = 1) -> str:
    return f"{point[0]:.{digits}f} {point[1]:.{digits}f}"


@cache
def line(track: int) -> Line:
    """The middle line of the route that a track belongs to."""
    first = int(c.ROUTE_START[track])
    return Line(first) if first == track else line(first)


def aside(track: int) -> float:
    """How far a track lies beside the middle line of its route."""
    first, end = int(c.ROUTE_START[track]), int(c.ROUTE_END[track])
    return (track - first - (end - first - 1) / 2) * SPACING


@cache
def cars(track: int) -> list[Car]:
    """The spaces of a track."""
    row, found = line(track), []
    for space in range(int(c.LENGTH[track])):
        x, y, turn = row.at(row.start + space * (row.car + GAP) + row.car / 2, aside(track))
        upright = turn - 180 if turn > 90 else turn + 180 if turn < -90 else turn
        found.append(Car(x, y, upright, row.car))
    return found


@cache
def train_box(track: int) -> Box:
    row = cars(track)
    room = row[0].length / 2 + 9
    xs, ys = [car.x for car in row], [car.y for car in row]
    (x0, y0), (x1, y1) = (min(xs) - room, min(ys) - room), (max(xs) + room, max(ys) + room)
    return Box(math.floor(x0), math.floor(y0), math.ceil(x1), math.ceil(y1))


@cache
def lasso(first: int, last: int) -> Lasso:
    """The rope round the tracks from first to last."""
    row = line(first)
    near, far = aside(first) - SLOT / 2 - LASSO, aside(last) + SLOT / 2 + LASSO
    start, end = row.start - LASSO - 0.6, row.end + LASSO + 0.6
    round_ = min(6.0, (end - start) / 2, (far - near) / 2)
    path = "M" + pair(row.point(start + round_, near)) + row.curve(start + round_, end - round_, near)
    path += f"Q{pair(row.point(end, near))} {pair(row.point(end, near + round_))}"
    path += "L" + pair(row.point(end, far - round_))
    path += f"Q{pair(row.point(end, far))} {pair(row.point(end - round_, far))}"
    path += row.curve(end - round_, start + round_, far)
    path += f"Q{pair(row.point(start, far))} {pair(row.point(start, far - round_))}"
    path += "L" + pair(row.point(start, near + round_))
    path += f"Q{pair(row.point(start, near))} {pair(row.point(start + round_, near))}Z"
    ways = [start + (end - start) * step / 8 for step in range(9)]
    edge = [row.point(way, beside) for way in ways for beside in (near, far)]
    xs, ys = [point[0] for point in edge], [point[1] for point in edge]
    return Lasso(Box(min(xs) - 10, min(ys) - 10, max(xs) + 10, max(ys) + 10), path)


def tag_point(first: int, last: int) -> Point:
    """Where the tag of a lasso hangs: on its own side of the route, if it has one."""
    x0, y0, x1, y1, better = MAP["tag"][c.ROUTE_NAMES[first]]
    side = aside(first) + aside(last)
    return (x1, y1) if side > 0 or (side == 0 and better) else (x0, y0)
