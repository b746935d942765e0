# The C types of planner.py.
cimport cython
from elfenland cimport core, journey
from elfenland.core cimport byte, word
from elfenland.journey cimport Search
from elfenland.numbering cimport *
from elfenland.state cimport Rng, State

cdef int WIN_SCORE
cdef byte GIVEN_FIRST[7]
cdef byte KEPT_WORTH[6]
cdef int EXCESS_BY_ROUND[4]

@cython.auto_pickle(False)
cdef class Planner(Search):
    cdef public int plan_limit, travel_limit, hands, obstacle_loss, obstacle_loss_last, uses_obstacle, plan_weight, match_weight, twice_weight, blind, by_round
    cdef unsigned short script[32]
    cdef int script_length
    cdef byte block[434]
    cdef int loss[35]
    cdef byte pool[7]
    cdef byte held[6]

@cython.locals(best=int, high=int, mean=int, unseen=int, k=int, n=int, other=int, worth=int)
cdef int decide_draw(Planner a, byte* s, int p, word* r) noexcept nogil
@cython.locals(worth=int)
cdef int counter_worth(Planner a, byte* s, int p, int k) noexcept nogil
@cython.locals(k=int)
cdef void own_counters(Planner a, byte* s, int p) noexcept nogil
@cython.locals(k=int)
cdef int plan_with(Planner a, byte* s, int p) noexcept nogil
@cython.locals(action=int)
cdef int decide_plan(Planner a, byte* s, int p, word* r) noexcept nogil
@cython.locals(d=int)
cdef int first_lay(Planner a, byte* s, int p) noexcept nogil
cdef int lay_of(byte* s, int p, int kind, int road) noexcept nogil
@cython.locals(best=int, least=int, high=int, road=int, mine=int)
cdef int decide_obstacle(Planner a, byte* s, int p, word* r) noexcept nogil
@cython.locals(before=int, after=int)
cdef int own_loss(Planner a, byte* s, int p, int road) noexcept nogil
@cython.locals(road=int, _hand=int, other=int)
cdef void rival_losses(Planner a, byte* s, int p, word* r) noexcept nogil
@cython.locals(s="byte*", town_card=int, before=int, roads=cython.uchar[8], n=int, d=int, way=int, fresh=bint, i=int, after=int)
cdef void losses_of(Planner a, int p) noexcept nogil
@cython.locals(b="byte*", total=int, k=int, other=int, _card=int)
cdef void imagine_hands(Planner a, byte* s, int p, word* r) noexcept nogil
cdef void travel(Planner a, byte* s, int p) noexcept nogil
@cython.locals(paid=cython.uchar[64], count=cython.int[8], hand=cython.uchar[7], k=int, d=int, kind=int, _card=int, e=int, n=int, i=int, left=int)
cdef void write_script(Planner a, byte* s, int p) noexcept nogil
@cython.locals(best=int, low=int, i=int, k=int)
cdef int least_wanted(byte* hand) noexcept nogil
@cython.locals(best=int, high=int, k=int, worth=int)
cdef int decide_keep(Planner a, byte* s, int p) noexcept nogil
@cython.locals(phase=int)
cdef int decide(Planner a, byte* s, int p, word* r) noexcept nogil
@cython.locals(first=int, i=int)
cpdef list decisions(Planner a, State state, int seat, Rng rng)
