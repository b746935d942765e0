# The C types of unseen_cards.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *

cdef word ALL
cdef int PRESENT_WEIGHT

@cython.final
@cython.auto_pickle(False)
cdef class UnseenCards:
    cdef byte kept[168]
    cdef byte shown[168]
    cdef byte new[168]
    cdef byte low[168]
    cdef byte high[168]
    cdef byte size[24]
    cdef byte count[24]
    cdef byte stack[28]
    cdef byte left[28]
    cdef byte total[7]
    cdef byte hidden[6]
    cdef byte moves[1500]
    cdef int present, players, move_count, left_count
    @cython.locals(p=int, q=int, first=int, last=int, n=int)
    cdef void list_moves(self) noexcept
    @cython.locals(r=int)
    cdef bint can_change(self, int p, int first, int last) noexcept
    @cython.locals(i=int)
    cdef void add_move(self, int p, int q, int first, int last) noexcept
    @cython.locals(i=int)
    cdef void step(self, word* r) noexcept nogil
    @cython.locals(x=int, y=int, t=int, i=int, num=double, den=double)
    cdef void redraw(self, int p, int first, int last, word* r) noexcept nogil
    @cython.locals(x=int, y=int, t=int, i=int, j=int, num=int, den=int)
    cdef void exchange(self, int p, int q, int first, int last, word* r) noexcept nogil
    @cython.locals(t=int, i=int)
    cdef void change(self, int p, int first, int last, int x, int y) noexcept nogil
    @cython.locals(wrong=int, now=int, p=int, first=int, last=int, x=int, y=int)
    cdef bint find(self, int tries, word* r) noexcept nogil
    @cython.locals(t=int, held=bint)
    cdef bint holds(self, int p, int first, int last, int x) noexcept nogil
    @cython.locals(t=int)
    cdef void alter(self, int p, int first, int last, int x, int y) noexcept nogil
    @cython.locals(t=int, p=int, k=int, n=int)
    cdef void guess(self, word* r) noexcept nogil
    @cython.locals(i=int, best=int, kind=int, k=int, room=int, q=int, here=int, luck=int)
    cdef void guess_card(self, int t, int p, word* r) noexcept nogil
    @cython.locals(wrong=int, t=int, k=int, room=int, p=int, i=int, here=int)
    cdef int violations(self) noexcept nogil
    @cython.locals(t=int, k=int, p=int, i=int)
    cdef void derive(self) noexcept nogil
    @cython.locals(k=int, room=int, p=int, here=int)
    cdef void write(self, byte* s, byte* base) noexcept nogil
    cpdef list dealt(self, int t, int p)
