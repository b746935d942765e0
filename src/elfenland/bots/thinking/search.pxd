# The C types of search.py.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport journey, tours
from elfenland.bots.thinking cimport memo, planner, value
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.bots.thinking.memo cimport Memo
from elfenland.rules.state cimport Rng, State
from elfenland.hidden.worlds cimport Worlds

cdef int CAREFUL, HASTY, EARLY_ENDER, SHREWD, MODELS, HASTY_LIMIT, MOST_SPOILED, NEW_RIVALS
cdef double NO_LIMIT
cdef int MOST_CANDIDATES, MOST_EVENTS, MOST_DRAWS, BASELINE, MOST_REGRET, FULL_MATCH, NOW, IN_WORLD, AFTER_CANDIDATE

@cython.final
cdef class Searcher(Memo):
    cdef public int me, playout_limit, obstacles_from, infer, penalty_scale, proposals, first_proposals, steps, started, played, worlds, rejected, candidates
    cdef public int most_plans, most_obstacles, everywhere
    cdef public word mistrust
    cdef public double draw_weight, penalty
    cdef unsigned short decision[200]
    cdef byte alive[200]
    cdef byte known[200]
    cdef double value[200]
    cdef double total[200]
    cdef double lead[200]
    cdef double lead_squares[200]
    cdef int tried[200]
    cdef byte plan_connection[1696]
    cdef byte plan_lays[1696]
    cdef byte plan_blocked[1696]
    cdef int plan_moves[212]
    cdef int plan_at[212]
    cdef int plan_stale[212]
    cdef byte in_world[6]
    cdef byte model[6]
    cdef byte proposed_model[6]
    cdef int believed[24]
    cdef byte root[434]
    cdef byte world[434]
    cdef byte proposed[434]
    cdef byte past[434]
    cdef byte trial[434]
    cdef byte ended[434]
    cdef byte before_reply[434]
    cdef int events, draws
    cdef int event_seat[64]
    cdef int event_decision[64]
    cdef int draw_seat[32]
    cdef int draw_kind[32]

@cython.locals(candidate=int, i=int)
cdef void find_candidates(Searcher search, byte* block, int seat, int baseline, word* rng) noexcept nogil
@cython.locals(candidate=int)
cdef void add_candidate(Searcher search, int decision) noexcept nogil
@cython.locals(slot=int, move=int, kind=int)
cdef void add_lays(Searcher search, byte* block, int seat) noexcept nogil
@cython.locals(kind=int, road=int)
cdef void add_all_lays(Searcher search, byte* block, int seat) noexcept nogil
@cython.locals(_obstacle=int, worst=int, road=int)
cdef void add_obstacles(Searcher search, byte* block, int seat, word* rng) noexcept nogil
@cython.locals(move=int, connection=int)
cdef void make_plan(Searcher search, byte* block, int seat, int row, int limit) noexcept nogil
@cython.locals(move=int)
cdef void copy_plan(Searcher search, int to, int row) noexcept nogil
@cython.locals(move=int, connection=int)
cdef bint still_good(Searcher search, byte* block, int row) noexcept nogil
@cython.locals(_world=int, seat=int, baseline=double, candidate=int, lead=double)
cdef void run(Searcher search, Worlds worlds, int count, word* rng) noexcept nogil
@cython.locals(_proposal=int, proposals=int, penalty=double, allowed=double, fresh=bint, near=bint)
cdef bint imagine_world(Searcher search, Worlds worlds, word* rng) noexcept nogil
@cython.locals(seat=int)
cdef void propose_world(Searcher search, Worlds worlds, bint near, word* rng) noexcept nogil
@cython.locals(seat=int)
cdef bint same_world(Searcher search) noexcept nogil
@cython.locals(drawn=word, steps=int)
cdef double luck(word* rng) noexcept nogil
@cython.locals(seat=int)
cdef void propose_models(Searcher search, word* rng) noexcept nogil
@cython.locals(seat=int)
cdef void accept_models(Searcher search) noexcept nogil
cdef int foresight(Searcher search, int model) noexcept nogil
@cython.locals(penalty=double, rivals=double, i=int, cards=int)
cdef double penalty_of(Searcher search, double allowed) noexcept nogil
@cython.locals(before=int, after=int, model=int, lost=int)
cdef int regret(Searcher search, int seat, int decision) noexcept nogil
cdef void take_back(byte* block, int seat, int decision) noexcept nogil
cdef void pick_up(byte* block, int held, int kind_and_road) noexcept nogil
cdef void follow(byte* block, int seat, int decision) noexcept nogil
cdef double chance_after(Searcher search, int candidate) noexcept nogil
cdef double try_candidate(Searcher search, int candidate) noexcept nogil
@cython.locals(seat=int)
cdef void take_plans(Searcher search, int candidate) noexcept nogil
@cython.locals(rival=int, reply=int, decision=int, best=double, mine=double, theirs=double)
cdef double after_reply(Searcher search, int candidate) noexcept nogil
@cython.locals(move=int)
cdef int spoiling(Searcher search, byte* block, int rival, int number) noexcept nogil
@cython.locals(most=int, chosen=int, kind=int, need=int)
cdef int dearest_lay(byte* block, int seat, int road) noexcept nogil
@cython.locals(rival=int)
cdef double after_pass(Searcher search) noexcept nogil
@cython.locals(now=int, i=int, seat=int)
cdef void finish_round(Searcher search, byte* block) noexcept nogil
@cython.locals(other=int)
cdef void carry_out(Searcher search, byte* block, int decision) noexcept nogil
@cython.locals(row=int, move=int, kind=int, limit=int)
cdef int next_by_plan(Searcher search, byte* block, int seat) noexcept nogil
@cython.locals(move=int)
cdef int next_lay(Searcher search, int row) noexcept nogil
@cython.locals(road=int, other=int, best=int, high=int)
cdef int best_obstacle(Searcher search, byte* block, int seat) noexcept nogil
cpdef int begin(Searcher search, State state, int seat, int baseline, Rng rng)
@cython.locals(seat=int, decision=int, kind=int)
cpdef set_past(Searcher search, list plans, list draws)
@cython.locals(candidate=int)
cpdef list results(Searcher search)
@cython.locals(candidate=int)
cpdef list totals(Searcher search)
@cython.locals(model=int)
cpdef list beliefs(Searcher search, int seat)
cpdef drop_candidate(Searcher search, int candidate)
cpdef run_worlds(Searcher searcher, Worlds worlds, int count, Rng rng)
cpdef look_on(Searcher search, State state, int seat)
@cython.locals(world=State)
cpdef next_world(Searcher searcher, Worlds worlds, Rng rng)
