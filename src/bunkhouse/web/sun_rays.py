"""Woodcut sun rays."""

import math
from functools import cache


@cache
def rays(x: float, y: float, inner: float, outer: float, count: int, width: float = 0.5) -> str:
    """The path of thin wedges between two circles."""
    wedges = []
    for number in range(count):
        angle, half = 2 * math.pi * number / count, math.pi / count * width
        points = [(inner, angle), (outer, angle - half), (outer, angle + half)]
        corners = [f"{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}" for r, a in points]
        wedges.append(f"M{corners[0]}L{corners[1]} {corners[2]}Z")
    return "".join(wedges)
