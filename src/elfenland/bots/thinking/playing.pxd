# The C types of playing.py.
cimport cython
from elfenland.rules cimport core
from elfenland.bots.thinking cimport planner
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.bots.thinking.planner cimport Planner
from elfenland.rules.state cimport Rng, State

cdef int H_OBJECTIVE, H_EXCESS_WEIGHT, H_PLAN_LIMIT, H_TRAVEL_LIMIT, H_HANDS, H_OBSTACLE_LOSS, H_OBSTACLE_LOSS_LAST, H_USES_OBSTACLE, H_PLAN_WEIGHT, H_MATCH_WEIGHT, H_TWICE_WEIGHT, H_BLIND, H_BY_ROUND, H_WHIMS, H_CHOICES, H_CARD_TASTE, H_HOP_TASTE, H_SHARED_TASTE, H_DISTANCE_TASTE, H_EARLY_OBSTACLE, H_SPOILS
cdef int HABITS, END_OF_GAME, END_OF_ROUND, MY_TURN

cdef class Table(Planner):
    cdef int habits[144]
    cdef word streams[6]
    cdef word own_rng[1]
    cdef public int moment, waits_for, decided

@cython.locals(at=int)
cdef void take_seat(Table table, int seat, Planner player, word seed, word stream) noexcept
@cython.locals(at=int)
cdef void sit_at(Table table, int seat) noexcept nogil
cdef void take_turn(Table table, byte* block, word* chance) noexcept nogil
@cython.locals(seat=int, now=int, phase=int, card=int)
cdef void act(Table table, byte* block) noexcept nogil
@cython.locals(now=int)
cdef void play_until(Table table, byte* block, word* chance, int end) noexcept nogil
cpdef seat_player(Table table, int seat, Planner player, word seed, word stream)
cpdef begin_game(Table table, State state, Rng rng)
cpdef play_game(Table table, State state, Rng rng)
cpdef play_round(Table table, State state, Rng rng)
cpdef play_others(Table table, State state, Rng rng, int seat)
cpdef play_on(Table table, State state, Rng rng)
cpdef play_turn(Table table, State state, Rng rng)
