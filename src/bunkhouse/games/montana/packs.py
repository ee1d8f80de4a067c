"""Pieces of several kinds, packed into one number.

Eight bits for each kind, the topmost of them a guard that stays clear: so a whole cost is compared with a
whole stock, added or taken away in one step.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0
_WIDTH: Final[i64] = 8
_MASK: Final[i64] = 127
_KINDS: Final[i64] = 6
_GUARDS: Final[i64] = sum(2 ** (8 * kind + 7) for kind in range(6))


def pieces(kind: i64, count: i64) -> i64:
    """A pack of so many pieces of one kind."""
    return count << (_WIDTH * kind)


def count_of(pack: i64, kind: i64) -> i64:
    return (pack >> (_WIDTH * kind)) & _MASK


def holds(pack: i64, part: i64) -> bool:
    """Whether there is enough of every kind."""
    return ((pack | _GUARDS) - part) & _GUARDS == _GUARDS


def size(pack: i64) -> i64:
    """How many pieces there are in all."""
    kind: i64
    total: i64 = 0
    for kind in range(_KINDS):
        total += (pack >> (_WIDTH * kind)) & _MASK
    return total


def pack_of(counts: dict[str, int], names: list[str]) -> int:
    return sum(count << (8 * names.index(name)) for name, count in counts.items())


def counts_in(pack: int, names: list[str]) -> dict[str, int]:
    """The kinds that are there, with their numbers."""
    counts = {name: int(count_of(pack, kind)) for kind, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}
