from typing import Any

from elfenland.batch import Batch
from elfenland.search import Searcher
from elfenland.state import Rng, State
from elfenland.worlds import Worlds

def random_games(template: State, first_seed: int, games: int) -> tuple[int, int, int]: ...
def step_games(batch: Batch, decisions: Any, first: int, last: int) -> None: ...
def run_worlds(a: Searcher, worlds: Worlds, count: int, rng: Rng) -> None: ...
