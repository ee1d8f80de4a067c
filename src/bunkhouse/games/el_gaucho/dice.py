"""Handfuls of dice: every unordered set of one to three dice is one small number.

A player never holds more than the two dice of a turn and the Rodeo's virtual die (EG-44). Which die is
which does not matter, so a handful is just its values, and all questions about it are table look-ups.
"""

from itertools import accumulate, combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed
from bunkhouse.games.el_gaucho.components import DICE_PER_TURN, SIDES

_MOST: Final[int] = DICE_PER_TURN + 1
_FACES: Final = range(1, SIDES + 1)
_HANDFULS: Final[list[tuple[int, ...]]] = [
    values for count in range(_MOST + 1) for values in combinations_with_replacement(_FACES, count)
]
_NUMBER: Final = {values: number for number, values in enumerate(_HANDFULS)}


def _without(values: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...] | None:
    rest = list(values)
    for value in part:
        if value not in rest:
            return None
        rest.remove(value)
    return tuple(rest)


def _rest_table() -> list[int]:
    rests = [_without(values, part) for values in _HANDFULS for part in _HANDFULS]
    return [-1 if rest is None else _NUMBER[rest] for rest in rests]


def _sum_table() -> list[int]:
    sums = [tuple(sorted(values + more)) for values in _HANDFULS for more in _HANDFULS]
    return [_NUMBER.get(values, -1) for values in sums]


def _parts(values: tuple[int, ...]) -> list[int]:
    return [n for n, part in enumerate(_HANDFULS) if n > 0 and _without(values, part) is not None]


HANDFULS: Final[i64] = len(_HANDFULS)
NO_DICE: Final[i64] = 0
HANDFUL_NAMES: Final[list[str]] = ["+".join(map(str, values)) for values in _HANDFULS]
TOTAL: Final[vec[i16]] = packed([sum(values) for values in _HANDFULS])
SIZE: Final[vec[i16]] = packed([len(values) for values in _HANDFULS])

_SUM: Final[vec[i16]] = packed(_sum_table())
_REST: Final[vec[i16]] = packed(_rest_table())
_PARTS: Final[list[list[int]]] = [_parts(values) for values in _HANDFULS]
PART_START: Final[vec[i16]] = packed([0, *accumulate([len(parts) for parts in _PARTS])])
"""Where the distinct parts of a handful begin in ``PARTS``; they end where the next one's begin."""
PARTS: Final[vec[i16]] = packed([part for parts in _PARTS for part in parts])
FIRST_PAIR: Final[i64] = _NUMBER[(1, 1)]
PAIRS: Final[i64] = sum(1 for values in _HANDFULS if len(values) == DICE_PER_TURN)
PAIR_FACES: Final = vec[i16]([i16(face) for pair in _HANDFULS if len(pair) == DICE_PER_TURN for face in pair])
"""The faces of every pair, the lower one first."""


def rest(handful: i64, part: i64) -> i64:
    """What is left of a handful when a part is used; -1 when the part is not in it."""
    return i64(_REST[handful * HANDFULS + part])


def joined(handful: i64, more: i64) -> i64:
    """Two handfuls together; -1 when that is more than a player can hold."""
    return i64(_SUM[handful * HANDFULS + more])


def faces(handful: int) -> list[int]:
    return list(_HANDFULS[handful])


def handful(values: list[int]) -> int | None:
    """The number of a handful with these values, None when there is none."""
    return _NUMBER.get(tuple(sorted(values)))
