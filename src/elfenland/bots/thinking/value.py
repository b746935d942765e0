"""What the end of a round is worth: each player's chance to win the game, fitted to who won (fit.py).

A small network, one layer of units between the features of one player and that player's outlook, and a softmax over
the outlooks of all players. The weights differ by round, by the number of players and with town cards; weights.json
holds them and tells where they come from. A world of a search knows all hands, so the features may read what a seat
could not see.
"""

import json
from base64 import b64decode
from importlib.resources import files
from math import exp
from struct import unpack

from elfenland.board import CARD_NAMES
from elfenland.journeys import journey, tours
from elfenland.rules import core
from elfenland.rules.numbering import *

# Features of a player; lengths and efforts are counted in connections
PIECES_LEFT = 0
EXCESS = 1  # of the shortest tour through the towns left, over their number
HARDSHIP = 2  # what the terrain adds to that tour
CARDS_KEPT = 3
OBSTACLE = 4  # the own one is left
COUNTER = 5  # there is one to keep (R5.2)
MORE_COUNTERS = 6  # to choose from
NEAREST = 7  # effort to the nearest town left
TURN = 8  # in the next round, from 0
GOAL = 9  # distance to the town of the town card (R6.2)
GOAL_EXCESS = 10  # of the tour from that town
GOAL_EFFORT = 11
GOAL_LEFT = 12  # its piece still lies there
BASICS = 13
NAMES = [
    *("pieces", "excess", "hardship", "cards", "obstacle", "counter", "more_counters", "nearest", "turn"),
    *("goal", "goal_excess", "goal_effort", "goal_left"),
]
# Then the cards by kind, the towns left one by one, and where the boot stands
FEATURES = 62  # BASICS + CARD_KINDS + 2 * TOWNS
UNITS = 32
NETWORK = 2048  # (FEATURES + 2) * UNITS: what each feature gives the units, where they begin, what they are worth
PLAYED_ON = 3  # rounds after which the game goes on


def feature_names():
    """What each feature is called."""
    towns = [town.id for town in core.BOARD.towns]
    return [
        *NAMES,
        *(f"card {kind}" for kind in CARD_NAMES[:CARD_KINDS]),
        *(f"left {town}" for town in towns),
        *(f"boot {town}" for town in towns),
    ]


def units_of_network():
    """How many units a network has."""
    return UNITS


def table_name(players, town_cards):
    """What the weights for a kind of table are called in weights.json."""
    return f"{players} players, town cards" if town_cards else f"{players} players"


def _fading():
    """exp(-i / 32); compiled, whole numbers divide to a whole number."""
    return [exp(-i / 32.0) for i in range(512)]


def _weights():
    """The networks of all tables, one after another, by weights_at."""
    tables = json.loads(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))["weights"]
    flat = []
    for town_cards in (0, 1):
        for players in range(2, MAX_PLAYERS + 1):
            for packed in tables[table_name(players, town_cards)]:
                flat += unpack(f"<{NETWORK}e", b64decode(packed))
    return flat


FADING = _fading()
WEIGHTS = _weights()


# ------------------------------------------------------------------ features


def ended_round(block):
    """The round that is over, from 0: keeping belongs to it, dealing to the next one."""
    return block[ROUND] if block[PHASE] == KEEP else block[ROUND] - 1


def describe(block, seat, features):
    """Write down the features of a player at the end of a round."""
    left = journey.pieces_of(block, seat)
    boot = block[BOOT + seat]
    pieces = journey.count_bits(left)
    effort = tours.EFFORTS[tour_at(left, boot)] / 2.0
    counters = core.counters_of(block, seat)
    features[PIECES_LEFT] = pieces
    features[EXCESS] = tours.HOPS[tour_at(left, boot)] - pieces
    features[HARDSHIP] = effort - tours.HOPS[tour_at(left, boot)]
    features[CARDS_KEPT] = block[CARD_COUNT + seat]
    features[OBSTACLE] = block[OBSTACLE_LEFT + seat]
    features[COUNTER] = counters > 0
    features[MORE_COUNTERS] = counters - 1 if counters > 0 else 0
    features[NEAREST] = nearest_left(left, boot) / 2.0
    features[TURN] = (seat + block[PLAYERS] - block[START] - (block[PHASE] == KEEP)) % block[PLAYERS]
    describe_goal(block, seat, features, left)
    for kind in range(CARD_KINDS):
        features[BASICS + kind] = block[hand_at(seat, kind)]
    for town in range(TOWNS):
        features[BASICS + CARD_KINDS + town] = block[piece_at(seat, town)]
        features[BASICS + CARD_KINDS + TOWNS + town] = town == boot


def nearest_left(left, boot):
    """The least effort to a town of a set, in halves; 0 where none is left."""
    least = 99 if left else 0
    for town in range(TOWNS):
        if left & tours.BIT[town] and tours.FAR_EFFORT[tour_at(boot, town)] < least:
            least = tours.FAR_EFFORT[tour_at(boot, town)]
    return least


def describe_goal(block, seat, features, left):
    """The features of the town card, 0 without one."""
    goal = block[TOWN_CARD + seat]
    for i in range(GOAL, BASICS):
        features[i] = 0
    if goal != NONE:
        features[GOAL] = core.town_distance(block, seat)
        features[GOAL_EXCESS] = tours.HOPS[tour_at(left, goal)] - features[PIECES_LEFT]
        features[GOAL_EFFORT] = tours.FAR_EFFORT[tour_at(block[BOOT + seat], goal)] / 2.0
        features[GOAL_LEFT] = block[piece_at(seat, goal)]


# ------------------------------------------------------------------ chances


def weights_at(block):
    """Where the network for a round's end begins."""
    return NETWORK * (PLAYED_ON * (5 * block[OPT_TOWN_CARDS] + block[PLAYERS] - 2) + ended_round(block))


def outlook(block, seat, weights):
    """A player's prospects, up to a number that is the same for all players."""
    features = [0.0] * 62  # FEATURES
    units = [0.0] * 32  # UNITS
    describe(block, seat, features)
    at = weights + UNITS * FEATURES
    for unit in range(UNITS):
        units[unit] = WEIGHTS[at + unit]
    for i in range(FEATURES):
        if features[i] != 0:  # most towns and kinds are nothing
            for unit in range(UNITS):
                units[unit] += features[i] * WEIGHTS[weights + UNITS * i + unit]
    at += UNITS
    total = 0.0
    for unit in range(UNITS):
        if units[unit] > 0:
            total += units[unit] * WEIGHTS[at + unit]
    return total


def chance_to_win(block, me):
    """The share of the victory that the seat can expect at the end of a round or of the game."""
    if block[PHASE] == OVER:
        who = core.winners(block)
        if not who >> me & 1:
            return 0.0
        return 1.0 / journey.count_bits(who)
    weights = weights_at(block)
    outlooks = [0.0] * 6  # MAX_PLAYERS
    best = -1000.0
    for seat in range(block[PLAYERS]):
        outlooks[seat] = outlook(block, seat, weights)
        if outlooks[seat] > best:
            best = outlooks[seat]
    total = 0.0
    for seat in range(block[PLAYERS]):
        total += faded(best - outlooks[seat])
    return faded(best - outlooks[me]) / total


def faded(difference):
    """exp(-difference), to four digits."""
    steps = 32.0 * difference
    i = int(steps)
    if i >= 511:
        return FADING[511]
    return FADING[i] + (steps - i) * (FADING[i + 1] - FADING[i])


# ------------------------------------------------------------------ for Python


def at_round_end(state):
    """Whether the state is the end of a round, counters kept or not, or of the game."""
    return (
        state.block[PHASE] == KEEP
        or state.block[PHASE] == OVER
        or (
            state.block[ROUND] > 0
            and (state.block[PHASE] == DEAL or state.block[PHASE] == TURN_UP)
            and state.block[STEP] == 0
        )
    )


def features_of(state, seat):
    """The features of a seat at the end of a round."""
    tours.prepare()
    tours.prepare_efforts()
    features = [0.0] * 62  # FEATURES
    describe(state.block, seat, features)
    return [features[i] for i in range(FEATURES)]


def chances(state):
    """Every seat's chance to win at the end of a round or of the game; they sum to 1."""
    if not at_round_end(state):
        raise ValueError("chances are known only at the end of a round")
    tours.prepare()
    tours.prepare_efforts()
    return [chance_to_win(state.block, seat) for seat in range(state.block[PLAYERS])]
