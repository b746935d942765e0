from elfenland.journey import Search
from elfenland.state import Rng, State

class Planner(Search):
    plan_limit: int
    travel_limit: int
    hands: int
    obstacle_loss: int
    obstacle_loss_last: int
    uses_obstacle: int
    plan_weight: int
    match_weight: int
    twice_weight: int
    blind: int
    by_round: int

def decisions(a: Planner, state: State, seat: int, rng: Rng) -> list[int]: ...
