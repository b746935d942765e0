"""The random generator never changes: these numbers are version 1."""

from __future__ import annotations

from elfenland.rules import Rng


def test_version_1_of_the_generator() -> None:
    rng = Rng(42)
    assert [rng.below(1000) for _ in range(8)] == NUMBERS_42
    rng = Rng(42, 3)
    assert [rng.below(6) for _ in range(12)] == NUMBERS_42_3


def reference(seed: int, stream: int, n: int, count: int) -> list[int]:
    """PCG-XSH-RR 64/32 after splitmix64, written from its published definition."""
    mask = 2**64 - 1
    z = (seed + 0x9E3779B97F4A7C15 * (stream + 1)) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    x = z ^ (z >> 31)
    numbers = []
    for _ in range(count):
        word = (((x >> 18) ^ x) >> 27) & 0xFFFFFFFF
        turn = x >> 59
        word = ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF
        numbers.append(word * n >> 32)
        x = (x * 6364136223846793005 + 1442695040888963407) & mask
    return numbers


def test_it_is_the_published_generator() -> None:
    for seed, stream, n in ((0, 0, 7), (1, 0, 72), (2**53 - 1, 5, 48), (99, 2, 2**32 - 1)):
        rng = Rng(seed, stream)
        assert [rng.below(n) for _ in range(300)] == reference(seed, stream, n, 300)


def test_it_is_even() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)


NUMBERS_42 = [778, 411, 931, 173, 523, 319, 658, 257]
NUMBERS_42_3 = [5, 4, 1, 2, 2, 4, 3, 1, 2, 4, 5, 3]
