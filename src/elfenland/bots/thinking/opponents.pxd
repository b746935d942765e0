# The C types of opponents.py.
cimport cython
from elfenland.rules cimport core
from elfenland.rules cimport batch as batches
from elfenland.bots.thinking cimport planner, playing
from elfenland.rules.batch cimport Batch
from elfenland.rules.core cimport byte, word
from elfenland.rules.numbering cimport *
from elfenland.bots.thinking.planner cimport Planner
from elfenland.bots.thinking.playing cimport Table

cdef int BOT_STREAM

@cython.locals(wanted="const signed char[::1]", game=Py_ssize_t)
cpdef play_opponents(Table table, Batch batch, list players, seats)
@cython.locals(block=cython.uchar[434], shown=cython.uchar[7], out=cython.ushort[512], rng=cython.ulonglong[1], seat=int, count=int, player=Planner)
cdef void play_game(Table table, Batch batch, list players, Py_ssize_t game, int learner)
@cython.locals(phase=int, card=int)
cdef void act(Table table, Batch batch, Py_ssize_t game, byte* block, byte* shown, int seat) noexcept nogil
