"""Groups of pieces that are sent, taken or exchanged together: every possible one, once, with a name.

A group is known by its number. The names list the pieces: "copper+stone" is one worker of each.
"""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.errors import Param
from bunkhouse.games.montana.components import (
    AREA_OF,
    AREA_WORKER,
    BANK_SPACES,
    BANK_WORKERS,
    GOOD_NAMES,
    MATCHING_WORKERS,
    OTHER_WORKERS,
    ROW_GOODS,
    ROW_GOODS_COUNT,
    ROW_UPGRADES,
    ROWS,
    SPACES,
    TRADE_WORKERS,
    UPGRADES,
    WORKER_NAMES,
    WORKERS_PER_FIELD,
)
from bunkhouse.games.montana.packs import pack_of

_Group = tuple[str, ...]


def _groups(names: list[str], most: int) -> list[_Group]:
    """All groups of 1 to ``most`` pieces, the smaller ones first."""
    return [group for count in range(1, most + 1) for group in combinations_with_replacement(names, count)]


def _packs(groups: list[_Group], names: list[str]) -> vec[i64]:
    return vec[i64]([i64(pack_of({name: group.count(name) for name in group}, names)) for group in groups])


def _numbers(numbers: list[int]) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])


def _name(group: _Group) -> str:
    return "+".join(group)


def parts(name: str) -> dict[str, Param]:
    """How sentences speak of a group: its pieces one by one, with empty texts after the last."""
    pieces = [*name.split("+"), *[""] * len(_PARTS)]
    return {part: pieces[at] for at, part in enumerate(_PARTS)}


_PARTS: Final = ["one", "two", "three", "four"]

# Crews: workers that are sent, hired or returned. Number 0 is nobody.
CREW_LARGEST: Final[int] = max(
    *(int(count) for count in BANK_WORKERS), MATCHING_WORKERS, OTHER_WORKERS, WORKERS_PER_FIELD, TRADE_WORKERS
)
_CREWS: Final[list[_Group]] = [(), *_groups(WORKER_NAMES, CREW_LARGEST)]
CREW_NAMES: Final[list[str]] = [_name(crew) for crew in _CREWS]
CREW_PACKS: Final = _packs(_CREWS, WORKER_NAMES)
NOBODY_THERE: Final[i64] = 0
CREW_START: Final = _numbers(
    [sum(1 for crew in _CREWS if len(crew) < count) for count in range(CREW_LARGEST + 2)]
)
"""The first crew of each size, and one past the last."""


def _fitting(space: int) -> list[int]:
    """MT-39: so many workers; MT-43, MT-R11: exactly so many matching ones, or exactly so many others."""
    if space < BANK_SPACES:
        return [number for number, crew in enumerate(_CREWS) if len(crew) == BANK_WORKERS[space]]
    own = WORKER_NAMES[int(AREA_WORKER[int(AREA_OF[space])])]
    return [
        number
        for number, crew in enumerate(_CREWS)
        if crew == (own,) * MATCHING_WORKERS or (len(crew) == OTHER_WORKERS and own not in crew)
    ]


FITTING: Final = [_fitting(space) for space in range(SPACES)]
"""The crews that can staff a part of each space."""
STAFFINGS: Final = _numbers([crew for crews in FITTING for crew in crews])
"""The same, one space after another."""
STAFFING_START: Final = _numbers(
    [sum(len(crews) for crews in FITTING[:space]) for space in range(SPACES + 1)]
)

# Bundles: goods taken freely as a reward of the city.
_ROW_BUNDLES: Final[list[list[_Group]]] = [
    list(combinations_with_replacement(ROW_GOODS[row], ROW_GOODS_COUNT[row])) if ROW_GOODS[row] else []
    for row in range(ROWS)
]
_BUNDLES: Final[list[_Group]] = list(
    dict.fromkeys(
        tuple(sorted(bundle, key=GOOD_NAMES.index)) for bundles in _ROW_BUNDLES for bundle in bundles
    )
)
BUNDLE_NAMES: Final[list[str]] = [_name(bundle) for bundle in _BUNDLES]
BUNDLES: Final[i64] = len(_BUNDLES)
BUNDLE_PACKS: Final = _packs(_BUNDLES, GOOD_NAMES)
BUNDLE_ROWS: Final = _numbers(
    [
        sum(
            2**row
            for row in range(ROWS)
            if len(bundle) == ROW_GOODS_COUNT[row] and set(bundle) <= set(ROW_GOODS[row])
        )
        for bundle in _BUNDLES
    ]
)
"""A bit for each row of the city that offers the bundle."""

# Exchanges: small pieces given for as many large ones. Named by the small pieces.
_EXCHANGES: Final[list[_Group]] = _groups(list(UPGRADES), max(ROW_UPGRADES))
EXCHANGE_NAMES: Final[list[str]] = [_name(group) for group in _EXCHANGES]
EXCHANGES: Final[i64] = len(_EXCHANGES)
EXCHANGE_SIZES: Final = _numbers([len(group) for group in _EXCHANGES])
EXCHANGE_SMALL: Final = _packs(_EXCHANGES, GOOD_NAMES)
EXCHANGE_LARGE: Final = _packs(
    [tuple(UPGRADES[small] for small in group) for group in _EXCHANGES], GOOD_NAMES
)
