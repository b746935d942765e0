from elfenland.state import State

OBJECTIVES: dict[str, int]

class Search:
    objective: int
    excess_weight: int
    limit: int
    want: int
    nodes: int
    gave_up: int
    found: int

def search(q: Search, state: State, seat: int, objective: int, want: int, limit: int) -> None: ...
def slot(q: Search, i: int) -> tuple[int, int, list[int], int, list[tuple[int, int, int]]]: ...
def outcome(q: Search) -> tuple[int, int, bool]: ...
