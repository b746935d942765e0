# The C types of memo.py.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport journey
from elfenland.bots.thinking cimport planner
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.bots.thinking.planner cimport Planner

cdef int ROWS, WORDS, NOWHERE
cdef word WHOLE_ROAD
cdef word ROADS_FROM[63]

cdef class Memo(Planner):
    cdef word roads[3]
    cdef word holds, allows
    cdef int rows[6]
    cdef int next_row[6]
    cdef word row_holds[288]
    cdef word row_allows[288]
    cdef word row_roads[864]
    cdef word row_read[864]
    cdef int row_score[288]
    cdef int row_town[288]
    cdef unsigned int row_left[288]
    cdef unsigned int row_hand[288]
    cdef int row_debt[288]
    cdef int row_moves[288]
    cdef byte row_connection[2304]
    cdef byte row_laid[2304]
    cdef byte row_caravan[2304]
    cdef byte row_committed[2304]

@cython.locals(seat=int)
cdef void forget(Memo memo) noexcept nogil
cdef int plan(Memo memo, byte* block, int seat, int limit) noexcept nogil
@cython.locals(kind=int)
cdef int journey_now(Memo memo, byte* block, int seat, int limit) noexcept nogil
@cython.locals(row=int)
cdef int search_or_recall(Memo memo, byte* block, int seat, int limit) noexcept nogil
@cython.locals(cheapest=cython.int[6], kind=int, index=int, road=int, lies=word, code=word, cost=int, lowest=word)
cdef void read_roads(Memo memo, byte* block) noexcept nogil
@cython.locals(holds=word, kind=int)
cdef void read_holdings(Memo memo, byte* block, int seat) noexcept nogil
@cython.locals(index=int)
cdef bint same_roads(Memo memo, int row) noexcept nogil
@cython.locals(row=int, index=int, town=int, move=int)
cdef void remember(Memo memo, int seat) noexcept nogil
@cython.locals(move=int)
cdef void recall(Memo memo, int row) noexcept nogil
