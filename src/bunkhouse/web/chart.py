"""The chart of scores over time: lines in the players' colours, each with its own dash and its brand."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.web.rendering import minus

_WIDTH, _HEIGHT = 640, 400
_LEFT, _TOP, _RIGHT, _BOTTOM = 40, 14, 66, 28
_POINTS = 80
"""More points than this say no more to the eye."""
_GAP = 34
"""How far the brands at the ends of the lines keep from each other."""

DASHES = {"red": "", "blue": "14 6", "yellow": "4 5", "green": "16 5 4 5", "black": "2 4", "white": "1 0"}


@dataclass(frozen=True)
class Line:
    colour: str
    path: str
    dash: str
    end: float
    """Where the brand stands."""
    first: bool


@dataclass(frozen=True)
class Mark:
    at: float
    text: str


@dataclass(frozen=True)
class Chart:
    width: int
    height: int
    left: int
    right: float
    brand: float
    lines: list[Line]
    rows: list[Mark]
    columns: list[Mark]


def chart(colours: Sequence[str], scores: Sequence[Sequence[int]], ranking: Sequence[int]) -> Chart:
    """``scores`` holds, for every step of the game, the points of every seat."""
    chosen = _thinned(len(scores))
    low = min(0, *(min(row) for row in scores))
    high = max(1, *(max(row) for row in scores))
    unit = _unit(high - low)
    floor, top = (low // unit) * unit, -(-high // unit) * unit
    right = _WIDTH - _RIGHT

    def across(step: int) -> float:
        return _LEFT + (right - _LEFT) * step / max(1, len(scores) - 1)

    def down(value: int) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - (value - floor) / (top - floor))

    order = sorted(range(len(colours)), key=lambda seat: ranking[seat], reverse=True)
    ends = _spread({seat: down(scores[-1][seat]) for seat in order})
    lines = [
        Line(
            colour=colours[seat],
            path="M" + "L".join(f"{across(step):.1f} {down(scores[step][seat]):.1f}" for step in chosen),
            dash=DASHES.get(colours[seat], ""),
            end=ends[seat],
            first=ranking[seat] == 1,
        )
        for seat in order
    ]
    rows = [Mark(down(value), minus(value)) for value in range(floor, top + 1, unit)]
    last = len(scores) - 1
    columns = [Mark(across(last * part // 6), str(last * part // 6)) for part in range(7)] if last > 6 else []
    return Chart(_WIDTH, _HEIGHT, _LEFT, right, right + 10, lines, rows, columns)


def _thinned(count: int) -> list[int]:
    if count <= _POINTS:
        return list(range(count))
    return sorted({round(at * (count - 1) / (_POINTS - 1)) for at in range(_POINTS)})


def _unit(span: int) -> int:
    """A round number that divides the span into about four."""
    unit = 1
    while True:
        for factor in (1, 2, 5):
            if span <= 5 * unit * factor:
                return unit * factor
        unit *= 10


def _spread(ends: dict[int, float]) -> dict[int, float]:
    """The ends of the lines, moved apart where they would cover each other."""
    placed: dict[int, float] = {}
    last = -float(_GAP)
    for seat, y in sorted(ends.items(), key=lambda item: item[1]):
        last = max(y, last + _GAP)
        placed[seat] = last
    over = last - (_HEIGHT - 16)
    return {seat: y - over for seat, y in placed.items()} if over > 0 else placed
