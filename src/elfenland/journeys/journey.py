"""The search for the best journey of a travel turn (R4), and for one with counters still to lay (R3).

The whole tree of moves is walked; what makes it small is
- the debt: a caravan's cards are not chosen when it sets out. The debt is carried along, and any
  cards left at the end may pay it. Where a caravan is only for those who cannot pay (R4.5), a player
  who holds the road's cards may use one only if an earlier caravan took so many of them that the rest
  does not suffice: exactly that many are then committed to the debt, and the others stay free;
- the seen: town, pieces, cards and debt decide all that can follow, so each combination is walked once;
- the bound: one more connection can raise the score by `per_hop` at most.
None of them misses the best journey, so a search that was not cut short proves its result. With counters
to lay, the seen positions are told apart by a hash of what was laid: practically certain, but not proved.

The hand is one number, four bits a kind; the pieces left are a set as in tours.py.
"""

from elfenland.board import BOARD
from elfenland.journeys import tours
from elfenland.rules import core
from elfenland.rules.numbering import *

# Objectives (travel.py explains them)
TOWNS_FIRST = 0
VALUE = 1
FEWEST_CARDS = 2
WIN = 1000000  # the 20th piece where it ends the game
NOTHING = -1000000000
OBJECTIVES = {"towns": 0, "value": 1, "cards": 2}


def _backwards():
    """For each step the same connection in the other direction."""
    back = []
    for town in range(TOWNS):
        for step in range(core.STEP_START[town], core.STEP_START[town + 1]):
            to = core.STEP_TO[step]
            for other in range(core.STEP_START[to], core.STEP_START[to + 1]):
                if core.STEP_CONNECTION[other] == core.STEP_CONNECTION[step]:
                    back.append(other)
    return back


def _longest_leap():
    """The most roads that one connection can save: a ferry is a short cut."""
    return max(core.ROAD_DISTANCE[between(connection.a, connection.b)] for connection in BOARD.connections)


# The board once more: the compiler reaches the arrays of its own module without a detour.
STEP_START = [core.STEP_START[town] for town in range(TOWNS + 1)]
STEP_CONNECTION = [core.STEP_CONNECTION[step] for step in range(2 * CONNECTIONS)]
STEP_TO = [core.STEP_TO[step] for step in range(2 * CONNECTIONS)]
STEP_BIT = [tours.BIT[core.STEP_TO[step]] for step in range(2 * CONNECTIONS)]  # of the town that it leads to
NEED = [core.NEED[i] for i in range(COUNTER_KINDS * ROADS)]
FITTING = [sum(1 << kind for kind in range(COUNTER_KINDS) if core.NEED[on_road(kind, road)]) for road in range(ROADS)]
LOWEST = [0, *((kinds & -kinds).bit_length() - 1 for kinds in range(1, 64))]  # of a set of kinds
STEP_BACK = _backwards()
LONGEST_LEAP = _longest_leap()
QUOTIENT = [
    count // cost if cost else 0 for cost in range(100) for count in range(MOST_CARDS)
]  # connections by cost and cards
LAID = [core.seeded(i, 7) for i in range(210)]  # by kind and road, to tell laid counters apart
ONE = 1  # of 64 bits
GOLDEN = 0x9E3779B97F4A7C15
MASK64 = 0xFFFFFFFFFFFFFFFF
SET_OUT = 512  # where a search sets out from, among the offered moves: after those of the last depth


class JourneyBuffers:
    """What a search works on, allocated once: its settings, the steps and offers, and what it found."""

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
        self.own_kinds = 0  # the kinds of which there is one, as a set
        self.gain = 0  # what one connection can raise the score by, without a piece and with one
        self.gain_piece = 0
        self.hand = 0  # of the position from which moves are being offered: the hand, its number of cards,
        self.cards = 0
        self.debt = 0
        self.spare = 0  # the cards without the debt, and the connections that cards of their kinds can pay for
        self.reach = 0
        self.first = 0  # its first offer, and the place for the next one
        self.free = 0
        self.goal = [0] * 21
        self.connection = [0] * 8  # MOST_MOVES
        self.laid = [0] * 8  # MOST_MOVES
        self.caravan = [0] * 8  # MOST_MOVES
        self.committed = [0] * 8  # MOST_MOVES
        self.order = [0] * 576  # MOST_MOVES * MOST_OFFERS, and the place where the search sets out
        self.offer_step = [0] * 576
        self.offer_lay = [0] * 576
        self.offer_caravan = [0] * 576
        self.offer_committed = [0] * 576
        self.offer_town = [0] * 576
        self.offer_left = [0] * 576
        self.offer_pieces = [0] * 576
        self.offer_hand = [0] * 576
        self.offer_cards = [0] * 576
        self.offer_debt = [0] * 576
        self.offer_reach = [0] * 576
        self.offer_score = [0] * 576
        self.offer_bound = [0] * 576
        self.slot_score = [0] * 64
        self.slot_town = [0] * 64
        self.slot_left = [0] * 64
        self.slot_hand = [0] * 64
        self.slot_debt = [0] * 64
        self.slot_moves = [0] * 64
        self.slot_connection = [0] * 512
        self.slot_laid = [0] * 512
        self.slot_caravan = [0] * 512
        self.slot_committed = [0] * 512
        self.seen_key = [0] * 16384
        self.seen_bits = [0] * 256  # which of these places are taken
        self.nodes = 0
        self.gave_up = 0
        self.found = 0
        self.expanded = 0  # the towns from which the search went on: nothing on other connections can change its result


# ------------------------------------------------------------------ setting out


def prepare(search, block, seat):
    """Read the board and what the seat may know of itself out of a state."""
    read_stakes(search, block)
    search.always = block[OPT_CARAVAN_ALWAYS]
    for kind in range(CARD_KINDS):
        search.cheapest[kind] = 99
    search.cheapest[RAFT] = 1
    for town in range(TOWNS):
        search.goal[town] = core.distance_from(block, seat, town)
        for step in range(core.STEP_START[town], core.STEP_START[town + 1]):
            read_step(search, block, step, core.STEP_CONNECTION[step], town)
    for kind in range(COUNTER_KINDS):
        search.own[kind] = 0
    search.own_kinds = 0
    nearer = 0  # how much nearer to its own town one connection can bring the boot (R6.2)
    if block[TOWN_CARD + seat] != NONE:
        nearer = LONGEST_LEAP if block[OPT_ROADS_ONLY] else 1
    if search.last:
        search.gain = ending_worth(nearer)
        search.gain_piece = TOWN_SCORE + search.gain
        search.per_hop = search.gain_piece
    elif search.objective == TOWNS_FIRST:
        search.per_hop = 1040
        search.gain = 16
        search.gain_piece = 1040
    elif search.objective == VALUE:
        search.per_hop = max(search.excess_weight, 100, TOWN_SCORE + ending_worth(nearer))
        search.gain = search.excess_weight
        search.gain_piece = 100
    if search.objective == FEWEST_CARDS:
        search.per_hop = 0
        search.gain = 0
        search.gain_piece = 0


def read_stakes(search, block):
    """What an end of the journey can mean: the end of the game (R6.1, R6.4)."""
    search.tie_distance = block[OPT_TIE_DISTANCE]
    search.last = game_ends_now(block)
    search.wins = block[ROUND] < LAST_ROUND and block[WINNER] == NONE
    search.instant = search.wins and block[OPT_EARLY] == INSTANT
    search.ranked = (
        search.wins and not search.instant and (block[OPT_EARLY] == FINISH_ROUND or block[ROUND] == LAST_ROUND - 1)
    )


def game_ends_now(block):
    """Whether the game is sure to end with this round (R6.1, R6.4)."""
    if block[ROUND] == LAST_ROUND:
        return True
    if block[OPT_EARLY] == FINISH_ROUND:
        for seat in range(block[PLAYERS]):
            if block[COLLECTED + seat] == PIECES:
                return True
    return False


def read_step(search, block, step, connection, town):
    """What one step asks for: kind and number of cards, and the caravan's number."""
    kind = core.connection_kind(block, connection)
    search.step_kind[step] = kind
    if kind == NONE:
        search.step_cost[step] = 99
        search.step_caravan[step] = 0
        return
    search.step_cost[step] = core.connection_price(block, connection, town)
    search.step_caravan[step] = core.caravan_price(block, connection)
    if search.step_cost[step] < search.cheapest[kind]:
        search.cheapest[kind] = search.step_cost[step]


def pieces_of(block, seat):
    """The towns where a player's pieces still lie, as a set."""
    left = 0
    for town in range(TOWNS):
        if block[piece_at(seat, town)]:
            left |= tours.BIT[town]
    return left


def hand_of(block, seat):
    """A player's cards as one number."""
    hand = 0
    for kind in range(CARD_KINDS):
        hand |= packed(kind, block[hand_at(seat, kind)])
    return hand


def start(search):
    """Reset the search."""
    search.nodes = 0
    search.gave_up = 0
    search.found = 0
    search.floor = NOTHING
    search.expanded = 0
    for i in range(256):
        search.seen_bits[i] = 0


def explore(search, town, left, hand):
    """Search from there; what was found lies in the slots, the best first unless slots were full."""
    search.start_pieces = count_bits(left)
    search_from(search, town, left, hand, 0, 0)


def search_from(search, town, left, hand, debt, depth):
    """Search after the first moves of a journey, as far as `depth`."""
    start(search)
    search.offer_town[SET_OUT] = town
    search.offer_left[SET_OUT] = left
    search.offer_pieces[SET_OUT] = count_bits(left)
    search.offer_hand[SET_OUT] = hand
    search.offer_cards[SET_OUT] = count_cards(hand)
    search.offer_debt[SET_OUT] = debt
    search.offer_reach[SET_OUT] = reach_of(search, hand)
    rate(search, SET_OUT)
    walk(search, SET_OUT, depth, 0)
    sort_slots(search)


def count_bits(bits):
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_cards(hand):
    """How many cards a hand has."""
    count = 0
    while hand:
        count += hand & CARD_MASK
        hand >>= CARD_BITS
    return count


def reach_of(search, hand):
    """Connections that a hand can pay for with cards of their kinds, if each is the cheapest of its kind."""
    reach = 0
    for kind in range(CARD_KINDS):
        reach += connections_for(search, kind, cards_in(hand, kind))
    return reach


def connections_for(search, kind, count):
    """Connections that so many cards of a kind can pay for."""
    return QUOTIENT[cost_and_cards(search.cheapest[kind], count)]


# ------------------------------------------------------------------ walking


def walk(search, number, depth, laid):
    """Stop after an offered move, or go on along every connection that can be paid, the most promising first."""
    search.nodes += 1
    left = search.offer_left[number]
    if search.offer_score[number] > search.floor:
        keep(search, number, depth)
    search.hand = search.offer_hand[number]
    search.cards = search.offer_cards[number]
    search.debt = search.offer_debt[number]
    search.spare = search.cards - search.debt
    if search.spare == 0 or depth == MOST_MOVES or (left == 0 and search.instant):
        return
    if search.nodes >= search.limit:
        search.gave_up = 1
        return
    if search.offer_bound[number] <= search.floor:
        return
    town = search.offer_town[number]
    if seen(search, town, left, search.hand, search.debt, laid):
        return
    search.expanded |= 1 << town
    search.reach = search.offer_reach[number]
    search.first = offer_at(depth, 0)
    search.free = search.first
    offer_steps(search, number, town, left)
    first = search.first
    last = search.free
    for place in range(first, last):
        if search.offer_bound[search.order[place]] > search.floor:
            take(search, search.order[place], depth, laid)
        else:
            search.nodes += 1


def take(search, number, depth, laid):
    """Make an offered move, and everything after it."""
    step = search.offer_step[number]
    search.connection[depth] = STEP_CONNECTION[step]
    search.caravan[depth] = search.offer_caravan[number]
    search.committed[depth] = search.offer_committed[number]
    search.laid[depth] = search.offer_lay[number]
    if search.offer_lay[number] == 0:
        walk(search, number, depth + 1, laid)
        return
    kind = search.offer_lay[number] - 1
    lay = on_road(kind, STEP_CONNECTION[step])
    search.own[kind] -= 1
    if search.own[kind] == 0:
        search.own_kinds ^= 1 << kind
    set_step(search, step, kind, NEED[lay], CARAVAN_CARDS)
    walk(search, number, depth + 1, laid ^ LAID[lay])
    set_step(search, step, NONE, 99, 0)
    search.own[kind] += 1
    search.own_kinds |= 1 << kind


# ------------------------------------------------------------------ the moves from one position


def offer_steps(search, number, town, left):
    """Offer every step out of a town that can lead above the floor."""
    pieces = search.offer_pieces[number]
    score = search.offer_score[number]
    most = search.offer_bound[number] - search.per_hop  # a step takes at least one of the connections possible
    bare = most + search.gain > search.floor  # whether a step can help at all, without a piece and with one
    rich = most + search.gain_piece > search.floor
    least_bare = least_more(search, score + search.gain, pieces)
    least_rich = least_more(search, score + search.gain_piece, pieces - 1)
    for step in range(STEP_START[town], STEP_START[town + 1]):
        kind = search.step_kind[step]
        if left & STEP_BIT[step]:
            if rich:
                if kind != NONE:
                    offer_payments(search, step, kind, left ^ STEP_BIT[step], pieces - 1, least_rich)
                elif search.own_kinds:
                    offer_lays(search, step, left ^ STEP_BIT[step], pieces - 1, least_rich)
        elif bare:
            if kind != NONE:
                offer_payments(search, step, kind, left, pieces, least_bare)
            elif search.own_kinds:
                offer_lays(search, step, left, pieces, least_bare)


def least_more(search, score, pieces):
    """How much the connections after a step to this score must add to exceed the floor; -1: nothing at all."""
    if pieces == 0 or (search.wins and pieces <= MOST_MOVES):
        return -1
    return search.floor - score


def offer_payments(search, step, kind, left, pieces, least):
    """A step paid with its own cards, and as a caravan (R4.2 to R4.5)."""
    cost = search.step_cost[step]
    have = cards_in(search.hand, kind)
    others = search.reach - connections_for(search, kind, have)  # of the other kinds
    if have >= cost and search.spare >= cost:
        rest = others + connections_for(search, kind, have - cost)
        if search.per_hop * further(rest, search.spare - cost) > least:
            offer(search, step, 0, 0, left, pieces, search.hand - packed(kind, cost), cost, rest)
    price = search.step_caravan[step]
    if price == 0 or search.spare < price or search.per_hop * (search.spare - price) <= least:
        return
    short = have - cost + 1
    if short <= 0 or search.always or STEP_CONNECTION[step] >= ROADS:
        offer(search, step, 0, price, left, pieces, search.hand, 0, search.reach)
    elif short <= search.debt:  # R4.5: unable, once an earlier caravan took that many of the kind
        rest = others + connections_for(search, kind, have - short)
        offer(search, step, 0, price, left, pieces, search.hand - packed(kind, short), short, rest)


def offer_lays(search, step, left, pieces, least):
    """One of the own counters on an empty road, which is travelled at once (R3.1, R3.2)."""
    kinds = search.own_kinds & FITTING[STEP_CONNECTION[step]]
    while kinds:
        kind = LOWEST[kinds]
        kinds &= kinds - 1
        cost = NEED[on_road(kind, STEP_CONNECTION[step])]
        have = cards_in(search.hand, kind)
        if have >= cost:
            if search.spare >= cost:
                rest = search.reach - connections_for(search, kind, have) + connections_for(search, kind, have - cost)
                if search.per_hop * further(rest, search.spare - cost) > least:
                    offer(search, step, kind + 1, 0, left, pieces, search.hand - packed(kind, cost), cost, rest)
        elif search.spare >= CARAVAN_CARDS:
            if search.per_hop * further(search.reach, search.spare - CARAVAN_CARDS) > least:
                offer(search, step, kind + 1, CARAVAN_CARDS, left, pieces, search.hand, 0, search.reach)


def offer(search, step, lay, caravan, left, pieces, hand, paid, reach):
    """Note a possible move in its place among the others of its position, unless it is hopeless.

    `paid` are the cards that left the hand: the step's own, or those committed to the debt where it is a caravan.
    """
    number = search.free
    search.offer_town[number] = STEP_TO[step]
    search.offer_left[number] = left
    search.offer_pieces[number] = pieces
    search.offer_cards[number] = search.cards - paid
    search.offer_debt[number] = search.debt + caravan - paid if caravan else search.debt
    search.offer_reach[number] = reach
    score = rate(search, number)
    if search.offer_bound[number] <= search.floor:
        return
    search.offer_step[number] = step
    search.offer_lay[number] = lay
    search.offer_caravan[number] = caravan
    search.offer_committed[number] = paid if caravan else 0
    search.offer_hand[number] = hand
    search.free += 1
    at = number
    while at > search.first and search.offer_score[search.order[at - 1]] < score:
        search.order[at] = search.order[at - 1]
        at -= 1
    search.order[at] = number


def rate(search, number):
    """Write down what stopping after an offered move is worth, and what no journey that goes on from there exceeds."""
    pieces = search.offer_pieces[number]
    left = search.offer_left[number]
    spare = search.offer_cards[number] - search.offer_debt[number]
    score = worth(search, search.offer_town[number], left, pieces, spare)
    more = further(search.offer_reach[number], spare)
    search.offer_score[number] = score
    search.offer_bound[number] = score + search.per_hop * more
    if search.wins and left != 0 and pieces <= more:
        search.offer_bound[number] = 2 * WIN
    return score


def set_step(search, step, kind, cost, caravan):
    """What a road asks for, in both directions."""
    back = STEP_BACK[step]
    search.step_kind[step] = kind
    search.step_kind[back] = kind
    search.step_cost[step] = cost
    search.step_cost[back] = cost
    search.step_caravan[step] = caravan
    search.step_caravan[back] = caravan


def seen(search, town, left, hand, debt, laid):
    """Whether this was walked before; if not, remember it. A full table forgets, but is never wrong."""
    key = left
    key = (((key << 9) | (town << 4) | debt) << 28 | hand) ^ laid
    at = ((key * GOLDEN) & MASK64) >> 50
    for _probe in range(4):
        if search.seen_bits[at >> 6] >> (at & 63) & 1 == 0:
            search.seen_bits[at >> 6] |= ONE << (at & 63)
            search.seen_key[at] = key
            return False
        if search.seen_key[at] == key:
            return True
        at = (at + 1) & 16383
    search.seen_key[at] = key
    return False


# ------------------------------------------------------------------ what an end is worth


def worth(search, town, left, pieces, spare):
    """The score of stopping here with so many cards to spare."""
    if search.objective == FEWEST_CARDS:
        return spare
    kept = spare if spare < HAND_KEPT else HAND_KEPT  # R4.8
    if search.last or (left == 0 and search.ranked):
        far = search.goal[town]
        score = (PIECES - pieces - far) * TOWN_SCORE + (31 - far if search.tie_distance else kept)  # R6.1, R6.2
        return score if search.last else score + WIN
    length = tours.HOPS[tour_at(left, town)]
    fresh = search.start_pieces - pieces
    if search.objective == TOWNS_FIRST:
        score = (fresh * 64 + 63 - length) * 16 + kept
    else:
        score = 100 * fresh - search.excess_weight * (length - pieces) + kept
    if left == 0 and search.wins:
        score += WIN
    return score


# ------------------------------------------------------------------ what was found


def keep(search, number, depth):
    """Remember the journey that ends with an offered move, if it is among the best; one for each kind of ending."""
    slot = -1
    score = search.offer_score[number]
    town = search.offer_town[number]
    left = search.offer_left[number]
    for other in range(search.found):
        if search.slot_town[other] == town and search.slot_left[other] == left:
            if search.slot_score[other] >= score:
                return
            slot = other
            break
    if search.want == 1:
        slot = 0
        search.found = 1
    elif slot < 0 and search.found < search.want:
        slot = search.found
        search.found += 1
    elif slot < 0:
        slot = lowest(search)
    write_slot(search, slot, number, depth)
    if search.found == search.want:
        search.floor = search.slot_score[lowest(search)]


def lowest(search):
    """The slot with the lowest score."""
    slot = 0
    for other in range(search.found):
        if search.slot_score[other] < search.slot_score[slot]:
            slot = other
    return slot


def write_slot(search, slot, number, depth):
    """Copy the present journey into a slot."""
    search.slot_score[slot] = search.offer_score[number]
    search.slot_town[slot] = search.offer_town[number]
    search.slot_left[slot] = search.offer_left[number]
    search.slot_hand[slot] = search.offer_hand[number]
    search.slot_debt[slot] = search.offer_debt[number]
    search.slot_moves[slot] = depth
    for move in range(depth):
        search.slot_connection[move_at(slot, move)] = search.connection[move]
        search.slot_laid[move_at(slot, move)] = search.laid[move]
        search.slot_caravan[move_at(slot, move)] = search.caravan[move]
        search.slot_committed[move_at(slot, move)] = search.committed[move]


def sort_slots(search):
    """Best first; of equals the one found earlier stays first."""
    for found in range(1, search.found):
        slot = found
        while slot > 0 and search.slot_score[slot - 1] < search.slot_score[slot]:
            swap_slots(search, slot - 1, slot)
            slot -= 1


def swap_slots(search, slot, other):
    """Exchange two slots."""
    search.slot_score[slot], search.slot_score[other] = search.slot_score[other], search.slot_score[slot]
    search.slot_town[slot], search.slot_town[other] = search.slot_town[other], search.slot_town[slot]
    search.slot_left[slot], search.slot_left[other] = search.slot_left[other], search.slot_left[slot]
    search.slot_hand[slot], search.slot_hand[other] = search.slot_hand[other], search.slot_hand[slot]
    search.slot_debt[slot], search.slot_debt[other] = search.slot_debt[other], search.slot_debt[slot]
    search.slot_moves[slot], search.slot_moves[other] = search.slot_moves[other], search.slot_moves[slot]
    for move in range(MOST_MOVES):
        swap_bytes(search.slot_connection, move_at(slot, move), move_at(other, move))
        swap_bytes(search.slot_laid, move_at(slot, move), move_at(other, move))
        swap_bytes(search.slot_caravan, move_at(slot, move), move_at(other, move))
        swap_bytes(search.slot_committed, move_at(slot, move), move_at(other, move))


def swap_bytes(row, place, other):
    """Exchange two bytes of a row."""
    row[place], row[other] = row[other], row[place]


# ------------------------------------------------------------------ whole searches


def best(search, block, seat):
    """The best journey of a seat on the board as it lies; its score."""
    prepare(search, block, seat)
    explore(search, block[BOOT + seat], pieces_of(block, seat), hand_of(block, seat))
    return search.slot_score[0]


def find_journeys(search, state, seat, objective, want, limit):
    """`best` for Python, with its settings."""
    search.objective = objective
    search.want = want
    search.limit = limit
    prepare(search, state.block, seat)
    left = pieces_of(state.block, seat)
    if objective == FEWEST_CARDS:
        left = 0  # where one can go does not depend on the pieces, nor does it end with the last of them
        search.instant = False
    explore(search, state.block[BOOT + seat], left, hand_of(state.block, seat))


def find_onward(search, state, seat, moves, limit):
    """The best journey that begins with these moves, written as `slot` gives them: what their caravans take is open."""
    search.objective = VALUE
    search.want = 1
    search.limit = limit
    prepare(search, state.block, seat)
    town = state.block[BOOT + seat]
    left = pieces_of(state.block, seat)
    hand = hand_of(state.block, seat)
    search.start_pieces = count_bits(left)
    debt = 0
    depth = 0
    for connection, price, committed in moves:
        step = core.STEP_START[town]
        while core.STEP_CONNECTION[step] != connection:
            step += 1
        kind = search.step_kind[step]
        if price:
            hand -= packed(kind, committed)
            debt += price - committed
        else:
            hand -= packed(kind, search.step_cost[step])
        search.connection[depth] = connection
        search.laid[depth] = 0
        search.caravan[depth] = price
        search.committed[depth] = committed
        town = core.STEP_TO[step]
        if left & tours.BIT[town]:
            left ^= tours.BIT[town]
        depth += 1
    search_from(search, town, left, hand, debt, depth)


def slot(search, number):
    """What lies in a slot: score, town, cards left by kind, debt, and the moves as
    (connection, caravan's price or 0, cards committed to earlier caravans)."""
    hand = [cards_in(search.slot_hand[number], kind) for kind in range(CARD_KINDS)]
    moves = []
    for move in range(search.slot_moves[number]):
        at = move_at(number, move)
        moves.append((search.slot_connection[at], search.slot_caravan[at], search.slot_committed[at]))
    return search.slot_score[number], search.slot_town[number], hand, search.slot_debt[number], moves


def outcome(search):
    """How many journeys were found, how many positions walked, and whether the search was cut short."""
    return search.found, search.nodes, bool(search.gave_up)
