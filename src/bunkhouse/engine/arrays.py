"""Packed arrays made from figures."""

from librt.vecs import vec
from mypy_extensions import i16


def packed(numbers: list[int]) -> vec[i16]:
    """Small numbers as an array; one that does not fit is an error."""
    return vec[i16]([i16(number) for number in numbers])
