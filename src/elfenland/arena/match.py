"""A match: one bot against another that takes all other seats, the same deals with rotated seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from elfenland.arena.play import Played, SeatResult, Sitting
from elfenland.arena.pool import play_all
from elfenland.arena.sprt import Decision, Sprt
from elfenland.arena.statistics import Share, share_of
from elfenland.board.editions import Options
from elfenland.bots.faults import Report
from elfenland.bots.registry import Spec
from elfenland.simulation import seeds


@dataclass(frozen=True)
class Plan:
    """What is to be played. The first bot sits once at every seat of every deal; seat 0 always starts."""

    first: Spec
    second: Spec
    deals: int
    options: Options
    players: int = 4
    edition: str | None = None
    seed: int = 0
    time: float | None = None
    records: Path | None = None

    @property
    def games(self) -> int:
        return self.deals * self.players

    def sittings(self) -> Iterator[Sitting]:
        """Every game, deal by deal."""
        for deal, seed in enumerate(seeds(self.seed, self.deals)):
            for seat in range(self.players):
                bots = tuple(self.first if s == seat else self.second for s in range(self.players))
                name = f"deal-{seed}-seat-{seat}.jsonl"
                record = None if self.records is None else self.records / name
                number = deal * self.players + seat
                yield Sitting(number, seed, bots, self.options, self.edition, self.time, record)


@dataclass(frozen=True)
class FaultAt:
    """A fault and the game it happened in."""

    deal: int
    seat: int
    report: Report

    def __str__(self) -> str:
        return f"deal {self.deal}, seat {self.seat}, round {self.report.round}, {self.report.phase}"


@dataclass
class Side:
    """One bot's figures, over all seats it took."""

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
    """How a match stands. Only whole deals count for the share."""

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
        """Take a game into account; games come in the order of the plan."""
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
        """The first bot's share of the victories, each shared one in parts."""
        return share_of(self.deal_means)


def play_match(plan: Plan, score: Score, jobs: int = 1) -> Iterator[Score]:
    """Play; the score after every game. It ends after the last one, or when the sequential test has decided."""
    with closing(play_all(plan.sittings(), jobs)) as games:
        for played in games:
            score.add(played)
            yield score
            if score.decision is not None:
                return
