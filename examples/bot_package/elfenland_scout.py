"""A bot built on this package: it places the counter that most improves its best journey.

pip install examples/bot_package
elfenland match scout random --players 2 --games 20
"""

from __future__ import annotations

from collections import Counter

from elfenland.board import BOARD, CARD_NAMES
from elfenland.game import Action, Caravan, End, LegalChoice, Move, Pass, SeatView, View, decisions_of, parse
from elfenland.hidden import known_state
from elfenland.journeys import best_journey
from elfenland.rules import State

NODES = 2_000  # limit of the journey search for each counter it tries


class Scout:
    """One instance plays one seat of one game; `seed`, `stream` and the bot's options are passed by name."""

    def __init__(self, *, seed: int, stream: int, least: int = 20) -> None:
        self.least = least  # place a counter only if it improves the journey by this much

    def choose(self, view: View, time: float | None) -> Action:
        """Choose an action from the view alone; `time` is in seconds, or None."""
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
        """Try every counter on every road, and see how far the boot could then travel."""
        best: Action = Pass()
        highest = best_journey(state, seat, limit=NODES).best.score + self.least
        for choice in view.legal:
            if choice.action != "place":
                continue
            action = parse(choice.text)
            trial = state.copy()
            trial.apply(decisions_of(action, state)[0])
            score = best_journey(trial, seat, limit=NODES).best.score
            if score > highest:
                best, highest = action, score
        return best

    def _travel(self, view: View, state: State, seat: int) -> Action:
        steps = best_journey(state, seat, limit=100_000).best.steps
        if steps:
            connection = BOARD.connections[steps[0].connection].id
            return (
                Caravan(connection, tuple(CARD_NAMES[k] for k in steps[0].cards))
                if steps[0].caravan
                else Move(connection)
            )
        end = next(choice for choice in view.legal if choice.action == "end")
        return End((view.players[seat].hand or ())[: end.choose])
