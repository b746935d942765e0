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
    COUNTER_KINDS,
    COUNTERS_OF_KIND,
    RAFTS_DOWNSTREAM,
    RAFTS_LAKE,
    RAFTS_UPSTREAM,
)
from elfenland.numbering import *

# ------------------------------------------------------------------ R0: the board as tables


def _needs():
    """Cards needed by kind and road; 0: this kind cannot go there (R0.6)."""
    return [CHART[kind][road.terrain] for kind in COUNTER_KINDS for road in BOARD.roads]


def _fits():
    """The roads that each kind can travel: where they begin in the list, and the list (R3.2)."""
    start, road = [], []
    for kind in COUNTER_KINDS:
        start.append(len(road))
        road += [way.index for way in BOARD.roads if CHART[kind][way.terrain]]
    return [*start, len(road)], road


def _steps():
    """The ways out of each town: where they begin in the lists, the connections, the towns they lead to."""
    start, way, to = [], [], []
    for town in BOARD.towns:
        start.append(len(way))
        for c in BOARD.connections:
            if town.index in (c.a, c.b):
                way.append(c.index)
                to.append(c.a + c.b - town.index)
    return [*start, len(way)], way, to


def _distances(roads_only):
    """Connections on a shortest way between any two towns (R6.2)."""
    far = [[0 if a == b else 99 for b in range(TOWNS)] for a in range(TOWNS)]
    for c in BOARD.connections:
        if c.is_road or not roads_only:
            far[c.a][c.b] = far[c.b][c.a] = 1
    for via in range(TOWNS):
        for a in range(TOWNS):
            for b in range(TOWNS):
                far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return [far[a][b] for a in range(TOWNS) for b in range(TOWNS)]


NEED = _needs()
FIT_START = _fits()[0]
FIT_ROAD = _fits()[1]
STEP_START = _steps()[0]
STEP_WAY = _steps()[1]
STEP_TO = _steps()[2]
WAY_A = [c.a for c in BOARD.connections]
WAY_B = [c.b for c in BOARD.connections]
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
    z = (seed + GOLDEN * (stream + 1)) & MASK64
    z = ((z ^ (z >> 30)) * MIX_A) & MASK64
    z = ((z ^ (z >> 27)) * MIX_B) & MASK64
    return z ^ (z >> 31)


def below(r, n):
    """A number from 0 to n - 1; r[0] is the generator's state."""
    x = r[0]
    r[0] = (x * MULTIPLIER + INCREMENT) & MASK64
    y = (((x >> 18) ^ x) >> 27) & MASK32
    turn = x >> 59
    y = ((y >> turn) | (y << ((32 - turn) & 31))) & MASK32
    return (y * n) >> 32


def pick(s, bag, total, r):
    """Draw one thing from the bag that lies at that place of the block."""
    i = below(r, total)
    k = 0
    while i >= s[bag + k]:
        i -= s[bag + k]
        k += 1
    return k


def is_chance(s):
    """Whether chance is to act."""
    return s[PHASE] >= TOWN_CARDS and s[PHASE] < OVER


def weights_at(s):
    """Where the bag lies that chance draws from now."""
    if s[PHASE] == TOWN_CARDS:
        return CARD_LEFT
    if s[PHASE] == DEAL:
        return STACK
    return BAG


def weights_total(s):
    """How many things lie in that bag."""
    if s[PHASE] == TOWN_CARDS:
        n = 0
        for town in range(TOWNS):
            n += s[CARD_LEFT + town]
        return n
    if s[PHASE] == DEAL:
        return s[STACK_COUNT]
    return s[BAG_COUNT]


def settle(s, r):
    """Let chance act until a player is to decide or the game is over."""
    while is_chance(s):
        resolve(s, pick(s, weights_at(s), weights_total(s), r))


def resolve(s, k):
    """Chance draws k: a town for a town card, else a kind."""
    phase = s[PHASE]
    p = s[CURRENT]
    if phase == DEAL:  # R2.1
        s[STACK + k] -= 1
        s[STACK_COUNT] -= 1
        s[HAND + CARDS * p + k] += 1
        s[CARD_COUNT + p] += 1
        if s[CARD_COUNT + p] == HAND_SIZE:
            next_turn(s)
            if s[STEP] == s[PLAYERS]:
                begin(s, SECRET)
        return
    if phase == TOWN_CARDS:  # R1.5
        s[CARD_LEFT + k] = 0
        s[TOWN_CARD + p] = k
        next_turn(s)
        if s[STEP] == s[PLAYERS]:
            for town in range(TOWNS):
                s[CARD_LEFT + town] = 0
            begin(s, FACE_UP)
        return
    s[BAG + k] -= 1
    s[BAG_COUNT] -= 1
    if phase == FACE_UP:  # R1.2
        s[FACE + k] += 1
        s[STEP] += 1
        if s[STEP] == FACE_UP_COUNTERS:
            begin(s, DEAL)
    elif phase == SECRET:  # R2.2
        s[HIDDEN + KINDS * p + k] += 1
        next_turn(s)
        if s[STEP] == s[PLAYERS]:
            begin(s, DRAW)
    else:  # R2.3
        if phase == REFILL:
            s[FACE + k] += 1
        else:
            s[OPEN + KINDS * p + k] += 1
        s[PHASE] = DRAW
        next_turn(s)
        if s[STEP] == DRAWS * s[PLAYERS]:
            begin(s, PLAN)


# ------------------------------------------------------------------ turns


def next_turn(s):
    """The turn goes to the left (R1.4)."""
    s[STEP] += 1
    s[CURRENT] += 1
    if s[CURRENT] == s[PLAYERS]:
        s[CURRENT] = 0


def begin(s, phase):
    """A phase begins with the round's starting player."""
    s[PHASE] = phase
    s[STEP] = 0
    s[CURRENT] = s[START]


# ------------------------------------------------------------------ R1: set-up


def set_up(s, players, start):
    """R1: everything in its place; the options are written into the block by the caller."""
    for i in range(OPT_TOWN_CARDS):
        s[i] = 0
    s[PLAYERS] = players
    s[START] = start
    s[WINNER] = NONE
    for k in range(CARDS):
        s[STACK + k] = CARDS_IN_GAME[k]
        s[STACK_COUNT] += CARDS_IN_GAME[k]
    for k in range(KINDS):
        s[BAG + k] = COUNTERS_EACH
        s[BAG_COUNT] += COUNTERS_EACH
    for road in range(ROADS):
        s[FREE + road] = 1
    for p in range(MAX_PLAYERS):
        s[TOWN_CARD + p] = NONE
    for p in range(players):
        s[PLACE + p] = CAPITAL  # R1.1
        s[OBSTACLE_LEFT + p] = 1  # R1.3
        for town in range(TOWNS):
            s[PIECE + TOWNS * p + town] = town != CAPITAL
    if s[OPT_TOWN_CARDS]:
        for town in range(TOWNS):
            s[CARD_LEFT + town] = HAS_TOWN_CARD[town]
        begin(s, TOWN_CARDS)
    else:
        begin(s, FACE_UP)


# ------------------------------------------------------------------ what a connection costs


def way_kind(s, way):
    """The kind of card that a connection asks for, or NONE on a road without a counter (R4.2, R4.4)."""
    if way >= ROADS:
        return RAFT
    return s[ROAD + way] - 1 if s[ROAD + way] else NONE


def way_price(s, way, town):
    """How many cards of that kind, setting out from the town (R4.2, R4.3, R4.4)."""
    if way < ROADS:
        return NEED[ROADS * (s[ROAD + way] - 1) + way] + s[BLOCKED + way]
    if NEBULAE[way] and s[OPT_FERRY_ONE_RAFT]:
        return 1
    return RAFTS_FROM_A[way] if town == WAY_A[way] else RAFTS_FROM_B[way]


def caravan_price(s, way):
    """How many cards of any kind a caravan asks for there, 0 where there is none (R4.5)."""
    if way < ROADS:
        return CARAVAN_CARDS + s[BLOCKED + way] if s[ROAD + way] else 0
    return CARAVAN_CARDS if NEBULAE[way] and s[OPT_FERRY_ONE_RAFT] else 0


# ------------------------------------------------------------------ legal decisions


def legal(s, out):
    """Write every legal decision to `out`; how many there are."""
    phase = s[PHASE]
    if phase == PLAN:
        return legal_plan(s, out)
    if phase == TRAVEL:
        return legal_travel(s, out)
    p = s[CURRENT]
    n = 0
    if phase == DRAW:  # R2.3
        for k in range(KINDS):
            out[n] = A_TAKE + k
            n += s[FACE + k] > 0
        out[n] = A_BLIND
        n += 1
    elif phase == PAY or phase == DISCARD:  # R4.5, R4.8
        for k in range(CARDS):
            out[n] = A_CARD + k
            n += s[HAND + CARDS * p + k] > 0
    elif phase == KEEP:  # R5.2
        for k in range(KINDS):
            out[n] = A_KEEP + k
            n += s[OPEN + KINDS * p + k] > 0
        for k in range(KINDS):
            out[n] = A_KEEP_SECRET + k
            n += s[HIDDEN + KINDS * p + k] > 0
    return n


def legal_plan(s, out):
    """R3: lay a counter on a free road that it can travel, or the obstacle on a counter, or pass."""
    p = s[CURRENT]
    out[0] = A_PASS
    n = 1
    for k in range(KINDS):
        if s[OPEN + KINDS * p + k]:
            for i in range(FIT_START[k], FIT_START[k + 1]):
                road = FIT_ROAD[i]
                out[n] = A_PLACE + ROADS * k + road
                n += s[FREE + road]
        if s[HIDDEN + KINDS * p + k]:
            for i in range(FIT_START[k], FIT_START[k + 1]):
                road = FIT_ROAD[i]
                out[n] = A_PLACE_SECRET + ROADS * k + road
                n += s[FREE + road]
    if s[OBSTACLE_LEFT + p]:
        for road in range(ROADS):
            out[n] = A_OBSTACLE + road
            n += (s[FREE + road] | s[BLOCKED + road]) ^ 1
    return n


def legal_travel(s, out):
    """R4: go along a connection that can be paid, by its own cards or as a caravan, or stop."""
    p = s[CURRENT]
    town = s[PLACE + p]
    hand = HAND + CARDS * p
    cards = s[CARD_COUNT + p]
    out[0] = A_STOP
    n = 1
    for i in range(STEP_START[town], STEP_START[town + 1]):
        way = STEP_WAY[i]
        if way < ROADS:
            kind = s[ROAD + way]
            if kind == 0:
                continue
            able = s[hand + kind - 1] >= NEED[ROADS * (kind - 1) + way] + s[BLOCKED + way]
        else:
            able = s[hand + RAFT] >= way_price(s, way, town)
        if able:
            out[n] = A_MOVE + way
            n += 1
        if (not able or s[OPT_CARAVAN_ALWAYS] or way >= ROADS) and cards >= CARAVAN_CARDS:
            price = caravan_price(s, way)
            if price > 0 and cards >= price:
                out[n] = A_CARAVAN + way
                n += 1
    return n


# ------------------------------------------------------------------ applying a decision


def apply(s, a):
    """Carry out a legal decision; afterwards chance or a player is to act, or the game is over."""
    phase = s[PHASE]
    p = s[CURRENT]
    if phase == PLAN:
        apply_plan(s, p, a)
    elif phase == TRAVEL:
        apply_travel(s, p, a)
    elif phase == DRAW:  # R2.3
        if a == A_BLIND:
            s[PHASE] = BLIND
        else:
            s[FACE + a - A_TAKE] -= 1
            s[OPEN + KINDS * p + a - A_TAKE] += 1
            s[PHASE] = REFILL
    elif phase == DISCARD:  # R4.8
        spend(s, p, a - A_CARD, 1)
        if s[CARD_COUNT + p] == HAND_KEPT:
            next_traveller(s)
    elif phase == PAY:  # R4.5
        spend(s, p, a - A_CARD, 1)
        s[PAY_LEFT] -= 1
        if s[PAY_LEFT] == 0:
            way = s[PAY_WAY]
            s[PAY_WAY] = 0
            s[PHASE] = TRAVEL
            arrive(s, p, way)
    else:
        apply_keep(s, p, a)


def apply_plan(s, p, a):
    """R3.1: a counter, the obstacle, or a pass; planning ends when all have passed in turn (R3.5)."""
    if a == A_PASS:
        s[PASSES] += 1
        if s[PASSES] == s[PLAYERS]:
            s[PASSES] = 0
            begin(s, TRAVEL)
            return
    else:
        s[PASSES] = 0
        if a >= A_OBSTACLE:  # R3.3
            s[OBSTACLE_LEFT + p] = 0
            s[BLOCKED + a - A_OBSTACLE] = 1
        elif a >= A_PLACE_SECRET:
            lay(s, HIDDEN + KINDS * p, a - A_PLACE_SECRET)
        else:
            lay(s, OPEN + KINDS * p, a - A_PLACE)
    s[CURRENT] += 1
    if s[CURRENT] == s[PLAYERS]:
        s[CURRENT] = 0


def lay(s, held, kind_and_road):
    """R3.1: the counter goes face up on the road."""
    kind = kind_and_road // ROADS
    road = kind_and_road % ROADS
    s[held + kind] -= 1
    s[ROAD + road] = kind + 1
    s[FREE + road] = 0


def apply_travel(s, p, a):
    """R4.1: one move, or the end of the turn."""
    if a == A_STOP:
        if s[CARD_COUNT + p] > HAND_KEPT:  # R4.8
            s[PHASE] = DISCARD
        else:
            next_traveller(s)
    elif a >= A_CARAVAN:
        s[PAY_WAY] = a - A_CARAVAN
        s[PAY_LEFT] = caravan_price(s, a - A_CARAVAN)
        s[PHASE] = PAY
    else:
        way = a - A_MOVE
        spend(s, p, way_kind(s, way), way_price(s, way, s[PLACE + p]))
        arrive(s, p, way)


def spend(s, p, kind, count):
    """R4.8: played and discarded cards go on the stack."""
    s[HAND + CARDS * p + kind] -= count
    s[CARD_COUNT + p] -= count
    s[STACK + kind] += count
    s[STACK_COUNT] += count


def arrive(s, p, way):
    """R4.7: the boot reaches the other town and takes its piece; the 20th may win at once (R6.4)."""
    town = WAY_A[way] + WAY_B[way] - s[PLACE + p]
    s[PLACE + p] = town
    if s[PIECE + TOWNS * p + town]:
        s[PIECE + TOWNS * p + town] = 0
        s[COLLECTED + p] += 1
        if s[COLLECTED + p] == PIECES and s[OPT_EARLY] == INSTANT and s[ROUND] < LAST_ROUND:
            s[WINNER] = p
            s[PHASE] = OVER


def next_traveller(s):
    """R4.1: the next player travels; after the last one the round or the game ends (R5.4, R6)."""
    s[PHASE] = TRAVEL
    next_turn(s)
    if s[STEP] == s[PLAYERS]:
        if game_ends(s):
            s[PHASE] = OVER
        else:
            begin(s, KEEP)
            next_keeper(s)


def game_ends(s):
    """Whether the round just travelled is the last one (R6.1, R6.4)."""
    if s[ROUND] == LAST_ROUND:
        return True
    if s[OPT_EARLY] == FINISH_ROUND or (s[OPT_EARLY] == AFTER_ROUND_THREE and s[ROUND] == LAST_ROUND - 1):
        for p in range(s[PLAYERS]):
            if s[COLLECTED + p] == PIECES:
                return True
    return False


# ------------------------------------------------------------------ R5: the end of a round


def counters_of(s, p):
    """How many counters a player has left."""
    n = 0
    for k in range(KINDS):
        n += s[OPEN + KINDS * p + k] + s[HIDDEN + KINDS * p + k]
    return n


def next_keeper(s):
    """R5.2: go on to the next player who has counters left; after the last the round ends."""
    while s[STEP] < s[PLAYERS]:
        if counters_of(s, s[CURRENT]) > 0:
            return
        next_turn(s)
    end_round(s)


def apply_keep(s, p, a):
    """R5.2: one counter stays as it is, the others go back."""
    kept = OPEN + KINDS * p + a - A_KEEP
    if a >= A_KEEP_SECRET:
        kept = HIDDEN + KINDS * p + a - A_KEEP_SECRET
    s[kept] -= 1
    for k in range(KINDS):
        back = s[OPEN + KINDS * p + k] + s[HIDDEN + KINDS * p + k]
        s[BAG + k] += back
        s[BAG_COUNT] += back
        s[OPEN + KINDS * p + k] = 0
        s[HIDDEN + KINDS * p + k] = 0
    s[kept] = 1
    next_turn(s)
    next_keeper(s)


def end_round(s):
    """R5.1, R5.3: the board is cleared, the starting player changes, the next round begins."""
    for road in range(ROADS):
        if s[ROAD + road]:
            s[BAG + s[ROAD + road] - 1] += 1
            s[BAG_COUNT] += 1
            s[ROAD + road] = 0
            s[FREE + road] = 1
            s[BLOCKED + road] = 0
    s[ROUND] += 1
    s[START] += 1
    if s[START] == s[PLAYERS]:
        s[START] = 0
    if s[OPT_RESHUFFLE]:
        for k in range(KINDS):
            s[BAG + k] += s[FACE + k]
            s[BAG_COUNT] += s[FACE + k]
            s[FACE + k] = 0
        begin(s, FACE_UP)
    else:
        begin(s, DEAL)


# ------------------------------------------------------------------ R6: the end of the game


def town_distance(s, p):
    """Connections on a shortest way from the boot to the own town card's town, 0 without one (R6.2)."""
    if s[TOWN_CARD + p] == NONE:
        return 0
    way = TOWNS * s[PLACE + p] + s[TOWN_CARD + p]
    return ROAD_DISTANCE[way] if s[OPT_ROADS_ONLY] else DISTANCE[way]


def score(s, p):
    """R6.1: pieces; with town cards minus the distance (R6.2)."""
    return s[COLLECTED + p] - town_distance(s, p)


def standing(s, p):
    """One number that ranks players as R6 says: the score, then the tie break."""
    tie = 31 - town_distance(s, p) if s[OPT_TIE_DISTANCE] else s[CARD_COUNT + p]
    return (score(s, p) + 32) * 64 + tie


def winners(s):
    """Who wins, as a set of bits; more than one share the victory (R6.3)."""
    if s[WINNER] != NONE:
        return 1 << s[WINNER]
    only_complete = False  # after_round_three: only who has all pieces can win (R6.4)
    if s[OPT_EARLY] == AFTER_ROUND_THREE and s[ROUND] < LAST_ROUND:
        only_complete = True
    best = 0
    who = 0
    for p in range(s[PLAYERS]):
        if only_complete and s[COLLECTED + p] < PIECES:
            continue
        mine = standing(s, p)
        if mine > best:
            best = mine
            who = 0
        if mine == best:
            who |= 1 << p
    return who


# ------------------------------------------------------------------ whole games


def playout(s, r, out):
    """Play to the end, every decision uniformly among the legal ones; how many decisions it took."""
    decisions = 0
    settle(s, r)
    while s[PHASE] != OVER:
        n = legal(s, out)
        apply(s, out[below(r, n)])
        decisions += 1
        if is_chance(s):
            settle(s, r)
    return decisions


def random_games(template, first_seed, games, totals):
    """Play `games` whole random games from a set-up block; adds decisions, pieces and cards to totals."""
    s = [0] * 434  # SIZE
    out = [0] * 512  # MAX_LEGAL
    r = [0]
    for game in range(games):
        copy_block(s, template)
        r[0] = seeded(first_seed + game, 0)
        totals[0] += playout(s, r, out)
        for p in range(s[PLAYERS]):
            totals[1] += s[COLLECTED + p]
            totals[2] += s[CARD_COUNT + p]


def copy_block(to, block):
    """Copy a state's block."""
    for i in range(SIZE):
        to[i] = block[i]


def play_forced(s, out):
    """Carry out decisions as long as there is only one possibility; how many it carried out."""
    done = 0
    while not is_chance(s) and s[PHASE] != OVER and legal(s, out) == 1:
        apply(s, out[0])
        done += 1
    return done


# ------------------------------------------------------------------ blocks as values


def same(a, b):
    """Whether two blocks are equal byte by byte."""
    for i in range(SIZE):
        if a[i] != b[i]:
            return False
    return True


FNV_BASIS = 14695981039346656037
FNV_PRIME = 1099511628211


def digest(s):
    """A hash of the block (FNV-1a)."""
    h = FNV_BASIS
    for i in range(SIZE):
        h = ((h ^ s[i]) * FNV_PRIME) & MASK64
    return h >> 3
