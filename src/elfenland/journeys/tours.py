"""How long a walk through towns must be: the shortest from any town through any set of towns, exactly.

A walk's length is its number of connections, each of any kind and passable both ways. There are
2^20 sets of towns with a piece (the capital has none, R1.1) and 21 towns to begin in, so the whole
table is 24 MB, and filling it takes a twentieth of a second: no estimate is ever needed.
A set is a number with one bit per town; BIT says which.

A second table weighs connections by their terrain (EFFORT): a tour through the desert is dear.
"""

from elfenland.board import BOARD
from elfenland.rules import core
from elfenland.rules.numbering import *


def _bits():
    """The bit of each town in a set, 0 for the capital."""
    return [0 if town == core.CAPITAL else 1 << (town - (town > core.CAPITAL)) for town in range(TOWNS)]


#: What a connection costs in halves of the cheapest one, by terrain.
EFFORT = {"plains": 2, "river": 2, "woods": 2, "mountains": 3, "desert": 4, "lake": 4}


def _far():
    """Distances as rows of TOUR_ROW bytes; there is no way to a town that does not exist."""
    row = range(TOUR_ROW)
    return [core.DISTANCE[between(a, b)] if a < TOWNS and b < TOWNS else 99 for a in row for b in row]


def _efforts():
    """Distances by effort, as rows of TOUR_ROW bytes."""
    far = [0 if a == b else 99 for a in range(TOUR_ROW) for b in range(TOUR_ROW)]
    for connection in BOARD.connections:
        for a, b in ((connection.a, connection.b), (connection.b, connection.a)):
            far[tour_at(a, b)] = min(far[tour_at(a, b)], EFFORT[connection.terrain])
    for via in range(TOWNS):
        for a in range(TOWNS):
            for b in range(TOWNS):
                far[tour_at(a, b)] = min(far[tour_at(a, b)], far[tour_at(a, via)] + far[tour_at(via, b)])
    return far


BIT = _bits()
FAR = _far()
FAR_EFFORT = _efforts()
READY = [0, 0]


def prepare():
    """Fill the table of lengths, if it is still empty: that takes a moment."""
    if READY[0]:
        return
    if __file__.endswith(".py"):
        from elfenland.journeys import tours_by_bits

        tours_by_bits.fill("HOPS", dict.fromkeys(EFFORT, 1))
    else:
        fill(HOPS, FAR)
    READY[0] = 1


def prepare_efforts():
    """Fill the table of efforts."""
    if READY[1]:
        return
    if __file__.endswith(".py"):
        from elfenland.journeys import tours_by_bits

        tours_by_bits.fill("EFFORTS", EFFORT)
    else:
        fill(EFFORTS, FAR_EFFORT)
    READY[1] = 1


def fill(table, far):
    """The walk through a set goes first to one of its towns, then through the others."""
    row = [0] * 24  # TOUR_ROW
    for town in range(TOUR_ROW):
        table[town] = 0
    for towns in range(1, 1048576):
        for town in range(TOUR_ROW):
            row[town] = 255
        for first in range(TOWNS):
            if towns & BIT[first]:
                after = table[tour_at(towns ^ BIT[first], first)]
                for town in range(TOUR_ROW):
                    longer = after + far[tour_at(first, town)]
                    row[town] = longer if longer < row[town] else row[town]
        for town in range(TOUR_ROW):
            table[tour_at(towns, town)] = row[town]


def hops(town, towns):
    """Connections on a shortest walk from the town through all the towns of a set."""
    return HOPS[tour_at(towns, town)]


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


def effort(town, towns):
    """The least effort of a walk from the town through all the towns, as their indices."""
    prepare_efforts()
    return EFFORTS[tour_at(set_of(towns), town)]
