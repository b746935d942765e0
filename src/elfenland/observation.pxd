# The C types of observation.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *
from elfenland.state cimport State

cdef int BY_WIN, BY_SCORE, BY_RANK

@cython.locals(i=int, place=int, k=int)
cdef int write(byte* s, byte* shown, int me, byte* o) noexcept nogil
@cython.locals(players=int, i=int)
cdef int write_turn(byte* s, int me, byte* o) noexcept nogil
@cython.locals(k=int)
cdef int write_own(byte* s, int me, byte* o, int i) noexcept nogil
@cython.locals(k=int, road=int, laid=int)
cdef int write_table(byte* s, byte* shown, byte* o, int i) noexcept nogil
@cython.locals(town=int, k=int, secrets=int)
cdef void write_player(byte* s, int p, byte* o, int i) noexcept nogil
@cython.locals(phase=int, p=int, k=int)
cdef void decide(byte* s, byte* shown, int a) noexcept nogil
@cython.locals(players=int, who=int, sharing=int, beaten=int, p=int)
cdef double reward(byte* s, int mode, int me) noexcept nogil
cdef int rank(byte* s, int who, int p) noexcept nogil
@cython.locals(o=cython.uchar[700], cards=cython.uchar[7], i=int, k=int)
cpdef observe(State state, const unsigned char[::1] shown, int seat, unsigned char[::1] row)
@cython.locals(phase=int, owner=int, cards=cython.uchar[7], bag=int, k=int)
cpdef int advance(State state, unsigned char[::1] shown, int action) except -2
cdef int SEAT
cdef int widths(int bag) noexcept nogil
@cython.locals(out=cython.ushort[512], n=int, i=int)
cdef bint is_legal(byte* s, int a) noexcept nogil
cpdef double final_reward(State state, int mode, int seat) except? -999
cdef int check_seat(State state, int seat) except -1
