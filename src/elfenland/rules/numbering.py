"""The core's numbers: phases, decisions, and where each thing lies in a state's block of bytes.

Plain constants and formulas of one line; the build writes them down once more as `numbering.pxd`,
so that the compiler sees constants and inline functions. The numbers of decisions are fixed: they
are the action space of the research environments and stand in their documentation (docs/actions.md).
"""

# Sizes (R0)
MAX_PLAYERS = 6
TOWNS = 21
ROADS = 35
CONNECTIONS = 48  # connections: the roads 0 to 34, then rivers 35 to 41, then lakes 42 to 47
COUNTER_KINDS = 6  # of counters
CARD_KINDS = 7  # kinds of cards: the six and the raft
RAFT = 6
NONE = 255
PIECES = 20  # per player (R0.5)
HAND_SIZE = 8  # cards after the deal (R2.1)
HAND_KEPT = 4  # cards that may stay after travelling (R4.8)
MARKET_SIZE = 5  # R1.2
DRAWS = 3  # counters drawn in turn (R2.3)
LAST_ROUND = 3  # rounds are 0 to 3
CARAVAN_CARDS = 3  # R4.5

# Phases in which a player decides
DRAW = 0  # R2.3
PLAN = 1  # R3
TRAVEL = 2  # R4.1
PAY = 3  # the cards of a caravan, one by one (R4.5)
DISCARD = 4  # R4.8
KEEP = 5  # R5.2
# Phases in which chance decides
TOWN_CARDS = 6  # R1.5
TURN_UP = 7  # R1.2, R5.3
DEAL = 8  # R2.1
SECRET = 9  # R2.2
REFILL = 10  # R2.3
BLIND = 11  # R2.3
# The end (R6)
OVER = 12

# Who is to act, where it is not a seat
CHANCE = -1
NOBODY = -2

# Decisions
A_PASS = 0
A_STOP = 1  # the end of a player's travelling
A_TAKE = 2  # + kind: a face-up counter
A_BLIND = 8
A_PLACE = 9  # + kind * ROADS + road: a face-up counter of one's own
A_PLACE_SECRET = 219  # + kind * ROADS + road: the secret one
A_OBSTACLE = 429  # + road
A_MOVE = 464  # + connection
A_CARAVAN = 512  # + connection; the cards follow
A_CARD = 560  # + kind: a card to pay a caravan with, or to discard
A_KEEP = 567  # + kind: a face-up counter
A_KEEP_SECRET = 573  # + kind
ACTIONS = 579
MAX_LEGAL = 512  # no position has more legal decisions
OBSERVATION = 700  # bytes of what a seat sees (observation.py)

# Early finish (docs/rules.md, Editions)
FINISH_ROUND = 0
INSTANT = 1
AFTER_ROUND_THREE = 2

# The block of a state: one byte each, grouped; by player means player * width + index
HAND = 0  # cards by player and kind
OPEN = 42  # face-up counters by player and kind
HIDDEN = 78  # secret counters by player and kind
PIECE = 114  # 1 while the piece lies on the town, by player and town
CARD_COUNT = 240  # by player
COLLECTED = 246  # pieces taken, by player
BOOT = 252  # where the boot stands, by player
OBSTACLE_LEFT = 258  # by player
TOWN_CARD = 264  # the town, or NONE, by player
STACK = 270  # cards not in a hand, by kind
STACK_COUNT = 277
BAG = 278  # face-down counters, by kind
BAG_COUNT = 284
MARKET = 285  # face-up counters beside the board, by kind
ROAD = 291  # 1 + kind of the counter on the road, or 0
FREE = 326  # 1 where the road has no counter
BLOCKED = 361  # 1 where the road has an obstacle
TOWN_CARD_LEFT = 396  # 1 while the town's card has not been dealt (R1.5)
PHASE = 417
ROUND = 418
START = 419  # the round's starting player
CURRENT = 420  # who acts, or for whom chance acts
STEP = 421  # turns done in this phase
PASSES = 422  # one after another
PAY_CONNECTION = 423  # the connection that a caravan is being paid for
PAY_LEFT = 424
WINNER = 425  # of an instant win, or NONE
PLAYERS = 426
# The options (docs/rules.md, Editions)
OPT_TOWN_CARDS = 427
OPT_EARLY = 428
OPT_RESHUFFLE = 429
OPT_CARAVAN_ALWAYS = 430
OPT_FERRY_ONE_RAFT = 431
OPT_ROADS_ONLY = 432
OPT_TIE_DISTANCE = 433
SIZE = 434


# Journeys (journeys/journey.py): a hand is one number, CARD_BITS a kind
MOST_MOVES = 8  # a hand has no more cards, and every connection costs one
MOST_OFFERS = 64  # from one town
CARD_BITS = 4
CARD_MASK = 15
MOST_CARDS = 16  # counts of a kind that fit into these bits
TOWN_SCORE = 64  # a town where the journey ends the game: more than the cards kept and the distance can add
TOUR_ROW = 24  # towns, and room so that a loop over a row has no ragged end (journeys/tours.py)


# Where one of many things of a block lies


def hand_at(seat: int, kind: int) -> int:
    """A seat's cards of a kind."""
    return HAND + CARD_KINDS * seat + kind


def open_at(seat: int, kind: int) -> int:
    """A seat's face-up counters of a kind."""
    return OPEN + COUNTER_KINDS * seat + kind


def secret_at(seat: int, kind: int) -> int:
    """A seat's secret counters of a kind."""
    return HIDDEN + COUNTER_KINDS * seat + kind


def piece_at(seat: int, town: int) -> int:
    """A seat's piece on a town."""
    return PIECE + TOWNS * seat + town


# Pairs and triples as one number: in tables, in decisions, and in what is known of each round


def on_road(kind: int, road: int) -> int:
    """A counter of a kind on a road, as decisions to lay one number them."""
    return ROADS * kind + road


def between(town: int, other: int) -> int:
    """Two towns."""
    return TOWNS * town + other


def seat_town(seat: int, town: int) -> int:
    """A seat and a town."""
    return TOWNS * seat + town


def round_seat(round: int, seat: int) -> int:
    """A round and a seat."""
    return MAX_PLAYERS * round + seat


def round_seat_card(round: int, seat: int, kind: int) -> int:
    """A round, a seat and a kind of card."""
    return CARD_KINDS * (MAX_PLAYERS * round + seat) + kind


def round_card(round: int, kind: int) -> int:
    """A round and a kind of card."""
    return CARD_KINDS * round + kind


def round_counter(round: int, kind: int) -> int:
    """A round and a kind of counter."""
    return COUNTER_KINDS * round + kind


def packed(kind: int, count: int) -> int:
    """So many cards of a kind, as a part of a hand that is one number."""
    return count << (CARD_BITS * kind)


def cards_in(hand: int, kind: int) -> int:
    """The cards of a kind in a hand that is one number."""
    return (hand >> (CARD_BITS * kind)) & CARD_MASK


def cost_and_cards(cost: int, count: int) -> int:
    """What a connection costs, and so many cards of its kind."""
    return MOST_CARDS * cost + count


def ending_worth(nearer: int) -> int:
    """The score of a boot that much nearer to its own town (R6.2): towns, and the distance as the tie break."""
    return (TOWN_SCORE + 1) * nearer


def further(reach: int, spare: int) -> int:
    """The most connections that can follow: those that cards of their kinds pay for, and caravans."""
    return spare if reach + spare // CARAVAN_CARDS > spare else reach + spare // CARAVAN_CARDS


def move_at(slot: int, move: int) -> int:
    """A move of the journey in a slot."""
    return MOST_MOVES * slot + move


def offer_at(depth: int, number: int) -> int:
    """A move offered at a depth of the search."""
    return MOST_OFFERS * depth + number


def tour_at(towns: int, town: int) -> int:
    """A set of towns, or one town, and another town: in tables whose rows have TOUR_ROW entries."""
    return TOUR_ROW * towns + town
