"""The moments of a record: the state before each event, and what each seat knew then."""

from __future__ import annotations

from elfenland.game import Game, Replay, redact_state
from elfenland.hidden import Known
from elfenland.rules import State


class Moments:
    """A game gone through once more; `states[k]` is the position before event k, counted from 0."""

    def __init__(self, game: Game) -> None:
        self.game = game
        again = Game(game.options, game.players, game.starting_player, edition=game.edition)
        replay = Replay(again)
        self.states: list[State] = []
        for event in game.events:
            self.states.append(again.state.copy())
            replay.feed(event)
        self.states.append(again.state.copy())

    def known(self, at: int, seat: int) -> Known:
        """What the seat knew before event `at`."""
        game = self.game
        state = redact_state(self.states[at], seat)
        return Known(seat, state, game.options, game.starting_player, game.events[:at], redacted=False)
