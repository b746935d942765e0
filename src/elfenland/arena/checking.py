"""Is a bot ready for the arena? Whole games in many situations, each with a sentence about what was seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from elfenland.board import EDITIONS
from elfenland.bots.faults import Fault
from elfenland.bots.guard import GRACE
from elfenland.bots.registry import Spec
from elfenland.bots.stdio import SECONDS_TO_GO, StdioBot
from elfenland.errors import BotError
from elfenland.game import Action, Caravan, End, Game, view_for

#: Number of players, edition, town cards: every number and every edition once.
TABLES = [(2 + number % 5, edition, number % 2 == 1) for number, edition in enumerate(EDITIONS)]
#: What a bot can be asked for.
KINDS = ("draw", "plan", "travel", "caravan", "discard", "keep")
SEED = 2026


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: what, whether it was all right, and what was seen."""

    what: str
    good: bool
    seen: str


@dataclass
class Answers:
    """A bot's answers in one game, and how often each kind of decision was asked for."""

    texts: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, phase: str, action: Action) -> None:
        self.texts.append(str(action))
        if isinstance(action, Caravan):
            phase = "caravan"
        self.kinds["discard" if isinstance(action, End) and action.discards else phase] += 1


def check(spec: Spec, time_left: float | None = None) -> Iterator[Finding]:
    """Look at one thing after another."""
    if spec.is_program:
        greeting = _greeting(spec)
        yield greeting
        if not greeting.good:
            return
    games = []
    for number in range(len(TABLES)):
        answers, finding = _whole_game(spec, number, time_left)
        games.append(answers)
        yield finding
    asked = sum((answers.kinds for answers in games), Counter[str]())
    yield Finding("decisions", True, ", ".join(f"{kind} {asked[kind]}" for kind in KINDS))
    same = _whole_game(spec, 0, time_left)[0].texts == games[0].texts
    told = "the same answers" if same else "other answers: use the seed, and matches can be repeated"
    yield Finding("the same seed again", same or time_left is not None, told)
    if spec.is_program:
        yield _farewell(spec)


def _whole_game(spec: Spec, number: int, time_left: float | None) -> tuple[Answers, Finding]:
    """A whole game with the bot at one seat and `random` at the others."""
    players, edition, town_cards = TABLES[number]
    game = Game.new(players, edition=edition, town_cards=town_cards, seed=SEED + number)
    seat = number % players
    other = Spec.parse("random")
    guards = [(spec if s == seat else other).seat(SEED + number, 1 + s) for s in range(players)]
    answers = Answers()
    with closing(guards[seat]) as guard:
        while (actor := game.to_act) is not None:
            phase = game.phase
            action = guards[actor].turn(game, time_left)
            if actor == seat:
                answers.add(phase, action)
    what = f"{players} players, {edition}{', town cards' if town_cards else ''}"
    if not guard.faults:
        return answers, Finding(what, True, f"{guard.decisions} decisions, the slowest {guard.slowest:.2g} s")
    first, *more = guard.faults
    rest = f" (and {len(more)} more faults)" if more else ""
    return answers, Finding(what, False, f"round {first.round}, {first.phase}: {first.sentence}{rest}")


def _program(spec: Spec) -> StdioBot:
    bot = spec.make(SEED, 1)
    if not isinstance(bot, StdioBot):
        raise BotError(f"{spec.label} is one of our own bots and speaks no protocol")
    return bot


def _greeting(spec: Spec) -> Finding:
    begun = time.perf_counter()
    with closing(_program(spec)) as bot:
        try:
            bot.start(view_for(Game.new(2, seed=SEED), 0), None)
        except Fault as fault:
            return Finding("greeting", False, str(fault))
        return Finding("greeting", True, f"{bot.name!r}, in {time.perf_counter() - begun:.2g} s")


def _farewell(spec: Spec) -> Finding:
    """Whether the program exits by itself when it is told goodbye."""
    bot = _program(spec)
    program = bot.start(view_for(Game.new(2, seed=SEED), 0), None)
    begun = time.perf_counter()
    bot.close(SECONDS_TO_GO + GRACE)
    code = program.process.returncode
    told = (
        f"it exited in {time.perf_counter() - begun:.2g} s"
        if code == 0
        else f"it had to be killed, or failed: exit code {code}"
    )
    return Finding("farewell", code == 0, told)


def talk(spec: Spec) -> list[str]:
    """What is said between the arena and a program: greeting, the first question of each phase, farewell."""
    game = Game.new(2, seed=SEED)
    heard: set[str] = set()
    lines: list[str] = []
    with closing(Spec.parse("random").seat(SEED, 2)) as other:
        bot = _program(spec)
        bot.said = lines
        try:
            while game.round == 1:
                if game.to_act == 1:
                    other.turn(game)
                    continue
                bot.said = lines if game.phase not in heard else []
                heard.add(game.phase)
                game.play(bot.choose(view_for(game, 0)), 0)
        finally:
            bot.said = lines
            bot.close()
    return lines
