from typing import Any

from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import Table
from elfenland.rules.batch import Batch

def play_opponents(table: Table, batch: Batch, players: list[Planner | None], seats: Any) -> None: ...
