"""How the elder decides: it tries its candidates in imagined worlds and plays them to the end of the round.

A world is a state that agrees with all that the seat has seen (worlds.py). Worlds in which the rivals
would have had to play badly, given their imagined hands, are taken less often: each counter that a
rival laid, and each pass, costs a world as much as it would have cost the rival against his best plan.
In a world every player lays what his best plan needs (planner.py) and travels by the exact journey.
What the round's end is worth is the chance to win, from towns, tours and obstacles left, as fitted to
games among pathfinders.
"""

from math import exp

from elfenland import core, journey, planner, tours
from elfenland.numbering import *
from elfenland.planner import Planner

MOST_CANDIDATES = 32
EVENTS = 64


def _fading():
    """exp(-i / 32)."""
    return [exp(-i / 32) for i in range(512)]


FADING = _fading()

# What a piece left, an excess, a card kept and a rival's obstacle cost in towns at the end of the game,
# by round; first for two players, then for more: fitted by regression to games among pathfinders, then rounded.
PIECE_COST = [0.524, 0.573, 0.616, 0.409, 0.512, 0.560]
EXCESS_COST = [0.654, 0.444, 0.367, 0.490, 0.434, 0.383]
CARD_COST = [0.12, 0.12, 0.08, 0.056, 0.056, 0.014]
OBSTACLE_COST = [0.60, 0.47, 0.44, 0.20, 0.18, 0.16]
SPREAD = [0.70, 0.65, 0.5, 0.5, 0.5, 0.5]


class Searcher(Planner):
    """The room of a search: candidates, what they brought so far, and the plans of all seats."""

    def __init__(self):
        super().__init__()
        self.by_round = 1
        self.me = 0
        self.playout_limit = 200
        self.obstacles_from = 3  # the first round in which playouts lay obstacles
        self.infer = 1
        self.patience = 20  # how much of 100 for a town a rival's mistake may cost, at 37 %
        self.draw_faith = 3.0  # how surely a rival takes a face-up counter for the cards that he holds
        self.proposals = 1
        self.first_proposals = 16
        self.started = 0
        self.doubt = 0.0
        self.played = 0
        self.rejected = 0
        self.candidates = 0
        self.most_plans = 8
        self.most_obstacles = 4
        self.candidate = [0] * 32
        self.alive = [0] * 32
        self.tried = [0] * 32
        self.base = 0  # the candidate that the others are compared with
        self.lead = [0.0] * 32  # what each brought more than the base in the same worlds, and its squares
        self.spread = [0.0] * 32
        self.own_plan = [0] * 256
        self.own_plan_length = [0] * 32
        self.plan = [0] * 48
        self.plan_length = [0] * 6
        self.plan_at = [0] * 6
        self.root = [0] * 434
        self.world = [0] * 434
        self.trial = [0] * 434
        self.past = [0] * 434
        self.fresh = [0] * 434
        self.events = 0
        self.event_seat = [0] * 64
        self.event_decision = [0] * 64
        self.draws = 0
        self.draw_seat = [0] * 32
        self.draw_kind = [0] * 32


# ------------------------------------------------------------------ candidates


def add_candidate(a, decision):
    """One more, unless it is there or there are enough."""
    if a.candidates == MOST_CANDIDATES:
        return
    for c in range(a.candidates):
        if a.candidate[c] == decision:
            return
    a.candidate[a.candidates] = decision
    a.tried[a.candidates] = 0
    a.lead[a.candidates] = 0.0
    a.spread[a.candidates] = 0.0
    a.alive[a.candidates] = 1
    a.candidates += 1


def find_candidates(a, s, p, usual, r):
    """What the pathfinder would do, the counters that the best plans need, a pass, and harmful obstacles."""
    a.me = p
    a.candidates = 0
    a.started = 0
    a.base = 0
    core.copy_block(a.root, s)
    add_candidate(a, usual)
    planner.own_counters(a, s, p)
    a.want = 24
    planner.plan_with(a, s, p)
    a.want = 1
    for i in range(a.found):
        if a.slot_score[i] + a.per_hop + a.per_hop // 4 < a.slot_score[0]:
            break  # more than a town worse
        for d in range(a.slot_moves[i]):
            if a.slot_laid[8 * i + d] and a.candidates < a.most_plans:
                add_candidate(a, planner.lay_of(s, p, a.slot_laid[8 * i + d] - 1, a.slot_way[8 * i + d]))
    add_candidate(a, A_PASS)
    if s[OBSTACLE_LEFT + p]:
        planner.rival_losses(a, s, p, r)
        for _n in range(a.most_obstacles):
            best = 0
            for road in range(ROADS):
                if a.loss[road] > a.loss[best]:
                    best = road
            if a.loss[best] > 0:
                add_candidate(a, A_OBSTACLE + best)
                a.loss[best] = 0
    for c in range(a.candidates):
        core.copy_block(a.trial, s)
        core.apply(a.trial, a.candidate[c])
        make_plan(a, a.trial, p, a.plan_limit)
        a.own_plan_length[c] = a.plan_length[p]
        for d in range(a.plan_length[p]):
            a.own_plan[8 * c + d] = a.plan[8 * p + d]


def make_plan(a, s, p, limit):
    """A seat's best plan: the counters that it still has to lay."""
    a.plan_at[p] = 0
    a.plan_length[p] = 0
    planner.own_counters(a, s, p)
    n = 0
    for k in range(KINDS):
        n += a.held[k]
    if n == 0:
        return
    full = a.plan_limit
    a.plan_limit = limit
    planner.plan_with(a, s, p)
    a.plan_limit = full
    n = 0
    for d in range(a.slot_moves[0]):
        if a.slot_laid[d]:
            a.plan[8 * p + n] = ROADS * (a.slot_laid[d] - 1) + a.slot_way[d]
            n += 1
    a.plan_length[p] = n


# ------------------------------------------------------------------ worlds


def run(a, worlds, count, r):
    """Try every candidate that is still alive in so many more worlds, each beside the base."""
    for _n in range(count):
        imagine_world(a, worlds, r)
        usual = try_candidate(a, a.base, r)
        a.played += 1
        for c in range(a.candidates):
            if a.alive[c] and c != a.base:
                more = try_candidate(a, c, r) - usual
                a.lead[c] += more
                a.spread[c] += more * more
                a.tried[c] += 1
                a.played += 1


def imagine_world(a, worlds, r):
    """A world by its probability, given how the rivals played: from the last one by Metropolis' rule."""
    if not a.infer or (a.events == 0 and a.draws == 0):
        worlds.next_into(a.world)
        return
    proposals = a.proposals if a.started else a.first_proposals
    for _n in range(proposals):
        worlds.next_into(a.fresh)
        doubt = doubt_of(a) / (a.root[PLAYERS] - 1)  # many doubted hands at once would leave no world likely
        change = int(32.0 * (doubt - a.doubt)) if a.started else -1
        if change <= 0 or (change < 512 and core.below(r, 1000000) < 1000000.0 * FADING[change]):
            core.copy_block(a.world, a.fresh)
            a.doubt = doubt
            a.started = 1
        else:
            a.rejected += 1


def doubt_of(a):
    """How badly the rivals would have played this round if the world were true, in patiences."""
    doubt = 0.0
    for i in range(a.draws):
        n = a.fresh[HAND + CARDS * a.draw_seat[i] + a.draw_kind[i]]
        if n < 3:
            doubt += a.draw_faith * (3 - n) / 3.0
    core.copy_block(a.past, a.fresh)
    for i in range(a.events - 1, -1, -1):
        take_back(a.past, a.event_seat[i], a.event_decision[i])
    for i in range(a.events):
        if a.event_seat[i] != a.me:
            doubt += regret(a, a.event_seat[i], a.event_decision[i]) / (1.0 * a.patience)
        else:
            follow(a.past, a.event_seat[i], a.event_decision[i])
    return doubt


def regret(a, p, decision):
    """What a decision cost its player against his best plan; it is carried out in `past`."""
    if decision >= A_OBSTACLE:
        follow(a.past, p, decision)
        return 0
    planner.own_counters(a, a.past, p)
    n = 0
    for k in range(KINDS):
        n += a.held[k]
    if n == 0:
        return 0
    full = a.plan_limit
    a.plan_limit = a.playout_limit
    before = planner.plan_with(a, a.past, p)
    if decision == A_PASS:
        after = journey.best(a, a.past, p)
    else:
        follow(a.past, p, decision)
        planner.own_counters(a, a.past, p)
        after = planner.plan_with(a, a.past, p)
    a.plan_limit = full
    if before <= after:
        return 0
    return before - after if before - after < 300 else 300


def take_back(s, p, decision):
    """Undo a planning decision."""
    if decision == A_PASS:
        return
    if decision >= A_OBSTACLE:
        s[BLOCKED + decision - A_OBSTACLE] = 0
        s[OBSTACLE_LEFT + p] = 1
        return
    held = OPEN
    if decision >= A_PLACE_SECRET:
        held = HIDDEN
        decision -= A_PLACE_SECRET - A_PLACE
    kind = (decision - A_PLACE) // ROADS
    road = (decision - A_PLACE) % ROADS
    s[held + KINDS * p + kind] += 1
    s[ROAD + road] = 0
    s[FREE + road] = 1


def follow(s, p, decision):
    """Carry out a planning decision of any seat, whoever's turn it is."""
    if decision >= A_OBSTACLE:
        s[BLOCKED + decision - A_OBSTACLE] = 1
        s[OBSTACLE_LEFT + p] = 0
    elif decision >= A_PLACE_SECRET:
        core.lay(s, HIDDEN + KINDS * p, decision - A_PLACE_SECRET)
    elif decision >= A_PLACE:
        core.lay(s, OPEN + KINDS * p, decision - A_PLACE)


# ------------------------------------------------------------------ playing out


def try_candidate(a, c, r):
    """The chance to win after one candidate in the present world."""
    core.copy_block(a.trial, a.world)
    core.apply(a.trial, a.candidate[c])
    for p in range(a.root[PLAYERS]):
        a.plan_at[p] = 0
        a.plan_length[p] = 0
    a.plan_length[a.me] = a.own_plan_length[c]
    for d in range(a.own_plan_length[c]):
        a.plan[8 * a.me + d] = a.own_plan[8 * c + d]
    if a.candidate[c] == A_PASS and a.trial[PHASE] == PLAN and a.trial[PASSES] + 1 == a.root[PLAYERS]:
        return after_pass(a, r)
    finish_round(a, a.trial, r)
    return chance_to_win(a.trial, a.me)


def after_pass(a, r):
    """The chance to win where the next player may end the planning by a pass of his own (R3.5), if that suits him."""
    rival = a.trial[CURRENT]
    core.copy_block(a.past, a.trial)
    core.apply(a.past, A_PASS)
    finish_round(a, a.past, r)
    finish_round(a, a.trial, r)
    if chance_to_win(a.past, rival) > chance_to_win(a.trial, rival):
        return chance_to_win(a.past, a.me)
    return chance_to_win(a.trial, a.me)


def finish_round(a, s, r):
    """Play planning and travelling to the end, everyone by his plan."""
    now = s[ROUND]
    while s[PHASE] == PLAN:
        core.apply(s, next_by_plan(a, s, s[CURRENT], r))
    while s[PHASE] == TRAVEL and s[ROUND] == now:
        planner.travel(a, s, s[CURRENT])
        for i in range(a.script_length):
            core.apply(s, a.script[i])
            if s[PHASE] == OVER:
                return


def next_by_plan(a, s, p, r):
    """The plan's next counter, the plan being made anew each time; then perhaps the obstacle; then a pass."""
    crossed = False
    for d in range(a.plan_at[p], a.plan_length[p]):
        if s[FREE + a.plan[8 * p + d] % ROADS] == 0:
            crossed = True
    if crossed or a.plan_at[p] > 0 or p != a.me:
        make_plan(a, s, p, a.playout_limit)
    if a.plan_length[p] > 0:
        lay = a.plan[8 * p]
        a.plan_at[p] = 1
        return planner.lay_of(s, p, lay // ROADS, lay % ROADS)
    a.plan_at[p] = 1
    if s[OBSTACLE_LEFT + p] and s[ROUND] >= a.obstacles_from and s[PASSES] + 2 >= s[PLAYERS]:
        return hurt(a, s, p)
    return A_PASS


def hurt(a, s, p):
    """The obstacle on the road where it costs the others most in this world, or a pass."""
    for road in range(ROADS):
        a.loss[road] = 0
    core.copy_block(a.block, s)
    for other in range(s[PLAYERS]):
        if other != p:
            planner.losses_of(a, other)
    best = -1
    high = a.obstacle_loss_last if journey.game_ends_now(s) else a.obstacle_loss
    for road in range(ROADS):
        if a.loss[road] > high and a.loss[road] - planner.own_loss(a, s, p, road) > high:
            high = a.loss[road]
            best = road
    return A_PASS if best < 0 else A_OBSTACLE + best


# ------------------------------------------------------------------ what the end of a round is worth


def chance_to_win(s, me):
    """The share of the victory that the seat can expect."""
    if s[PHASE] == OVER:
        who = core.winners(s)
        if not who >> me & 1:
            return 0.0
        return 1.0 / journey.count_bits(who)
    ended = s[ROUND] if s[PHASE] == KEEP else s[ROUND] - 1
    row = ended if s[PLAYERS] == 2 else 3 + ended
    best = -1000.0
    mine = 0.0
    towns = [0.0] * 6
    for p in range(s[PLAYERS]):
        towns[p] = outlook(s, p, row)
        if towns[p] > best:
            best = towns[p]
    total = 0.0
    for p in range(s[PLAYERS]):
        i = int(32.0 * (best - towns[p]) / SPREAD[row])
        share = FADING[i if i < 511 else 511]
        total += share
        if p == me:
            mine = share
    return mine / total


def outlook(s, p, row):
    """Towns at the end of the game, up to a number that is the same for all players."""
    left = journey.pieces_of(s, p)
    pieces = journey.count_bits(left)
    excess = tours.HOPS[24 * left + s[PLACE + p]] - pieces
    cards = s[CARD_COUNT + p] if s[PHASE] == KEEP else 0
    rivals = 0
    for other in range(s[PLAYERS]):
        if other != p:
            rivals += s[OBSTACLE_LEFT + other]
    return -(PIECE_COST[row] * pieces + EXCESS_COST[row] * excess + CARD_COST[row] * cards
             + OBSTACLE_COST[row] * rivals)


# ------------------------------------------------------------------ for Python


def begin(a, state, seat, usual, rng):
    """Find the candidates, the usual decision first; how many."""
    a.excess_weight = planner.EXCESS_BY_ROUND[state.b[ROUND]]
    find_candidates(a, state.b, seat, usual, rng.x)
    return a.candidates


def set_past(a, plans, draws):
    """What happened this round: planning decisions and face-up draws, as (seat, decision or kind)."""
    a.events = 0
    for seat, decision in plans[-64:]:
        a.event_seat[a.events] = seat
        a.event_decision[a.events] = decision
        a.events += 1
    a.draws = 0
    for seat, kind in draws[-32:]:
        a.draw_seat[a.draws] = seat
        a.draw_kind[a.draws] = kind
        a.draws += 1


def results(a):
    """Each candidate with how often it was tried, by how much it led in all, and the squares of that."""
    return [(a.candidate[c], a.tried[c], a.lead[c], a.spread[c]) for c in range(a.candidates)]


def bury(a, c):
    """Drop a candidate."""
    a.alive[c] = 0


def run_worlds(a, worlds, count, rng):
    """`run` for Python."""
    run(a, worlds, count, rng.x)
