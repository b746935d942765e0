# The C types of journey.py. `inline` where it makes searches a tenth faster: Cython warns of it, C compilers heed it.
cimport cython
from elfenland.rules cimport core
from elfenland.journeys cimport tours
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.rules.state cimport State

cdef int TOWNS_FIRST, VALUE, FEWEST_CARDS, WIN, NOTHING, LONGEST_LEAP, SET_OUT
cdef byte STEP_START[22]
cdef byte STEP_CONNECTION[96]
cdef byte STEP_TO[96]
cdef unsigned int STEP_BIT[96]
cdef byte NEED[210]
cdef byte FITTING[35]
cdef byte LOWEST[64]
cdef byte STEP_BACK[96]
cdef byte QUOTIENT[1600]
cdef word LAID[210]
cdef word ONE, GOLDEN, MASK64

cdef class JourneyBuffers:
    cdef public int objective, excess_weight, limit, want
    cdef public int nodes, gave_up, found
    cdef int always, tie_distance, last, wins, instant, ranked, per_hop, floor, start_pieces
    cdef unsigned int expanded
    cdef int step_kind[96]
    cdef int step_cost[96]
    cdef int step_caravan[96]
    cdef int cheapest[7]
    cdef int own[6]
    cdef int own_kinds, gain, gain_piece
    cdef unsigned int hand
    cdef int cards, debt, spare, reach, first, free
    cdef int goal[21]
    cdef byte connection[8]
    cdef byte laid[8]
    cdef byte caravan[8]
    cdef byte committed[8]
    cdef int order[576]
    cdef int offer_step[576]
    cdef int offer_lay[576]
    cdef int offer_caravan[576]
    cdef int offer_committed[576]
    cdef int offer_town[576]
    cdef unsigned int offer_left[576]
    cdef int offer_pieces[576]
    cdef unsigned int offer_hand[576]
    cdef int offer_cards[576]
    cdef int offer_debt[576]
    cdef int offer_reach[576]
    cdef int offer_score[576]
    cdef int offer_bound[576]
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
    cdef word seen_bits[256]

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
@cython.locals(i=int)
cdef void start(JourneyBuffers search) noexcept nogil
cdef void explore(JourneyBuffers search, int town, unsigned int left, unsigned int hand) noexcept nogil
cdef void search_from(JourneyBuffers search, int town, unsigned int left, unsigned int hand, int debt, int depth) noexcept nogil
@cython.locals(count=int)
cdef int count_bits(unsigned int bits) noexcept nogil
@cython.locals(count=int)
cdef int count_cards(unsigned int hand) noexcept nogil
@cython.locals(reach=int, kind=int)
cdef int reach_of(JourneyBuffers search, unsigned int hand) noexcept nogil
cdef int connections_for(JourneyBuffers search, int kind, int count) noexcept nogil
@cython.locals(left=cython.uint, town=int, first=int, last=int, place=int)
cdef void walk(JourneyBuffers search, int number, int depth, word laid) noexcept nogil
@cython.locals(step=int, kind=int, lay=int)
cdef inline void take(JourneyBuffers search, int number, int depth, word laid) noexcept nogil
@cython.locals(pieces=int, score=int, most=int, bare=bint, rich=bint, least_bare=int, least_rich=int, step=int, kind=int)
cdef inline void offer_steps(JourneyBuffers search, int number, int town, unsigned int left) noexcept nogil
cdef inline int least_more(JourneyBuffers search, int score, int pieces) noexcept nogil
@cython.locals(cost=int, have=int, others=int, rest=int, price=int, short=int)
cdef inline void offer_payments(JourneyBuffers search, int step, int kind, unsigned int left, int pieces, int least) noexcept nogil
@cython.locals(kinds=int, kind=int, cost=int, have=int, rest=int)
cdef inline void offer_lays(JourneyBuffers search, int step, unsigned int left, int pieces, int least) noexcept nogil
@cython.locals(number=int, score=int, at=int)
cdef inline void offer(JourneyBuffers search, int step, int lay, int caravan, unsigned int left, int pieces, unsigned int hand, int paid,
                int reach) noexcept nogil
@cython.locals(pieces=int, left=cython.uint, spare=int, score=int, more=int)
cdef inline int rate(JourneyBuffers search, int number) noexcept nogil
@cython.locals(back=int)
cdef void set_step(JourneyBuffers search, int step, int kind, int cost, int caravan) noexcept nogil
@cython.locals(key=word, at=int, _probe=int)
cdef bint seen(JourneyBuffers search, int town, unsigned int left, unsigned int hand, int debt, word laid) noexcept nogil
@cython.locals(kept=int, far=int, score=int, length=int, fresh=int)
cdef inline int worth(JourneyBuffers search, int town, unsigned int left, int pieces, int spare) noexcept nogil
@cython.locals(slot=int, other=int, score=int, town=int, left=cython.uint)
cdef void keep(JourneyBuffers search, int number, int depth) noexcept nogil
@cython.locals(slot=int, other=int)
cdef int lowest(JourneyBuffers search) noexcept nogil
@cython.locals(move=int)
cdef void write_slot(JourneyBuffers search, int slot, int number, int depth) noexcept nogil
@cython.locals(found=int, slot=int)
cdef void sort_slots(JourneyBuffers search) noexcept nogil
@cython.locals(move=int)
cdef void swap_slots(JourneyBuffers search, int slot, int other) noexcept nogil
cdef void swap_bytes(byte* row, int place, int other) noexcept nogil
cdef int best(JourneyBuffers search, byte* block, int seat) noexcept nogil
@cython.locals(left=cython.uint)
cpdef find_journeys(JourneyBuffers search, State state, int seat, int objective, int want, int limit)
@cython.locals(town=int, left=cython.uint, hand=cython.uint, debt=int, depth=int, connection=int, price=int, committed=int,
               step=int, kind=int)
cpdef find_onward(JourneyBuffers search, State state, int seat, moves, int limit)
@cython.locals(kind=int, move=int, at=int)
cpdef tuple slot(JourneyBuffers search, int number)
cpdef tuple outcome(JourneyBuffers search)
