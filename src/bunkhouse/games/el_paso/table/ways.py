"""How far it is on the trail: the ways of a rancher over the buildings that stand there now."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso.components import EMPTY
from bunkhouse.games.el_paso.trail import EL_PASO, NEXT, SPACE_NAMES, distance
from bunkhouse.games.el_paso.view_types import Trail

_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}


def steps(trail: Trail, start: str | None, goal: str) -> int:
    """EP-30: the fewest steps to a stop; 0 when no way leads there."""
    return 0 if start is None else _way(frozenset(trail), _NUMBERS[start], _NUMBERS[goal])[0]


def way(trail: Trail, start: str | None, goal: str) -> list[str]:
    """The spaces on the way there, both ends included; of equal ways the one named first, the inner one."""
    return [] if start is None else _way(frozenset(trail), _NUMBERS[start], _NUMBERS[goal])[1]


@lru_cache(4096)
def _way(built: frozenset[str], start: int, goal: int) -> tuple[int, list[str]]:
    stops = [name in built or number == EL_PASO for number, name in enumerate(SPACE_NAMES)]
    tiles = vec[i16]([i16(0 if stop else EMPTY) for stop in stops])
    fewest = distance(tiles, start, goal)
    if fewest >= TOO_FAR:
        return 0, []
    spaces = [start]
    while len(spaces) == 1 or spaces[-1] != goal:
        ahead = [space for space in NEXT[spaces[-1]] if space == goal or space != EL_PASO]
        left = [stops[space] + (0 if space == goal else distance(tiles, space, goal)) for space in ahead]
        spaces.append(ahead[left.index(min(left))])
    return fewest, [SPACE_NAMES[space] for space in spaces]
