"""The seeded generator that is part of every state.

Algorithm: sfc32 ("small fast counting", Chris Doty-Humphrey), on four 32-bit words a, b, c and a counter.
One step, all arithmetic modulo 2**32:

    out = a + b + counter;  counter = counter + 1
    a = b ^ (b >> 9);  b = c + (c << 3);  c = rotate_left(c, 21) + out

Seeding with (seed, stream): a = low 32 bits of the seed, b = the bits above them, c = stream, counter = 1,
then twelve steps whose output is thrown away. The words stay below 2**32, so the same numbers come out of
unbounded Python integers and of compiled 64-bit ones.

A bounded number is drawn with Lemire's multiplication method with rejection, so it is exactly uniform.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final[i64] = 12

SEED_LIMIT: Final = 2**53
"""Seeds are below this, so that every JSON reader holds them exactly."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Four words of state; ``copy`` gives an independent generator that goes on in the same way."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        out: i64 = (self.a + self.b + self.counter) & _WORD
        b: i64 = self.b
        c: i64 = self.c
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) | (c >> 11)) & _WORD) + out) & _WORD
        return out

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1, for 1 <= bound < 2**31."""
        product: i64 = self.word() * bound
        if (product & _WORD) < bound:
            floor: i64 = (_WORD + 1 - bound) % bound
            while (product & _WORD) < floor:
                product = self.word() * bound
        return product >> 32

    def words(self) -> list[int]:
        """The state as four plain numbers, for positions."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int, stream: int = 0) -> Rng:
    """The generator of a seed; different streams of one seed are unrelated."""
    rng = Rng(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, stream & 0xFFFFFFFF, 1)
    _: i64
    for _ in range(_WARM_UP):
        rng.word()
    return rng


def derive(seed: int, index: int) -> int:
    """The seed of part number ``index`` of a larger run; neighbouring seeds share no parts."""
    rng = seeded(seed, index + 1)
    high: int = rng.word()
    low: int = rng.word()
    return (high << 32 | low) % SEED_LIMIT
