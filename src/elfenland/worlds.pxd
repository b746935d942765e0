# The C types of worlds.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *
from elfenland.state cimport State
from elfenland.unseen_cards cimport UnseenCards
from elfenland.unseen_counters cimport UnseenCounters

cdef int STREAM, TRIES, FIRST_STEPS, NEXT_STEPS

@cython.final
@cython.auto_pickle(False)
cdef class Worlds:
    cdef readonly object knowledge
    cdef word x[1]
    cdef byte stack[7]
    cdef byte bag[6]
    cdef byte town[6]
    cdef byte may_have[126]
    cdef byte template[434]
    cdef int players, card_count
    cdef bint with_towns
    cdef UnseenCards cards
    cdef UnseenCounters counters
    @cython.locals(now=int, earlier=int, p=int, t=int)
    cdef int count_hidden(self) noexcept
    @cython.locals(k=int, p=int)
    cdef void keep_template(self, State state) noexcept
    @cython.locals(_=int, p=int)
    cdef void walk(self, int sweeps) noexcept nogil
    @cython.locals(town=int, old=int, q=int)
    cdef void step_town(self, int p) noexcept nogil
    cdef void next_into(self, byte* s) noexcept nogil
    @cython.locals(p=int)
    cdef void write(self, byte* s) noexcept nogil
    @cython.locals(new=State)
    cpdef State next(self)
    @cython.locals(_=int)
    cpdef skip(self, int count)
    @cython.locals(new=State)
    cpdef State here(self)
