"""`random`: every decision uniformly among the legal ones. The least that counts as playing."""

from __future__ import annotations

from elfenland.bots.deciding import Decider
from elfenland.game import Action, choose_whole
from elfenland.hidden import Known
from elfenland.rules import Rng, State


class Random(Decider):
    """Chooses anything that is allowed."""

    name = "random"

    def __init__(self, *, seed: int = 0, stream: int = 0) -> None:
        super().__init__(seed=seed, stream=stream)
        self.rng = Rng(seed, stream)

    def decide(self, known: Known, time: float | None = None) -> Action:
        """Any legal action; the time makes no difference."""
        return choose_whole(known.state, self._pick)

    def _pick(self, state: State, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]
