"""How the pathfinder decides: plans that join the journey with the counters to lay, and the obstacle.

Every function looks at a state from one seat. It reads only what that seat may know: the board, its
own hand, counters and town card, and what the others have face up. So any two states that differ only
in what is hidden from the seat give the same decisions.
"""

from elfenland.journeys import journey
from elfenland.journeys.journey import JourneyBuffers
from elfenland.rules import core
from elfenland.rules.numbering import *

MOST_LOSS = 400  # that an obstacle counts for, of 100 for a town
SPOIL_LIMIT = 200  # nodes of a rival's plan that one would spoil


class Planner(JourneyBuffers):
    """What a player thinks with: the buffers, and the player's habits."""

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
        self.whims = 0  # how many of a thousand draws and placements are whims
        self.choices = 1  # ends of journeys that its tastes choose among; 1: the best one, whatever the tastes
        self.card_taste = 0  # tastes of a character; a town is worth 100: a card kept,
        self.hop_taste = 0  # a connection travelled,
        self.shared_taste = 0  # a road travelled on a counter that lies there already,
        self.distance_taste = 0  # a connection between its boot and the nearest rival
        self.early_obstacle = 0  # whether it places the obstacle before it has placed its counters
        self.spoils = 0  # of 100 for a town, that a counter it does not need must cost the rivals; 0: it never spoils
        self.script = [0] * 32  # a travel turn as decisions
        self.script_length = 0
        self.imagined = [0] * 434  # SIZE: a state with imagined hands
        self.loss = [0] * 35  # ROADS: what an obstacle there would cost the rivals
        self.pool = [0] * 7  # CARD_KINDS: cards that a hand is imagined from
        self.held = [0] * 6  # COUNTER_KINDS: counters that a plan may lay


# ------------------------------------------------------------------ R2.3: drawing


def decide_draw(planner, block, seat):
    """Take the counter whose best plan is worth most; blind is worth the mean of what may come."""
    own_counters(planner, block, seat)
    best = A_BLIND
    high = 0
    mean = 0
    unseen = 0
    for kind in range(COUNTER_KINDS):
        count = core.COUNTERS_EACH - block[MARKET + kind] - planner.held[kind]
        for other in range(block[PLAYERS]):
            count -= block[open_at(other, kind)] if other != seat else 0
        worth = counter_worth(planner, block, seat, kind)
        mean += count * worth
        unseen += count
        if block[MARKET + kind] and worth > high:
            high = worth
            best = A_TAKE + kind
    if planner.blind and unseen > 0 and mean > high * unseen and block[BAG_COUNT] > 0:
        return A_BLIND
    return best


def counter_worth(planner, block, seat, kind):
    """What the best plan is worth with one more counter of this kind, and a little for cards that match."""
    planner.held[kind] += 1
    worth = 100000 + (planner.plan_weight * plan_with(planner, block, seat) if planner.plan_weight else 0)
    planner.held[kind] -= 1
    return worth + planner.match_weight * (2 * block[hand_at(seat, kind)] - planner.twice_weight * planner.held[kind])


def own_counters(planner, block, seat):
    """All counters of the seat, face up or secret."""
    for kind in range(COUNTER_KINDS):
        planner.held[kind] = block[open_at(seat, kind)] + block[secret_at(seat, kind)]


def plan_with(planner, block, seat):
    """The score of the best plan with the counters in `held`."""
    prepare_plan(planner, block, seat, planner.held)
    planner.limit = planner.plan_limit
    explore(planner, block, seat)
    return planner.slot_score[0]


def prepare_plan(planner, block, seat, counters):
    """Prepare a search that may lay these counters on empty roads."""
    journey.prepare(planner, block, seat)
    for kind in range(COUNTER_KINDS):
        planner.own[kind] = counters[kind]
        if counters[kind]:
            planner.cheapest[kind] = 1
            planner.own_kinds |= 1 << kind


def explore(planner, block, seat):
    """Search as prepared; a player with tastes then puts the journey that pleases most into the first slot."""
    if planner.choices > 1:
        planner.want = planner.choices
    journey.explore(planner, block[BOOT + seat], journey.pieces_of(block, seat), journey.hand_of(block, seat))
    planner.limit = 1 << 30
    if planner.choices > 1:
        planner.want = 1
        if not planner.last:
            follow_taste(planner, block, seat)


# ------------------------------------------------------------------ tastes: what makes a character


def follow_taste(planner, block, seat):
    """Of the journeys found, put the one that pleases most into the first slot, with its pleasures in its score."""
    best = 0
    for slot in range(planner.found):
        planner.slot_score[slot] += pleasure(planner, block, seat, slot)
        if planner.slot_score[slot] > planner.slot_score[best]:
            best = slot
    if best > 0:
        journey.swap_slots(planner, 0, best)


def pleasure(planner, block, seat, slot):
    """How much a journey is to the player's taste, of 100 for a town."""
    shared = 0
    for move in range(move_at(slot, 0), move_at(slot, planner.slot_moves[slot])):
        shared += planner.slot_laid[move] == 0 and planner.slot_connection[move] < ROADS
    kept = min(journey.count_cards(planner.slot_hand[slot]) - planner.slot_debt[slot], HAND_KEPT)
    return (
        planner.card_taste * kept
        + planner.hop_taste * planner.slot_moves[slot]
        + planner.shared_taste * shared
        + planner.distance_taste * nearest_rival(block, seat, planner.slot_town[slot])
    )


def nearest_rival(block, seat, town):
    """Connections from a town to the nearest boot of a rival."""
    nearest = 99
    for other in range(block[PLAYERS]):
        if other != seat:
            nearest = min(nearest, core.DISTANCE[between(town, block[BOOT + other])])
    return nearest


# ------------------------------------------------------------------ R3: planning


def decide_plan(planner, block, seat, rng):
    """Lay the first counter that the best plan needs; else perhaps the obstacle; else pass."""
    if planner.early_obstacle and block[OBSTACLE_LEFT + seat]:
        decision = decide_obstacle(planner, block, seat, rng)
        if decision != A_PASS:
            return decision
    own_counters(planner, block, seat)
    plan_with(planner, block, seat)
    decision = first_lay(planner, block, seat)
    if decision != A_PASS:
        return decision
    if planner.uses_obstacle and block[OBSTACLE_LEFT + seat]:
        decision = decide_obstacle(planner, block, seat, rng)
    if decision == A_PASS and planner.spoils:
        return decide_spoil(planner, block, seat, rng)
    return decision


def first_lay(planner, block, seat):
    """The first counter that the plan in the first slot lays."""
    for move in range(planner.slot_moves[0]):
        if planner.slot_laid[move]:
            return lay_of(block, seat, planner.slot_laid[move] - 1, planner.slot_connection[move])
    return A_PASS


def lay_of(block, seat, kind, road):
    """The decision to lay a counter of the kind, a face-up one before a secret one."""
    if block[open_at(seat, kind)]:
        return A_PLACE + on_road(kind, road)
    return A_PLACE_SECRET + on_road(kind, road)


def decide_obstacle(planner, block, seat, rng):
    """The obstacle where it costs the rivals most on average over imagined hands, or a pass."""
    rival_losses(planner, block, seat, rng)
    best = -1
    least = planner.obstacle_loss_last if journey.game_ends_now(block) else planner.obstacle_loss
    high = least * planner.hands
    for road in range(ROADS):
        if planner.loss[road] > high:
            mine = planner.hands * own_loss(planner, block, seat, road)
            if planner.loss[road] - mine > high:
                high = planner.loss[road] - mine
                best = road
    return A_PASS if best < 0 else A_OBSTACLE + best


def own_loss(planner, block, seat, road):
    """What an obstacle there would cost the seat itself."""
    before = journey.best(planner, block, seat)
    block[BLOCKED + road] = 1
    after = journey.best(planner, block, seat)
    block[BLOCKED + road] = 0
    return before - after


def rival_losses(planner, block, seat, rng):
    """Sum over imagined hands of what an obstacle on each road would cost the rivals."""
    sum_losses(planner, block, seat, rng, False)


def sum_losses(planner, block, seat, rng, spoils):
    """For each road, what an obstacle there (or, to spoil, the dearest counter) costs the rivals in imagined hands."""
    for road in range(ROADS):
        planner.loss[road] = 0
    core.copy_block(planner.imagined, block)
    for _hand in range(planner.hands):
        imagine_hands(planner, block, seat, rng)
        for other in range(block[PLAYERS]):
            if other == seat:
                continue
            if spoils:
                spoilt_for(planner, other)
            else:
                losses_of(planner, other)


def losses_of(planner, seat):
    """Add what each road's obstacle would cost one player with the imagined hand."""
    block = planner.imagined
    town_card = block[TOWN_CARD + seat]
    block[TOWN_CARD + seat] = NONE  # a secret
    before = journey.best(planner, block, seat)
    roads = [0] * 8  # MOST_MOVES
    count = 0
    for move in range(planner.slot_moves[0]):
        connection = planner.slot_connection[move]
        fresh = connection < ROADS
        if fresh:
            fresh = block[BLOCKED + connection] == 0
        for i in range(count):
            if roads[i] == connection:
                fresh = False
        if fresh:
            roads[count] = connection
            count += 1
    for i in range(count):
        block[BLOCKED + roads[i]] = 1
        after = journey.best(planner, block, seat)
        block[BLOCKED + roads[i]] = 0
        planner.loss[roads[i]] += min(before - after, MOST_LOSS)
    block[TOWN_CARD + seat] = town_card


def decide_spoil(planner, block, seat, rng):
    """A counter that the seat does not need, on the empty road where it costs the rivals most, or a pass."""
    own_counters(planner, block, seat)
    sum_losses(planner, block, seat, rng, True)
    best = -1
    high = planner.spoils * planner.hands
    for road in range(ROADS):
        if planner.loss[road] > high:
            high = planner.loss[road]
            best = road
    if best < 0:
        return A_PASS
    return lay_of(block, seat, dearest_counter(planner, best), best)


def spoilt_for(planner, seat):
    """For each road that one player plans to lay a counter on, add what the dearest counter there would cost."""
    block = planner.imagined
    before = open_plan(planner, block, seat)
    roads = [0] * 8  # MOST_MOVES
    count = 0
    for move in range(planner.slot_moves[0]):
        if planner.slot_laid[move]:
            roads[count] = planner.slot_connection[move]
            count += 1
    for i in range(count):
        kind = dearest_counter(planner, roads[i])
        if kind != NONE:
            block[ROAD + roads[i]] = kind + 1
            after = open_plan(planner, block, seat)
            block[ROAD + roads[i]] = 0
            planner.loss[roads[i]] += min(before - after, MOST_LOSS)


def open_plan(planner, block, seat):
    """The score of the best plan with the counters that a player shows, without their town card."""
    town_card = block[TOWN_CARD + seat]
    block[TOWN_CARD + seat] = NONE  # a secret
    counters = [0] * 6  # COUNTER_KINDS
    for kind in range(COUNTER_KINDS):
        counters[kind] = block[open_at(seat, kind)]
    prepare_plan(planner, block, seat, counters)
    planner.limit = SPOIL_LIMIT
    journey.explore(planner, block[BOOT + seat], journey.pieces_of(block, seat), journey.hand_of(block, seat))
    planner.limit = 1 << 30
    block[TOWN_CARD + seat] = town_card
    return planner.slot_score[0]


def dearest_counter(planner, road):
    """The kind of counter in `held` that makes a road dearest, or NONE."""
    dearest = NONE
    for kind in range(COUNTER_KINDS):
        cost = core.NEED[on_road(kind, road)]
        if planner.held[kind] and cost and (dearest == NONE or cost > core.NEED[on_road(dearest, road)]):
            dearest = kind
    return dearest


def imagine_hands(planner, block, seat, rng):
    """Deal the cards that the seat does not hold to the others, at random, in `imagined`."""
    imagined = planner.imagined
    total = 0
    for kind in range(CARD_KINDS):
        planner.pool[kind] = core.CARDS_IN_GAME[kind] - block[hand_at(seat, kind)]
        total += planner.pool[kind]
    for other in range(block[PLAYERS]):
        if other == seat:
            continue
        for kind in range(CARD_KINDS):
            imagined[hand_at(other, kind)] = 0
        for _card in range(block[CARD_COUNT + other]):
            kind = core.pick(planner.pool, 0, total, rng)
            planner.pool[kind] -= 1
            total -= 1
            imagined[hand_at(other, kind)] += 1


# ------------------------------------------------------------------ R4: travelling


def travel(planner, block, seat):
    """Write down the whole best travel turn as decisions: moves, caravans with their cards, the end, discards."""
    journey.prepare(planner, block, seat)
    planner.limit = planner.travel_limit
    explore(planner, block, seat)
    write_script(planner, block)


def write_script(planner, block):
    """The journey in the first slot as decisions."""
    paid = [0] * 64  # the cards of each caravan, by move_at
    cards = [0] * 8  # how many of them are chosen, by move
    hand = [0] * 7  # CARD_KINDS
    for kind in range(CARD_KINDS):
        hand[kind] = cards_in(planner.slot_hand[0], kind)
    for move in range(planner.slot_moves[0]):
        cards[move] = 0
        kind = core.connection_kind(block, planner.slot_connection[move])
        for _card in range(planner.slot_committed[move]):
            earlier = 0
            while cards[earlier] >= planner.slot_caravan[earlier]:
                earlier += 1
            paid[move_at(earlier, cards[earlier])] = kind
            cards[earlier] += 1
    planner.script_length = 0
    for move in range(planner.slot_moves[0]):
        add_to_script(planner, (A_CARAVAN if planner.slot_caravan[move] else A_MOVE) + planner.slot_connection[move])
        while cards[move] < planner.slot_caravan[move]:
            kind = least_wanted(hand)
            hand[kind] -= 1
            paid[move_at(move, cards[move])] = kind
            cards[move] += 1
        for i in range(cards[move]):
            add_to_script(planner, A_CARD + paid[move_at(move, i)])
    add_to_script(planner, A_STOP)
    write_discards(planner, hand)


def write_discards(planner, hand):
    """R4.8: after travelling all but four cards go back."""
    left = 0
    for kind in range(CARD_KINDS):
        left += hand[kind]
    while left > HAND_KEPT:
        kind = least_wanted(hand)
        hand[kind] -= 1
        left -= 1
        add_to_script(planner, A_CARD + kind)


def add_to_script(planner, decision):
    """One more decision of the travel turn."""
    planner.script[planner.script_length] = decision
    planner.script_length += 1


def least_wanted(hand):
    """The kind of card to give away: one that is alone, the least versatile first."""
    best = 0
    low = 1000
    for i in range(CARD_KINDS):
        kind = GIVEN_FIRST[i]
        if hand[kind] and 16 * hand[kind] + i < low:
            low = 16 * hand[kind] + i
            best = kind
    return best


GIVEN_FIRST = [4, 2, 0, 1, 3, 5, 6]


# ------------------------------------------------------------------ R5.2: keeping


def decide_keep(block, seat):
    """Keep the counter that the cards kept match best, a secret one before a face-up one."""
    best = 0
    high = -1
    for kind in range(COUNTER_KINDS):
        worth = 4 * block[hand_at(seat, kind)] + KEPT_WORTH[kind]
        if block[secret_at(seat, kind)] and 2 * worth + 1 > high:
            high = 2 * worth + 1
            best = A_KEEP_SECRET + kind
        if block[open_at(seat, kind)] and 2 * worth > high:
            high = 2 * worth
            best = A_KEEP + kind
    return best


KEPT_WORTH = [0, 1, 1, 1, 1, 2]
EXCESS_BY_ROUND = [120, 80, 62, 62]  # what an excess costs, of 100 for a town, as fitted (search.py)


# ------------------------------------------------------------------ any decision


def whim(block, rng):
    """Any counter, anywhere it may go, or a pass; never the obstacle."""
    out = [0] * 512  # MAX_LEGAL
    count = core.legal(block, out)
    while out[count - 1] >= A_OBSTACLE:
        count -= 1
    return out[core.below(rng, count)]


def decisions(planner, state, seat, rng):
    """What the seat that is to act decides, for Python: one decision, or all of a travel turn."""
    first = decide(planner, state.block, seat, rng.generator)
    if state.block[PHASE] != TRAVEL:
        return [first]
    return [planner.script[i] for i in range(planner.script_length)]


def decide(planner, block, seat, rng):
    """The decision of the seat that is to act; a travel turn begins with the script's first."""
    phase = block[PHASE]
    if planner.by_round:
        planner.excess_weight = EXCESS_BY_ROUND[block[ROUND]]
    if planner.whims and phase <= PLAN and core.below(rng, 1000) < planner.whims:
        return whim(block, rng)
    if phase == DRAW:
        return decide_draw(planner, block, seat)
    if phase == PLAN:
        return decide_plan(planner, block, seat, rng)
    if phase == KEEP:
        return decide_keep(block, seat)
    travel(planner, block, seat)
    return planner.script[0]
