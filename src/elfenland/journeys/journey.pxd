# The C types of journey.py.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport tours
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport State

cdef int TOWNS_FIRST, VALUE, FEWEST_CARDS, WIN, NOTHING, LONGEST_LEAP
cdef byte STEP_BACK[96]
cdef byte QUOTIENT[1600]
cdef word LAID[210]
cdef word GOLDEN, MASK64

cdef class JourneyBuffers:
    cdef public int objective, excess_weight, limit, want
    cdef public int nodes, gave_up, found
    cdef int always, tie_distance, last, wins, instant, ranked, per_hop, floor, start_pieces
    cdef unsigned int run, expanded
    cdef int step_kind[96]
    cdef int step_cost[96]
    cdef int step_caravan[96]
    cdef int cheapest[7]
    cdef int own[6]
    cdef int goal[21]
    cdef byte connection[8]
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
    cdef int offer_reach[512]
    cdef int offer_score[512]
    cdef int offer_bound[512]
    cdef int slot_score[64]
    cdef int slot_town[64]
    cdef unsigned int slot_left[64]
    cdef unsigned int slot_hand[64]
    cdef int slot_debt[64]
    cdef int slot_moves[64]
    cdef byte slot_connection[512]
    cdef byte slot_laid[512]
    cdef byte slot_caravan[512]
    cdef byte slot_committed[512]
    cdef word seen_key[16384]
    cdef unsigned int seen_run[16384]

@cython.locals(kind=int, step=int, town=int, nearer=int)
cdef void prepare(JourneyBuffers search, byte* block, int seat) noexcept nogil
cdef void read_stakes(JourneyBuffers search, byte* block) noexcept nogil
@cython.locals(seat=int)
cdef bint game_ends_now(byte* block) noexcept nogil
@cython.locals(kind=int)
cdef void read_step(JourneyBuffers search, byte* block, int step, int connection, int town) noexcept nogil
@cython.locals(left=cython.uint, town=int)
cdef unsigned int pieces_of(byte* block, int seat) noexcept nogil
@cython.locals(hand=cython.uint, kind=int)
cdef unsigned int hand_of(byte* block, int seat) noexcept nogil
cdef void start(JourneyBuffers search) noexcept nogil
@cython.locals(cards=int, reach=int, score=int, most=int)
cdef void explore(JourneyBuffers search, int town, unsigned int left, unsigned int hand) noexcept nogil
@cython.locals(count=int)
cdef int count_bits(unsigned int bits) noexcept nogil
@cython.locals(count=int)
cdef int count_cards(unsigned int hand) noexcept nogil
@cython.locals(reach=int, kind=int)
cdef int reach_of(JourneyBuffers search, unsigned int hand) noexcept nogil
cdef int connections_for(JourneyBuffers search, int kind, int count) noexcept nogil
@cython.locals(step=int, kind=int, number=int)
cdef void walk(JourneyBuffers search, int town, unsigned int left, int pieces, unsigned int hand, int cards, int debt, int depth,
               word laid, int reach, int score, int most) noexcept nogil
@cython.locals(spare=int, cost=int, have=int, price=int, short=int, paid=cython.uint, rest=int)
cdef void offer_payments(JourneyBuffers search, int step, int kind, unsigned int left, int pieces, unsigned int hand, int cards,
                            int debt, int reach, int depth) noexcept nogil
@cython.locals(spare=int, kind=int, cost=int, have=int, paid=cython.uint, rest=int, price=int)
cdef void offer_lays(JourneyBuffers search, int step, unsigned int left, int pieces, unsigned int hand, int cards, int debt,
                     int reach, int depth) noexcept nogil
@cython.locals(to=int, score=int, most=int, first=int, number=int, at=int)
cdef void offer(JourneyBuffers search, int step, int lay, int caravan, int committed, unsigned int left, int pieces,
                unsigned int hand, int cards, int debt, int reach, int depth) noexcept nogil
@cython.locals(step=int, to=int, kind=int, lay=int)
cdef void take(JourneyBuffers search, int number, unsigned int left, int pieces, int depth, word laid) noexcept nogil
@cython.locals(more=int)
cdef int bound(JourneyBuffers search, unsigned int left, int pieces, int reach, int spare, int score) noexcept nogil
@cython.locals(back=int)
cdef void set_step(JourneyBuffers search, int step, int kind, int cost, int caravan) noexcept nogil
@cython.locals(key=word, at=int, _probe=int)
cdef bint seen(JourneyBuffers search, int town, unsigned int left, unsigned int hand, int debt, word laid) noexcept nogil
@cython.locals(kept=int, far=int, score=int, length=int, fresh=int)
cdef int worth(JourneyBuffers search, int town, unsigned int left, int pieces, int spare) noexcept nogil
@cython.locals(slot=int, other=int)
cdef void keep(JourneyBuffers search, int score, int town, unsigned int left, unsigned int hand, int debt, int depth) noexcept nogil
@cython.locals(slot=int, other=int)
cdef int lowest(JourneyBuffers search) noexcept nogil
@cython.locals(move=int)
cdef void write_slot(JourneyBuffers search, int slot, int score, int town, unsigned int left, unsigned int hand,
                     int debt, int depth) noexcept nogil
@cython.locals(found=int, slot=int)
cdef void sort_slots(JourneyBuffers search) noexcept nogil
@cython.locals(move=int)
cdef void swap_slots(JourneyBuffers search, int slot, int other) noexcept nogil
cdef void swap_bytes(byte* row, int place, int other) noexcept nogil
cdef int best(JourneyBuffers search, byte* block, int seat) noexcept nogil
@cython.locals(left=cython.uint)
cpdef find_journeys(JourneyBuffers search, State state, int seat, int objective, int want, int limit)
@cython.locals(town=int, left=cython.uint, hand=cython.uint, debt=int, depth=int, connection=int, price=int, committed=int,
               step=int, kind=int, pieces=int, cards=int, reach=int, score=int, most=int)
cpdef find_onward(JourneyBuffers search, State state, int seat, moves, int limit)
@cython.locals(kind=int, move=int, at=int)
cpdef tuple slot(JourneyBuffers search, int number)
cpdef tuple outcome(JourneyBuffers search)
