"""`elfenland simulate`: many games between bots, with a summary and records."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.table import Table

from elfenland.arena.cluster import machines
from elfenland.arena.parquet import write_tables
from elfenland.arena.pool import spread
from elfenland.arena.shards import Keep, Shards, chunks, play_chunk
from elfenland.arena.simulation import Setting, play_game, seeds
from elfenland.board import DEFAULT_EDITION
from elfenland.cli.common import (
    Cluster,
    Edition,
    Jobs,
    OptionList,
    Records,
    SameLuck,
    TownCards,
    chosen,
    err,
    out,
    progress,
    undisturbed,
)
from elfenland.game import Outcome, record

Output = Annotated[
    Path | None,
    typer.Option(
        "--output", "--resume", help="Write all games to compressed shards in this folder, and resume from them."
    ),
]
Parquet = Annotated[
    bool, typer.Option("--parquet", help="Also write Parquet to --output: a row for each game and each decision.")
]


@dataclass
class Totals:
    """Running totals over the games."""

    games: int = 0
    shares: Counter[int] = field(default_factory=Counter)
    pieces: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.reasons[f"{outcome.reason} ({outcome.rule})"] += 1
        for seat in outcome.winners:
            self.shares[seat] += 1 / len(outcome.winners)  # type: ignore[assignment]  # fractions of a win
        for seat, pieces in enumerate(outcome.pieces):
            self.pieces[seat] += pieces


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=6, help="How many players.")] = 4,
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", "-b", help="Who plays; repeat to seat several bots in turn."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", min=0, help="The first game's seed; later games count up from it.")
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    records: Records = None,
    output: Output = None,
    only_results: Annotated[bool, typer.Option("--only-results", help="Leave the records out of --output.")] = False,
    parquet: Parquet = False,
    same_luck: SameLuck = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games between bots and print a summary.

    Each record contains its game's seed; `--games 1 --seed SEED` plays the same game again. Ctrl-C stops the run and
    reports what was played; with `--output` the same command goes on from there.
    """
    names = bot or ["random"]
    setting = Setting(
        chosen(edition, town_cards, option),
        tuple(names[seat % len(names)] for seat in range(players)),
        edition if not option else None,
        same_luck=same_luck,
    )
    if parquet and output is None:
        raise typer.BadParameter("--parquet needs an --output")
    if output and seed is None:
        raise typer.BadParameter("--output needs a --seed, so that the run can go on later")
    first = randbelow(2**53) if seed is None else seed
    totals = Totals()
    begun = time.perf_counter()
    with progress() as bar:
        task = bar.add_task("games", total=games, note="")
        try:
            target = Target(records, output, only_results)
            for number, _ in enumerate(_play(setting, seeds(first, games), target, jobs, cluster, totals)):
                bar.update(task, completed=totals.games)
                if number % 100 == 0:
                    bar.update(task, note=machines())
        except KeyboardInterrupt:
            err.print(f"stopped after {totals.games} games" + ("; the same command goes on" if output else ""))
    if totals.games:
        _report(setting, totals, first, time.perf_counter() - begun, as_json)
    if (where := records or output) and not as_json:
        err.print(f"{totals.games} games written to {where}")
    if totals.games < games:
        raise typer.Exit(130)
    if parquet and output:
        _write_tables(output, games, jobs)


def _write_tables(folder: Path, games: int, jobs: int) -> None:
    with progress() as bar, closing(write_tables(folder, jobs)) as shards:
        task = bar.add_task("to Parquet", total=games, note="")
        for number in shards:
            bar.advance(task, number)
    err.print(f"Parquet written to {folder}: games-*.parquet, decisions-*.parquet")


@dataclass(frozen=True)
class Target:
    """Where the games go, if anywhere."""

    records: Path | None
    output: Path | None
    only_results: bool


def _play(
    setting: Setting, todo: Sequence[int], target: Target, jobs: int, cluster: str | None, totals: Totals
) -> Iterator[None]:
    """Play the games and count them, those of an earlier run first; what is written is counted, whatever interrupts."""
    if target.records:
        yield from _play_to_files(setting, todo, target.records, jobs, cluster, totals)
        return
    shards = None
    if target.output:
        shards = Shards(target.output, {**setting.to_dict(), "seed": todo[0]}, records=not target.only_results)
        for row in islice(shards.rows(), len(todo)):
            totals.add(row)
        yield
    keep: Keep = "nothing" if shards is None else "records" if shards.records else "results"
    work = chunks(setting, todo, keep, shards.done if shards else 0)
    with closing(spread(play_chunk, work, jobs, cluster)) as results:
        for played in results:
            with undisturbed():
                if shards:
                    shards.append(played)
                for row in played.rows:
                    totals.add(row)
            yield


def _play_to_files(
    setting: Setting, todo: Sequence[int], folder: Path, jobs: int, cluster: str | None, totals: Totals
) -> Iterator[None]:
    """Play the games and write a record of each to a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(spread(_record, ((setting, seed) for seed in todo), jobs, cluster)) as results:
        for seed, (outcome, text) in zip(todo, results, strict=True):
            with undisturbed():
                (folder / f"game-{seed}.jsonl").write_text(text, encoding="utf-8")
                totals.add(outcome)
            yield


def _record(work: tuple[Setting, int]) -> tuple[Outcome, str]:
    game = play_game(*work, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
    assert game.outcome is not None
    return game.outcome, record.dumps(game)


def _report(setting: Setting, totals: Totals, first: int, seconds: float, as_json: bool) -> None:
    seats = range(len(setting.bots))
    if as_json:
        data = {
            "games": totals.games,
            "seed": first,
            "seconds": round(seconds, 3),
            "bots": setting.bots,
            "win_share": [totals.shares[seat] / totals.games for seat in seats],
            "pieces": [totals.pieces[seat] / totals.games for seat in seats],
            "reasons": dict(totals.reasons),
        }
        print(json.dumps(data))
        return
    table = Table(title=f"{totals.games} games from seed {first}, {totals.games / seconds:.0f} games/s")
    for column in ("seat", "player"):
        table.add_column(column)
    for column in ("wins", "pieces"):
        table.add_column(column, justify="right")
    for seat in seats:
        share, pieces = totals.shares[seat] / totals.games, totals.pieces[seat] / totals.games
        table.add_row(str(seat), setting.bots[seat], f"{share:.1%}", f"{pieces:.2f}")
    out.print(table)
    decided = ", ".join(f"{reason} {count}" for reason, count in totals.reasons.most_common())
    out.print(f"decided by: {decided}")
