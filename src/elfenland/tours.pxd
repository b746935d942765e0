# The C types of tours.py.
cimport cython
from elfenland cimport core
from elfenland.core cimport byte, word
from elfenland.numbering cimport *

cdef unsigned int BIT[21]
cdef byte FAR[576]
cdef int READY[1]
cdef byte HOPS[25165824]  # [24 * set + town]

cpdef prepare()
@cython.locals(row=cython.uchar[24], v=int, u=int, towns=cython.uint, after=cython.uchar, longer=cython.uchar)
cdef void fill() noexcept nogil
cdef int hops(int town, unsigned int towns) noexcept nogil
@cython.locals(bits=cython.uint, town=int)
cpdef unsigned int set_of(object towns)
cpdef int length(int town, object towns)
