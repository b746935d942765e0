from typing import Any

from numpy.typing import NDArray

from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import Table
from elfenland.rules.batch import Batch

def play_opponents(
    table: Table, batch: Batch, players: list[Planner | None], seats: NDArray[Any] | memoryview
) -> None: ...
