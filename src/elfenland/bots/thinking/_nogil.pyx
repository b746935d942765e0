# Search without the interpreter lock, so that several threads can think at once.
from elfenland.bots.thinking.search cimport Searcher, run
from elfenland.hidden.worlds cimport Worlds
from elfenland.rules.state cimport Rng


def run_worlds(Searcher searcher, Worlds worlds, int count, Rng rng):
    """search.run with the lock released."""
    with nogil:
        run(searcher, worlds, count, rng.generator)
