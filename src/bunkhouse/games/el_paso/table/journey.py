"""How far it is on the trail: the ways of a rancher over the buildings that stand there now."""

from functools import lru_cache
from typing import Final

from bunkhouse.games.el_paso.table.element_ids import View
from bunkhouse.games.el_paso.trail import EL_PASO, NEXT, SPACE_NAMES

_HOME: Final = SPACE_NAMES[int(EL_PASO)]
_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}


def way(view: View, start: str | None, goal: str) -> tuple[int, list[str]]:
    """EP-30: the fewest steps to a stop and the spaces on the way there, both ends included."""
    if start is None:
        return 0, []
    steps, spaces = _way(frozenset(view["trail"]), start, goal)
    return steps, list(spaces)


@lru_cache(4096)
def _way(built: frozenset[str], start: str, goal: str) -> tuple[int, tuple[str, ...]]:
    """Of equal ways the one that is named first on the trail, which is the inner one."""
    reached: list[tuple[int, tuple[str, ...]]] = [(0, (start,))]
    best: tuple[int, tuple[str, ...]] = (0, ())
    while reached:
        steps, spaces = reached.pop(0)
        for number in NEXT[_NUMBERS[spaces[-1]]]:
            name = SPACE_NAMES[number]
            here = steps + (1 if name in built or name == _HOME else 0)
            if name == goal and (not best[1] or here < best[0]):
                best = (here, (*spaces, name))
            if name not in (_HOME, goal):
                reached.append((here, (*spaces, name)))
    return best
