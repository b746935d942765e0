"""How the elder decides: it tries its candidates in imagined worlds and plays them to the end of the round.

A world is a state that agrees with all that the seat has seen (worlds.py). Worlds in which the rivals
would have had to play badly, given their imagined hands, are taken less often: each counter that a
rival laid, and each pass, costs a world a penalty as large as the rival's loss against their best plan.
In a world every player lays what their best plan needs (planner.py) and travels by the exact journey.
A rival may also be one who plans in a hurry, who ends the planning at once, or who replies as an elder
would: each world says who is what, and those in which the rivals' play makes sense are taken more often.
The end of the round is worth the chance to win (value.py).
"""

from elfenland.bots.thinking import memo, planner, value
from elfenland.bots.thinking.memo import Memo
from elfenland.journeys import journey, tours
from elfenland.rules import core
from elfenland.rules.numbering import *
from elfenland.rules.state import State

MOST_CANDIDATES = 200
MOST_EVENTS = 64  # planning decisions of a round that are remembered
MOST_DRAWS = 32  # face-up draws of a round that are remembered
BASELINE = 0  # the candidate that the others are compared with
MOST_REGRET = 300  # that one decision counts for, of 100 for a town
FULL_MATCH = 3  # cards of a kind that explain a rival's draw of its counter fully
# What a rival may be in a world
CAREFUL = 0  # plans as far as `playout_limit`
HASTY = 1  # plans a few moves, as the lower levels do
EARLY_ENDER = 2  # passes whenever that ends the planning (R3.5)
SHREWD = 3  # looks one decision ahead, as the elder does
MODELS = 4
HASTY_LIMIT = 14
MOST_SPOILED = 3  # ways to spoil another's plan that a shrewd rival thinks of: the obstacle, and two roads
NEW_RIVALS = 4  # one in so many proposals near a world says anew who the rivals are
NO_LIMIT = 1e9
# Rows of plans: what each seat follows now, what it would do in the present world, and what the seat itself
# would do after each candidate
NOW = 0
IN_WORLD = 6
AFTER_CANDIDATE = 12


class Searcher(Memo):
    """What a search works on: candidates, what they achieved so far, and the plans of all seats."""

    def __init__(self):
        super().__init__()
        tours.prepare_efforts()
        self.by_round = 1
        self.me = 0
        self.playout_limit = 200
        self.obstacles_from = 3  # the first round, counted from 0, in which playouts lay obstacles
        self.infer = 1
        self.penalty_scale = 20  # a rival's regret of so much, of 100 for a town, makes a world e times less likely
        self.draw_weight = 3.0  # the penalty where a rival took a face-up counter and holds no card of its kind
        self.first_proposals = 16  # any worlds that agree with what was seen, and then
        self.proposals = 8  # over the number of players: ones near the last, between two that are tried
        self.steps = 8  # for each rival, from a world to one near it
        self.mistrust = 0  # in so many of a thousand worlds a rival is proposed as other than careful
        self.started = 0
        self.penalty = 0.0  # of the present world
        self.played = 0
        self.worlds = 0  # that the candidates were tried in
        self.rejected = 0
        self.candidates = 0
        self.most_plans = 8
        self.most_obstacles = 4
        self.everywhere = 0  # whether every placement is tried, not only those that the best plans need
        self.decision = [0] * 200  # MOST_CANDIDATES
        self.alive = [0] * 200
        self.tried = [0] * 200
        self.known = [0] * 200  # whether a candidate has been tried in the present world,
        self.value = [0.0] * 200  # and its chance to win there
        self.total = [0.0] * 200  # each candidate's chances to win, summed
        self.lead = [0.0] * 200  # how far each led the baseline in the same worlds, summed, and the squares of that
        self.lead_squares = [0.0] * 200
        self.plan_connection = [0] * 1696  # the journeys that are planned, by move_at of their row
        self.plan_lays = [0] * 1696  # 1 + the kind of the counter that is to be laid for a move, or 0
        self.plan_blocked = [0] * 1696  # whether there was an obstacle
        self.plan_moves = [0] * 212
        self.plan_at = [0] * 212  # the first move whose counter is not laid yet
        self.plan_stale = [0] * 212  # how often others have laid something since
        self.in_world = [0] * 6  # MAX_PLAYERS: whether a seat has a plan in the present world
        self.model = [0] * 6  # what each rival is there
        self.proposed_model = [0] * 6
        self.believed = [0] * 24  # MAX_PLAYERS * MODELS: in how many worlds each seat was what
        self.root = [0] * 434  # SIZE: the position to decide in
        self.world = [0] * 434  # the present world
        self.proposed = [0] * 434  # a world that may become the present one
        self.past = [0] * 434  # that world as it was earlier in the round
        self.trial = [0] * 434  # the world after a candidate
        self.ended = [0] * 434  # the same, if the next player ends the planning
        self.before_reply = [0] * 434  # the same, before the next player's reply
        self.events = 0
        self.event_seat = [0] * 64  # MOST_EVENTS
        self.event_decision = [0] * 64
        self.draws = 0
        self.draw_seat = [0] * 32  # MOST_DRAWS
        self.draw_kind = [0] * 32


# ------------------------------------------------------------------ candidates


def find_candidates(search, block, seat, baseline, rng):
    """The baseline, the counters that the best plans need, a pass, harmful obstacles, and perhaps every placement."""
    search.me = seat
    search.candidates = 0
    search.worlds = 0
    search.started = 0
    memo.forget(search)
    for i in range(MODELS * MAX_PLAYERS):
        search.believed[i] = 0
    core.copy_block(search.root, block)
    add_candidate(search, baseline)
    add_lays(search, block, seat)
    add_candidate(search, A_PASS)
    if block[OBSTACLE_LEFT + seat]:
        add_obstacles(search, block, seat, rng)
    if search.everywhere:
        add_all_lays(search, block, seat)
    for candidate in range(search.candidates):
        core.copy_block(search.trial, block)
        core.apply(search.trial, search.decision[candidate])
        make_plan(search, search.trial, seat, AFTER_CANDIDATE + candidate, search.plan_limit)


def add_candidate(search, decision):
    """One more, unless it is there or there are enough."""
    if search.candidates == MOST_CANDIDATES:
        return
    for candidate in range(search.candidates):
        if search.decision[candidate] == decision:
            return
    search.decision[search.candidates] = decision
    search.tried[search.candidates] = 0
    search.total[search.candidates] = 0.0
    search.lead[search.candidates] = 0.0
    search.lead_squares[search.candidates] = 0.0
    search.alive[search.candidates] = 1
    search.candidates += 1


def add_lays(search, block, seat):
    """The counters of every plan that is at most about a town worse than the best."""
    planner.own_counters(search, block, seat)
    search.want = 24
    planner.plan_with(search, block, seat)
    search.want = 1
    for slot in range(search.found):
        if search.slot_score[slot] + search.per_hop + search.per_hop // 4 < search.slot_score[0]:
            break
        for move in range(move_at(slot, 0), move_at(slot, search.slot_moves[slot])):
            if search.slot_laid[move] and search.candidates < search.most_plans:
                kind = search.slot_laid[move] - 1
                add_candidate(search, planner.lay_of(block, seat, kind, search.slot_connection[move]))


def add_all_lays(search, block, seat):
    """Every counter on every road that it fits: it may keep a rival from their way, or be laid to wait for them."""
    for kind in range(COUNTER_KINDS):
        if block[open_at(seat, kind)] or block[secret_at(seat, kind)]:
            for road in range(ROADS):
                if block[FREE + road] and core.NEED[on_road(kind, road)]:
                    add_candidate(search, planner.lay_of(block, seat, kind, road))


def add_obstacles(search, block, seat, rng):
    """The obstacle on the roads where it costs the rivals most over imagined hands."""
    planner.rival_losses(search, block, seat, rng)
    for _obstacle in range(search.most_obstacles):
        worst = 0
        for road in range(ROADS):
            if search.loss[road] > search.loss[worst]:
                worst = road
        if search.loss[worst] > 0:
            add_candidate(search, A_OBSTACLE + worst)
            search.loss[worst] = 0


def make_plan(search, block, seat, row, limit):
    """Write down a seat's best plan: a journey, and the counters that it still has to lay for it."""
    search.plan_at[row] = 0
    search.plan_stale[row] = 0
    search.plan_moves[row] = 0
    if core.counters_of(block, seat) == 0:
        return
    memo.plan(search, block, seat, limit)
    for move in range(search.slot_moves[0]):
        connection = search.slot_connection[move]
        search.plan_connection[move_at(row, move)] = connection
        search.plan_lays[move_at(row, move)] = search.slot_laid[move]
        search.plan_blocked[move_at(row, move)] = block[BLOCKED + connection] if connection < ROADS else 0
    search.plan_moves[row] = search.slot_moves[0]


def copy_plan(search, to, row):
    """Write down a plan once more."""
    search.plan_at[to] = search.plan_at[row]
    search.plan_stale[to] = search.plan_stale[row]
    search.plan_moves[to] = search.plan_moves[row]
    for move in range(search.plan_moves[row]):
        search.plan_connection[move_at(to, move)] = search.plan_connection[move_at(row, move)]
        search.plan_lays[move_at(to, move)] = search.plan_lays[move_at(row, move)]
        search.plan_blocked[move_at(to, move)] = search.plan_blocked[move_at(row, move)]


def still_good(search, block, row):
    """Whether nobody has taken a road that the plan needs, or put an obstacle there."""
    for move in range(search.plan_moves[row]):
        connection = search.plan_connection[move_at(row, move)]
        if connection < ROADS:
            if search.plan_lays[move_at(row, move)] and move >= search.plan_at[row] and block[FREE + connection] == 0:
                return False
            if block[BLOCKED + connection] != search.plan_blocked[move_at(row, move)]:
                return False
    return True


# ------------------------------------------------------------------ worlds


def run(search, worlds, count, rng):
    """Try every candidate that is still alive in so many more worlds, each beside the baseline."""
    for _world in range(count):
        if imagine_world(search, worlds, rng):
            for seat in range(search.root[PLAYERS]):
                search.in_world[seat] = 0
            for candidate in range(search.candidates):
                search.known[candidate] = 0
        for seat in range(search.root[PLAYERS]):
            search.believed[MODELS * seat + search.model[seat]] += 1
        baseline = chance_after(search, BASELINE)
        search.total[BASELINE] += baseline
        search.worlds += 1
        search.played += 1
        for candidate in range(search.candidates):
            if search.alive[candidate] and candidate != BASELINE:
                lead = chance_after(search, candidate) - baseline
                search.total[candidate] += lead + baseline
                search.lead[candidate] += lead
                search.lead_squares[candidate] += lead * lead
                search.tried[candidate] += 1
                search.played += 1


def imagine_world(search, worlds, rng):
    """Draw a world by Metropolis' rule, weighted by how well the rivals played; returns whether it is new."""
    if not search.infer or (search.events == 0 and search.draws == 0):
        worlds.next_into(search.world)
        propose_models(search, rng)
        accept_models(search)
        return True
    fresh = False
    near = search.started
    proposals = max(1, search.proposals // search.root[PLAYERS])
    for _proposal in range(proposals if near else search.first_proposals):
        worlds.remember()
        propose_world(search, worlds, near, rng)
        if search.started and same_world(search):
            continue
        allowed = search.penalty + luck(rng) if search.started else NO_LIMIT
        penalty = penalty_of(search, allowed)
        if penalty <= allowed:
            core.copy_block(search.world, search.proposed)
            accept_models(search)
            search.penalty = penalty
            search.started = 1
            fresh = True
        else:
            worlds.recall()
            search.rejected += 1
    return fresh


def propose_world(search, worlds, near, rng):
    """A world that may become the present one: any, or one near it, mostly with the same rivals."""
    if not near:
        worlds.next_into(search.proposed)
        propose_models(search, rng)
        return
    worlds.near_into(search.proposed, search.steps * (search.root[PLAYERS] - 1))
    if core.below(rng, NEW_RIVALS) == 0:
        propose_models(search, rng)
    else:
        for seat in range(search.root[PLAYERS]):
            search.proposed_model[seat] = search.model[seat]


def same_world(search):
    """Whether the proposed world is the present one, but for what is over."""
    for seat in range(search.root[PLAYERS]):
        if search.proposed_model[seat] != search.model[seat]:
            return False
    return core.same(search.proposed, search.world)


def luck(rng):
    """By how much the penalty may grow this time: minus the logarithm of a random number, in steps of 1 / 32."""
    drawn = core.below(rng, 1000000)
    steps = 0
    while steps < 511 and 1000000.0 * value.FADING[steps + 1] > drawn:
        steps += 1
    return steps / 32.0


def propose_models(search, rng):
    """Say who the rivals may be in a proposed world."""
    for seat in range(search.root[PLAYERS]):
        search.proposed_model[seat] = CAREFUL
        if seat != search.me and search.mistrust and core.below(rng, 1000) < search.mistrust:
            search.proposed_model[seat] = HASTY + core.below(rng, MODELS - 1)


def accept_models(search):
    """The rivals as proposed are those of the present world."""
    for seat in range(search.root[PLAYERS]):
        search.model[seat] = search.proposed_model[seat]


def foresight(search, model):
    """How many nodes a rival's plan takes."""
    return HASTY_LIMIT if model == HASTY else search.playout_limit


def penalty_of(search, allowed):
    """How badly the rivals would have played this round if the proposed world were true, counted as far as allowed."""
    penalty = 0.0
    rivals = search.root[PLAYERS] - 1.0  # undivided, it would make every world unlikely
    for i in range(search.draws):
        cards = search.proposed[hand_at(search.draw_seat[i], search.draw_kind[i])]
        if cards < FULL_MATCH:
            penalty += search.draw_weight * (FULL_MATCH - cards) / 3.0 / rivals
    if penalty > allowed:
        return penalty
    core.copy_block(search.past, search.proposed)
    for i in range(search.events - 1, -1, -1):
        take_back(search.past, search.event_seat[i], search.event_decision[i])
    for i in range(search.events):
        if search.event_seat[i] == search.me:
            follow(search.past, search.event_seat[i], search.event_decision[i])
            continue
        penalty += regret(search, search.event_seat[i], search.event_decision[i]) / rivals / search.penalty_scale
        if penalty > allowed:
            return penalty
    return penalty


def regret(search, seat, decision):
    """What a decision cost its player against their best plan; it is carried out in `past`."""
    if decision >= A_OBSTACLE:
        follow(search.past, seat, decision)
        return 0
    model = search.proposed_model[seat]
    if core.counters_of(search.past, seat) == 0 or (decision == A_PASS and model == EARLY_ENDER):
        return 0
    before = memo.plan(search, search.past, seat, foresight(search, model))
    if decision == A_PASS:
        after = memo.journey_now(search, search.past, seat, 1 << 30)
    else:
        follow(search.past, seat, decision)
        after = memo.plan(search, search.past, seat, foresight(search, model))
    lost = max(0, min(before - after, MOST_REGRET))
    return lost // 2 if model == SHREWD else lost  # they may have had other reasons


def take_back(block, seat, decision):
    """Undo a planning decision."""
    if decision == A_PASS:
        return
    if decision >= A_OBSTACLE:
        block[BLOCKED + decision - A_OBSTACLE] = 0
        block[OBSTACLE_LEFT + seat] = 1
    elif decision >= A_PLACE_SECRET:
        pick_up(block, secret_at(seat, 0), decision - A_PLACE_SECRET)
    else:
        pick_up(block, open_at(seat, 0), decision - A_PLACE)


def pick_up(block, held, kind_and_road):
    """Undo core.lay: the counter goes back to those that lie at `held`."""
    block[held + kind_and_road // ROADS] += 1
    block[ROAD + kind_and_road % ROADS] = 0
    block[FREE + kind_and_road % ROADS] = 1


def follow(block, seat, decision):
    """Carry out a planning decision of any seat, whoever's turn it is."""
    if decision >= A_OBSTACLE:
        block[BLOCKED + decision - A_OBSTACLE] = 1
        block[OBSTACLE_LEFT + seat] = 0
    elif decision >= A_PLACE_SECRET:
        core.lay(block, secret_at(seat, 0), decision - A_PLACE_SECRET)
    elif decision >= A_PLACE:
        core.lay(block, open_at(seat, 0), decision - A_PLACE)


# ------------------------------------------------------------------ playing out


def chance_after(search, candidate):
    """The chance to win after one candidate in the present world, played out once: no chance is left in a world."""
    if not search.known[candidate]:
        search.value[candidate] = try_candidate(search, candidate)
        search.known[candidate] = 1
    return search.value[candidate]


def try_candidate(search, candidate):
    """The chance to win after one candidate in the present world."""
    core.copy_block(search.trial, search.world)
    core.apply(search.trial, search.decision[candidate])
    take_plans(search, candidate)
    if search.trial[PHASE] == PLAN and search.model[search.trial[CURRENT]] == SHREWD:
        return after_reply(search, candidate)
    if search.decision[candidate] == A_PASS and search.trial[PHASE] == PLAN:
        if search.trial[PASSES] + 1 == search.root[PLAYERS]:
            return after_pass(search)
    finish_round(search, search.trial)
    return value.chance_to_win(search.trial, search.me)


def take_plans(search, candidate):
    """What everybody plans in the present world after a candidate; rivals' plans are made once for all candidates."""
    copy_plan(search, NOW + search.me, AFTER_CANDIDATE + candidate)
    for seat in range(search.root[PLAYERS]):
        if seat != search.me:
            if not search.in_world[seat]:
                make_plan(search, search.world, seat, IN_WORLD + seat, foresight(search, search.model[seat]))
                search.in_world[seat] = 1
            copy_plan(search, NOW + seat, IN_WORLD + seat)


def after_reply(search, candidate):
    """The chance to win where the next player looks ahead, too, and does what suits them best.

    They think of what they plan, of a pass, of their obstacle, and of dear counters where the seat is to lay its own.
    """
    rival = search.trial[CURRENT]
    core.copy_block(search.before_reply, search.trial)
    best = -1.0
    mine = 0.0
    for reply in range(2 + MOST_SPOILED):
        if reply:
            core.copy_block(search.trial, search.before_reply)
            take_plans(search, candidate)
            decision = A_PASS if reply == 1 else spoiling(search, search.trial, rival, reply - 2)
            if reply > 1 and decision == A_PASS:
                continue
            carry_out(search, search.trial, decision)
        finish_round(search, search.trial)
        theirs = value.chance_to_win(search.trial, rival)
        if theirs > best:
            best = theirs
            mine = value.chance_to_win(search.trial, search.me)
    return mine


def spoiling(search, block, rival, number):
    """A rival's obstacle where it costs most, or their dearest counter on a road that the seat is to lay; or a pass."""
    if number == 0:
        return best_obstacle(search, block, rival) if block[OBSTACLE_LEFT + rival] else A_PASS
    for move in range(move_at(NOW + search.me, 0), move_at(NOW + search.me, search.plan_moves[NOW + search.me])):
        if search.plan_lays[move]:
            number -= 1
            if number == 0:
                return dearest_lay(block, rival, search.plan_connection[move])
    return A_PASS


def dearest_lay(block, seat, road):
    """The counter of a seat that costs most cards on a road, or a pass if there is none that may be laid."""
    most = 0
    chosen = A_PASS
    for kind in range(COUNTER_KINDS):
        need = core.NEED[on_road(kind, road)]
        if need > most and block[FREE + road] and (block[open_at(seat, kind)] or block[secret_at(seat, kind)]):
            most = need
            chosen = planner.lay_of(block, seat, kind, road)
    return chosen


def after_pass(search):
    """The chance to win where the next player may end the planning by passing too (R3.5), if that suits them."""
    rival = search.trial[CURRENT]
    core.copy_block(search.ended, search.trial)
    core.apply(search.ended, A_PASS)
    finish_round(search, search.ended)  # nothing is planned any more
    finish_round(search, search.trial)
    if value.chance_to_win(search.ended, rival) > value.chance_to_win(search.trial, rival):
        return value.chance_to_win(search.ended, search.me)
    return value.chance_to_win(search.trial, search.me)


def finish_round(search, block):
    """Play planning and travelling to the end, everyone by their plan."""
    now = block[ROUND]
    while block[PHASE] == PLAN:
        seat = block[CURRENT]
        carry_out(search, block, next_by_plan(search, block, seat))
    while block[PHASE] == TRAVEL and block[ROUND] == now:
        memo.journey_now(search, block, block[CURRENT], search.travel_limit)
        planner.write_script(search, block)
        for i in range(search.script_length):
            core.apply(block, search.script[i])
            if block[PHASE] == OVER:
                return


def carry_out(search, block, decision):
    """A planning decision of the seat whose turn it is; what it lays may be news to the others' plans."""
    if decision != A_PASS:
        for other in range(block[PLAYERS]):
            search.plan_stale[NOW + other] += other != block[CURRENT]
    core.apply(block, decision)


def next_by_plan(search, block, seat):
    """The plan's next counter; then perhaps the obstacle; then a pass.

    A plan is made anew when it cannot be followed any more, and at its end if others have laid something meanwhile.
    """
    row = NOW + seat
    limit = foresight(search, search.model[seat])
    if search.model[seat] == EARLY_ENDER and block[PASSES] + 1 == block[PLAYERS]:
        return A_PASS
    if not still_good(search, block, row):
        make_plan(search, block, seat, row, limit)
    move = next_lay(search, row)
    if move < 0 and search.plan_stale[row]:
        make_plan(search, block, seat, row, limit)
        move = next_lay(search, row)
    if move >= 0:
        search.plan_at[row] = move + 1
        kind = search.plan_lays[move_at(row, move)] - 1
        return planner.lay_of(block, seat, kind, search.plan_connection[move_at(row, move)])
    if block[OBSTACLE_LEFT + seat] and block[ROUND] >= search.obstacles_from and block[PASSES] + 2 >= block[PLAYERS]:
        return best_obstacle(search, block, seat)
    return A_PASS


def next_lay(search, row):
    """The next move of a plan that needs a counter, or -1."""
    for move in range(search.plan_at[row], search.plan_moves[row]):
        if search.plan_lays[move_at(row, move)]:
            return move
    return -1


def best_obstacle(search, block, seat):
    """The obstacle on the road where it costs the others most in this world, or a pass."""
    for road in range(ROADS):
        search.loss[road] = 0
    core.copy_block(search.imagined, block)
    for other in range(block[PLAYERS]):
        if other != seat:
            planner.losses_of(search, other)
    best = -1
    high = search.obstacle_loss_last if journey.game_ends_now(block) else search.obstacle_loss
    for road in range(ROADS):
        if search.loss[road] > high and search.loss[road] - planner.own_loss(search, block, seat, road) > high:
            high = search.loss[road]
            best = road
    return A_PASS if best < 0 else A_OBSTACLE + best


# ------------------------------------------------------------------ for Python


def begin(search, state, seat, baseline, rng):
    """Find the candidates, the baseline first; how many."""
    search.excess_weight = planner.EXCESS_BY_ROUND[state.block[ROUND]]
    find_candidates(search, state.block, seat, baseline, rng.generator)
    return search.candidates


def set_past(search, plans, draws):
    """What happened this round: planning decisions and face-up draws, as (seat, decision or kind)."""
    search.events = 0
    for seat, decision in plans[max(0, len(plans) - MOST_EVENTS) :]:
        search.event_seat[search.events] = seat
        search.event_decision[search.events] = decision
        search.events += 1
    search.draws = 0
    for seat, kind in draws[max(0, len(draws) - MOST_DRAWS) :]:
        search.draw_seat[search.draws] = seat
        search.draw_kind[search.draws] = kind
        search.draws += 1


def results(search):
    """Each candidate's decision, how often it was tried, its lead over the baseline summed up, and the squares."""
    return [
        (search.decision[candidate], search.tried[candidate], search.lead[candidate], search.lead_squares[candidate])
        for candidate in range(search.candidates)
    ]


def totals(search):
    """Each candidate's chances to win, summed over the worlds that it was tried in; the baseline's over all worlds."""
    return [search.total[candidate] for candidate in range(search.candidates)]


def beliefs(search, seat):
    """In how many worlds a rival was careful, hasty, one who ends the planning early, and shrewd."""
    return [search.believed[MODELS * seat + model] for model in range(MODELS)]


def drop_candidate(search, candidate):
    """Try this one no more."""
    search.alive[candidate] = 0


def run_worlds(searcher, worlds, count, rng):
    """`run` for Python."""
    run(searcher, worlds, count, rng.generator)


def look_on(search, state, seat):
    """Prepare to imagine worlds for a seat without any candidates."""
    search.me = seat
    search.started = 0
    memo.forget(search)
    core.copy_block(search.root, state.block)


def next_world(searcher, worlds, rng):
    """The next world as a state, by its probability given how the rivals played."""
    imagine_world(searcher, worlds, rng.generator)
    world = State()
    core.copy_block(world.block, searcher.world)
    return world
