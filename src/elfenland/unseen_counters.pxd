# The C types of unseen_counters.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *

cdef word ALL
cdef int PRESENT_WEIGHT, HELD, KEPT_SECRET, KEPT_NONE

@cython.final
@cython.auto_pickle(False)
cdef class UnseenCounters:
    cdef byte drawn[24]
    cdef byte newer[24]
    cdef byte laid[48]
    cdef byte ended[24]
    cdef byte kept[24]
    cdef byte held[12]
    cdef int base[24]
    cdef int seen[24]
    cdef int start[24]
    cdef int end[24]
    cdef byte old[16]
    cdef byte draws[100]
    cdef int draw_count, present, players
    cdef double num, den
    @cython.locals(misses=int, kept=int, t=int, i=int, a=int, b=int, j=int, k=int)
    cdef int follow(self, int p) noexcept nogil
    @cython.locals(t=int, k=int)
    cdef void lift(self, int p) noexcept nogil
    @cython.locals(t=int, k=int)
    cdef void put(self, int p) noexcept nogil
    cdef void weigh_end(self, int i) noexcept nogil
    @cython.locals(kind_of_step=int, i=int, j=int, p=int, q=int, t=int, misses=int)
    cdef void step(self, word* r) noexcept nogil
    @cython.locals(k=int, misses=int)
    cdef void exchange(self, int row, int p, int q, word* r) noexcept nogil
    cdef bint accepted(self, word* r) noexcept nogil
    @cython.locals(t=int)
    cdef void remember(self, int p, int at) noexcept nogil
    @cython.locals(t=int)
    cdef void recall(self, int p, int at) noexcept nogil
    @cython.locals(i=int, j=int, wrong=int, now=int, p=int, t=int)
    cdef bint find(self, int tries, word* r) noexcept nogil
    @cython.locals(wrong=int, p=int, i=int)
    cdef int violations(self) noexcept nogil
    @cython.locals(k=int, i=int, p=int, j=int)
    cdef void write(self, byte* s, byte* base) noexcept nogil
    cpdef int draw_of(self, int t, int p)
    cpdef int kept_of(self, int t, int p)
