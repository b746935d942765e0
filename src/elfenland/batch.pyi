from typing import Any

class Batch:
    games: int
    players: int
    def __init__(
        self,
        template: Any,
        blocks: Any,
        shown: Any,
        chance: Any,
        choices: Any,
        seeds: Any,
        rows: Any,
        masks: Any,
        actors: Any,
        rewards: Any,
        done: Any,
        mode: int,
        restart: bool,
    ) -> None: ...
    def reset(self, first: int, last: int) -> None: ...
    def illegal(self, decisions: Any) -> int: ...
    def step(self, decisions: Any, first: int, last: int) -> None: ...
    def play(self, g: int, decision: int) -> int: ...
    def others(self, seats: Any) -> None: ...
    def choose(self, decisions: Any) -> None: ...
    def observe(self, g: int, seat: int, row: Any) -> None: ...
