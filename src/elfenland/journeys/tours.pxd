# The C types of tours.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *

cdef unsigned int BIT[21]
cdef byte FAR[576]
cdef byte FAR_EFFORT[576]
cdef int READY[2]
cdef byte HOPS[25165824]  # [tour_at(towns, town)]
cdef byte EFFORTS[25165824]

cpdef prepare()
cpdef prepare_efforts()
@cython.locals(row=cython.uchar[24], town=int, first=int, towns=cython.uint, after=cython.uchar, longer=cython.uchar)
cdef void fill(byte* table, byte* far) noexcept nogil
cdef int hops(int town, unsigned int towns) noexcept nogil
@cython.locals(bits=cython.uint, town=int)
cpdef unsigned int set_of(object towns)
cpdef int length(int town, object towns)
cpdef int effort(int town, object towns)
