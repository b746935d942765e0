"""A match: one bot takes one seat, another takes all the rest; each deal is replayed with the seats rotated."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any

from elfenland.arena.ledger import Ledger
from elfenland.arena.play import Played, SeatResult, Sitting, play_all
from elfenland.arena.simulation import seeds
from elfenland.arena.sprt import Decision, Sprt
from elfenland.arena.statistics import Share, share_of
from elfenland.board import Options
from elfenland.bots.faults import Report
from elfenland.bots.registry import Spec

KIND = "match"


@dataclass(frozen=True)
class Plan:
    """The games to play. In every deal the first bot takes each seat once; seat 0 always starts."""

    first: Spec
    second: Spec
    deals: int
    options: Options
    players: int = 4
    edition: str | None = None
    seed: int = 0
    time: float | None = None
    records: Path | None = None
    same_luck: bool = False

    @property
    def games(self) -> int:
        return self.deals * self.players

    def to_dict(self) -> dict[str, Any]:
        """What decides every game, as the first line of a match's file; how many games is not part of it."""
        return {
            KIND: f"elfenland {KIND}",
            "version": 1,
            "first": self.first.text,
            "second": self.second.text,
            "players": self.players,
            "edition": self.edition or "custom",
            "options": self.options.to_dict(),
            "seed": self.seed,
            "time": self.time,
            "same_luck": self.same_luck,
        }

    def sittings(self) -> Iterator[Sitting]:
        """Every game, deal by deal."""
        for deal, seed in enumerate(seeds(self.seed, self.deals)):
            for seat in range(self.players):
                bots = tuple(self.first if other == seat else self.second for other in range(self.players))
                name = f"deal-{seed}-seat-{seat}.jsonl"
                record = None if self.records is None else self.records / name
                number = deal * self.players + seat
                yield Sitting(number, seed, bots, self.options, self.edition, self.time, record, self.same_luck)


@dataclass(frozen=True)
class FaultAt:
    """A fault, and the deal and seat where it happened."""

    deal: int
    seat: int
    report: Report

    def __str__(self) -> str:
        return f"deal {self.deal}, seat {self.seat}, round {self.report.round}, {self.report.phase}"


@dataclass
class Side:
    """One bot's figures over all the seats it took."""

    seats: int = 0
    pieces: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: list[FaultAt] = field(default_factory=list)

    def add(self, played: Played, seat: int, result: SeatResult) -> None:
        self.seats += 1
        self.pieces += result.pieces
        self.decisions += result.decisions
        self.seconds += result.seconds
        self.slowest = max(self.slowest, result.slowest)
        self.faults += [FaultAt(played.seed, seat, report) for report in result.faults]

    @property
    def mean_pieces(self) -> float:
        return self.pieces / max(1, self.seats)

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / max(1, self.decisions)


@dataclass
class Score:
    """The running score of a match. Only complete deals count towards the share."""

    players: int
    sprt: Sprt | None = None
    games: int = 0
    early: int = 0
    shared: int = 0
    first: Side = field(default_factory=Side)
    second: Side = field(default_factory=Side)
    deal_means: list[float] = field(default_factory=list)
    decision: Decision | None = None
    _deal: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Count a game; games arrive in the order of the plan."""
        mine = self.games % self.players
        self.games += 1
        self.early += played.early
        self.shared += played.reason == "shared"
        for seat, result in enumerate(played.seats):
            (self.first if seat == mine else self.second).add(played, seat, result)
        self._deal.append(played.seats[mine].share)
        if len(self._deal) == self.players:
            self._end_deal()

    def _end_deal(self) -> None:
        mean = sum(self._deal) / self.players
        self._deal.clear()
        self.deal_means.append(mean)
        if self.sprt is not None:
            self.decision = self.sprt.add(mean)

    @property
    def share(self) -> Share:
        """The first bot's share of the wins; a shared win counts in part."""
        return share_of(self.deal_means)


def play_match(
    plan: Plan, score: Score, jobs: int = 1, cluster: str | None = None, file: Path | None = None
) -> Iterator[Score]:
    """Play the match and yield the score after every game, until the plan or the sequential test ends it.

    With a file, games that are there are not played again, and every new one is written there at once.
    """
    with closing(Ledger(file, KIND, plan.to_dict(), Played)) if file else nullcontext() as ledger:
        done = ledger.rows[: plan.games] if ledger else []
        missing = islice(plan.sittings(), len(done), None)
        with closing(play_all(missing, jobs, cluster)) as games:
            for played in chain(done, games):
                if ledger and played.number >= len(done):
                    ledger.append(played)
                score.add(played)
                yield score
                if score.decision is not None:
                    return
