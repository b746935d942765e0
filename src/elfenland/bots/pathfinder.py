"""`pathfinder`: plans its journeys together with the counters it could lay.

It values a journey by the towns it takes and by the tour that remains, lays the counters that its
best plan needs, draws those that make the plan better, and when it would pass puts the obstacle
where it costs the rivals most, over hands that it imagines for them. It never searches further
than its own turn.
"""

from __future__ import annotations

from elfenland.actions import Action
from elfenland.bots.deciding import rng_for, seat_of, whole_action
from elfenland.known import known_state
from elfenland.planner import Planner, decisions
from elfenland.views import View


class Pathfinder:
    """A strong and quick player without search."""

    name = "pathfinder"

    def __init__(self, *, seed: int = 0, stream: int = 0) -> None:
        self.seed, self.stream = seed, stream
        self.planner = Planner()

    def choose(self, view: View, time: float | None = None) -> Action:
        """Its best plan's next action; about a millisecond, whatever time there is."""
        state = known_state(view)
        rng = rng_for(view, self.seed, self.stream)
        return whole_action(decisions(self.planner, state, seat_of(view), rng))
