from elfenland.planner import Planner
from elfenland.state import Rng, State
from elfenland.worlds import Worlds

class Searcher(Planner):
    playout_limit: int
    obstacles_from: int
    infer: int
    patience: int
    draw_faith: float
    proposals: int
    first_proposals: int
    played: int
    rejected: int
    most_plans: int
    most_obstacles: int

def begin(a: Searcher, state: State, seat: int, usual: int, rng: Rng) -> int: ...
def set_past(a: Searcher, plans: list[tuple[int, int]], draws: list[tuple[int, int]]) -> None: ...
def results(a: Searcher) -> list[tuple[int, int, float, float]]: ...
def bury(a: Searcher, c: int) -> None: ...
def run_worlds(a: Searcher, worlds: Worlds, count: int, rng: Rng) -> None: ...
