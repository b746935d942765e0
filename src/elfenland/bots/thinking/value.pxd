# The C types of value.py.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport journey, tours
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport State

cdef int PIECES_LEFT, EXCESS, HARDSHIP, CARDS_KEPT, OBSTACLE, COUNTER, MORE_COUNTERS, NEAREST, TURN, GOAL, GOAL_EXCESS, GOAL_EFFORT, GOAL_LEFT
cdef int BASICS, FEATURES, UNITS, NETWORK, PLAYED_ON
cdef double FADING[512]
cdef double WEIGHTS[61440]  # 2 * 5 * PLAYED_ON * NETWORK

cdef int ended_round(byte* block) noexcept nogil
@cython.locals(left=cython.uint, boot=int, pieces=int, effort=double, counters=int, kind=int, town=int)
cdef void describe(byte* block, int seat, double* features) noexcept nogil
@cython.locals(least=int, town=int)
cdef int nearest_left(unsigned int left, int boot) noexcept nogil
@cython.locals(goal=int, i=int)
cdef void describe_goal(byte* block, int seat, double* features, unsigned int left) noexcept nogil
cdef int weights_at(byte* block) noexcept nogil
@cython.locals(features=cython.double[62], units=cython.double[32], at=int, unit=int, i=int, total=double)
cdef double outlook(byte* block, int seat, int weights) noexcept nogil
@cython.locals(who=int, weights=int, outlooks=cython.double[6], best=double, total=double, seat=int)
cdef double chance_to_win(byte* block, int me) noexcept nogil
@cython.locals(steps=double, i=int)
cdef double faded(double difference) noexcept nogil
cdef bint at_round_end(State state) noexcept
@cython.locals(features=cython.double[62], i=int)
cpdef list features_of(State state, int seat)
@cython.locals(seat=int)
cpdef list chances(State state)
