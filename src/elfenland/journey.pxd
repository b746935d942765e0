# The C types of journey.py.
cimport cython
from elfenland cimport core, tours
from elfenland.core cimport byte, word
from elfenland.numbering cimport *
from elfenland.state cimport State

cdef int TOWNS_FIRST, VALUE, CARDS_LEFT, WIN, NOTHING, DEPTH, LONGEST_LEAP
cdef byte STEP_BACK[96]
cdef word LAID[210]
cdef word GOLDEN, MASK64

@cython.auto_pickle(False)
cdef class Search:
    cdef public int objective, excess_weight, limit, want
    cdef public int nodes, gave_up, found
    cdef int seat, always, tie_distance, last, wins, instant, ranked, per_hop, floor, start_pieces
    cdef unsigned int run
    cdef int step_kind[96]
    cdef int step_cost[96]
    cdef int step_caravan[96]
    cdef int cheapest[7]
    cdef int own[6]
    cdef int goal[21]
    cdef byte way[8]
    cdef byte laid[8]
    cdef byte caravan[8]
    cdef byte committed[8]
    cdef int offers[8]
    cdef int order[512]
    cdef int offer_step[512]
    cdef int offer_lay[512]
    cdef int offer_caravan[512]
    cdef int offer_committed[512]
    cdef unsigned int offer_hand[512]
    cdef int offer_cards[512]
    cdef int offer_debt[512]
    cdef int offer_score[512]
    cdef int slot_score[64]
    cdef int slot_town[64]
    cdef unsigned int slot_left[64]
    cdef unsigned int slot_hand[64]
    cdef int slot_debt[64]
    cdef int slot_moves[64]
    cdef byte slot_way[512]
    cdef byte slot_laid[512]
    cdef byte slot_caravan[512]
    cdef byte slot_committed[512]
    cdef word seen_key[16384]
    cdef unsigned int seen_run[16384]

@cython.locals(k=int, i=int, town=int, nearer=int)
cdef void prepare(Search q, byte* s, int p) noexcept nogil
@cython.locals(p=int)
cdef bint game_ends_now(byte* s) noexcept nogil
@cython.locals(i=int)
cdef int goal_distance(byte* s, int p, int town) noexcept nogil
@cython.locals(kind=int)
cdef void read_step(Search q, byte* s, int i, int way, int town) noexcept nogil
@cython.locals(left=cython.uint, town=int)
cdef unsigned int pieces_of(byte* s, int p) noexcept nogil
@cython.locals(hand=cython.uint, k=int)
cdef unsigned int hand_of(byte* s, int p) noexcept nogil
@cython.locals(cards=int, score=int)
cdef void explore(Search q, int town, unsigned int left, unsigned int hand) noexcept nogil
@cython.locals(n=int)
cdef int count_bits(unsigned int x) noexcept nogil
@cython.locals(n=int)
cdef int count_cards(unsigned int hand) noexcept nogil
@cython.locals(i=int, kind=int, n=int)
cdef void walk(Search q, int town, unsigned int left, int pieces, unsigned int hand, int cards, int debt, int depth,
               word laid, int score) noexcept nogil
@cython.locals(spare=int, cost=int, have=int, price=int, short=int)
cdef void offer_ways_to_pay(Search q, int i, int kind, unsigned int left, int pieces, unsigned int hand, int cards,
                            int debt, int depth) noexcept nogil
@cython.locals(spare=int, kind=int, cost=int, have=int)
cdef void offer_lays(Search q, int i, unsigned int left, int pieces, unsigned int hand, int cards, int debt,
                     int depth) noexcept nogil
@cython.locals(to=int, score=int, first=int, n=int, at=int)
cdef void offer(Search q, int i, int lay, int caravan, int committed, unsigned int left, int pieces,
                unsigned int hand, int cards, int debt, int depth) noexcept nogil
@cython.locals(i=int, to=int, kind=int)
cdef void take(Search q, int n, unsigned int left, int pieces, int depth, word laid) noexcept nogil
@cython.locals(more=int)
cdef int bound(Search q, unsigned int left, int pieces, unsigned int hand, int spare, int score) noexcept nogil
cdef void set_step(Search q, int i, int back, int kind, int cost, int caravan) noexcept nogil
@cython.locals(n=int, k=int)
cdef int most_hops(Search q, unsigned int hand, int spare) noexcept nogil
@cython.locals(key=word, at=int, _probe=int)
cdef bint seen(Search q, int town, unsigned int left, unsigned int hand, int debt, word laid) noexcept nogil
@cython.locals(kept=int, far=int, score=int, length=int, fresh=int)
cdef int worth(Search q, int town, unsigned int left, int pieces, int spare) noexcept nogil
@cython.locals(at=int, i=int)
cdef void keep(Search q, int score, int town, unsigned int left, unsigned int hand, int debt, int depth) noexcept nogil
@cython.locals(at=int, i=int)
cdef int lowest(Search q) noexcept nogil
@cython.locals(d=int)
cdef void write_slot(Search q, int at, int score, int town, unsigned int left, unsigned int hand, int debt,
                     int depth) noexcept nogil
@cython.locals(i=int, j=int)
cdef void sort_slots(Search q) noexcept nogil
@cython.locals(d=int, a=int, b=int)
cdef void swap_slots(Search q, int i, int j) noexcept nogil
cdef int best(Search q, byte* s, int p) noexcept nogil
@cython.locals(left=cython.uint)
cpdef search(Search q, State state, int seat, int objective, int want, int limit)
@cython.locals(k=int, d=int)
cpdef tuple slot(Search q, int i)
cpdef tuple outcome(Search q)
