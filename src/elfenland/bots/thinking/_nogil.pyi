from elfenland.bots.thinking.search import Searcher
from elfenland.hidden.worlds import Worlds
from elfenland.rules.state import Rng

def run_worlds(searcher: Searcher, worlds: Worlds, count: int, rng: Rng) -> None: ...
