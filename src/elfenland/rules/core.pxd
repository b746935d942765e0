# The C types of core.py; the rules stand there alone.
cimport cython
from elfenland.rules.numbering cimport *

ctypedef unsigned char byte
ctypedef unsigned long long word

cdef byte NEED[210]
cdef byte FIT_START[7]
cdef byte FIT_ROAD[173]
cdef byte STEP_START[22]
cdef byte STEP_CONNECTION[96]
cdef byte STEP_TO[96]
cdef byte END_A[48]
cdef byte END_B[48]
cdef byte RAFTS_FROM_A[48]
cdef byte RAFTS_FROM_B[48]
cdef byte NEBULAE[48]
cdef byte DISTANCE[441]
cdef byte ROAD_DISTANCE[441]
cdef byte CARDS_IN_GAME[7]
cdef byte HAS_TOWN_CARD[21]
cdef int CAPITAL, COUNTERS_EACH
cdef word MULTIPLIER, INCREMENT, GOLDEN, MIX_A, MIX_B, MASK64, MASK32, FNV_BASIS, FNV_PRIME

@cython.locals(mixed=word)
cdef word seeded(word seed, word stream) noexcept nogil
@cython.locals(state=word, bits=word, turn=word)
cdef unsigned int below(word* rng, word count) noexcept nogil
@cython.locals(skip=int, drawn=int)
cdef int pick(byte* block, int bag, int total, word* rng) noexcept nogil
cdef bint is_chance(byte* block) noexcept nogil
cdef int weights_at(byte* block) noexcept nogil
cdef int weights_width(byte* block) noexcept nogil
@cython.locals(left=int, town=int)
cdef int weights_total(byte* block) noexcept nogil
cdef void settle(byte* block, word* rng) noexcept nogil
@cython.locals(phase=int, seat=int, town=int)
cdef void resolve(byte* block, int drawn) noexcept nogil
cdef void next_turn(byte* block) noexcept nogil
cdef void begin(byte* block, int phase) noexcept nogil
@cython.locals(i=int, kind=int, seat=int, road=int, town=int)
cdef void set_up(byte* block, int players, int start) noexcept nogil
cdef int connection_kind(byte* block, int connection) noexcept nogil
cdef int connection_price(byte* block, int connection, int town) noexcept nogil
cdef int caravan_price(byte* block, int connection) noexcept nogil
@cython.locals(phase=int, seat=int, count=int, kind=int)
cdef int legal(byte* block, unsigned short* out) noexcept nogil
@cython.locals(seat=int, count=int, kind=int, road=int)
cdef int legal_plan(byte* block, unsigned short* out) noexcept nogil
@cython.locals(i=int, road=int)
cdef int legal_lays(byte* block, int kind, int first, unsigned short* out, int count) noexcept nogil
@cython.locals(seat=int, town=int, cards=int, count=int, i=int, connection=int, kind=int, able=bint, price=int)
cdef int legal_travel(byte* block, unsigned short* out) noexcept nogil
@cython.locals(phase=int, seat=int, connection=int)
cdef void apply(byte* block, int decision) noexcept nogil
cdef void apply_plan(byte* block, int seat, int decision) noexcept nogil
@cython.locals(kind=int, road=int)
cdef void lay(byte* block, int held, int kind_and_road) noexcept nogil
@cython.locals(connection=int)
cdef void apply_travel(byte* block, int seat, int decision) noexcept nogil
cdef void spend(byte* block, int seat, int kind, int count) noexcept nogil
@cython.locals(town=int)
cdef void arrive(byte* block, int seat, int connection) noexcept nogil
cdef void next_traveller(byte* block) noexcept nogil
@cython.locals(seat=int)
cdef bint game_ends(byte* block) noexcept nogil
@cython.locals(count=int, kind=int)
cdef int counters_of(byte* block, int seat) noexcept nogil
cdef void next_keeper(byte* block) noexcept nogil
@cython.locals(kept=int, kind=int, back=int)
cdef void apply_keep(byte* block, int seat, int decision) noexcept nogil
@cython.locals(road=int, kind=int)
cdef void end_round(byte* block) noexcept nogil
cdef int town_distance(byte* block, int seat) noexcept nogil
@cython.locals(goal=int)
cdef int distance_from(byte* block, int seat, int town) noexcept nogil
cdef int score(byte* block, int seat) noexcept nogil
@cython.locals(tie=int)
cdef int standing(byte* block, int seat) noexcept nogil
@cython.locals(only_complete=bint, best=int, who=int, seat=int, mine=int)
cdef int winners(byte* block) noexcept nogil

cdef int events_at_start(byte* block) noexcept nogil
cdef int events_between_rounds(byte* block) noexcept nogil
@cython.locals(i=int)
cdef void copy_block(byte* to, byte* block) noexcept nogil
@cython.locals(i=int)
cdef bint same(byte* block, byte* other) noexcept nogil
@cython.locals(hashed=word, i=int)
cdef word digest(byte* block) noexcept nogil
