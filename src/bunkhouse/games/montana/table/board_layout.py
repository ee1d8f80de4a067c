"""Where every hex of the land lies on the sheet that it is drawn on, for each player count.

All drawings use the same unit, in which a hex has the size ``SIZE``; a smaller land simply gets a smaller
sheet, which is then shown larger.
"""

import math
from functools import cache
from typing import Final, NamedTuple

from bunkhouse.games.montana.components import CENTRES, POSITIONS

SIZE: Final = 38.4
"""From the middle of a hex to each corner."""
RATIO: Final = 636 / 716
"""Height to width of every sheet."""
_ROOM: Final = (18.0, 40.0)
"""What is left free beside the land and above and below it."""
_LARGEST: Final = 1.06
"""How much larger than on the fullest map a hex may be shown."""
_FULL_WIDTH: Final = 716.0
_FLAT: Final = math.sqrt(3)

_SUPPLY_RIGHT: Final = (2,)
"""Player counts whose land leaves no room for the supply in the lower left corner, but in the right one."""

Hex = tuple[int, int]
Point = tuple[float, float]


class BoardLayout(NamedTuple):
    width: float
    height: float
    points: dict[Hex, Point]
    """The middle of every hex."""
    slots: dict[Hex, int]
    """Which tile of the layout it belongs to."""
    tints: dict[Hex, int]
    """Neighbouring tiles differ in their tint."""
    supply: str
    """The lower corner where the supply lies, "left" or "right"; the compass is in the other one."""

    def style(self, place: Hex) -> str:
        x, y = self.points[place]
        return f"left:{x / self.width * 100:.2f}%;top:{y / self.height * 100:.2f}%"


@cache
def board_layout(players: int) -> BoardLayout:
    slots = {(q + dq, r + dr): slot for slot, (q, r) in enumerate(CENTRES[players]) for dq, dr in POSITIONS}
    tints = {
        (q + dq, r + dr): ((3 * q + r) // 7 + 2 * ((2 * r - q) // 7)) % 3
        for q, r in CENTRES[players]
        for dq, dr in POSITIONS
    }
    raw = {(q, r): (SIZE * _FLAT * (q + r / 2), SIZE * 1.5 * r) for q, r in slots}
    left, right = _ends([x for x, _ in raw.values()], SIZE * _FLAT / 2)
    top, bottom = _ends([y for _, y in raw.values()], SIZE)
    width = max(right - left + _ROOM[0], (bottom - top + _ROOM[1]) / RATIO, _FULL_WIDTH / _LARGEST)
    height = width * RATIO
    x0, y0 = (width - left - right) / 2, (height - top - bottom) / 2
    points = {at: (x + x0, y + y0) for at, (x, y) in raw.items()}
    supply = "right" if players in _SUPPLY_RIGHT else "left"
    return BoardLayout(width, height, points, slots, tints, supply)


def _ends(middles: list[float], half: float) -> tuple[float, float]:
    return min(middles) - half, max(middles) + half


def corners(x: float, y: float, size: float) -> list[Point]:
    """The corners of a hex that stands on its tip, from the top on clockwise."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns]


def outline(x: float, y: float, size: float = SIZE) -> str:
    """A hex as a path."""
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners(x, y, size)) + "Z"


def side(x: float, y: float, number: int) -> str:
    """One side of a hex as a path."""
    around = corners(x, y, SIZE)
    (a, b), (c, d) = around[number], around[(number + 1) % 6]
    return f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"
