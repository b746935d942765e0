from typing import Any, final

from numpy.typing import NDArray

_Array = NDArray[Any] | memoryview

@final
class Batch:
    games: int
    players: int
    def __init__(
        self,
        template: _Array,
        blocks: _Array,
        shown: _Array,
        chance: _Array,
        choices: _Array,
        seeds: _Array,
        moments: _Array,
        rows: _Array,
        masks: _Array,
        actors: _Array,
        rewards: _Array,
        done: _Array,
        mode: int,
        restart: bool,
    ) -> None: ...
    def reset(self, first: int, last: int) -> None: ...
    def illegal(self, decisions: _Array) -> int: ...
    def step(self, decisions: _Array, first: int, last: int) -> None: ...
    def play(self, game: int, decision: int) -> int: ...
    def others(self, seats: _Array) -> None: ...
    def choose(self, decisions: _Array) -> None: ...
    def observe(self, game: int, seat: int, row: _Array) -> None: ...
