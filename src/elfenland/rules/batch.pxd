# The C types of batch.py.
cimport cython
from elfenland.rules cimport core, observation
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

cdef int SKIP, ILLEGAL
cdef word STREAM_OF_CHOICES

@cython.final
cdef class Batch:
    cdef unsigned char[:, ::1] template
    cdef unsigned char[:, ::1] blocks
    cdef unsigned char[:, ::1] shown
    cdef unsigned long long[::1] chance
    cdef unsigned long long[::1] choices
    cdef unsigned long long[::1] seeds
    cdef int[::1] moments
    cdef unsigned char[:, ::1] rows
    cdef unsigned char[:, ::1] masks
    cdef signed char[::1] actors
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] done
    cdef int mode
    cdef bint restart
    cdef readonly Py_ssize_t games
    cdef readonly int players
    cpdef int play(self, Py_ssize_t game, long long decision)

@cython.locals(i=Py_ssize_t)
cdef void fetch(unsigned char[:, ::1] rows, Py_ssize_t game, byte* to, Py_ssize_t width) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void store(unsigned char[:, ::1] rows, Py_ssize_t game, byte* local, Py_ssize_t width) noexcept nogil
cdef void load(Batch batch, Py_ssize_t game, byte* block, byte* shown) noexcept nogil
@cython.locals(row=cython.uchar[700])
cdef void save(Batch batch, Py_ssize_t game, byte* block, byte* shown) noexcept nogil
@cython.locals(out=cython.ushort[512], i=Py_ssize_t, count=Py_ssize_t)
cdef void write_mask(byte* block, unsigned char[:, ::1] masks, Py_ssize_t game) noexcept nogil
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7], rng=cython.ulonglong[1], kind=int)
cdef void begin(Batch batch, Py_ssize_t game) noexcept nogil
@cython.locals(game=Py_ssize_t)
cdef void step_range(Batch batch, const long long[::1] decisions, Py_ssize_t first, Py_ssize_t last) noexcept nogil
@cython.locals(seat=int)
cdef void clear(Batch batch, Py_ssize_t game) noexcept nogil
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7])
cdef void step_game(Batch batch, Py_ssize_t game, int decision) noexcept nogil
@cython.locals(rng=cython.ulonglong[1], phase=int, now=int)
cdef void decide(Batch batch, Py_ssize_t game, byte* block, byte* shown, int decision) noexcept nogil
@cython.locals(seat=int)
cdef void finish(Batch batch, Py_ssize_t game, byte* block, byte* shown) noexcept nogil
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7], out=cython.ushort[512], rng=cython.ulonglong[1], game=Py_ssize_t, count=int)
cdef void play_others(Batch batch, const signed char[::1] seats) noexcept nogil
@cython.locals(game=Py_ssize_t)
cdef Py_ssize_t first_illegal(Batch batch, const long long[::1] decisions) noexcept nogil
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7], out=cython.ushort[512], rng=cython.ulonglong[1], game=Py_ssize_t, count=int)
cdef void choose_all(Batch batch, long long[::1] decisions) noexcept nogil
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7], row=cython.uchar[700], i=int)
cdef void observe_seat(Batch batch, Py_ssize_t game, int seat, unsigned char[::1] target) noexcept nogil
