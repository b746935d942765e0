# The one thing that plain Python cannot say: run without the interpreter lock.
from elfenland.rules.batch cimport Batch, step_range
from elfenland.rules.state cimport State, run_games


def random_games(State template, unsigned long long first_seed, int games):
    """state.run_games with the lock released: several threads play at once."""
    cdef unsigned long long totals[3]
    totals[0] = totals[1] = totals[2] = 0
    with nogil:
        run_games(template, first_seed, games, totals)
    return totals[0], totals[1], totals[2]


def step_games(Batch batch, const long long[::1] decisions, Py_ssize_t first, Py_ssize_t last):
    """batch.step_range with the lock released."""
    with nogil:
        step_range(batch, decisions, first, last)
