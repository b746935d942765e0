# The C types of planner.py.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport journey
from elfenland.rules.core cimport byte, word
from elfenland.journeys.journey cimport JourneyBuffers
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport Rng, State

cdef int MOST_LOSS, SPOIL_LIMIT
cdef byte GIVEN_FIRST[7]
cdef byte KEPT_WORTH[6]
cdef int EXCESS_BY_ROUND[4]

cdef class Planner(JourneyBuffers):
    cdef public int plan_limit, travel_limit, hands, obstacle_loss, obstacle_loss_last, uses_obstacle, plan_weight, match_weight, twice_weight, blind, by_round, whims, choices, card_taste, hop_taste, shared_taste, distance_taste, early_obstacle, spoils
    cdef unsigned short script[32]
    cdef int script_length
    cdef byte imagined[434]
    cdef int loss[35]
    cdef byte pool[7]
    cdef byte held[6]

@cython.locals(best=int, high=int, mean=int, unseen=int, kind=int, count=int, other=int, worth=int)
cdef int decide_draw(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(worth=int)
cdef int counter_worth(Planner planner, byte* block, int seat, int kind) noexcept nogil
@cython.locals(kind=int)
cdef void own_counters(Planner planner, byte* block, int seat) noexcept nogil
cdef int plan_with(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(kind=int)
cdef void prepare_plan(Planner planner, byte* block, int seat, byte* counters) noexcept nogil
cdef void explore(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(best=int, slot=int)
cdef void follow_taste(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(shared=int, move=int, kept=int)
cdef int pleasure(Planner planner, byte* block, int seat, int slot) noexcept nogil
@cython.locals(nearest=int, other=int)
cdef int nearest_rival(byte* block, int seat, int town) noexcept nogil
@cython.locals(decision=int)
cdef int decide_plan(Planner planner, byte* block, int seat, word* rng) noexcept nogil
@cython.locals(move=int)
cdef int first_lay(Planner planner, byte* block, int seat) noexcept nogil
cdef int lay_of(byte* block, int seat, int kind, int road) noexcept nogil
@cython.locals(best=int, least=int, high=int, road=int, mine=int)
cdef int decide_obstacle(Planner planner, byte* block, int seat, word* rng) noexcept nogil
@cython.locals(before=int, after=int)
cdef int own_loss(Planner planner, byte* block, int seat, int road) noexcept nogil
cdef void rival_losses(Planner planner, byte* block, int seat, word* rng) noexcept nogil
@cython.locals(road=int, _hand=int, other=int)
cdef void sum_losses(Planner planner, byte* block, int seat, word* rng, bint spoils) noexcept nogil
@cython.locals(block="byte*", town_card=int, before=int, roads=cython.uchar[8], count=int, move=int, connection=int, fresh=bint, i=int, after=int)
cdef void losses_of(Planner planner, int seat) noexcept nogil
@cython.locals(road=int, best=int, high=int)
cdef int decide_spoil(Planner planner, byte* block, int seat, word* rng) noexcept nogil
@cython.locals(block="byte*", before=int, roads=cython.uchar[8], count=int, move=int, i=int, kind=int, after=int)
cdef void spoilt_for(Planner planner, int seat) noexcept nogil
@cython.locals(town_card=int, counters=cython.uchar[6], kind=int)
cdef int open_plan(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(dearest=int, kind=int, cost=int)
cdef int dearest_counter(Planner planner, int road) noexcept nogil
@cython.locals(imagined="byte*", total=int, kind=int, other=int, _card=int)
cdef void imagine_hands(Planner planner, byte* block, int seat, word* rng) noexcept nogil
cdef void travel(Planner planner, byte* block, int seat) noexcept nogil
@cython.locals(paid=cython.uchar[64], cards=cython.int[8], hand=cython.uchar[7], kind=int, move=int, _card=int, earlier=int, i=int)
cdef void write_script(Planner planner, byte* block) noexcept nogil
@cython.locals(left=int, kind=int)
cdef void write_discards(Planner planner, byte* hand) noexcept nogil
cdef void add_to_script(Planner planner, int decision) noexcept nogil
@cython.locals(best=int, low=int, i=int, kind=int)
cdef int least_wanted(byte* hand) noexcept nogil
@cython.locals(best=int, high=int, kind=int, worth=int)
cdef int decide_keep(byte* block, int seat) noexcept nogil
@cython.locals(out=cython.ushort[512], count=int)
cdef int whim(byte* block, word* rng) noexcept nogil
@cython.locals(first=int, i=int)
cpdef list decisions(Planner planner, State state, int seat, Rng rng)
@cython.locals(phase=int)
cdef int decide(Planner planner, byte* block, int seat, word* rng) noexcept nogil
