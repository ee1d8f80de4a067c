"""Counting the members of a set that is kept as bits, without leaving native numbers."""

from mypy_extensions import i64


def count_bits(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
