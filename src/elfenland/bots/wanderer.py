"""`wanderer`: a gentle opponent.

It draws what matches its hand, lays counters towards towns where it has not been, and travels to as
many new towns as it sees. It plays like a friendly beginner: it looks only a few steps ahead, has no
eye for the towns that it leaves behind, sometimes acts on a whim, and forgets about its obstacle.
"""

from __future__ import annotations

from elfenland.actions import Action
from elfenland.bots.deciding import rng_for, seat_of, whole_action
from elfenland.journey import OBJECTIVES
from elfenland.known import known_state
from elfenland.numbering import A_OBSTACLE, DRAW, PLAN
from elfenland.planner import Planner, decisions
from elfenland.state import Rng, State
from elfenland.views import View

#: Positions that it looks at when it plans or travels.
FORESIGHT = 8
#: One decision in so many is a whim.
WHIM = 4


class Wanderer:
    """Friendly, quick, and beatable."""

    name = "wanderer"

    def __init__(self, *, seed: int = 0, stream: int = 0) -> None:
        self.seed, self.stream = seed, stream
        self.planner = Planner()
        self.planner.objective = OBJECTIVES["towns"]
        self.planner.plan_limit = FORESIGHT
        self.planner.travel_limit = FORESIGHT
        self.planner.uses_obstacle = 0
        self.planner.plan_weight = 0
        self.planner.blind = 0

    def choose(self, view: View, time: float | None = None) -> Action:
        """What seems good at first sight."""
        state = known_state(view)
        rng = rng_for(view, self.seed, self.stream)
        if state.phase in (DRAW, PLAN) and rng.below(WHIM) == 0:
            return whole_action([self._whim(state, rng)])
        return whole_action(decisions(self.planner, state, seat_of(view), rng))

    def _whim(self, state: State, rng: Rng) -> int:
        """Any counter, anywhere it may lie; never the obstacle."""
        legal = [decision for decision in state.legal() if decision < A_OBSTACLE]
        return legal[rng.below(len(legal))]
