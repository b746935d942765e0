# The C types of observation.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport State

cdef int BY_WIN, BY_SCORE, BY_RANK

@cython.locals(i=int, at=int, place=int)
cdef int write(byte* block, byte* shown, int me, byte* row) noexcept nogil
@cython.locals(players=int, at=int)
cdef int write_turn(byte* block, int me, byte* row) noexcept nogil
@cython.locals(kind=int)
cdef int write_own(byte* block, int me, byte* row, int at) noexcept nogil
@cython.locals(kind=int, road=int, laid=int)
cdef int write_table(byte* block, byte* shown, byte* row, int at) noexcept nogil
@cython.locals(town=int, kind=int, secrets=int)
cdef void write_player(byte* block, int seat, byte* row, int at) noexcept nogil
@cython.locals(phase=int, seat=int, kind=int)
cdef void decide(byte* block, byte* shown, int decision) noexcept nogil
@cython.locals(players=int, who=int, sharing=int, beaten=int, seat=int, ahead=int)
cdef double reward(byte* block, int mode, int me) noexcept nogil
cdef int rank(byte* block, int who, int seat) noexcept nogil
cdef int check_seat(State state, int seat) except -1
@cython.locals(local=cython.uchar[700], cards=cython.uchar[7], i=int, kind=int)
cpdef observe(State state, const unsigned char[::1] shown, int seat, unsigned char[::1] row)
@cython.locals(phase=int, owner=int, cards=cython.uchar[7], bag=int, kind=int)
cpdef int advance(State state, unsigned char[::1] shown, int action) except -2
cdef int SEAT
@cython.locals(out=cython.ushort[512], count=int, i=int)
cdef bint is_legal(byte* block, int decision) noexcept nogil
cpdef double final_reward(State state, int mode, int seat) except? -999
