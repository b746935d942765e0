# The C types of state.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *

cdef list NUMBERS

@cython.final
@cython.auto_pickle(False)
cdef class Rng:
    cdef word x[1]

@cython.final
@cython.auto_pickle(False)
cdef class State:
    cdef byte b[434]
    @cython.locals(out=cython.ushort[512], n=int, i=int)
    cpdef list legal(self)
    @cython.locals(out=cython.ushort[512], n=int, i=int)
    cpdef apply(self, int action)
    @cython.locals(new=State)
    cpdef State copy(self)
    @cython.locals(out=cython.ushort[512])
    cpdef int playout(self, Rng rng)
    @cython.locals(out=cython.ushort[512])
    cpdef int play_forced(self)
    @cython.locals(out=cython.ushort[512], n=int, i=int)
    cpdef bytes mask(self)
    cpdef settle(self, Rng rng)
    cpdef int sample(self, Rng rng)

@cython.locals(new=Rng)
cpdef Rng _rng_from(word state)
cdef bint same_state(State a, State b) noexcept nogil
cdef void run_games(State template, word first_seed, int games, word* totals) noexcept nogil
@cython.locals(totals=cython.ulonglong[3], template=State)
cpdef tuple simulate(object options, int players, word first_seed, int games)
