from typing import Any

from elfenland.rules.batch import Batch
from elfenland.rules.state import State

_Array = Any  # NumPy arrays and memoryviews; NumPy declares the buffer protocol only for Python 3.12 and newer

def random_games(template: State, first_seed: int, games: int) -> tuple[int, int, int]: ...
def step_games(batch: Batch, decisions: _Array, first: int, last: int) -> None: ...
