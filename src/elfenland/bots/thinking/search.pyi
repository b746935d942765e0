from typing import final

from elfenland.bots.thinking.memo import Memo
from elfenland.hidden.worlds import Worlds
from elfenland.rules.state import Rng, State

@final
class Searcher(Memo):
    me: int
    playout_limit: int
    obstacles_from: int
    infer: int
    penalty_scale: int
    draw_weight: float
    proposals: int
    first_proposals: int
    steps: int
    started: int
    penalty: float
    played: int
    worlds: int
    rejected: int
    candidates: int
    most_plans: int
    everywhere: int
    mistrust: int
    most_obstacles: int

def begin(search: Searcher, state: State, seat: int, baseline: int, rng: Rng) -> int: ...
def set_past(search: Searcher, plans: list[tuple[int, int]], draws: list[tuple[int, int]]) -> None: ...
def results(search: Searcher) -> list[tuple[int, int, float, float]]: ...
def totals(search: Searcher) -> list[float]: ...
def beliefs(search: Searcher, seat: int) -> list[int]: ...
def drop_candidate(search: Searcher, candidate: int) -> None: ...
def run_worlds(searcher: Searcher, worlds: Worlds, count: int, rng: Rng) -> None: ...
def look_on(search: Searcher, state: State, seat: int) -> None: ...
def next_world(searcher: Searcher, worlds: Worlds, rng: Rng) -> State: ...
