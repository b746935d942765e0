"""Bots that decide by their own plan: a Planner's habits say how far they look and what they like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from elfenland.bots.deciding import Decider
from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.game import Action, whole_action
from elfenland.hidden import Known


class Traveller(Decider):
    """Plans its journey, and the counters for it, within its own turn."""

    name = "traveller"
    planner: Planner
    #: The habits that differ from the pathfinder's, by their names in planner.py.
    habits: ClassVar[Mapping[str, int]] = {}

    def __init__(self, *, seed: int = 0, stream: int = 0, habits: Mapping[str, int] | None = None) -> None:
        super().__init__(seed=seed, stream=stream)
        self.planner = planner_with(self.habits if habits is None else habits)

    def decide(self, known: Known, time: float | None = None) -> Action:
        """Its best plan's next action; about a millisecond, whatever time there is."""
        return whole_action(decisions(self.planner, known.state, known.seat, self.rng_for(known)))


def planner_with(habits: Mapping[str, int]) -> Planner:
    """A planner that thinks as the pathfinder does, except for these habits."""
    planner = Planner()
    for name, value in habits.items():
        if not hasattr(planner, name):
            raise AttributeError(f"a planner has no habit {name!r}")
        setattr(planner, name, value)
    return planner
