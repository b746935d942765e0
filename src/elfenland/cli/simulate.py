"""`elfenland simulate`: many games by bots, a summary, records."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.table import Table

from elfenland import record
from elfenland.board.editions import DEFAULT_EDITION
from elfenland.cli.common import Edition, Jobs, OptionList, TownCards, chosen, err, out, progress
from elfenland.outcome import Outcome, outcome_of
from elfenland.simulation import Setting, play_game, play_random_state, seeds


@dataclass
class Totals:
    """What a run of games added up to."""

    games: int = 0
    shares: Counter[int] = field(default_factory=Counter)
    pieces: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.reasons[f"{outcome.reason} ({outcome.rule})"] += 1
        for seat in outcome.winners:
            self.shares[seat] += 1 / len(outcome.winners)  # type: ignore[assignment]  # shares are parts
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
        typer.Option("--bot", "-b", help="Who plays; repeat for several, they take turns at the seats."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", min=0, help="The first game's seed; then counted up.")
    ] = None,
    jobs: Jobs = 1,
    records: Annotated[Path | None, typer.Option("--records", help="Write one record (.jsonl) a game here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games and sum them up.

    The seed of each game stands in its record: `--games 1 --seed` with it plays the same game again.
    """
    names = bot or ["random"]
    setting = Setting(
        chosen(edition, town_cards, option),
        tuple(names[seat % len(names)] for seat in range(players)),
        edition if not option else None,
    )
    first = randbelow(2**53) if seed is None else seed
    if records:
        records.mkdir(parents=True, exist_ok=True)
    totals = Totals()
    begun = time.perf_counter()
    with progress() as bar:
        task = bar.add_task("games", total=games, note="")
        for outcomes in _play(setting, first, games, jobs, records):
            for outcome in outcomes:
                totals.add(outcome)
            bar.update(task, completed=totals.games)
    _report(setting, totals, first, time.perf_counter() - begun, as_json)
    if records and not as_json:
        err.print(f"{totals.games} records in {records}")


CHUNK = 50


def _play(setting: Setting, first: int, games: int, jobs: int, records: Path | None) -> Iterator[list[Outcome]]:
    todo = list(seeds(first, games))
    chunks = [(setting, todo[i : i + CHUNK], records) for i in range(0, games, CHUNK)]
    if jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_chunk, chunks)


def _play_chunk(work: tuple[Setting, list[int], Path | None]) -> list[Outcome]:
    setting, todo, records = work
    outcomes = []
    for seed in todo:
        if records is None and set(setting.bots) == {"random"}:
            outcome = outcome_of(play_random_state(setting, seed))
        else:
            created = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            game = play_game(setting, seed, created)
            outcome = game.outcome
            if records:
                (records / f"game-{seed}.jsonl").write_text(record.dumps(game), encoding="utf-8")
        assert outcome is not None
        outcomes.append(outcome)
    return outcomes


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
    table = Table(title=f"{totals.games} games, seeds from {first}, {totals.games / seconds:.0f} games/s")
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
