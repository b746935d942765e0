# The C types of core.py; the rules stand there alone.
cimport cython
from elfenland.numbering cimport *

ctypedef unsigned char byte
ctypedef unsigned long long word

cdef byte NEED[210]
cdef byte FIT_START[7]
cdef byte FIT_ROAD[173]
cdef byte STEP_START[22]
cdef byte STEP_WAY[96]
cdef byte STEP_TO[96]
cdef byte WAY_A[48]
cdef byte WAY_B[48]
cdef byte RAFTS_FROM_A[48]
cdef byte RAFTS_FROM_B[48]
cdef byte NEBULAE[48]
cdef byte DISTANCE[441]
cdef byte ROAD_DISTANCE[441]
cdef byte CARDS_IN_GAME[7]
cdef byte HAS_TOWN_CARD[21]
cdef int CAPITAL, COUNTERS_EACH
cdef word MULTIPLIER, INCREMENT, GOLDEN, MIX_A, MIX_B, MASK64, MASK32, FNV_BASIS, FNV_PRIME

@cython.locals(z=word)
cdef word seeded(word seed, word stream) noexcept nogil
@cython.locals(x=word, y=word, turn=word)
cdef unsigned int below(word* r, word n) noexcept nogil
@cython.locals(i=int, k=int)
cdef int pick(byte* s, int bag, int total, word* r) noexcept nogil
cdef bint is_chance(byte* s) noexcept nogil
cdef int weights_at(byte* s) noexcept nogil
@cython.locals(n=int, town=int)
cdef int weights_total(byte* s) noexcept nogil
cdef void settle(byte* s, word* r) noexcept nogil
@cython.locals(phase=int, p=int, town=int)
cdef void resolve(byte* s, int k) noexcept nogil
cdef void next_turn(byte* s) noexcept nogil
cdef void begin(byte* s, int phase) noexcept nogil
@cython.locals(i=int, k=int, p=int, road=int, town=int)
cdef void set_up(byte* s, int players, int start) noexcept nogil
cdef int way_kind(byte* s, int way) noexcept nogil
cdef int way_price(byte* s, int way, int town) noexcept nogil
cdef int caravan_price(byte* s, int way) noexcept nogil
@cython.locals(phase=int, p=int, n=int, k=int)
cdef int legal(byte* s, unsigned short* out) noexcept nogil
@cython.locals(p=int, n=int, k=int, i=int, road=int)
cdef int legal_plan(byte* s, unsigned short* out) noexcept nogil
@cython.locals(p=int, town=int, hand=int, cards=int, n=int, i=int, way=int, kind=int, able=bint, price=int)
cdef int legal_travel(byte* s, unsigned short* out) noexcept nogil
@cython.locals(phase=int, p=int, way=int)
cdef void apply(byte* s, int a) noexcept nogil
cdef void apply_plan(byte* s, int p, int a) noexcept nogil
@cython.locals(kind=int, road=int)
cdef void lay(byte* s, int held, int kind_and_road) noexcept nogil
@cython.locals(way=int)
cdef void apply_travel(byte* s, int p, int a) noexcept nogil
cdef void spend(byte* s, int p, int kind, int count) noexcept nogil
@cython.locals(town=int)
cdef void arrive(byte* s, int p, int way) noexcept nogil
cdef void next_traveller(byte* s) noexcept nogil
@cython.locals(p=int)
cdef bint game_ends(byte* s) noexcept nogil
@cython.locals(n=int, k=int)
cdef int counters_of(byte* s, int p) noexcept nogil
cdef void next_keeper(byte* s) noexcept nogil
@cython.locals(kept=int, k=int, back=int)
cdef void apply_keep(byte* s, int p, int a) noexcept nogil
@cython.locals(road=int, k=int)
cdef void end_round(byte* s) noexcept nogil
@cython.locals(way=int)
cdef int town_distance(byte* s, int p) noexcept nogil
cdef int score(byte* s, int p) noexcept nogil
@cython.locals(tie=int)
cdef int standing(byte* s, int p) noexcept nogil
@cython.locals(only_complete=bint, best=int, who=int, p=int, mine=int)
cdef int winners(byte* s) noexcept nogil
@cython.locals(decisions=int, n=int)
cdef int playout(byte* s, word* r, unsigned short* out) noexcept nogil
@cython.locals(s=cython.uchar[434], out=cython.ushort[512], r=cython.ulonglong[1], game=int, p=int)
cdef void random_games(byte* template, word first_seed, int games, word* totals) noexcept nogil
@cython.locals(i=int)
cdef void copy_block(byte* to, byte* block) noexcept nogil
@cython.locals(done=int)
cdef int play_forced(byte* s, unsigned short* out) noexcept nogil

@cython.locals(i=int)
cdef bint same(byte* a, byte* b) noexcept nogil
@cython.locals(h=word, i=int)
cdef word digest(byte* s) noexcept nogil
