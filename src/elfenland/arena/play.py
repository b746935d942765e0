"""One game between bots, and what the arena keeps of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from elfenland import events as e
from elfenland import record
from elfenland.board.editions import Options
from elfenland.bots.faults import Report
from elfenland.bots.guard import Guard
from elfenland.bots.registry import Spec
from elfenland.game import Game
from elfenland.simulation import BOT_STREAM


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared: its share of the victory, its place, and how its bot behaved."""

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
    """One game that was played: its number in the plan, its seed, its seats."""

    number: int
    seed: int
    seats: tuple[SeatResult, ...]
    early: bool
    reason: str


@dataclass(frozen=True)
class Sitting:
    """One game to be played: who sits where, and by which chance."""

    number: int
    seed: int
    bots: tuple[Spec, ...]
    options: Options
    edition: str | None = None
    time: float | None = None
    record: Path | None = None


def play(sitting: Sitting) -> Played:
    """Play one game to its end, whatever its bots do; write its record where one is wanted."""
    guards = [bot.seat(sitting.seed, BOT_STREAM + seat) for seat, bot in enumerate(sitting.bots)]
    game = _game(sitting)
    try:
        game.begin()
        while (seat := game.to_act) is not None:
            guards[seat].turn(game, sitting.time)
    finally:
        for guard in guards:
            guard.close()
    if sitting.record is not None:
        sitting.record.write_text(record.dumps(game), encoding="utf-8")
    return _played(sitting, game, guards)


def _game(sitting: Sitting) -> Game:
    return Game(
        sitting.options,
        [e.Player(f"{bot.label} {seat + 1}", bot.label) for seat, bot in enumerate(sitting.bots)],
        seed=sitting.seed,
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        edition=sitting.edition,
    )


def _played(sitting: Sitting, game: Game, guards: list[Guard]) -> Played:
    outcome = game.outcome
    assert outcome is not None
    by_round = pieces_by_round(game)
    places = _places(outcome.winners, outcome.scores)
    seats = tuple(
        SeatResult(
            bot=bot.text,
            share=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            place=places[seat],
            pieces=outcome.pieces[seat],
            pieces_by_round=tuple(by_round[seat]),
            decisions=guard.decisions,
            seconds=round(guard.seconds, 6),
            slowest=round(guard.slowest, 6),
            faults=tuple(guard.faults),
        )
        for seat, (bot, guard) in enumerate(zip(sitting.bots, guards, strict=True))
    )
    return Played(sitting.number, sitting.seed, seats, outcome.early, outcome.reason)


def _places(winners: tuple[int, ...], scores: tuple[int, ...]) -> list[int]:
    """Places from 1: the winners by R6, the others by score; equals share a place."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    keys = [(True, 0) if won else (False, score) for won, score in keys]
    return [1 + sum(other > key for other in keys) for key in keys]


def pieces_by_round(game: Game) -> list[list[int]]:
    """Each seat's town pieces at the end of each round that was begun."""
    seats = range(len(game.players))
    counts: list[list[int]] = [[] for _ in seats]
    for event in game.events:
        if isinstance(event, e.RoundBegan):
            for seat in seats:
                counts[seat].append(counts[seat][-1] if counts[seat] else 0)
        elif isinstance(event, e.Moved) and event.collected:
            counts[event.player][-1] += 1
    return counts
