"""A guard around a bot that may misbehave: a stand-in plays the turn that it spoils, and the game goes on."""

from __future__ import annotations

import time as clock
from collections.abc import Callable
from functools import partial
from typing import Protocol, cast, get_args

from elfenland.bots.deciding import Decider
from elfenland.bots.faults import Crashed, Fault, IllegalAction, Late, Report, Rubbish
from elfenland.bots.stdio import StdioBot
from elfenland.errors import Refused
from elfenland.game import Action, Game, View, choose_whole, redact_state, view_for
from elfenland.hidden import Known
from elfenland.rules import Rng, State

#: A bot may take this many times its time, and this many seconds more, before its turn is lost.
PATIENCE, GRACE = 2.0, 1.0
#: Seconds for a decision where no time is given.
UNTIMED = 60.0
#: A bot that has crashed or hung this often in one game is not asked again in it.
CHANCES = 3

_ACTIONS = get_args(Action)


class Chooser(Protocol):
    """What the guard needs of a bot."""

    def choose(self, view: View, time: float | None) -> Action: ...


def asked(bot: Chooser, game: Game, seat: int, time: float | None) -> Callable[[], Action]:
    """The question to a bot, ready to ask: our own bots get integers, others a view."""
    if isinstance(bot, Decider):
        return partial(bot.decide, Known.of_game(game, seat), time)
    return partial(bot.choose, view_for(game, seat), time)


class Guard:
    """A guarded bot for one seat of one game: it always answers with an action, and lists its faults."""

    def __init__(self, make: Callable[[], Chooser], stand_in: Rng) -> None:
        self.faults: list[Report] = []
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self._rng = stand_in
        self._make = make
        self._bot: Chooser | None = None
        self._chances = CHANCES

    def turn(self, game: Game, time: float | None = None) -> Action:
        """Play one decision of the seat that is to act, whatever the bot does; what was played."""
        seat = game.to_act
        assert seat is not None
        action = self.choose(game, seat, time)
        try:
            game.play(action, seat)
        except Refused as refusal:
            self._report(game, IllegalAction(str(refusal)))
            action = self.stand_in(game, seat)
            game.play(action, seat)
        return action

    def choose(self, game: Game, seat: int, time: float | None = None) -> Action:
        """The bot's action, or the stand-in's where the bot gives none; legal or not is left to the game."""
        if self._chances == 0:
            return self.stand_in(game, seat)
        try:
            return self._ask(game, seat, time)
        except Fault as fault:
            self._report(game, fault)
        except Exception as error:
            self._report(game, Crashed(f"it raised {type(error).__name__}: {str(error)[:200]}"))
        return self.stand_in(game, seat)

    def _ask(self, game: Game, seat: int, time: float | None) -> Action:
        """What the bot answers in time; making it, starting its program and showing it the table is not counted."""
        limit = UNTIMED if time is None else PATIENCE * time + GRACE
        if self._bot is None:
            self._bot = self._make()
        question = asked(self._bot, game, seat, time)
        if isinstance(self._bot, StdioBot):
            self._bot.limit = limit
            self._bot.start(view_for(game, seat, history=False), time)
        begun = clock.perf_counter()
        try:
            action: object = question()  # whatever it is
        finally:
            used = clock.perf_counter() - begun
            self.decisions += 1
            self.seconds += used
            self.slowest = max(self.slowest, used)
        if not isinstance(action, _ACTIONS):
            raise Rubbish(f"its answer is not an action: {repr(action)[:80]}")
        if used > limit:
            raise Late(f"it took {used:.3g} s; the limit is {limit:.3g} s")
        return cast(Action, action)

    def stand_in(self, game: Game, seat: int) -> Action:
        """Any legal action: every decision uniformly among the legal ones, from the seed."""

        def choose(state: State, legal: list[int]) -> int:
            return legal[self._rng.below(len(legal))]

        return choose_whole(redact_state(game.state, seat), choose)

    def _report(self, game: Game, fault: Fault) -> None:
        sentence = str(fault)
        if isinstance(fault, Crashed | Late):
            self._chances -= 1
            sentence += "" if self._chances else "; it is not asked again in this game"
        self.faults.append(Report(fault.code, game.round, game.phase, sentence))

    def close(self) -> None:
        """End what the bot has running."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()
