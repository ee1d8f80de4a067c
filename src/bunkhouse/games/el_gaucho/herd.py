"""A herd as one number (EG-59).

A herd is one breed in strictly ascending or descending order, so the set of its values and the direction
tell everything: bit v - 1 stands for value v, the bit above them means descending. A herd of fewer than two
tiles has no direction.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import bit, packed
from bunkhouse.games.el_gaucho.components import MERCHANT_BONUS, VALUES

DESCENDING: Final[i64] = bit(VALUES)
_SETS: Final[int] = bit(VALUES)
_VALUES_MASK: Final[i64] = _SETS - 1
_COUNT: Final[vec[i16]] = packed([bits.bit_count() for bits in range(_SETS)])
_HIGHEST: Final[vec[i16]] = packed([bits.bit_length() for bits in range(_SETS)])
_LOWEST: Final[vec[i16]] = packed([(bits & -bits).bit_length() for bits in range(_SETS)])


def size(herd: i64) -> i64:
    return i64(_COUNT[herd & _VALUES_MASK])


def highest(herd: i64) -> i64:
    return i64(_HIGHEST[herd & _VALUES_MASK])


def lowest(herd: i64) -> i64:
    return i64(_LOWEST[herd & _VALUES_MASK])


def worth(herd: i64) -> i64:
    """EG-62, EG-73: number of tiles times the highest value."""
    return size(herd) * highest(herd)


def fits(herd: i64, value: i64) -> bool:
    """EG-59: whether a tile can be added on the right."""
    if size(herd) < 2:
        return True
    if herd & DESCENDING:
        return value < lowest(herd)
    return value > highest(herd)


def fitting(herd: int) -> list[int]:
    """EG-59: the values that can be added on the right."""
    return [value for value in range(1, VALUES + 1) if fits(herd, value)]


def forced_sale(herd: i64, value: i64) -> i64:
    """EG-60: what the herd brings that must be sold when a tile is added, 0 when the tile fits."""
    return 0 if fits(herd, value) else worth(herd)


def merchant_price(herd: i64) -> i64:
    """EG-45: what the Merchant pays for the herd, the bonus included."""
    return worth(herd) + MERCHANT_BONUS


def added(herd: i64, value: i64) -> i64:
    """EG-58, EG-59: the herd with a fitting tile on the right; the second tile fixes the direction."""
    grown: i64 = herd | bit(value - 1)
    if size(herd) == 1 and value < highest(herd):
        grown |= DESCENDING
    return grown


def sorted_in(herd: i64, value: i64) -> i64:
    """EG-41: the herd with a tile inserted at its proper position."""
    return herd | bit(value - 1)


def removed(herd: i64, value: i64) -> i64:
    """EG-R9: the herd with a tile taken out and the gap closed; a single tile has no direction."""
    left: i64 = herd & ~bit(value - 1)
    return left if size(left) > 1 else left & _VALUES_MASK


def holds(herd: i64, value: i64) -> bool:
    return (herd >> (value - 1)) & 1 != 0


def values(herd: int) -> list[int]:
    """The values from left to right."""
    ascending = [value for value in range(1, VALUES + 1) if holds(herd, value)]
    return ascending[::-1] if herd & DESCENDING else ascending


def herd_of(row: list[int]) -> int | None:
    """The herd with these values from left to right, None when they are in no order."""
    herd = 0
    for value in row:
        if holds(herd, value) or not fits(herd, value):
            return None
        herd = added(herd, value)
    return herd
