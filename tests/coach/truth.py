"""How true the chances are: games among the assumed player, what was predicted, and what became of it.

cd tests && python -m coach.truth 200        prints the figures and draws docs/reliability.svg
cd tests && python -m coach.truth starts     each seat's chance before the deal, and its share of whole games
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from coach.games import assumed_game
from elfenland.board import resolve
from elfenland.coach import Quality, review
from elfenland.coach.assumed import Future
from elfenland.rules import State
from elfenland.rules.numbering import LAST_ROUND

QUALITY = Quality(open=2)  # the default, without the curve of open hands, which says nothing about a seat's chances
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0001)
PICTURE = Path(__file__).parent.parent.parent / "docs" / "reliability.svg"


@dataclass(frozen=True)
class Sample:
    """One seat of one game: its chance at each point of the review, its luck, and its result."""

    players: int
    start: float
    result: float
    luck: float
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance: what was predicted, what was won, and the 95 % band of that."""

    predicted: float
    won: float
    low: float
    high: float
    positions: int
    games: int


def sample(seed: int, quality: Quality = QUALITY) -> Sample:
    """Play one game and review one seat of it."""
    players = 2 + seed % 3
    game = assumed_game(players, seed)
    (seat,) = review(game, [seed // 3 % players], quality, seed=seed).seats
    shares = tuple(point.share for point in seat.points[1:-1] if point.why != "skill")
    return Sample(players, seat.start, seat.result, seat.luck, shares)


def reliability(samples: Sequence[Sample], draws: int = 400) -> list[Bin]:
    """What was won of the positions with each chance; the band is a bootstrap over games."""
    chosen = random.Random(1)
    resampled = [[chosen.randrange(len(samples)) for _ in samples] for _ in range(draws)]
    found = []
    for low, high in pairwise(BINS):
        inside = [[share for share in each.shares if low <= share < high] for each in samples]
        positions = sum(map(len, inside))
        games = sum(map(bool, inside))
        if games < 10:
            continue
        won = [len(shares) * each.result for shares, each in zip(inside, samples, strict=True)]
        means = sorted(sum(won[i] for i in row) / max(1, sum(len(inside[i]) for i in row)) for row in resampled)
        found.append(
            Bin(
                sum(map(sum, inside)) / positions,
                sum(won) / positions,
                means[round(0.025 * draws)],
                means[round(0.975 * draws) - 1],
                positions,
                games,
            )
        )
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5


def starts(players: int, games: int) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Each seat's chance before the deal and its share of as many whole games, with standard errors."""
    future, options = Future(players), resolve("rio-grande", None)
    chances = [future.shares(State.start(options, players, 0), number) for number in range(games)]
    results = [
        future.shares(State.start(options, players, 0), games + number, 1 + LAST_ROUND) for number in range(games)
    ]
    of_seats = zip(zip(*chances, strict=True), zip(*results, strict=True), strict=True)
    return [(mean_and_error(chance), mean_and_error(result)) for chance, result in of_seats]


def draw(bins: Sequence[Bin], games: int) -> None:
    """The reliability curve as a picture for the docs."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 5.4), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 100], [0, 100], color="#b9a888", linewidth=1, label="exactly true")
    predicted, won = [100 * each.predicted for each in bins], [100 * each.won for each in bins]
    below = [100 * (each.won - each.low) for each in bins]
    above = [100 * (each.high - each.won) for each in bins]
    axes.errorbar(predicted, won, yerr=[below, above], fmt="o", color="#2f5d50", capsize=4, label="games, 95 % band")
    for each, x, y in zip(bins, predicted, won, strict=True):
        axes.annotate(f"{each.positions}", (x, y), (7, -11), textcoords="offset points", fontsize=8, color="#6f5940")
    axes.set_xlabel("chance to win that the review gave, in %")
    axes.set_ylabel("share of the victory that was won, in %")
    axes.set_title(f"{games} games among the assumed player")
    axes.legend(frameon=False)
    figure.savefig(PICTURE, metadata={"Date": None})


def main(games: int) -> None:
    samples = []
    with ProcessPoolExecutor() as workers:
        for seed, each in enumerate(workers.map(sample, range(games))):
            samples.append(each)
            print(
                f"game {seed + 1} of {games}: {each.players} players, luck {each.luck:+.3f}, won {each.result:g}",
                flush=True,
            )
    for part in reliability(samples):
        print(f"{part.predicted:.3f} {part.won:.3f} [{part.low:.3f}, {part.high:.3f}] {part.positions} {part.games}")
    print("luck", mean_and_error([each.luck for each in samples]))
    print("start - even", mean_and_error([each.start - 1 / each.players for each in samples]))
    draw(reliability(samples), games)


def print_starts(games: int = 48_000) -> None:
    for players in range(2, 7):
        for seat, ((chance, doubt), (result, error)) in enumerate(starts(players, games), 1):
            promised, won = f"{chance:.4f} ± {doubt:.4f}", f"{result:.4f} ± {error:.4f}"
            print(f"{players} players, seat {seat}: promised {promised}, won {won}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "starts":
        print_starts()
    else:
        main(int(sys.argv[1]))
