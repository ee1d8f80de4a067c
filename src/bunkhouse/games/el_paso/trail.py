"""The trail of El Paso: its spaces, what they are for, and how they are connected (EP-17)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed
from bunkhouse.families.great_western.trail import TOO_FAR, Trail
from bunkhouse.games.el_paso.components import DATA

_SPACES: Final[list[Any]] = DATA["trail"]["spaces"]
SPACE_NAMES: Final[list[str]] = [space["id"] for space in _SPACES]
SPACES: Final[i64] = len(SPACE_NAMES)
EL_PASO: Final[i64] = SPACE_NAMES.index(DATA["trail"]["el_paso"])
LAP: Final[i64] = DATA["trail"]["lap"]
CLOCK: Final[vec[i16]] = packed([space["clock"] for space in _SPACES])
SPACE_COST: Final[vec[i16]] = packed([space.get("cost", 0) for space in _SPACES])
INNER: Final[vec[i16]] = packed([int(space["branch"] == "inner") for space in _SPACES])
BRANCH_NAMES: Final[list[str]] = [space["branch"] for space in _SPACES]

NEUTRAL_SPACES: Final[list[int]] = [at for at, space in enumerate(_SPACES) if space["type"] == "neutral"]
NEUTRAL_SPACE: Final[vec[i16]] = packed(NEUTRAL_SPACES)
NEUTRAL_LETTERS: Final[list[str]] = [_SPACES[at]["letter"] for at in NEUTRAL_SPACES]
COMMON_SPACES: Final[list[int]] = [at for at, space in enumerate(_SPACES) if space["type"] == "common"]
COMMON_SPACE: Final[vec[i16]] = packed(COMMON_SPACES)
SITES: Final[i64] = len(COMMON_SPACES)

NEXT: Final[list[list[int]]] = [[SPACE_NAMES.index(name) for name in space["next"]] for space in _SPACES]
TRAIL: Final = Trail(NEXT, int(EL_PASO))
"""Laps end in El Paso and begin there again."""
JUNCTION: Final = TRAIL.junction
BRANCH_FIRST: Final = TRAIL.branch_first
BRANCH_START: Final = TRAIL.branch_start
BRANCH_NODE: Final = TRAIL.branch_node

assert len(NEUTRAL_SPACES) + len(COMMON_SPACES) == DATA["trail"]["building_spaces"]


def distance(tiles: vec[i16], start: i64, goal: i64) -> int:
    """EP-30: the fewest steps ahead to a stop; from El Paso to El Paso it is a whole lap."""
    if start != goal:
        return int(TRAIL.fewest_steps(tiles, start, goal))
    if start != EL_PASO:
        return int(TOO_FAR)
    first: i64 = i64(JUNCTION[start])
    own = 1 if i64(tiles[first]) >= 0 else 0
    return own + int(TRAIL.fewest_steps(tiles, first, goal))
