"""The generator: its written algorithm, as vectors from an independent implementation in C."""

from collections import Counter

import pytest

from bunkhouse.engine.rng import SEED_LIMIT, derive, seeded

VECTORS = [
    (0, 0, [1363572419, 145230303, 808754475, 4216505632, 947923937], 1825090248),
    (1, 0, [441792574, 614447336, 1644328534, 3387734806, 1080862987], 2249392191),
    (7, 3, [911453363, 1903567588, 1174517205, 1186431023, 1691808228], 835060315),
    (SEED_LIMIT - 1, 12, [2349913788, 1755715960, 2159592752, 85283228, 2490196775], 161469094),
]


@pytest.mark.parametrize(("seed", "stream", "first", "far"), VECTORS)
def test_vectors(seed: int, stream: int, first: list[int], far: int) -> None:
    rng = seeded(seed, stream)
    assert [rng.word() for _ in range(5)] == first
    for _ in range(99_999):
        rng.word()
    assert rng.word() == far


def test_bounded_numbers_come_from_the_upper_bits() -> None:
    rng = seeded(1)
    assert [rng.below(6) for _ in range(12)] == [0, 0, 2, 4, 1, 4, 3, 0, 3, 0, 0, 3]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 60, 1000])
def test_bounded_numbers_are_uniform(bound: int) -> None:
    rng = seeded(11)
    draws = 200 * bound if bound > 100 else 60_000
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    expected = draws / bound
    chi_square = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    assert chi_square < bound + 6 * (2 * bound) ** 0.5 + 10


def test_large_bounds_reject_what_would_be_uneven() -> None:
    """With a bound of 3 * 2**29 a plain multiplication would favour every third number."""
    rng = seeded(5)
    bound = 3 * 2**29
    remainders = Counter(rng.below(bound) % 3 for _ in range(30_000))
    assert all(abs(count - 10_000) < 500 for count in remainders.values())


def test_a_copy_goes_on_alone() -> None:
    rng = seeded(3)
    twin = rng.copy()
    ahead = [twin.word() for _ in range(4)]
    assert [rng.word() for _ in range(4)] == ahead
    assert rng.words() == twin.words()


def test_derived_seeds_differ() -> None:
    seeds = {derive(seed, index) for seed in range(30) for index in range(100)}
    assert len(seeds) == 3000
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert derive(1, 0) == 5882688840065750
