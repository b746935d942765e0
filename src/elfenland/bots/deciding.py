"""What our bots share: they decide by numbers, and their random numbers follow from a seed."""

from __future__ import annotations

from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thoughts import Thoughts
from elfenland.game import Action, View
from elfenland.hidden import Known
from elfenland.rules import Rng


class Decider:
    """A bot that decides by what a seat knows in numbers; the same from a game as from a view."""

    name: str
    #: How it thinks, where it never looks further than its own turn: such bots play on bare states, too (playing.py).
    planner: Planner | None = None
    #: What it thought before its last decision; None if that needed no search.
    thoughts: Thoughts | None = None

    def __init__(self, *, seed: int = 0, stream: int = 0) -> None:
        self.seed, self.stream = seed, stream

    def choose(self, view: View, time: float | None = None) -> Action:
        """The action for a view's seat."""
        if view.to_act != view.seat:
            raise ValueError("this view's seat is not to act")
        return self.decide(Known.of_view(view), time)

    def decide(self, known: Known, time: float | None = None) -> Action:
        """The action for what the seat knows; `time` in seconds, None: as long as the bot likes."""
        raise NotImplementedError

    def rng_for(self, known: Known) -> Rng:
        """Random numbers for one decision: the same seed and the same moment give the same ones."""
        return Rng(Rng(self.seed, self.stream).state, known.moment)
