"""How long a walk through towns must be: the shortest from any town through any set of towns, exactly.

A walk's length is its number of connections, each of any kind and passable both ways. There are
2^20 sets of towns with a piece (the capital has none, R1.1) and 21 towns to begin in, so the whole
table is 24 MB, and filling it takes a twentieth of a second: no estimate is ever needed.
A set is a number with one bit per town; BIT says which.
"""

from elfenland import core
from elfenland.numbering import *


def _bits():
    """The bit of each town in a set, 0 for the capital."""
    return [0 if town == core.CAPITAL else 1 << (town - (town > core.CAPITAL)) for town in range(TOWNS)]


def _far():
    """Distances as rows of 24 bytes, so that the loop over a row has no ragged end."""
    return [core.DISTANCE[TOWNS * a + b] if a < TOWNS and b < TOWNS else 99 for a in range(24) for b in range(24)]


BIT = _bits()
FAR = _far()
READY = [0]


def prepare():
    """Fill the table; it takes its time once."""
    if READY[0]:
        return
    if __file__.endswith(".py"):
        from elfenland import tours_by_bits

        tours_by_bits.fill()
    else:
        fill()
    READY[0] = 1


def fill():
    """The walk through a set goes first to one of its towns, then through the others."""
    row = [0] * 24
    for v in range(24):
        HOPS[v] = 0
    for towns in range(1, 1048576):
        for v in range(24):
            row[v] = 255
        for u in range(TOWNS):
            if towns & BIT[u]:
                after = HOPS[24 * (towns ^ BIT[u]) + u]
                for v in range(24):
                    longer = after + FAR[24 * u + v]
                    row[v] = longer if longer < row[v] else row[v]
        for v in range(24):
            HOPS[24 * towns + v] = row[v]


def hops(town, towns):
    """Connections on a shortest walk from the town through all the towns of a set."""
    return HOPS[24 * towns + town]


def set_of(towns):
    """The set with these towns; the capital is left out, as it never has a piece (R1.1)."""
    bits = 0
    for town in towns:
        bits |= BIT[town]
    return bits


def length(town, towns):
    """`hops` for Python, the towns as their indices."""
    prepare()
    return hops(town, set_of(towns))
