# The C types of batch.py.
cimport cython
from elfenland cimport core, observation
from elfenland.core cimport byte, word
from elfenland.numbering cimport *

cdef int SKIP
cdef word STREAM_OF_CHOICES

@cython.final
@cython.auto_pickle(False)
cdef class Batch:
    cdef unsigned char[:, ::1] template
    cdef unsigned char[:, ::1] blocks
    cdef unsigned char[:, ::1] shown
    cdef unsigned long long[::1] chance
    cdef unsigned long long[::1] choices
    cdef unsigned long long[::1] seeds
    cdef unsigned char[:, ::1] rows
    cdef unsigned char[:, ::1] masks
    cdef signed char[::1] actors
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] done
    cdef int mode
    cdef bint restart
    cdef readonly Py_ssize_t games
    cdef readonly int players
    cpdef int play(self, Py_ssize_t g, long long decision)

@cython.locals(i=Py_ssize_t)
cdef inline void fetch(unsigned char[:, ::1] rows, Py_ssize_t g, byte* to, Py_ssize_t count) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef inline void store(unsigned char[:, ::1] rows, Py_ssize_t g, byte* block, Py_ssize_t count) noexcept nogil
cdef void load(Batch batch, Py_ssize_t g, byte* s, byte* shown) noexcept nogil
@cython.locals(o=cython.uchar[700])
cdef void save(Batch batch, Py_ssize_t g, byte* s, byte* shown) noexcept nogil
@cython.locals(out=cython.ushort[512], i=Py_ssize_t, n=Py_ssize_t)
cdef void write_mask(byte* s, unsigned char[:, ::1] masks, Py_ssize_t g) noexcept nogil
@cython.locals(s=cython.uchar[434], shown=cython.uchar[7], r=cython.ulonglong[1], k=int)
cdef void begin(Batch batch, Py_ssize_t g) noexcept nogil
@cython.locals(g=Py_ssize_t)
cdef void step_range(Batch batch, const long long[::1] decisions, Py_ssize_t first, Py_ssize_t last) noexcept nogil
@cython.locals(p=int)
cdef void clear(Batch batch, Py_ssize_t g) noexcept nogil
@cython.locals(s=cython.uchar[434], shown=cython.uchar[7])
cdef void step_game(Batch batch, Py_ssize_t g, int decision) noexcept nogil
@cython.locals(r=cython.ulonglong[1])
cdef void decide(Batch batch, Py_ssize_t g, byte* s, byte* shown, int decision) noexcept nogil
@cython.locals(p=int)
cdef void finish(Batch batch, Py_ssize_t g, byte* s, byte* shown) noexcept nogil
@cython.locals(s=cython.uchar[434], shown=cython.uchar[7], out=cython.ushort[512], r=cython.ulonglong[1], g=Py_ssize_t, n=int)
cdef void play_others(Batch batch, const signed char[::1] seats) noexcept nogil
@cython.locals(g=Py_ssize_t)
cdef Py_ssize_t first_illegal(Batch batch, const long long[::1] decisions) noexcept nogil
@cython.locals(s=cython.uchar[434], shown=cython.uchar[7], out=cython.ushort[512], r=cython.ulonglong[1], g=Py_ssize_t, n=int)
cdef void choose_all(Batch batch, long long[::1] decisions) noexcept nogil
@cython.locals(s=cython.uchar[434], shown=cython.uchar[7], o=cython.uchar[700], i=int)
cdef void observe_seat(Batch batch, Py_ssize_t g, int seat, unsigned char[::1] row) noexcept nogil
