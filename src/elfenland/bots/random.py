"""`random`: every decision uniformly among the legal ones. The least that counts as playing."""

from __future__ import annotations

from elfenland.actions import Action, choose_whole
from elfenland.known import known_state
from elfenland.state import Rng, State
from elfenland.views import View


class Random:
    """Chooses anything that is allowed."""

    name = "random"

    def __init__(self, *, seed: int = 0, stream: int = 0) -> None:
        self.rng = Rng(seed, stream)

    def choose(self, view: View, time: float | None = None) -> Action:
        """Any lawful action; the time makes no difference."""
        return choose_whole(known_state(view), self._pick)

    def _pick(self, state: State, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]
