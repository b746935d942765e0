# The C types of worlds.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport State
from elfenland.hidden.unseen_cards cimport UnseenCards
from elfenland.hidden.unseen_counters cimport UnseenCounters

cdef int STREAM, TRIES, FIRST_STEPS, NEXT_STEPS

@cython.final
cdef class Worlds:
    cdef readonly object knowledge
    cdef word rng[1]
    cdef byte stack[7]
    cdef byte bag[6]
    cdef byte town[6]
    cdef byte old_town[6]
    cdef byte may_have[126]
    cdef byte template[434]
    cdef int players, card_count
    cdef bint with_towns
    cdef UnseenCards cards
    cdef UnseenCounters counters
    @cython.locals(now=int, earlier=int, seat=int, round=int)
    cdef int count_hidden(self) noexcept
    @cython.locals(kind=int, seat=int)
    cdef void keep_template(self, State state) noexcept
    @cython.locals(_=int, seat=int)
    cdef void walk(self, int sweeps) noexcept nogil
    @cython.locals(town=int, old=int, other=int)
    cdef void step_town(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void recall(self) noexcept nogil
    @cython.locals(step=int, seat=int)
    cdef void near_into(self, byte* block, int steps) noexcept nogil
    cdef void next_into(self, byte* block) noexcept nogil
    @cython.locals(seat=int)
    cdef void write(self, byte* block) noexcept nogil
    @cython.locals(new=State)
    cpdef State next(self)
    @cython.locals(_=int)
    cpdef skip(self, int count)
    @cython.locals(new=State)
    cpdef State here(self)
