"""Guesses about the others: what they may still place, from one's own view alone."""

from __future__ import annotations

from collections import Counter

from elfenland.board import BOARD, COUNTER_NAMES
from elfenland.errors import ElfenlandError
from elfenland.game import LegalChoice, Obstacle, Place, View, spelt, whole_action
from elfenland.hidden import suppose
from elfenland.rules import State
from elfenland.rules.numbering import BAG, BLOCKED, COUNTER_KINDS, CURRENT, FREE, HIDDEN, OBSTACLE_LEFT, OPEN


class Guesses:
    """The counters and obstacles that others may still place, as far as the view's seat knows; a guess uses one up."""

    def __init__(self, view: View, state: State) -> None:
        """`state` is what the view knows, with what the seat itself has laid hypothetically; guesses are laid on it."""
        assert view.seat is not None
        others = [player for seat, player in enumerate(view.players) if seat != view.seat]
        self._planning = view.phase == "plan"
        self._state = state
        self._rival = (view.seat + 1) % len(view.players)  # plays the part of all others
        self._open = Counter(kind for player in others for kind in player.counters)
        self._unseen = Counter(dict(zip(COUNTER_NAMES, state.row(BAG, COUNTER_KINDS), strict=True)))
        self._secrets = sum(player.secret_counters for player in others)
        self._obstacles = sum(player.obstacle for player in others)

    def lay(self, action: Place | Obstacle) -> None:
        """Lay a guess on the state, or say in one sentence why it cannot come true."""
        if not self._planning:
            raise ElfenlandError("counters and obstacles are placed only in planning (R3.1)")
        road = BOARD.connection_index[action.connection]
        if isinstance(action, Obstacle):
            if not self._obstacles:
                raise ElfenlandError("nobody else has an obstacle left (R3.3)")
            if BOARD.connections[road].is_road and self._state.at(BLOCKED + road):
                raise ElfenlandError(f"{action.connection} already has an obstacle (R3.3)")
        else:
            if not self._may_have(action.kind):
                raise ElfenlandError(f"nobody else can have another {action.kind} counter (R3.1)")
            if BOARD.connections[road].is_road and not self._state.at(FREE + road):
                raise ElfenlandError(f"{action.connection} already has a counter (R3.2)")
        try:
            suppose(self._state, action)
        except ValueError as error:
            raise ElfenlandError(str(error)) from error
        self._use_up(action)

    def choices(self) -> tuple[LegalChoice, ...]:
        """All that one of the others may place now, by the rules (R3.1 to R3.3)."""
        if not self._planning:
            return ()
        state, first = self._state.copy(), COUNTER_KINDS * self._rival
        for number, kind in enumerate(COUNTER_NAMES):
            state.put(OPEN + first + number, self._may_have(kind))
            state.put(HIDDEN + first + number, 0)
        state.put(OBSTACLE_LEFT + self._rival, self._obstacles > 0)
        state.put(CURRENT, self._rival)
        actions = (whole_action([decision]) for decision in state.legal())
        return tuple(spelt(action) for action in actions if isinstance(action, Place | Obstacle))

    def _may_have(self, kind: str) -> bool:
        """Whether one lies open before somebody else, or may be among their secret ones."""
        return self._open[kind] > 0 or (self._secrets > 0 and self._unseen[kind] > 0)

    def _use_up(self, action: Place | Obstacle) -> None:
        if isinstance(action, Obstacle):
            self._obstacles -= 1
        elif self._open[action.kind]:
            self._open[action.kind] -= 1
        else:
            self._unseen[action.kind] -= 1
            self._secrets -= 1
