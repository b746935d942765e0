from typing_extensions import disjoint_base

from elfenland.journeys.journey import JourneyBuffers
from elfenland.rules.state import Rng, State

@disjoint_base
class Planner(JourneyBuffers):
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
    whims: int
    choices: int
    card_taste: int
    hop_taste: int
    shared_taste: int
    distance_taste: int
    early_obstacle: int
    spoils: int

def decisions(planner: Planner, state: State, seat: int, rng: Rng) -> list[int]: ...
