# The C types of search.py.
cimport cython
from elfenland cimport core, journey, planner, tours
from elfenland.core cimport byte, word
from elfenland.numbering cimport *
from elfenland.planner cimport Planner
from elfenland.state cimport Rng, State
from elfenland.worlds cimport Worlds

cdef int MOST_CANDIDATES
cdef double FADING[512]
cdef double PIECE_COST[6]
cdef double EXCESS_COST[6]
cdef double CARD_COST[6]
cdef double OBSTACLE_COST[6]
cdef double SPREAD[6]

@cython.final
@cython.auto_pickle(False)
cdef class Searcher(Planner):
    cdef public int me, playout_limit, obstacles_from, infer, patience, proposals, first_proposals, started, played, rejected, candidates
    cdef public int most_plans, most_obstacles
    cdef public double draw_faith, doubt
    cdef unsigned short candidate[32]
    cdef byte alive[32]
    cdef int base
    cdef double lead[32]
    cdef double spread[32]
    cdef int tried[32]
    cdef int own_plan[256]
    cdef int own_plan_length[32]
    cdef int plan[48]
    cdef int plan_length[6]
    cdef int plan_at[6]
    cdef byte root[434]
    cdef byte world[434]
    cdef byte trial[434]
    cdef byte past[434]
    cdef byte fresh[434]
    cdef int events, draws
    cdef int event_seat[64]
    cdef int event_decision[64]
    cdef int draw_seat[32]
    cdef int draw_kind[32]

@cython.locals(c=int)
cdef void add_candidate(Searcher a, int decision) noexcept nogil
@cython.locals(i=int, d=int, c=int, _n=int, best=int, road=int)
cdef void find_candidates(Searcher a, byte* s, int p, int usual, word* r) noexcept nogil
@cython.locals(n=int, k=int, full=int, d=int)
cdef void make_plan(Searcher a, byte* s, int p, int limit) noexcept nogil
@cython.locals(_n=int, usual=double, more=double, c=int)
cdef void run(Searcher a, Worlds worlds, int count, word* r) noexcept nogil
@cython.locals(_n=int, doubt=double, change=int, proposals=int)
cdef void imagine_world(Searcher a, Worlds worlds, word* r) noexcept nogil
@cython.locals(doubt=double, i=int, n=int)
cdef double doubt_of(Searcher a) noexcept nogil
@cython.locals(n=int, k=int, full=int, before=int, after=int)
cdef int regret(Searcher a, int p, int decision) noexcept nogil
@cython.locals(held=int, kind=int, road=int)
cdef void take_back(byte* s, int p, int decision) noexcept nogil
cdef void follow(byte* s, int p, int decision) noexcept nogil
@cython.locals(p=int, d=int)
cdef double try_candidate(Searcher a, int c, word* r) noexcept nogil
@cython.locals(rival=int)
cdef double after_pass(Searcher a, word* r) noexcept nogil
@cython.locals(now=int, i=int)
cdef void finish_round(Searcher a, byte* s, word* r) noexcept nogil
@cython.locals(d=int, lay=int, crossed=bint)
cdef int next_by_plan(Searcher a, byte* s, int p, word* r) noexcept nogil
@cython.locals(road=int, other=int, best=int, high=int)
cdef int hurt(Searcher a, byte* s, int p) noexcept nogil
@cython.locals(who=int, ended=int, row=int, best=double, mine=double, towns=cython.double[6], p=int, total=double, i=int, share=double)
cdef double chance_to_win(byte* s, int me) noexcept nogil
@cython.locals(left=cython.uint, pieces=int, excess=int, cards=int, rivals=int, other=int)
cdef double outlook(byte* s, int p, int row) noexcept nogil
cpdef int begin(Searcher a, State state, int seat, int usual, Rng rng)
@cython.locals(seat=int, decision=int, kind=int)
cpdef set_past(Searcher a, list plans, list draws)
@cython.locals(c=int)
cpdef list results(Searcher a)
cpdef bury(Searcher a, int c)
cpdef run_worlds(Searcher a, Worlds worlds, int count, Rng rng)
