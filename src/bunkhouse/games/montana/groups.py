"""Groups of pieces that are sent, taken or exchanged together: every possible one, once, with a name.

A group is known by its number. The names list the pieces: "copper+stone" is one worker of each.
"""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Param, packed
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.packs import pack_of

_Group = tuple[str, ...]


def _groups(names: list[str], most: int) -> list[_Group]:
    """All groups of 1 to ``most`` pieces, the smaller ones first."""
    return [group for count in range(1, most + 1) for group in combinations_with_replacement(names, count)]


def _packs(groups: list[_Group], names: list[str]) -> vec[i64]:
    return vec[i64]([i64(pack_of({name: group.count(name) for name in group}, names)) for group in groups])


def _name(group: _Group) -> str:
    return "+".join(group)


def parts(name: str) -> dict[str, Param]:
    """How sentences speak of a group: its pieces one by one, with empty texts after the last."""
    pieces = [*name.split("+"), *[""] * len(_PARTS)]
    return {part: pieces[at] for at, part in enumerate(_PARTS)}


_PARTS: Final = ["one", "two", "three", "four"]

# Crews: workers that are sent, hired or returned. Number 0 is nobody.
CREW_LARGEST: Final[int] = max(
    *(int(count) for count in c.BANK_WORKERS),
    c.MATCHING_WORKERS,
    c.OTHER_WORKERS,
    c.WORKERS_PER_FIELD,
    c.TRADE_WORKERS,
)
_CREWS: Final[list[_Group]] = [(), *_groups(c.WORKER_NAMES, CREW_LARGEST)]
CREW_NAMES: Final[list[str]] = [_name(crew) for crew in _CREWS]
CREW_PACKS: Final = _packs(_CREWS, c.WORKER_NAMES)
NOBODY_THERE: Final[i64] = 0
CREW_START: Final[vec[i16]] = packed(
    [sum(1 for crew in _CREWS if len(crew) < count) for count in range(CREW_LARGEST + 2)]
)
"""The first crew of each size, and one past the last."""


def _fitting(space: int) -> list[int]:
    """MT-39: so many workers; MT-43, MT-R11: exactly so many matching ones, or exactly so many others."""
    if space < c.BANK_SPACES:
        return [number for number, crew in enumerate(_CREWS) if len(crew) == c.BANK_WORKERS[space]]
    own = c.WORKER_NAMES[int(c.AREA_WORKER[int(c.AREA_OF[space])])]
    return [
        number
        for number, crew in enumerate(_CREWS)
        if crew == (own,) * c.MATCHING_WORKERS or (len(crew) == c.OTHER_WORKERS and own not in crew)
    ]


FITTING: Final = [_fitting(space) for space in range(c.SPACES)]
"""The crews that can staff a part of each space."""
STAFFINGS: Final[vec[i16]] = packed([crew for crews in FITTING for crew in crews])
"""The same, one space after another."""
STAFFING_START: Final[vec[i16]] = packed(
    [sum(len(crews) for crews in FITTING[:space]) for space in range(c.SPACES + 1)]
)

# Bundles: goods taken freely as a reward of the city.
_ROW_BUNDLES: Final[list[list[_Group]]] = [
    list(combinations_with_replacement(c.ROW_GOODS[row], c.ROW_GOODS_COUNT[row])) if c.ROW_GOODS[row] else []
    for row in range(c.ROWS)
]
_BUNDLES: Final[list[_Group]] = list(
    dict.fromkeys(
        tuple(sorted(bundle, key=c.GOOD_NAMES.index)) for bundles in _ROW_BUNDLES for bundle in bundles
    )
)
BUNDLE_NAMES: Final[list[str]] = [_name(bundle) for bundle in _BUNDLES]
BUNDLES: Final[i64] = len(_BUNDLES)
BUNDLE_PACKS: Final = _packs(_BUNDLES, c.GOOD_NAMES)
BUNDLE_ROWS: Final[vec[i16]] = packed(
    [
        sum(
            2**row
            for row in range(c.ROWS)
            if len(bundle) == c.ROW_GOODS_COUNT[row] and set(bundle) <= set(c.ROW_GOODS[row])
        )
        for bundle in _BUNDLES
    ]
)
"""A bit for each row of the city that offers the bundle."""

# Exchanges: small pieces given for as many large ones. Named by the small pieces.
_EXCHANGES: Final[list[_Group]] = _groups(list(c.UPGRADES), max(c.ROW_UPGRADES))
EXCHANGE_NAMES: Final[list[str]] = [_name(group) for group in _EXCHANGES]
EXCHANGES: Final[i64] = len(_EXCHANGES)
EXCHANGE_SIZES: Final[vec[i16]] = packed([len(group) for group in _EXCHANGES])
EXCHANGE_SMALL: Final = _packs(_EXCHANGES, c.GOOD_NAMES)
EXCHANGE_LARGE: Final = _packs(
    [tuple(c.UPGRADES[small] for small in group) for group in _EXCHANGES], c.GOOD_NAMES
)
