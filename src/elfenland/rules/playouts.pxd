# The C types of playouts.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

@cython.locals(decisions=int, count=int)
cdef int playout(byte* block, word* rng, unsigned short* out) noexcept nogil
@cython.locals(done=int)
cdef int play_forced(byte* block, unsigned short* out) noexcept nogil
@cython.locals(block=cython.uchar[434], out=cython.ushort[512], rng=cython.ulonglong[1], game=int, seat=int)
cdef void random_games(byte* template, word first_seed, int games, word* totals) noexcept nogil
