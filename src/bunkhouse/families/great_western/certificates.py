"""The certificate track: a marker on a track of rising values, up to a limit."""

from librt.vecs import vec
from mypy_extensions import i16, i64


def room(track: vec[i16], value: i64, limit: i64) -> i64:
    """How many spaces the marker may still move forward."""
    found: i64 = 0
    at: i64
    for at in range(len(track)):
        if value < i64(track[at]) <= limit:
            found += 1
    return found


def forward(track: vec[i16], value: i64, spaces: i64) -> i64:
    """The value so many spaces further on."""
    at: i64 = 0
    while i64(track[at]) != value:
        at += 1
    return i64(track[at + spaces])


def spent(track: vec[i16], value: i64, count: i64) -> i64:
    """Where the marker stands after so many certificates were spent: the highest value that is left."""
    at: i64 = len(track) - 1
    while i64(track[at]) > value - count:
        at -= 1
    return i64(track[at])
