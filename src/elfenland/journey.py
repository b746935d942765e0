"""The search for the best journey of a travel turn (R4), and for one with counters still to lay (R3).

The whole tree of moves is walked; what makes it small is
- the debt: a caravan's cards are not chosen when it sets out. The debt is carried along, and any
  cards left at the end may pay it. Where the caravan is the way out of those who cannot pay (R4.5),
  cards of the road's kind in hand are allowed only if an earlier caravan took so many of them that
  the rest does not suffice: exactly so many are committed to the debt then, the others stay free;
- the seen: town, pieces, cards and debt decide all that can follow, so each is walked once;
- the bound: one more connection can better the score by `per_hop` at most.
None of them loses a journey, so the end of the search proves its result. With counters to lay the
seen are told apart by a hash of what was laid, which is as good as always right, not proved.

The hand is one number, four bits a kind; the pieces left are a set as in tours.py.
"""

from elfenland import core, tours
from elfenland.board import BOARD
from elfenland.numbering import *

# Objectives (travel.py tells them)
TOWNS_FIRST = 0
VALUE = 1
CARDS_LEFT = 2
WIN = 1000000  # the 20th piece where it ends the game
NOTHING = -1000000000
DEPTH = 8  # a hand has no more cards, and every connection costs one
OBJECTIVES = {"towns": 0, "value": 1, "cards": 2}


def _backwards():
    """For each step the same connection the other way."""
    back = []
    for town in range(TOWNS):
        for i in range(core.STEP_START[town], core.STEP_START[town + 1]):
            to = core.STEP_TO[i]
            for j in range(core.STEP_START[to], core.STEP_START[to + 1]):
                if core.STEP_WAY[j] == core.STEP_WAY[i]:
                    back.append(j)
    return back


def _longest_leap():
    """The most roads that one connection can save: a ferry is a short cut."""
    return max(core.ROAD_DISTANCE[TOWNS * way.a + way.b] for way in BOARD.connections)


STEP_BACK = _backwards()
LONGEST_LEAP = _longest_leap()
LAID = [core.seeded(i, 7) for i in range(210)]  # by kind and road, to tell laid counters apart
GOLDEN = 0x9E3779B97F4A7C15
MASK64 = 0xFFFFFFFFFFFFFFFF


class Search:
    """The room in which a search works, its settings, and what it found."""

    def __init__(self):
        tours.prepare()
        self.objective = VALUE
        self.excess_weight = 80
        self.limit = 1 << 30
        self.want = 1
        self.step_kind = [0] * 96
        self.step_cost = [0] * 96
        self.step_caravan = [0] * 96
        self.cheapest = [0] * 7
        self.own = [0] * 6
        self.goal = [0] * 21
        self.way = [0] * 8
        self.laid = [0] * 8
        self.caravan = [0] * 8
        self.committed = [0] * 8
        self.offers = [0] * 8
        self.order = [0] * 512
        self.offer_step = [0] * 512
        self.offer_lay = [0] * 512
        self.offer_caravan = [0] * 512
        self.offer_committed = [0] * 512
        self.offer_hand = [0] * 512
        self.offer_cards = [0] * 512
        self.offer_debt = [0] * 512
        self.offer_score = [0] * 512
        self.slot_score = [0] * 64
        self.slot_town = [0] * 64
        self.slot_left = [0] * 64
        self.slot_hand = [0] * 64
        self.slot_debt = [0] * 64
        self.slot_moves = [0] * 64
        self.slot_way = [0] * 512
        self.slot_laid = [0] * 512
        self.slot_caravan = [0] * 512
        self.slot_committed = [0] * 512
        self.seen_key = [0] * 16384
        self.seen_run = [0] * 16384
        self.run = 0
        self.nodes = 0
        self.gave_up = 0
        self.found = 0


# ------------------------------------------------------------------ setting out


def prepare(q, s, p):
    """Read the board and what the seat may know of itself out of a state."""
    q.seat = p
    q.always = s[OPT_CARAVAN_ALWAYS]
    q.tie_distance = s[OPT_TIE_DISTANCE]
    q.last = game_ends_now(s)
    q.wins = s[ROUND] < LAST_ROUND and s[WINNER] == NONE
    q.instant = q.wins and s[OPT_EARLY] == INSTANT
    q.ranked = q.wins and not q.instant and (s[OPT_EARLY] == FINISH_ROUND or s[ROUND] == LAST_ROUND - 1)
    for k in range(CARDS):
        q.cheapest[k] = 99
    q.cheapest[RAFT] = 1
    i = 0
    for town in range(TOWNS):
        q.goal[town] = goal_distance(s, p, town)
        while i < core.STEP_START[town + 1]:
            read_step(q, s, i, core.STEP_WAY[i], town)
            i += 1
    for k in range(KINDS):
        q.own[k] = 0
    nearer = 0  # that one connection can bring the boot to the own town (R6.2)
    if s[TOWN_CARD + p] != NONE:
        nearer = LONGEST_LEAP if s[OPT_ROADS_ONLY] else 1
    if q.last:
        q.per_hop = 64 + 65 * nearer
    elif q.objective == TOWNS_FIRST:
        q.per_hop = 1040
    elif q.objective == VALUE:
        q.per_hop = q.excess_weight if q.excess_weight > 100 else 100
        if q.per_hop < 64 + 65 * nearer:
            q.per_hop = 64 + 65 * nearer
    if q.objective == CARDS_LEFT:
        q.per_hop = 0


def game_ends_now(s):
    """Whether the game is sure to end with this round (R6.1, R6.4)."""
    if s[ROUND] == LAST_ROUND:
        return True
    if s[OPT_EARLY] == FINISH_ROUND:
        for p in range(s[PLAYERS]):
            if s[COLLECTED + p] == PIECES:
                return True
    return False


def goal_distance(s, p, town):
    """The distance of R6.2 if the boot stood there."""
    if s[TOWN_CARD + p] == NONE:
        return 0
    i = TOWNS * town + s[TOWN_CARD + p]
    return core.ROAD_DISTANCE[i] if s[OPT_ROADS_ONLY] else core.DISTANCE[i]


def read_step(q, s, i, way, town):
    """What one step asks for: kind and number of cards, and the caravan's number."""
    kind = core.way_kind(s, way)
    q.step_kind[i] = kind
    if kind == NONE:
        q.step_cost[i] = 99
        q.step_caravan[i] = 0
        return
    q.step_cost[i] = core.way_price(s, way, town)
    q.step_caravan[i] = core.caravan_price(s, way)
    if q.step_cost[i] < q.cheapest[kind]:
        q.cheapest[kind] = q.step_cost[i]


def pieces_of(s, p):
    """The towns where a player's pieces still lie, as a set."""
    left = 0
    for town in range(TOWNS):
        if s[PIECE + TOWNS * p + town]:
            left |= tours.BIT[town]
    return left


def hand_of(s, p):
    """A player's cards as one number."""
    hand = 0
    for k in range(CARDS):
        hand |= s[HAND + CARDS * p + k] << (4 * k)
    return hand


def explore(q, town, left, hand):
    """Search from there; what was found lies in the slots, the best first unless slots were full."""
    q.nodes = 0
    q.gave_up = 0
    q.found = 0
    q.floor = NOTHING
    q.run += 1
    q.start_pieces = count_bits(left)
    cards = count_cards(hand)
    score = worth(q, town, left, q.start_pieces, cards)
    walk(q, town, left, q.start_pieces, hand, cards, 0, 0, 0, score)
    sort_slots(q)


def count_bits(x):
    """How many bits are set."""
    n = 0
    while x:
        x &= x - 1
        n += 1
    return n


def count_cards(hand):
    """How many cards a hand has."""
    n = 0
    while hand:
        n += hand & 15
        hand >>= 4
    return n


# ------------------------------------------------------------------ walking


def walk(q, town, left, pieces, hand, cards, debt, depth, laid, score):
    """Stop here, or go on along every connection that can be paid, the most promising first."""
    q.nodes += 1
    if score > q.floor:
        keep(q, score, town, left, hand, debt, depth)
    if cards == debt or depth == DEPTH or (left == 0 and q.instant):
        return
    if q.nodes >= q.limit:
        q.gave_up = 1
        return
    if bound(q, left, pieces, hand, cards - debt, score) <= q.floor or seen(q, town, left, hand, debt, laid):
        return
    q.offers[depth] = 0
    for i in range(core.STEP_START[town], core.STEP_START[town + 1]):
        kind = q.step_kind[i]
        if kind != NONE:
            offer_ways_to_pay(q, i, kind, left, pieces, hand, cards, debt, depth)
        elif core.STEP_WAY[i] < ROADS:
            offer_lays(q, i, left, pieces, hand, cards, debt, depth)
    for n in range(64 * depth, 64 * depth + q.offers[depth]):
        take(q, q.order[n], left, pieces, depth, laid)


def offer_ways_to_pay(q, i, kind, left, pieces, hand, cards, debt, depth):
    """A step with its own cards, and as a caravan (R4.2 to R4.5)."""
    spare = cards - debt
    cost = q.step_cost[i]
    have = (hand >> (4 * kind)) & 15
    if have >= cost and spare >= cost:
        offer(q, i, 0, 0, 0, left, pieces, hand - (cost << (4 * kind)), cards - cost, debt, depth)
    price = q.step_caravan[i]
    if price == 0 or spare < price:
        return
    short = have - cost + 1
    if short <= 0 or q.always or core.STEP_WAY[i] >= ROADS:
        offer(q, i, 0, price, 0, left, pieces, hand, cards, debt + price, depth)
    elif short <= debt:  # R4.5: unable, once an earlier caravan took that many of the kind
        offer(q, i, 0, price, short, left, pieces, hand - (short << (4 * kind)), cards - short,
              debt + price - short, depth)


def offer_lays(q, i, left, pieces, hand, cards, debt, depth):
    """One of the own counters on an empty road, which is travelled at once (R3.1, R3.2)."""
    spare = cards - debt
    for kind in range(KINDS):
        cost = core.NEED[ROADS * kind + core.STEP_WAY[i]]
        if q.own[kind] == 0 or cost == 0:
            continue
        have = (hand >> (4 * kind)) & 15
        if have >= cost and spare >= cost:
            offer(q, i, kind + 1, 0, 0, left, pieces, hand - (cost << (4 * kind)), cards - cost, debt, depth)
        elif have < cost and spare >= CARAVAN_CARDS:
            offer(q, i, kind + 1, CARAVAN_CARDS, 0, left, pieces, hand, cards, debt + CARAVAN_CARDS, depth)


def offer(q, i, lay, caravan, committed, left, pieces, hand, cards, debt, depth):
    """Note a possible move in its place among the others of this depth, unless it is hopeless."""
    to = core.STEP_TO[i]
    if left & tours.BIT[to]:
        left ^= tours.BIT[to]
        pieces -= 1
    score = worth(q, to, left, pieces, cards - debt)
    if score <= q.floor and bound(q, left, pieces, hand, cards - debt, score) <= q.floor:
        return
    first = 64 * depth
    n = first + q.offers[depth]
    q.offer_step[n] = i
    q.offer_lay[n] = lay
    q.offer_caravan[n] = caravan
    q.offer_committed[n] = committed
    q.offer_hand[n] = hand
    q.offer_cards[n] = cards
    q.offer_debt[n] = debt
    q.offer_score[n] = score
    q.offers[depth] += 1
    at = n
    while at > first and q.offer_score[q.order[at - 1]] < score:
        q.order[at] = q.order[at - 1]
        at -= 1
    q.order[at] = n


def take(q, n, left, pieces, depth, laid):
    """Make an offered move, and everything after it."""
    i = q.offer_step[n]
    to = core.STEP_TO[i]
    q.way[depth] = core.STEP_WAY[i]
    q.caravan[depth] = q.offer_caravan[n]
    q.committed[depth] = q.offer_committed[n]
    q.laid[depth] = q.offer_lay[n]
    if left & tours.BIT[to]:
        left ^= tours.BIT[to]
        pieces -= 1
    kind = q.offer_lay[n] - 1
    if kind >= 0:
        q.own[kind] -= 1
        set_step(q, i, STEP_BACK[i], kind, core.NEED[ROADS * kind + core.STEP_WAY[i]], CARAVAN_CARDS)
        laid ^= LAID[ROADS * kind + core.STEP_WAY[i]]
    walk(q, to, left, pieces, q.offer_hand[n], q.offer_cards[n], q.offer_debt[n], depth + 1, laid, q.offer_score[n])
    if kind >= 0:
        set_step(q, i, STEP_BACK[i], NONE, 99, 0)
        q.own[kind] += 1


def bound(q, left, pieces, hand, spare, score):
    """No journey that goes on from here scores more."""
    more = most_hops(q, hand, spare)
    if q.wins and left != 0 and pieces <= more:
        return 2 * WIN
    return score + q.per_hop * more


def set_step(q, i, back, kind, cost, caravan):
    """What a road asks for, both ways."""
    q.step_kind[i] = kind
    q.step_kind[back] = kind
    q.step_cost[i] = cost
    q.step_cost[back] = cost
    q.step_caravan[i] = caravan
    q.step_caravan[back] = caravan


def most_hops(q, hand, spare):
    """No journey from here has more connections than this."""
    n = spare // CARAVAN_CARDS
    k = 0
    while hand:
        if hand & 15:
            n += (hand & 15) // q.cheapest[k]
        hand >>= 4
        k += 1
    return n if n < spare else spare


def seen(q, town, left, hand, debt, laid):
    """Whether this was walked before; if not, remember it. A full table forgets, it never lies."""
    key = left
    key = (((key << 9) | (town << 4) | debt) << 28 | hand) ^ laid
    at = ((key * GOLDEN) & MASK64) >> 50
    for _probe in range(4):
        if q.seen_run[at] != q.run:
            q.seen_run[at] = q.run
            q.seen_key[at] = key
            return False
        if q.seen_key[at] == key:
            return True
        at = (at + 1) & 16383
    q.seen_key[at] = key
    return False


# ------------------------------------------------------------------ what an end is worth


def worth(q, town, left, pieces, spare):
    """The score of stopping here with so many cards to spare."""
    if q.objective == CARDS_LEFT:
        return spare
    kept = spare if spare < HAND_KEPT else HAND_KEPT  # R4.8
    if q.last or (left == 0 and q.ranked):
        far = q.goal[town]
        score = (PIECES - pieces - far) * 64 + (31 - far if q.tie_distance else kept)  # R6.1, R6.2
        return score if q.last else score + WIN
    length = tours.HOPS[24 * left + town]
    fresh = q.start_pieces - pieces
    if q.objective == TOWNS_FIRST:
        score = (fresh * 64 + 63 - length) * 16 + kept
    else:
        score = 100 * fresh - q.excess_weight * (length - pieces) + kept
    if left == 0 and q.wins:
        score += WIN
    return score


# ------------------------------------------------------------------ what was found


def keep(q, score, town, left, hand, debt, depth):
    """Remember a journey among the best that end differently."""
    at = -1
    for i in range(q.found):
        if q.slot_town[i] == town and q.slot_left[i] == left:
            if q.slot_score[i] >= score:
                return
            at = i
            break
    if q.want == 1:
        at = 0
        q.found = 1
    elif at < 0 and q.found < q.want:
        at = q.found
        q.found += 1
    elif at < 0:
        at = lowest(q)
    write_slot(q, at, score, town, left, hand, debt, depth)
    if q.found == q.want:
        q.floor = q.slot_score[lowest(q)]


def lowest(q):
    """The slot with the lowest score."""
    at = 0
    for i in range(q.found):
        if q.slot_score[i] < q.slot_score[at]:
            at = i
    return at


def write_slot(q, at, score, town, left, hand, debt, depth):
    """Copy the present journey into a slot."""
    q.slot_score[at] = score
    q.slot_town[at] = town
    q.slot_left[at] = left
    q.slot_hand[at] = hand
    q.slot_debt[at] = debt
    q.slot_moves[at] = depth
    for d in range(depth):
        q.slot_way[8 * at + d] = q.way[d]
        q.slot_laid[8 * at + d] = q.laid[d]
        q.slot_caravan[8 * at + d] = q.caravan[d]
        q.slot_committed[8 * at + d] = q.committed[d]


def sort_slots(q):
    """Best first; the earlier found stays before its equals."""
    for i in range(1, q.found):
        j = i
        while j > 0 and q.slot_score[j - 1] < q.slot_score[j]:
            swap_slots(q, j - 1, j)
            j -= 1


def swap_slots(q, i, j):
    """Exchange two slots."""
    q.slot_score[i], q.slot_score[j] = q.slot_score[j], q.slot_score[i]
    q.slot_town[i], q.slot_town[j] = q.slot_town[j], q.slot_town[i]
    q.slot_left[i], q.slot_left[j] = q.slot_left[j], q.slot_left[i]
    q.slot_hand[i], q.slot_hand[j] = q.slot_hand[j], q.slot_hand[i]
    q.slot_debt[i], q.slot_debt[j] = q.slot_debt[j], q.slot_debt[i]
    q.slot_moves[i], q.slot_moves[j] = q.slot_moves[j], q.slot_moves[i]
    for d in range(8):
        a = 8 * i + d
        b = 8 * j + d
        q.slot_way[a], q.slot_way[b] = q.slot_way[b], q.slot_way[a]
        q.slot_laid[a], q.slot_laid[b] = q.slot_laid[b], q.slot_laid[a]
        q.slot_caravan[a], q.slot_caravan[b] = q.slot_caravan[b], q.slot_caravan[a]
        q.slot_committed[a], q.slot_committed[b] = q.slot_committed[b], q.slot_committed[a]


# ------------------------------------------------------------------ whole searches


def best(q, s, p):
    """The best journey of a seat on the board as it lies; its score."""
    prepare(q, s, p)
    explore(q, s[PLACE + p], pieces_of(s, p), hand_of(s, p))
    return q.slot_score[0]


def search(q, state, seat, objective, want, limit):
    """`best` for Python, with its settings."""
    q.objective = objective
    q.want = want
    q.limit = limit
    prepare(q, state.b, seat)
    left = pieces_of(state.b, seat)
    if objective == CARDS_LEFT:
        left = 0  # where one can go does not depend on the pieces, nor does it end with the last of them
        q.instant = False
    explore(q, state.b[PLACE + seat], left, hand_of(state.b, seat))


def slot(q, i):
    """What lies in a slot: score, town, cards left by kind, debt, and the moves as
    (connection, caravan's price or 0, cards committed to earlier caravans)."""
    hand = [q.slot_hand[i] >> (4 * k) & 15 for k in range(CARDS)]
    moves = [(q.slot_way[8 * i + d], q.slot_caravan[8 * i + d], q.slot_committed[8 * i + d])
             for d in range(q.slot_moves[i])]
    return q.slot_score[i], q.slot_town[i], hand, q.slot_debt[i], moves


def outcome(q):
    """How many journeys were found, how many positions walked, and whether the search was cut short."""
    return q.found, q.nodes, bool(q.gave_up)
