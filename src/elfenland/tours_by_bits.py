"""The table of tours.py for the interpreter: the same numbers by arithmetic on very long integers.

Bit S of `covered[v]` says that a walk of at most so many connections from town v passes all towns
of the set S. One more connection at the front covers what a neighbour covers, S, and S with v:
one shift of 2^20 bits. A few seconds instead of many minutes.
"""

from __future__ import annotations

from elfenland import tours
from elfenland.board import BOARD

SETS = 1 << 20
ROW = 24


def neighbours() -> list[list[int]]:
    """The towns one connection away."""
    near: list[set[int]] = [set() for _ in BOARD.towns]
    for way in BOARD.connections:
        near[way.a].add(way.b)
        near[way.b].add(way.a)
    return [sorted(towns) for towns in near]


def without(bit: int) -> int:
    """A mask of the sets that lack the town with this bit."""
    mask, width = (1 << bit) - 1, 2 * bit
    while width < SETS:
        mask |= mask << width
        width *= 2
    return mask


def fill() -> None:
    """Write the table into tours.HOPS."""
    near = neighbours()
    masks = {bit: without(bit) for bit in tours.BIT if bit}
    full = (1 << SETS) - 1
    covered = [1 | 1 << bit for bit in tours.BIT]
    ones = int.from_bytes(b"\x01" * SETS, "big")
    zero = int.from_bytes(b"0" * SETS, "big")
    lengths = [0] * len(near)  # one byte per set
    while any(sets != full for sets in covered):
        before = list(covered)
        for town, sets in enumerate(before):
            lengths[town] += ones - (int.from_bytes(format(sets, f"0{SETS}b").encode(), "big") - zero)
            for other in near[town]:
                sets |= before[other]
            bit = tours.BIT[town]
            covered[town] = sets | (sets & masks[bit]) << bit if bit else sets
    table = bytearray(ROW * SETS)
    for town, counts in enumerate(lengths):
        table[town::ROW] = counts.to_bytes(SETS, "little")
    tours.HOPS = table  # type: ignore[attr-defined]
