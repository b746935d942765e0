"""A cache of journeys, keyed by everything that they depend on.

A search for a journey reads the roads out of the towns from which it went on (`expanded` in journey.py), the cheapest
road of each kind, and what the seat holds. Where all of that is as it was, the same journey is found again: so it need
not be searched for. Boots and pieces stay as they are in the position that is searched; whoever looks at another one
forgets first.
"""

from elfenland.bots.thinking import planner
from elfenland.bots.thinking.planner import Planner
from elfenland.journeys import journey
from elfenland.rules import core
from elfenland.rules.numbering import *

ROWS = 48  # journeys remembered for a seat
WORDS = 3  # the roads, 12 in a word
NOWHERE = 15  # the cheapest road of a kind where there is none
WHOLE_ROAD = 15  # its four bits, in a number of 64


def _roads_from():
    """For each town the roads out of it: a mask of four bits a road, WORDS words a town."""
    masks = [0] * (WORDS * TOWNS)
    for town in range(TOWNS):
        for step in range(core.STEP_START[town], core.STEP_START[town + 1]):
            road = core.STEP_CONNECTION[step]
            if road < ROADS:
                masks[WORDS * town + road // 12] |= WHOLE_ROAD << (4 * (road % 12))
    return masks


ROADS_FROM = _roads_from()


class Memo(Planner):
    """A planner that remembers."""

    def __init__(self):
        super().__init__()
        self.roads = [0] * 3  # WORDS: the present board, four bits a road: 1 + kind or 0, and 8 with an obstacle
        self.holds = 0  # the present seat's cards, counters to lay, town card, and what an end can mean
        self.allows = 0  # the cheapest road of each kind, and the limit of nodes
        self.rows = [0] * 6  # MAX_PLAYERS: how many rows each seat has filled, and the next one
        self.next_row = [0] * 6
        self.row_holds = [0] * 288  # MAX_PLAYERS * ROWS
        self.row_allows = [0] * 288
        self.row_roads = [0] * 864  # WORDS each
        self.row_read = [0] * 864  # the roads that were read, as a mask
        self.row_score = [0] * 288
        self.row_town = [0] * 288
        self.row_left = [0] * 288
        self.row_hand = [0] * 288
        self.row_debt = [0] * 288
        self.row_moves = [0] * 288
        self.row_connection = [0] * 2304  # MOST_MOVES each
        self.row_laid = [0] * 2304
        self.row_caravan = [0] * 2304
        self.row_committed = [0] * 2304


def forget(memo):
    """Begin with another position."""
    for seat in range(MAX_PLAYERS):
        memo.rows[seat] = 0
        memo.next_row[seat] = 0


def plan(memo, block, seat, limit):
    """Put a seat's best plan with all its counters, found within a limit of nodes, into the first slot; its score."""
    planner.own_counters(memo, block, seat)
    return search_or_recall(memo, block, seat, limit)


def journey_now(memo, block, seat, limit):
    """Put a seat's best journey on the board as it lies into the first slot; its score."""
    for kind in range(COUNTER_KINDS):
        memo.held[kind] = 0
    return search_or_recall(memo, block, seat, limit)


def search_or_recall(memo, block, seat, limit):
    """The best plan with the counters in `held`, as it was found before or by a search."""
    journey.read_stakes(memo, block)
    read_roads(memo, block)
    read_holdings(memo, block, seat)
    memo.allows = memo.allows << 32 | limit
    for row in range(ROWS * seat, ROWS * seat + memo.rows[seat]):
        if memo.row_holds[row] == memo.holds and memo.row_allows[row] == memo.allows and same_roads(memo, row):
            recall(memo, row)
            return memo.slot_score[0]
    planner.prepare_plan(memo, block, seat, memo.held)
    memo.limit = limit
    planner.explore(memo, block, seat)
    remember(memo, seat)
    return memo.slot_score[0]


def read_roads(memo, block):
    """The board in a few numbers."""
    cheapest = [0] * 6  # COUNTER_KINDS
    for kind in range(COUNTER_KINDS):
        cheapest[kind] = NOWHERE
    for index in range(WORDS):
        memo.roads[index] = 0
    for road in range(ROADS):
        lies = block[ROAD + road]
        if lies:
            code = lies
            cost = core.NEED[on_road(lies - 1, road)]
            if block[BLOCKED + road]:
                code += 8
                cost += 1
            memo.roads[road // 12] |= code << (4 * (road % 12))
            if cost < cheapest[lies - 1]:
                cheapest[lies - 1] = cost
    memo.allows = 0
    for kind in range(COUNTER_KINDS):
        lowest = cheapest[kind]
        memo.allows = memo.allows << 4 | lowest


def read_holdings(memo, block, seat):
    """What the seat holds in one number."""
    holds = journey.hand_of(block, seat)
    for kind in range(COUNTER_KINDS):
        holds = holds << 4 | memo.held[kind]
    holds = holds << 5 | (TOWNS if block[TOWN_CARD + seat] == NONE else block[TOWN_CARD + seat])
    memo.holds = holds << 4 | memo.last << 3 | memo.wins << 2 | memo.instant << 1 | memo.ranked


def same_roads(memo, row):
    """Whether all roads that were read for a row are as they were."""
    for index in range(WORDS):
        if (memo.roads[index] ^ memo.row_roads[WORDS * row + index]) & memo.row_read[WORDS * row + index]:
            return False
    return True


def remember(memo, seat):
    """Write the first slot down, over the oldest row."""
    row = ROWS * seat + memo.next_row[seat]
    memo.next_row[seat] = (memo.next_row[seat] + 1) % ROWS
    memo.rows[seat] = min(memo.rows[seat] + 1, ROWS)
    memo.row_holds[row] = memo.holds
    memo.row_allows[row] = memo.allows
    for index in range(WORDS):
        memo.row_roads[WORDS * row + index] = memo.roads[index]
        memo.row_read[WORDS * row + index] = 0
        for town in range(TOWNS):
            if memo.expanded >> town & 1:
                memo.row_read[WORDS * row + index] |= ROADS_FROM[WORDS * town + index]
    memo.row_score[row] = memo.slot_score[0]
    memo.row_town[row] = memo.slot_town[0]
    memo.row_left[row] = memo.slot_left[0]
    memo.row_hand[row] = memo.slot_hand[0]
    memo.row_debt[row] = memo.slot_debt[0]
    memo.row_moves[row] = memo.slot_moves[0]
    for move in range(memo.slot_moves[0]):
        memo.row_connection[move_at(row, move)] = memo.slot_connection[move]
        memo.row_laid[move_at(row, move)] = memo.slot_laid[move]
        memo.row_caravan[move_at(row, move)] = memo.slot_caravan[move]
        memo.row_committed[move_at(row, move)] = memo.slot_committed[move]


def recall(memo, row):
    """Put a row into the first slot, as if it had just been found."""
    memo.found = 1
    memo.slot_score[0] = memo.row_score[row]
    memo.slot_town[0] = memo.row_town[row]
    memo.slot_left[0] = memo.row_left[row]
    memo.slot_hand[0] = memo.row_hand[row]
    memo.slot_debt[0] = memo.row_debt[row]
    memo.slot_moves[0] = memo.row_moves[row]
    for move in range(memo.row_moves[row]):
        memo.slot_connection[move] = memo.row_connection[move_at(row, move)]
        memo.slot_laid[move] = memo.row_laid[move_at(row, move)]
        memo.slot_caravan[move] = memo.row_caravan[move_at(row, move)]
        memo.slot_committed[move] = memo.row_committed[move_at(row, move)]
