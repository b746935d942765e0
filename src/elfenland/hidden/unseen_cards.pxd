# The C types of unseen_cards.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

cdef word ALL
cdef int PRESENT_WEIGHT

@cython.final
cdef class UnseenCards:
    cdef byte kept[168]
    cdef byte shown[168]
    cdef byte new[168]
    cdef byte low[168]
    cdef byte high[168]
    cdef byte size[24]
    cdef byte new_count[24]
    cdef byte stack[28]
    cdef byte left[28]
    cdef byte old_kept[168]
    cdef byte total[7]
    cdef byte hidden[6]
    cdef byte move_seat[375]
    cdef byte move_other[375]
    cdef byte move_first[375]
    cdef byte move_last[375]
    cdef int present, players, move_count, left_count
    @cython.locals(seat=int, other=int, first=int, last=int, _=int)
    cdef void list_moves(self) noexcept
    @cython.locals(round=int)
    cdef bint can_change(self, int seat, int first, int last) noexcept
    cdef void add_move(self, int seat, int other, int first, int last) noexcept
    @cython.locals(move=int, seat=int, other=int)
    cdef void step(self, word* rng) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(i=int)
    cdef void recall(self) noexcept nogil
    @cython.locals(before=int, after=int, round=int, i=int, numerator=double, denominator=double)
    cdef void redraw(self, int seat, int first, int last, word* rng) noexcept nogil
    @cython.locals(before=int, after=int, round=int, i=int, j=int, numerator=cython.uint, denominator=cython.uint)
    cdef void exchange(self, int seat, int other, int first, int last, word* rng) noexcept nogil
    @cython.locals(round=int, i=int)
    cdef void change(self, int seat, int first, int last, int before, int after) noexcept nogil
    @cython.locals(wrong=int, now=int, seat=int, first=int, last=int, before=int, after=int)
    cdef bint find(self, int tries, word* rng) noexcept nogil
    @cython.locals(round=int, held=bint)
    cdef bint holds(self, int seat, int first, int last, int kind) noexcept nogil
    @cython.locals(round=int)
    cdef void alter(self, int seat, int first, int last, int before, int after) noexcept nogil
    @cython.locals(round=int, seat=int, kind=int, _=int)
    cdef void guess(self, word* rng) noexcept nogil
    @cython.locals(best=int, chosen=int, kind=int, here=int, room=int, other=int, place=int, later=int, stayed=int, luck=int)
    cdef void guess_card(self, int round, int seat, word* rng) noexcept nogil
    @cython.locals(wrong=int, round=int, kind=int, room=int, seat=int, i=int, here=int)
    cdef int violations(self) noexcept nogil
    @cython.locals(round=int, kind=int, seat=int, i=int, earlier=int)
    cdef void derive(self) noexcept nogil
    @cython.locals(kind=int, left=int, seat=int, cards=int)
    cdef void write(self, byte* block, byte* stack) noexcept nogil
    cpdef list dealt(self, int round, int seat)
