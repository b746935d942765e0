from typing_extensions import disjoint_base

from elfenland.rules.state import State

OBJECTIVES: dict[str, int]

@disjoint_base
class JourneyBuffers:
    objective: int
    excess_weight: int
    limit: int
    want: int
    nodes: int
    gave_up: int
    found: int
    def __init__(self) -> None: ...

def find_journeys(search: JourneyBuffers, state: State, seat: int, objective: int, want: int, limit: int) -> None: ...
def find_onward(
    search: JourneyBuffers, state: State, seat: int, moves: list[tuple[int, int, int]], limit: int
) -> None: ...
def slot(search: JourneyBuffers, number: int) -> tuple[int, int, list[int], int, list[tuple[int, int, int]]]: ...
def outcome(search: JourneyBuffers) -> tuple[int, int, bool]: ...
