"""Sets of small numbers as the bits of one number.

Compiled code shifts a literal as a 32-bit number, silently: ``1 << 40`` is right interpreted and wrong
compiled. So single bits come from this table, and nothing in compiled code shifts a literal.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BITS: Final = vec[i64]([i64(2**n) for n in range(63)])


def bit(number: i64) -> i64:
    """The set that holds one number, from 0 to 62."""
    return _BITS[number]


def has_bit(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 != 0


def count_bits(bits: i64) -> i64:
    """How many numbers a set holds."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
