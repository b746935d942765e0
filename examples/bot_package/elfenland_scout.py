"""A bot that stands on the package: it lays the counter that its best journey gains most from.

pip install examples/bot_package
elfenland match scout random --players 2 --games 20
"""

from __future__ import annotations

from collections import Counter

from elfenland.actions import Action, Caravan, End, Move, Pass, first_decision, parse
from elfenland.board import BOARD, KINDS
from elfenland.known import known_state
from elfenland.state import State
from elfenland.travel import best_journey
from elfenland.views import LegalChoice, SeatView, View

NODES = 2_000  # of the journey search, for each counter that is tried


class Scout:
    """Made once for each game and seat; `seed`, `stream` and the options of the command line come by name."""

    def __init__(self, *, seed: int, stream: int, least: int = 20) -> None:
        self.least = least  # a counter must make the journey better by this much to be laid

    def choose(self, view: View, time: float | None) -> Action:
        """What to do, from the view alone; `time` is in seconds, or None."""
        assert view.seat is not None
        me = view.players[view.seat]
        if view.phase == "draw":
            return parse(self._draw(view.legal, me))
        if view.phase == "plan":
            return self._plan(view, known_state(view), view.seat)
        if view.phase == "travel":
            return self._travel(view, known_state(view), view.seat)
        return parse(view.legal[0].text)

    def _draw(self, legal: tuple[LegalChoice, ...], me: SeatView) -> str:
        hand, held = Counter(me.hand or ()), Counter((*me.counters, *(me.secrets or ())))
        face_up = [choice for choice in legal if choice.kind]
        return max(face_up, key=lambda choice: hand[choice.kind or ""] - 2 * held[choice.kind or ""]).text

    def _plan(self, view: View, state: State, seat: int) -> Action:
        """Try every counter on every road and look how far one could then travel."""
        best: Action = Pass()
        highest = best_journey(state, seat, limit=NODES).best.score + self.least
        for choice in view.legal:
            if choice.action != "place":
                continue
            action = parse(choice.text)
            trial = state.copy()
            trial.apply(first_decision(action, lambda kind: True))
            score = best_journey(trial, seat, limit=NODES).best.score
            if score > highest:
                best, highest = action, score
        return best

    def _travel(self, view: View, state: State, seat: int) -> Action:
        steps = best_journey(state, seat, limit=100_000).best.steps
        if steps:
            way = BOARD.connections[steps[0].connection].id
            return Caravan(way, tuple(KINDS[k] for k in steps[0].cards)) if steps[0].caravan else Move(way)
        end = next(choice for choice in view.legal if choice.action == "end")
        return End((view.players[seat].hand or ())[: end.choose])
