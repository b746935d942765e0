"""The tables of tours.py for the interpreter: the same numbers by arithmetic on very long integers.

Bit S of `covered[v]` says that a walk of at most so much cost from town v passes all towns
of the set S. One more connection at the front covers what a neighbour covers, S, and S with v:
one shift of 2^20 bits. A few seconds instead of many minutes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from elfenland.board import BOARD
from elfenland.journeys import tours
from elfenland.rules.numbering import TOUR_ROW

SETS = 1 << 20


def neighbours(cost: Mapping[str, int]) -> list[list[tuple[int, int]]]:
    """The towns one connection away, each with what the connection costs by its terrain."""
    near: list[list[tuple[int, int]]] = [[] for _ in BOARD.towns]
    for connection in BOARD.connections:
        near[connection.a].append((connection.b, cost[connection.terrain]))
        near[connection.b].append((connection.a, cost[connection.terrain]))
    return near


def without(bit: int) -> int:
    """A mask of the sets that lack the town with this bit."""
    mask, width = (1 << bit) - 1, 2 * bit
    while width < SETS:
        mask |= mask << width
        width *= 2
    return mask


def fill(table: str, cost: Mapping[str, int]) -> None:
    """Write the least cost of a walk from each town through each set into a table of tours."""
    near = neighbours(cost)
    masks = {bit: without(bit) for bit in tours.BIT if bit}
    full = (1 << SETS) - 1
    nothing = [0] * len(near)
    covered = [1 | 1 << bit for bit in tours.BIT]
    earlier = deque([nothing] * max(cost.values()), maxlen=max(cost.values()))  # the last first
    ones = int.from_bytes(b"\x01" * SETS, "big")
    zero = int.from_bytes(b"0" * SETS, "big")
    lengths = [0] * len(near)  # one byte per set
    while any(sets != full for sets in covered):
        earlier.appendleft(list(covered))
        for town, sets in enumerate(earlier[0]):
            lengths[town] += ones - (int.from_bytes(format(sets, f"0{SETS}b").encode(), "big") - zero)
            for other, price in near[town]:
                sets |= earlier[price - 1][other]
            bit = tours.BIT[town]
            covered[town] = sets | (sets & masks[bit]) << bit if bit else sets
    filled = bytearray(TOUR_ROW * SETS)
    for town, counts in enumerate(lengths):
        filled[town::TOUR_ROW] = counts.to_bytes(SETS, "little")
    setattr(tours, table, filled)
