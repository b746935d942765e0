"""One game between bots, and its result."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from elfenland.arena.pool import spread
from elfenland.arena.quick import BOT_STREAM, all_quick, seated
from elfenland.arena.simulation import deal
from elfenland.arena.tables import pieces_by_round
from elfenland.board import Options
from elfenland.bots.faults import Report
from elfenland.bots.guard import Guard
from elfenland.bots.registry import Spec
from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import begin_game, play_turn
from elfenland.game import Game, Outcome, outcome_of, record
from elfenland.game import events as e
from elfenland.rules import Rng, State
from elfenland.rules.numbering import COLLECTED


class SeatResult(msgspec.Struct, frozen=True):
    """One seat's result: its share of the win, its rank, and how its bot behaved."""

    bot: str
    share: float
    place: int
    pieces: int
    pieces_by_round: tuple[int, ...]
    decisions: int
    seconds: float
    slowest: float
    faults: tuple[Report, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A finished game: its number in the plan, its seed, and its seats."""

    number: int
    seed: int
    seats: tuple[SeatResult, ...]
    early: bool
    reason: str


@dataclass(frozen=True)
class Sitting:
    """A game to play: who sits where, and the seed of its chance."""

    number: int
    seed: int
    bots: tuple[Spec, ...]
    options: Options
    edition: str | None = None
    time: float | None = None
    record: Path | None = None
    same_luck: bool = False


def play(sitting: Sitting, quick: bool = True) -> Played:
    """Play one game to its end, whatever its bots do.

    Without `quick`, bots that could play on the bare state are guarded like all others.
    """
    return play_recorded(sitting, quick)[0]


def play_all(sittings: Iterable[Sitting], jobs: int = 1, cluster: str | None = None) -> Generator[Played]:
    """Play the games and yield the results in order; their records are written on this machine."""
    with closing(spread(play_recorded, sittings, jobs, cluster)) as games:
        for played, file, text in games:
            if file is not None:
                file.write_text(text, encoding="utf-8")
            yield played


def play_recorded(sitting: Sitting, quick: bool = True) -> tuple[Played, Path | None, str]:
    """Play one game; its result, and the file and the text of its record if one is wanted."""
    planners = all_quick(bot.planner for bot in sitting.bots)
    if quick and planners and sitting.record is None and not sitting.same_luck:
        return _play_quick(sitting, planners), None, ""
    guards = [bot.seat(sitting.seed, BOT_STREAM + seat) for seat, bot in enumerate(sitting.bots)]
    game = _game(sitting)
    try:
        game.begin()
        while (seat := game.to_act) is not None:
            guards[seat].turn(game, sitting.time)
    finally:
        for guard in guards:
            guard.close()
    text = "" if sitting.record is None else record.dumps(game)
    return _played(sitting, game, guards), sitting.record, text


def _game(sitting: Sitting) -> Game:
    return Game(
        sitting.options,
        [e.Player(f"{bot.label} {seat + 1}", bot.label) for seat, bot in enumerate(sitting.bots)],
        seed=None if sitting.same_luck else sitting.seed,
        chance=deal(sitting.seed) if sitting.same_luck else None,
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        edition=sitting.edition,
    )


def _played(sitting: Sitting, game: Game, guards: list[Guard]) -> Played:
    outcome = game.outcome
    assert outcome is not None
    return _result(sitting, outcome, pieces_by_round(game), guards)


def _result(
    sitting: Sitting, outcome: Outcome, by_round: Sequence[Sequence[int]], conduct: Sequence[Guard | Clock]
) -> Played:
    places = _places(outcome.winners, outcome.scores)
    seats = tuple(
        SeatResult(
            bot=bot.text,
            share=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            place=places[seat],
            pieces=outcome.pieces[seat],
            pieces_by_round=tuple(by_round[seat]),
            decisions=how.decisions,
            seconds=round(how.seconds, 6),
            slowest=round(how.slowest, 6),
            faults=tuple(how.faults),
        )
        for seat, (bot, how) in enumerate(zip(sitting.bots, conduct, strict=True))
    )
    return Played(sitting.number, sitting.seed, seats, outcome.early, outcome.reason)


# ------------------------------------------------------------------ quick bots, on the bare state


class Clock:
    """What a quick bot took for its decisions; it has no faults."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.faults: tuple[Report, ...] = ()

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def _play_quick(sitting: Sitting, planners: list[Planner]) -> Played:
    """The same game without events: it takes a fraction of the time."""
    state = State.start(sitting.options, len(planners))
    table, chance = seated(planners, sitting.seed), Rng(sitting.seed)
    clocks = [Clock() for _ in planners]
    by_round: list[list[int]] = [[] for _ in planners]
    begin_game(table, state, chance)
    while not state.over:
        seat, now, begun = state.actor, state.round, time.perf_counter()
        play_turn(table, state, chance)
        clocks[seat].add(time.perf_counter() - begun)
        if state.over or state.round != now:
            for other, counts in enumerate(by_round):
                counts.append(state.at(COLLECTED + other))
    outcome = outcome_of(state)
    assert outcome is not None
    return _result(sitting, outcome, by_round, clocks)


def _places(winners: tuple[int, ...], scores: tuple[int, ...]) -> list[int]:
    """Ranks from 1: the winners by R6 first, then by score; ties share a rank."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    keys = [(True, 0) if won else (False, score) for won, score in keys]
    return [1 + sum(other > key for other in keys) for key in keys]
