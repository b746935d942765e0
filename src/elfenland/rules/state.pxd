# The C types of state.py.
cimport cython
from elfenland.rules cimport core, playouts
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

cdef list NUMBERS

@cython.final
cdef class Rng:
    cdef word generator[1]

@cython.final
cdef class State:
    cdef byte block[434]
    @cython.locals(out=cython.ushort[512], count=int, i=int)
    cpdef list legal(self)
    @cython.locals(out=cython.ushort[512], count=int, i=int)
    cpdef apply(self, int action)
    @cython.locals(out=cython.ushort[512], count=int, decision=int)
    cpdef int play_any(self, Rng rng) except -1
    cpdef resolve(self, int outcome)
    @cython.locals(new=State)
    cpdef State copy(self)
    @cython.locals(out=cython.ushort[512])
    cpdef int playout(self, Rng rng)
    @cython.locals(out=cython.ushort[512])
    cpdef int play_forced(self)
    @cython.locals(out=cython.ushort[512], count=int, i=int)
    cpdef bytes mask(self)
    cpdef settle(self, Rng rng)
    cpdef int sample(self, Rng rng)

@cython.locals(new=Rng)
cpdef Rng _rng_from(word state)
cdef bint same_state(State state, State other) noexcept nogil
cdef void run_games(State template, word first_seed, int games, word* totals) noexcept nogil
@cython.locals(totals=cython.ulonglong[3], template=State)
cpdef tuple simulate(object options, int players, word first_seed, int games)
