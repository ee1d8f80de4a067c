"""Cards in piles. A pile is a stretch of a packed array that counts the cards of each kind.

Nobody may know the order of a face-down pile, so it has none: a card is drawn at random when it is drawn,
which gives every sequence of cards the same chance as shuffling beforehand.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Rng, bit


def draw(counts: vec[i16], start: i64, size: i64, rng: Rng) -> i64:
    """Take a random one out of the ``size`` things counted from ``start`` on; returns its kind."""
    at: i64 = rng.below(size) if size > 1 else 0
    kind: i64 = 0
    while True:
        count: i64 = i64(counts[start + kind])
        if at < count:
            counts[start + kind] = i16(count - 1)
            return kind
        at -= count
        kind += 1


def pour(counts: vec[i16], source: i64, target: i64, kinds: i64) -> None:
    """Put everything from one stretch into another."""
    kind: i64
    for kind in range(kinds):
        counts[target + kind] = i16(counts[target + kind] + counts[source + kind])
        counts[source + kind] = i16(0)


def total(counts: vec[i16], start: i64, kinds: i64) -> i64:
    kind: i64
    found: i64 = 0
    for kind in range(kinds):
        found += i64(counts[start + kind])
    return found


def different_values(counts: vec[i16], start: i64, kinds: i64, type_of: vec[i16], value: vec[i16]) -> i64:
    """The breeding value of a hand: every type counts once."""
    seen: i64 = 0
    found: i64 = 0
    kind: i64
    for kind in range(kinds):
        if i64(counts[start + kind]) > 0:
            member: i64 = bit(i64(type_of[kind]))
            if not seen & member:
                seen |= member
                found += i64(value[kind])
    return found


def duplicate_values(counts: vec[i16], start: i64, kinds: i64, value: vec[i16], copies: i64) -> i64:
    """What so many further cards of types that have been counted already add at most."""
    found: i64 = 0
    best: i64 = 0
    kind: i64
    for kind in range(kinds):
        best = max(best, i64(value[kind]))
    while copies > 0 and best > 0:
        for kind in range(kinds):
            if i64(value[kind]) == best:
                more: i64 = min(copies, max(i64(counts[start + kind]) - 1, 0))
                found += more * best
                copies -= more
        best -= 1
    return found


def deal(counts: vec[i16], hand: i64, pile: i64, size: i64, kinds: i64, rng: Rng) -> None:
    """Any hand of ``size`` cards out of those in hand and pile together, of the first kinds only."""
    pour(counts, hand, pile, kinds)
    left: i64 = total(counts, pile, kinds)
    drawn: i64
    for drawn in range(size):
        kind: i64 = draw(counts, pile, left - drawn, rng)
        counts[hand + kind] = i16(counts[hand + kind] + 1)


def shuffled(rng: Rng, count: int) -> list[int]:
    """The numbers below ``count`` in random order."""
    order = list(range(count))
    for at in range(count - 1, 0, -1):
        other = rng.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return order
