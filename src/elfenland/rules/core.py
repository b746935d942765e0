"""The rules of Elfenland, R1 to R6, on small integers.

A state is a block of SIZE bytes (numbering.py says what lies where). Nothing in it has an
order: the card stack and the face-down counters are bags of counts, so no order can leak and
a hidden world can be imagined anew at any time. Players decide (`legal`, `apply`), chance is
an actor of its own (`outcome_weights`, `resolve`): a playout samples it, a replay dictates it.

This file is plain Python. The build compiles it with the types that stand in core.pxd; where
there is no compiler it runs as it is, slower by a factor of about sixty.
"""

from elfenland.board import (
    BOARD,
    CARDS_OF_KIND,
    CHART,
    COUNTER_NAMES,
    COUNTERS_OF_KIND,
    RAFTS_DOWNSTREAM,
    RAFTS_LAKE,
    RAFTS_UPSTREAM,
)
from elfenland.rules.numbering import *

# ------------------------------------------------------------------ R0: the board as tables


def _needs():
    """Cards needed by kind and road; 0: this kind cannot go there (R0.6)."""
    return [CHART[kind][road.terrain] for kind in COUNTER_NAMES for road in BOARD.roads]


def _fits():
    """The roads that each kind can travel: where they begin in the list, and the list (R3.2)."""
    start, roads = [], []
    for kind in COUNTER_NAMES:
        start.append(len(roads))
        roads += [road.index for road in BOARD.roads if CHART[kind][road.terrain]]
    return [*start, len(roads)], roads


def _steps():
    """The steps out of each town: where they begin in the lists, their connections, the towns they lead to."""
    start, connections, to = [], [], []
    for town in BOARD.towns:
        start.append(len(connections))
        for connection in BOARD.connections:
            if town.index in (connection.a, connection.b):
                connections.append(connection.index)
                to.append(connection.a + connection.b - town.index)
    return [*start, len(connections)], connections, to


def _distances(roads_only):
    """Connections on a shortest route between any two towns (R6.2)."""
    towns = range(TOWNS)
    far = [[0 if town == other else 99 for other in towns] for town in towns]
    for connection in BOARD.connections:
        if connection.is_road or not roads_only:
            far[connection.a][connection.b] = far[connection.b][connection.a] = 1
    for via in towns:
        for town in towns:
            for other in towns:
                far[town][other] = min(far[town][other], far[town][via] + far[via][other])
    return [far[town][other] for town in towns for other in towns]


NEED = _needs()
FIT_START = _fits()[0]
FIT_ROAD = _fits()[1]
STEP_START = _steps()[0]
STEP_CONNECTION = _steps()[1]
STEP_TO = _steps()[2]
END_A = [c.a for c in BOARD.connections]
END_B = [c.b for c in BOARD.connections]
RAFTS_FROM_A = [0 if c.is_road else RAFTS_LAKE if c.lake else RAFTS_DOWNSTREAM for c in BOARD.connections]
RAFTS_FROM_B = [0 if c.is_road else RAFTS_LAKE if c.lake else RAFTS_UPSTREAM for c in BOARD.connections]
NEBULAE = [int(c.lake == "mare_nebulae") for c in BOARD.connections]
DISTANCE = _distances(False)
ROAD_DISTANCE = _distances(True)
CARDS_IN_GAME = list(CARDS_OF_KIND)
HAS_TOWN_CARD = [int(town.town_card) for town in BOARD.towns]
CAPITAL = BOARD.capital
COUNTERS_EACH = COUNTERS_OF_KIND

# ------------------------------------------------------------------ chance

# PCG-XSH-RR, 64 bits of state and 32 of output, seeded by splitmix64. This is version 1 of our
# generator: the same seed gives the same game on every machine, so it must never change.
RNG_VERSION = 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
GOLDEN = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
MASK64 = 0xFFFFFFFFFFFFFFFF
MASK32 = 0xFFFFFFFF


def seeded(seed, stream):
    """The generator's first state for a seed and one of its independent streams."""
    mixed = (seed + GOLDEN * (stream + 1)) & MASK64
    mixed = ((mixed ^ (mixed >> 30)) * MIX_A) & MASK64
    mixed = ((mixed ^ (mixed >> 27)) * MIX_B) & MASK64
    return mixed ^ (mixed >> 31)


def below(rng, count):
    """A number from 0 to count - 1; rng[0] is the generator's state."""
    state = rng[0]
    rng[0] = (state * MULTIPLIER + INCREMENT) & MASK64
    bits = (((state >> 18) ^ state) >> 27) & MASK32
    turn = state >> 59
    bits = ((bits >> turn) | (bits << ((32 - turn) & 31))) & MASK32
    return (bits * count) >> 32


def pick(block, bag, total, rng):
    """Draw one thing from the bag that lies at that place of the block: its number in the bag."""
    skip = below(rng, total)
    drawn = 0
    while skip >= block[bag + drawn]:
        skip -= block[bag + drawn]
        drawn += 1
    return drawn


def is_chance(block):
    """Whether chance is to act."""
    return block[PHASE] >= TOWN_CARDS and block[PHASE] < OVER


def weights_at(block):
    """Where the bag lies that chance draws from now."""
    if block[PHASE] == TOWN_CARDS:
        return TOWN_CARD_LEFT
    if block[PHASE] == DEAL:
        return STACK
    return BAG


def weights_width(block):
    """How many kinds of things it holds."""
    if block[PHASE] == TOWN_CARDS:
        return TOWNS
    return CARD_KINDS if block[PHASE] == DEAL else COUNTER_KINDS


def weights_total(block):
    """How many things lie in that bag."""
    if block[PHASE] == TOWN_CARDS:
        left = 0
        for town in range(TOWNS):
            left += block[TOWN_CARD_LEFT + town]
        return left
    if block[PHASE] == DEAL:
        return block[STACK_COUNT]
    return block[BAG_COUNT]


def settle(block, rng):
    """Let chance act until a player is to decide or the game is over."""
    while is_chance(block):
        resolve(block, pick(block, weights_at(block), weights_total(block), rng))


def resolve(block, drawn):
    """Chance draws this: a town for a town card, else a kind."""
    phase = block[PHASE]
    seat = block[CURRENT]
    if phase == DEAL:  # R2.1
        block[STACK + drawn] -= 1
        block[STACK_COUNT] -= 1
        block[hand_at(seat, drawn)] += 1
        block[CARD_COUNT + seat] += 1
        if block[CARD_COUNT + seat] == HAND_SIZE:
            next_turn(block)
            if block[STEP] == block[PLAYERS]:
                begin(block, SECRET)
        return
    if phase == TOWN_CARDS:  # R1.5
        block[TOWN_CARD_LEFT + drawn] = 0
        block[TOWN_CARD + seat] = drawn
        next_turn(block)
        if block[STEP] == block[PLAYERS]:
            for town in range(TOWNS):
                block[TOWN_CARD_LEFT + town] = 0
            begin(block, TURN_UP)
        return
    block[BAG + drawn] -= 1
    block[BAG_COUNT] -= 1
    if phase == TURN_UP:  # R1.2
        block[MARKET + drawn] += 1
        block[STEP] += 1
        if block[STEP] == MARKET_SIZE:
            begin(block, DEAL)
    elif phase == SECRET:  # R2.2
        block[secret_at(seat, drawn)] += 1
        next_turn(block)
        if block[STEP] == block[PLAYERS]:
            begin(block, DRAW)
    else:  # R2.3
        if phase == REFILL:
            block[MARKET + drawn] += 1
        else:
            block[open_at(seat, drawn)] += 1
        block[PHASE] = DRAW
        next_turn(block)
        if block[STEP] == DRAWS * block[PLAYERS]:
            begin(block, PLAN)


# ------------------------------------------------------------------ turns


def next_turn(block):
    """The turn goes to the left (R1.4)."""
    block[STEP] += 1
    block[CURRENT] += 1
    if block[CURRENT] == block[PLAYERS]:
        block[CURRENT] = 0


def begin(block, phase):
    """A phase begins with the round's starting player."""
    block[PHASE] = phase
    block[STEP] = 0
    block[CURRENT] = block[START]


# ------------------------------------------------------------------ R1: set-up


def set_up(block, players, start):
    """R1: everything in its place; the options are written into the block by the caller."""
    for i in range(OPT_TOWN_CARDS):
        block[i] = 0
    block[PLAYERS] = players
    block[START] = start
    block[WINNER] = NONE
    for kind in range(CARD_KINDS):
        block[STACK + kind] = CARDS_IN_GAME[kind]
        block[STACK_COUNT] += CARDS_IN_GAME[kind]
    for kind in range(COUNTER_KINDS):
        block[BAG + kind] = COUNTERS_EACH
        block[BAG_COUNT] += COUNTERS_EACH
    for road in range(ROADS):
        block[FREE + road] = 1
    for seat in range(MAX_PLAYERS):
        block[TOWN_CARD + seat] = NONE
    for seat in range(players):
        block[BOOT + seat] = CAPITAL  # R1.1
        block[OBSTACLE_LEFT + seat] = 1  # R1.3
        for town in range(TOWNS):
            block[piece_at(seat, town)] = town != CAPITAL
    if block[OPT_TOWN_CARDS]:
        for town in range(TOWNS):
            block[TOWN_CARD_LEFT + town] = HAS_TOWN_CARD[town]
        begin(block, TOWN_CARDS)
    else:
        begin(block, TURN_UP)


# ------------------------------------------------------------------ what a connection costs


def connection_kind(block, connection):
    """The kind of card that a connection asks for, or NONE on a road without a counter (R4.2, R4.4)."""
    if connection >= ROADS:
        return RAFT
    return block[ROAD + connection] - 1 if block[ROAD + connection] else NONE


def connection_price(block, connection, town):
    """How many cards of that kind, setting out from the town (R4.2, R4.3, R4.4)."""
    if connection < ROADS:
        return NEED[on_road(block[ROAD + connection] - 1, connection)] + block[BLOCKED + connection]
    if NEBULAE[connection] and block[OPT_FERRY_ONE_RAFT]:
        return 1
    return RAFTS_FROM_A[connection] if town == END_A[connection] else RAFTS_FROM_B[connection]


def caravan_price(block, connection):
    """How many cards of any kind a caravan asks for there, 0 where there is none (R4.5)."""
    if connection < ROADS:
        return CARAVAN_CARDS + block[BLOCKED + connection] if block[ROAD + connection] else 0
    return CARAVAN_CARDS if NEBULAE[connection] and block[OPT_FERRY_ONE_RAFT] else 0


# ------------------------------------------------------------------ legal decisions


def legal(block, out):
    """Write every legal decision to `out`; how many there are."""
    phase = block[PHASE]
    if phase == PLAN:
        return legal_plan(block, out)
    if phase == TRAVEL:
        return legal_travel(block, out)
    seat = block[CURRENT]
    count = 0
    if phase == DRAW:  # R2.3
        for kind in range(COUNTER_KINDS):
            out[count] = A_TAKE + kind
            count += block[MARKET + kind] > 0
        out[count] = A_BLIND
        count += 1
    elif phase == PAY or phase == DISCARD:  # R4.5, R4.8
        for kind in range(CARD_KINDS):
            out[count] = A_CARD + kind
            count += block[hand_at(seat, kind)] > 0
    elif phase == KEEP:  # R5.2
        for kind in range(COUNTER_KINDS):
            out[count] = A_KEEP + kind
            count += block[open_at(seat, kind)] > 0
        for kind in range(COUNTER_KINDS):
            out[count] = A_KEEP_SECRET + kind
            count += block[secret_at(seat, kind)] > 0
    return count


def legal_plan(block, out):
    """R3: lay a counter on a free road that it can travel, or the obstacle on a counter, or pass."""
    seat = block[CURRENT]
    out[0] = A_PASS
    count = 1
    for kind in range(COUNTER_KINDS):
        if block[open_at(seat, kind)]:
            count = legal_lays(block, kind, A_PLACE + on_road(kind, 0), out, count)
        if block[secret_at(seat, kind)]:
            count = legal_lays(block, kind, A_PLACE_SECRET + on_road(kind, 0), out, count)
    if block[OBSTACLE_LEFT + seat]:
        for road in range(ROADS):
            out[count] = A_OBSTACLE + road
            count += (block[FREE + road] | block[BLOCKED + road]) ^ 1
    return count


def legal_lays(block, kind, first, out, count):
    """R3.2: every free road that a counter of the kind can travel; decisions count from `first`."""
    for i in range(FIT_START[kind], FIT_START[kind + 1]):
        road = FIT_ROAD[i]
        out[count] = first + road
        count += block[FREE + road]
    return count


def legal_travel(block, out):
    """R4: go along a connection that can be paid, by its own cards or as a caravan, or stop."""
    seat = block[CURRENT]
    town = block[BOOT + seat]
    cards = block[CARD_COUNT + seat]
    out[0] = A_STOP
    count = 1
    for i in range(STEP_START[town], STEP_START[town + 1]):
        connection = STEP_CONNECTION[i]
        if connection < ROADS:
            kind = block[ROAD + connection] - 1
            if kind < 0:
                continue
            able = block[hand_at(seat, kind)] >= NEED[on_road(kind, connection)] + block[BLOCKED + connection]
        else:
            able = block[hand_at(seat, RAFT)] >= connection_price(block, connection, town)
        if able:
            out[count] = A_MOVE + connection
            count += 1
        if (not able or block[OPT_CARAVAN_ALWAYS] or connection >= ROADS) and cards >= CARAVAN_CARDS:
            price = caravan_price(block, connection)
            if price > 0 and cards >= price:
                out[count] = A_CARAVAN + connection
                count += 1
    return count


# ------------------------------------------------------------------ applying a decision


def apply(block, decision):
    """Carry out a legal decision; afterwards chance or a player is to act, or the game is over."""
    phase = block[PHASE]
    seat = block[CURRENT]
    if phase == PLAN:
        apply_plan(block, seat, decision)
    elif phase == TRAVEL:
        apply_travel(block, seat, decision)
    elif phase == DRAW:  # R2.3
        if decision == A_BLIND:
            block[PHASE] = BLIND
        else:
            block[MARKET + decision - A_TAKE] -= 1
            block[open_at(seat, decision - A_TAKE)] += 1
            block[PHASE] = REFILL
    elif phase == DISCARD:  # R4.8
        spend(block, seat, decision - A_CARD, 1)
        if block[CARD_COUNT + seat] == HAND_KEPT:
            next_traveller(block)
    elif phase == PAY:  # R4.5
        spend(block, seat, decision - A_CARD, 1)
        block[PAY_LEFT] -= 1
        if block[PAY_LEFT] == 0:
            connection = block[PAY_CONNECTION]
            block[PAY_CONNECTION] = 0
            block[PHASE] = TRAVEL
            arrive(block, seat, connection)
    else:
        apply_keep(block, seat, decision)


def apply_plan(block, seat, decision):
    """R3.1: a counter, the obstacle, or a pass; planning ends when all have passed in turn (R3.5)."""
    if decision == A_PASS:
        block[PASSES] += 1
        if block[PASSES] == block[PLAYERS]:
            block[PASSES] = 0
            begin(block, TRAVEL)
            return
    else:
        block[PASSES] = 0
        if decision >= A_OBSTACLE:  # R3.3
            block[OBSTACLE_LEFT + seat] = 0
            block[BLOCKED + decision - A_OBSTACLE] = 1
        elif decision >= A_PLACE_SECRET:
            lay(block, secret_at(seat, 0), decision - A_PLACE_SECRET)
        else:
            lay(block, open_at(seat, 0), decision - A_PLACE)
    block[CURRENT] += 1
    if block[CURRENT] == block[PLAYERS]:
        block[CURRENT] = 0


def lay(block, held, kind_and_road):
    """R3.1: a counter of those that lie at `held` goes face up on the road."""
    kind = kind_and_road // ROADS
    road = kind_and_road % ROADS
    block[held + kind] -= 1
    block[ROAD + road] = kind + 1
    block[FREE + road] = 0


def apply_travel(block, seat, decision):
    """R4.1: one move, or the end of the turn."""
    if decision == A_STOP:
        if block[CARD_COUNT + seat] > HAND_KEPT:  # R4.8
            block[PHASE] = DISCARD
        else:
            next_traveller(block)
    elif decision >= A_CARAVAN:
        block[PAY_CONNECTION] = decision - A_CARAVAN
        block[PAY_LEFT] = caravan_price(block, decision - A_CARAVAN)
        block[PHASE] = PAY
    else:
        connection = decision - A_MOVE
        spend(block, seat, connection_kind(block, connection), connection_price(block, connection, block[BOOT + seat]))
        arrive(block, seat, connection)


def spend(block, seat, kind, count):
    """R4.8: played and discarded cards go on the stack."""
    block[hand_at(seat, kind)] -= count
    block[CARD_COUNT + seat] -= count
    block[STACK + kind] += count
    block[STACK_COUNT] += count


def arrive(block, seat, connection):
    """R4.7: the boot reaches the other town and takes its piece; the 20th may win at once (R6.4)."""
    town = END_A[connection] + END_B[connection] - block[BOOT + seat]
    block[BOOT + seat] = town
    if block[piece_at(seat, town)]:
        block[piece_at(seat, town)] = 0
        block[COLLECTED + seat] += 1
        if block[COLLECTED + seat] == PIECES and block[OPT_EARLY] == INSTANT and block[ROUND] < LAST_ROUND:
            block[WINNER] = seat
            block[PHASE] = OVER


def next_traveller(block):
    """R4.1: the next player travels; after the last one the round or the game ends (R5.4, R6)."""
    block[PHASE] = TRAVEL
    next_turn(block)
    if block[STEP] == block[PLAYERS]:
        if game_ends(block):
            block[PHASE] = OVER
        else:
            begin(block, KEEP)
            next_keeper(block)


def game_ends(block):
    """Whether the round just travelled is the last one (R6.1, R6.4)."""
    if block[ROUND] == LAST_ROUND:
        return True
    if block[OPT_EARLY] == FINISH_ROUND or (block[OPT_EARLY] == AFTER_ROUND_THREE and block[ROUND] == LAST_ROUND - 1):
        for seat in range(block[PLAYERS]):
            if block[COLLECTED + seat] == PIECES:
                return True
    return False


# ------------------------------------------------------------------ R5: the end of a round


def counters_of(block, seat):
    """How many counters a player has left."""
    count = 0
    for kind in range(COUNTER_KINDS):
        count += block[open_at(seat, kind)] + block[secret_at(seat, kind)]
    return count


def next_keeper(block):
    """R5.2: go on to the next player who has counters left; after the last the round ends."""
    while block[STEP] < block[PLAYERS]:
        if counters_of(block, block[CURRENT]) > 0:
            return
        next_turn(block)
    end_round(block)


def apply_keep(block, seat, decision):
    """R5.2: one counter stays as it is, the others go back."""
    kept = open_at(seat, decision - A_KEEP)
    if decision >= A_KEEP_SECRET:
        kept = secret_at(seat, decision - A_KEEP_SECRET)
    block[kept] -= 1
    for kind in range(COUNTER_KINDS):
        back = block[open_at(seat, kind)] + block[secret_at(seat, kind)]
        block[BAG + kind] += back
        block[BAG_COUNT] += back
        block[open_at(seat, kind)] = 0
        block[secret_at(seat, kind)] = 0
    block[kept] = 1
    next_turn(block)
    next_keeper(block)


def end_round(block):
    """R5.1, R5.3: the board is cleared, the starting player changes, the next round begins."""
    for road in range(ROADS):
        if block[ROAD + road]:
            block[BAG + block[ROAD + road] - 1] += 1
            block[BAG_COUNT] += 1
            block[ROAD + road] = 0
            block[FREE + road] = 1
            block[BLOCKED + road] = 0
    block[ROUND] += 1
    block[START] += 1
    if block[START] == block[PLAYERS]:
        block[START] = 0
    if block[OPT_RESHUFFLE]:
        for kind in range(COUNTER_KINDS):
            block[BAG + kind] += block[MARKET + kind]
            block[BAG_COUNT] += block[MARKET + kind]
            block[MARKET + kind] = 0
        begin(block, TURN_UP)
    else:
        begin(block, DEAL)


# ------------------------------------------------------------------ R6: the end of the game


def town_distance(block, seat):
    """Connections on a shortest route from a seat's boot to the town of its town card, 0 without one (R6.2)."""
    return distance_from(block, seat, block[BOOT + seat])


def distance_from(block, seat, town):
    """The distance of R6.2 if the boot stood on that town."""
    goal = block[TOWN_CARD + seat]
    if goal == NONE:
        return 0
    return ROAD_DISTANCE[between(town, goal)] if block[OPT_ROADS_ONLY] else DISTANCE[between(town, goal)]


def score(block, seat):
    """R6.1: pieces; with town cards minus the distance (R6.2)."""
    return block[COLLECTED + seat] - town_distance(block, seat)


def standing(block, seat):
    """One number that ranks players as R6 says: the score, then the tie break."""
    tie = 31 - town_distance(block, seat) if block[OPT_TIE_DISTANCE] else block[CARD_COUNT + seat]
    return (score(block, seat) + 32) * 64 + tie


def winners(block):
    """Who wins, as a set of bits; more than one share the victory (R6.3)."""
    if block[WINNER] != NONE:
        return 1 << block[WINNER]
    only_complete = False  # after_round_three: only those who have all pieces can win (R6.4)
    if block[OPT_EARLY] == AFTER_ROUND_THREE and block[ROUND] < LAST_ROUND:
        only_complete = True
    best = 0
    who = 0
    for seat in range(block[PLAYERS]):
        if only_complete and block[COLLECTED + seat] < PIECES:
            continue
        mine = standing(block, seat)
        if mine > best:
            best = mine
            who = 0
        if mine == best:
            who |= 1 << seat
    return who


# ------------------------------------------------------------------ what a game counts as events


def events_at_start(block):
    """How many events there are before the first decision of a game."""
    return block[OPT_TOWN_CARDS] + 2 + 2 * block[PLAYERS]  # town cards, face_up, round, deals, secret draws


def events_between_rounds(block):
    """How many events lie between the last travel turn of a round and the next round's first decision."""
    return 3 * block[PLAYERS] + 2 + block[OPT_RESHUFFLE]  # keeps, round_end, face_up, round, deals, secret draws


# ------------------------------------------------------------------ blocks as values


def copy_block(to, block):
    """Copy a state's block."""
    for i in range(SIZE):
        to[i] = block[i]


def same(block, other):
    """Whether two blocks are equal byte by byte."""
    for i in range(SIZE):
        if block[i] != other[i]:
            return False
    return True


FNV_BASIS = 14695981039346656037
FNV_PRIME = 1099511628211


def digest(block):
    """A hash of the block (FNV-1a)."""
    hashed = FNV_BASIS
    for i in range(SIZE):
        hashed = ((hashed ^ block[i]) * FNV_PRIME) & MASK64
    return hashed >> 3
