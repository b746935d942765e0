from typing import Any

from elfenland.batch import Batch
from elfenland.state import State

def random_games(template: State, first_seed: int, games: int) -> tuple[int, int, int]: ...
def step_games(batch: Batch, decisions: Any, first: int, last: int) -> None: ...
