# The C types of unseen_counters.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

cdef word ALL
cdef int PRESENT_WEIGHT, HELD, KEPT_SECRET, KEPT_NONE, SECRETS, ROUNDS

@cython.final
cdef class UnseenCounters:
    cdef byte drawn[24]
    cdef byte newer[24]
    cdef byte laid[48]
    cdef byte ended[24]
    cdef byte kept[24]
    cdef byte held[12]
    cdef int start_in_full[24]
    cdef int seen[24]
    cdef int start[24]
    cdef int end[24]
    cdef byte old_drawn[8]
    cdef byte old_newer[8]
    cdef byte all_drawn[24]
    cdef byte all_newer[24]
    cdef byte draw_round[50]
    cdef byte draw_seat[50]
    cdef int draw_count, present, players
    cdef double numerator, denominator
    @cython.locals(misses=int, kept=int, round=int, i=int, older=int, newer=int, j=int, kind=int)
    cdef int follow(self, int seat) noexcept nogil
    @cython.locals(round=int, kind=int, i=int)
    cdef void lift(self, int seat) noexcept nogil
    @cython.locals(round=int, kind=int, i=int)
    cdef void put(self, int seat) noexcept nogil
    cdef void weigh_end(self, int place) noexcept nogil
    @cython.locals(kind_of_step=int, i=int, j=int, seat=int, round=int, misses=int)
    cdef void step(self, word* rng) noexcept nogil
    @cython.locals(kind=int, misses=int)
    cdef void exchange(self, int round, int seat, int other, word* rng) noexcept nogil
    cdef bint accepted(self, word* rng) noexcept nogil
    @cython.locals(i=int)
    cdef void remember_all(self) noexcept nogil
    @cython.locals(i=int)
    cdef void recall_all(self) noexcept nogil
    @cython.locals(round=int)
    cdef void remember(self, int seat, int which) noexcept nogil
    @cython.locals(round=int)
    cdef void recall(self, int seat, int which) noexcept nogil
    @cython.locals(i=int, j=int, wrong=int, now=int, seat=int, round=int)
    cdef bint find(self, int tries, word* rng) noexcept nogil
    @cython.locals(wrong=int, seat=int, i=int)
    cdef int violations(self) noexcept nogil
    @cython.locals(kind=int, i=int, seat=int, j=int)
    cdef void write(self, byte* block, byte* bag) noexcept nogil
    cpdef int draw_of(self, int round, int seat)
    cpdef int kept_of(self, int round, int seat)
