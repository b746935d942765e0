"""How the pathfinder decides: plans that join the journey with the counters to lay, and the obstacle.

Every function looks at a state from one seat. It reads what that seat may know: the board, the own
hand, counters and town card, and of the others what lies open. So the same decisions come out of
any two states that differ only in what is hidden from the seat.
"""

from elfenland import core, journey
from elfenland.journey import Search
from elfenland.numbering import *

WIN_SCORE = 900000  # above it a journey takes the 20th piece where that ends the game


class Planner(Search):
    """The room in which a player thinks, and his habits."""

    def __init__(self):
        super().__init__()
        self.plan_limit = 3000
        self.travel_limit = 1 << 30
        self.hands = 8  # imagined for each rival before the obstacle is laid
        self.obstacle_loss = 80  # of 100 for a town, that it must cost the rivals
        self.obstacle_loss_last = 17  # of 64 for a town, in the last round
        self.uses_obstacle = 1
        self.plan_weight = 16
        self.match_weight = 4
        self.twice_weight = 4
        self.blind = 1
        self.by_round = 0  # whether the excess weighs less from round to round
        self.script = [0] * 32
        self.script_length = 0
        self.block = [0] * 434
        self.loss = [0] * 35
        self.pool = [0] * 7
        self.held = [0] * 6


# ------------------------------------------------------------------ R2.3: drawing


def decide_draw(a, s, p, r):
    """Take the counter whose best plan is worth most; blind is worth the mean of what may come."""
    own_counters(a, s, p)
    best = A_BLIND
    high = 0
    mean = 0
    unseen = 0
    for k in range(KINDS):
        n = core.COUNTERS_EACH - s[FACE + k] - a.held[k]
        for other in range(s[PLAYERS]):
            n -= s[OPEN + KINDS * other + k] if other != p else 0
        worth = counter_worth(a, s, p, k)
        mean += n * worth
        unseen += n
        if s[FACE + k] and worth > high:
            high = worth
            best = A_TAKE + k
    if a.blind and unseen > 0 and mean > high * unseen and s[BAG_COUNT] > 0:
        return A_BLIND
    return best


def counter_worth(a, s, p, k):
    """What the best plan is worth with one more counter of this kind, and a little for cards that match."""
    a.held[k] += 1
    worth = 100000 + (a.plan_weight * plan_with(a, s, p) if a.plan_weight else 0)
    a.held[k] -= 1
    return worth + a.match_weight * (2 * s[HAND + CARDS * p + k] - a.twice_weight * a.held[k])


def own_counters(a, s, p):
    """All counters of the seat, face up or secret."""
    for k in range(KINDS):
        a.held[k] = s[OPEN + KINDS * p + k] + s[HIDDEN + KINDS * p + k]


def plan_with(a, s, p):
    """The score of the best plan with the counters in `held`."""
    journey.prepare(a, s, p)
    for k in range(KINDS):
        a.own[k] = a.held[k]
        if a.held[k]:
            a.cheapest[k] = 1
    a.limit = a.plan_limit
    journey.explore(a, s[PLACE + p], journey.pieces_of(s, p), journey.hand_of(s, p))
    a.limit = 1 << 30
    return a.slot_score[0]


# ------------------------------------------------------------------ R3: planning


def decide_plan(a, s, p, r):
    """Lay the first counter that the best plan needs; else perhaps the obstacle; else pass."""
    own_counters(a, s, p)
    plan_with(a, s, p)
    action = first_lay(a, s, p)
    if action != A_PASS:
        return action
    if a.uses_obstacle and s[OBSTACLE_LEFT + p]:
        return decide_obstacle(a, s, p, r)
    return A_PASS


def first_lay(a, s, p):
    """The first counter that the plan in the first slot lays."""
    for d in range(a.slot_moves[0]):
        if a.slot_laid[d]:
            return lay_of(s, p, a.slot_laid[d] - 1, a.slot_way[d])
    return A_PASS


def lay_of(s, p, kind, road):
    """The decision to lay a counter of the kind, a face-up one before a secret one."""
    if s[OPEN + KINDS * p + kind]:
        return A_PLACE + ROADS * kind + road
    return A_PLACE_SECRET + ROADS * kind + road


def decide_obstacle(a, s, p, r):
    """The obstacle where it costs the rivals most on average over imagined hands, or a pass."""
    rival_losses(a, s, p, r)
    best = -1
    least = a.obstacle_loss_last if journey.game_ends_now(s) else a.obstacle_loss
    high = least * a.hands
    for road in range(ROADS):
        if a.loss[road] > high:
            mine = a.hands * own_loss(a, s, p, road)
            if a.loss[road] - mine > high:
                high = a.loss[road] - mine
                best = road
    return A_PASS if best < 0 else A_OBSTACLE + best


def own_loss(a, s, p, road):
    """What an obstacle there would cost the seat itself."""
    before = journey.best(a, s, p)
    s[BLOCKED + road] = 1
    after = journey.best(a, s, p)
    s[BLOCKED + road] = 0
    return before - after


def rival_losses(a, s, p, r):
    """Sum over imagined hands of what an obstacle on each road would cost the rivals."""
    for road in range(ROADS):
        a.loss[road] = 0
    core.copy_block(a.block, s)
    for _hand in range(a.hands):
        imagine_hands(a, s, p, r)
        for other in range(s[PLAYERS]):
            if other != p:
                losses_of(a, other)


def losses_of(a, p):
    """Add what each road's obstacle would cost one player with the imagined hand."""
    s = a.block
    town_card = s[TOWN_CARD + p]
    s[TOWN_CARD + p] = NONE  # a secret
    before = journey.best(a, s, p)
    roads = [0] * 8
    n = 0
    for d in range(a.slot_moves[0]):
        way = a.slot_way[d]
        fresh = way < ROADS
        if fresh:
            fresh = s[BLOCKED + way] == 0
        for i in range(n):
            if roads[i] == way:
                fresh = False
        if fresh:
            roads[n] = way
            n += 1
    for i in range(n):
        s[BLOCKED + roads[i]] = 1
        after = journey.best(a, s, p)
        s[BLOCKED + roads[i]] = 0
        if before - after < 400:
            a.loss[roads[i]] += before - after
        else:
            a.loss[roads[i]] += 400
    s[TOWN_CARD + p] = town_card


def imagine_hands(a, s, p, r):
    """Deal the cards that the seat does not hold to the others, at random, in `block`."""
    b = a.block
    total = 0
    for k in range(CARDS):
        a.pool[k] = core.CARDS_IN_GAME[k] - s[HAND + CARDS * p + k]
        total += a.pool[k]
    for other in range(s[PLAYERS]):
        if other == p:
            continue
        for k in range(CARDS):
            b[HAND + CARDS * other + k] = 0
        for _card in range(s[CARD_COUNT + other]):
            k = core.pick(a.pool, 0, total, r)
            a.pool[k] -= 1
            total -= 1
            b[HAND + CARDS * other + k] += 1


# ------------------------------------------------------------------ R4: travelling


def travel(a, s, p):
    """Write down the whole best travel turn as decisions: moves, caravans with their cards, the end, discards."""
    a.limit = a.travel_limit
    journey.best(a, s, p)
    a.limit = 1 << 30
    write_script(a, s, p)


def write_script(a, s, p):
    """The journey in the first slot as decisions."""
    paid = [0] * 64  # cards of each caravan, eight places each
    count = [0] * 8
    hand = [0] * 7
    for k in range(CARDS):
        hand[k] = (a.slot_hand[0] >> (4 * k)) & 15
    for d in range(a.slot_moves[0]):
        count[d] = 0
        kind = core.way_kind(s, a.slot_way[d])
        for _card in range(a.slot_committed[d]):
            e = 0
            while count[e] >= a.slot_caravan[e]:
                e += 1
            paid[8 * e + count[e]] = kind
            count[e] += 1
    n = 0
    for d in range(a.slot_moves[0]):
        a.script[n] = (A_CARAVAN if a.slot_caravan[d] else A_MOVE) + a.slot_way[d]
        n += 1
        while count[d] < a.slot_caravan[d]:
            kind = least_wanted(hand)
            hand[kind] -= 1
            paid[8 * d + count[d]] = kind
            count[d] += 1
        for i in range(count[d]):
            a.script[n] = A_CARD + paid[8 * d + i]
            n += 1
    a.script[n] = A_STOP
    n += 1
    left = 0
    for k in range(CARDS):
        left += hand[k]
    while left > HAND_KEPT:
        kind = least_wanted(hand)
        hand[kind] -= 1
        left -= 1
        a.script[n] = A_CARD + kind
        n += 1
    a.script_length = n


def least_wanted(hand):
    """The kind of card to give away: one that is alone, the least versatile first."""
    best = 0
    low = 1000
    for i in range(CARDS):
        k = GIVEN_FIRST[i]
        if hand[k] and 16 * hand[k] + i < low:
            low = 16 * hand[k] + i
            best = k
    return best


GIVEN_FIRST = [4, 2, 0, 1, 3, 5, 6]


# ------------------------------------------------------------------ R5.2: keeping


def decide_keep(a, s, p):
    """Keep the counter that the cards kept match best, a secret one before a face-up one."""
    best = 0
    high = -1
    for k in range(KINDS):
        worth = 4 * s[HAND + CARDS * p + k] + KEPT_WORTH[k]
        if s[HIDDEN + KINDS * p + k] and 2 * worth + 1 > high:
            high = 2 * worth + 1
            best = A_KEEP_SECRET + k
        if s[OPEN + KINDS * p + k] and 2 * worth > high:
            high = 2 * worth
            best = A_KEEP + k
    return best


KEPT_WORTH = [0, 1, 1, 1, 1, 2]
EXCESS_BY_ROUND = [120, 80, 62, 62]  # what an excess costs, of 100 for a town, as fitted (search.py)


# ------------------------------------------------------------------ any decision


def decisions(a, state, seat, rng):
    """What the seat that is to act decides, for Python: one decision, or all of a travel turn."""
    first = decide(a, state.b, seat, rng.x)
    if state.b[PHASE] != TRAVEL:
        return [first]
    return [a.script[i] for i in range(a.script_length)]


def decide(a, s, p, r):
    """The decision of the seat that is to act; a travel turn begins with the script's first."""
    phase = s[PHASE]
    if a.by_round:
        a.excess_weight = EXCESS_BY_ROUND[s[ROUND]]
    if phase == DRAW:
        return decide_draw(a, s, p, r)
    if phase == PLAN:
        return decide_plan(a, s, p, r)
    if phase == KEEP:
        return decide_keep(a, s, p)
    travel(a, s, p)
    return a.script[0]
