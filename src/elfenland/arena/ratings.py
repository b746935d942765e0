"""What a tournament says about its bots: ratings, who beats whom, towns per round, time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from elfenland.arena.play import Played, SeatResult
from elfenland.arena.statistics import Share, share_of
from elfenland.errors import ElfenlandError, from_clone

EXTRA = f"ratings and plots need an extra, {from_clone('arena')}"


class MissingExtra(ElfenlandError):
    """An optional part of the package is not installed."""

    code = "missing_extra"


@dataclass
class Standing:
    """One bot's figures in a tournament."""

    bot: str
    mu: float = 0.0
    sigma: float = 0.0
    games: int = 0
    pieces: int = 0
    early: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    pieces_by_round: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    faults: Counter[str] = field(default_factory=Counter)
    deals: dict[int, list[float]] = field(default_factory=dict)

    def add(self, played: Played, result: SeatResult) -> None:
        self.games += 1
        self.pieces += result.pieces
        self.early += played.early and result.share > 0
        self.decisions += result.decisions
        self.seconds += result.seconds
        self.slowest = max(self.slowest, result.slowest)
        for i, pieces in enumerate(result.pieces_by_round):
            self.pieces_by_round[i].append(pieces)
        self.faults.update(report.code for report in result.faults)
        self.deals.setdefault(played.seed, []).append(result.share)

    @property
    def share(self) -> Share:
        """Its share of the wins at its tables, with the deal as the unit (statistics.py)."""
        return share_of([sum(shares) / len(shares) for shares in self.deals.values()])

    @property
    def mean_pieces(self) -> float:
        return self.pieces / max(1, self.games)

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    @property
    def low(self) -> float:
        """A rating it almost certainly exceeds: three deviations below the mean."""
        return self.mu - 3 * self.sigma


def standings(bots: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """Every bot's standing, highest rating first."""
    table = {bot: Standing(bot) for bot in bots}
    for played in games:
        for result in played.seats:
            table[result.bot].add(played, result)
    for bot, rating in rate(bots, games).items():
        table[bot].mu, table[bot].sigma = rating.mu, rating.sigma
    return sorted(table.values(), key=lambda standing: -standing.mu)


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """Ratings by openskill's Plackett-Luce model, from the ranks in each game, in order of play."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra(EXTRA) from None
    model = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for played in sorted(games, key=lambda game: game.number):
        teams = [[ratings[result.bot]] for result in played.seats]
        rated = model.rate(teams, ranks=[float(result.place) for result in played.seats])
        for result, team in zip(played.seats, rated, strict=True):
            ratings[result.bot] = team[0]
    return ratings


def win_matrix(bots: Sequence[str], games: Sequence[Played]) -> list[list[float | None]]:
    """How often the row's bot finished ahead of the column's; a tie counts half, None if they never met."""
    index = {bot: i for i, bot in enumerate(bots)}
    ahead = [[0.0] * len(bots) for _ in bots]
    met = [[0] * len(bots) for _ in bots]
    for played in games:
        for one in played.seats:
            for other in played.seats:
                if one.bot != other.bot:
                    i, j = index[one.bot], index[other.bot]
                    met[i][j] += 1
                    ahead[i][j] += 0.5 if one.place == other.place else float(one.place < other.place)
    return [
        [won / total if total else None for won, total in zip(*rows, strict=True)]
        for rows in zip(ahead, met, strict=True)
    ]
