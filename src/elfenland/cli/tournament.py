"""`elfenland tournament`: rate many bots and write a report."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from elfenland.arena.cluster import machines
from elfenland.arena.play import Played
from elfenland.arena.ratings import EXTRA, MissingExtra, Standing, standings
from elfenland.arena.tournament import Terms, play_tournament
from elfenland.board import DEFAULT_EDITION
from elfenland.cli.common import Cluster, Edition, Jobs, OptionList, Records, TownCards, chosen, err, out, progress
from elfenland.cli.doctor import installed
from elfenland.cli.match import Sims, Time, parse_bot


def tournament(
    bots: Annotated[
        list[str], typer.Argument(help="Two or more bots: a name, `elder:sims=200` or `stdio:node bot.js`.")
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="How many games in total, including those already in the file.")
    ] = 400,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=6, help="Seats per table; by default up to 4.")
    ] = None,
    time: Time = None,
    sims: Sims = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, max=2**53 - 1, help="The first deal's seed.")] = 1,
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    file: Annotated[
        Path,
        typer.Option("--file", "--resume", "-f", help="Save the games to this file (.jsonl), and resume from it."),
    ] = Path("tournament.jsonl"),
    report: Annotated[Path | None, typer.Option("--report", "-r", help="Write an HTML report to this file.")] = None,
    records: Records = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")] = False,
) -> None:
    """Rate many bots in a tournament.

    The tables change from deal to deal, and every bot at a table plays the deal from every seat. You can
    stop at any time; the same command resumes where it left off.
    """
    _check_extra()
    terms = Terms(
        tuple(parse_bot(bot, sims) for bot in bots),
        chosen(edition, town_cards, option),
        players or min(4, len(bots)),
        seed,
        edition if not option else None,
        time,
    )
    if records:
        records.mkdir(parents=True, exist_ok=True)
    wanted = -(-games // terms.players) * terms.players
    played = _run(terms, wanted, file, jobs, records, cluster)
    table = standings([bot.text for bot in terms.bots], played)
    if as_json:
        print(json.dumps({**terms.to_dict(), "games": len(played), "standings": [_data(s) for s in table]}))
    else:
        _print(table, len(played))
    if report:
        _write(report, terms, played)
    if len(played) < wanted:
        raise typer.Exit(130)


def _check_extra() -> None:
    """Fail now rather than after hours of play."""
    if any(find_spec(package) is None for package in ("openskill", "matplotlib")):
        raise MissingExtra(EXTRA)


def _run(terms: Terms, wanted: int, file: Path, jobs: int, records: Path | None, cluster: str | None) -> list[Played]:
    """Play with a progress bar; Ctrl-C stops and keeps the games played."""
    played: list[Played] = []
    with progress() as bar:
        task = bar.add_task("games", total=wanted, note="")
        try:
            for played in play_tournament(terms, wanted, file, jobs, records, cluster):
                bar.update(task, completed=len(played))
                if len(played) % 10 == 1 or wanted < 1000:
                    bar.update(task, note=f"{_note(terms, played)}  {machines()}".strip())
        except KeyboardInterrupt:
            err.print(f"stopped after {len(played)} games; run the same command to resume")
    return played


def _note(terms: Terms, played: list[Played]) -> str:
    """Who leads by share of wins; ratings come at the end."""
    shares: dict[str, list[float]] = {bot.text: [] for bot in terms.bots}
    for game in played:
        for result in game.seats:
            shares[result.bot].append(result.share)
    means = {bot: sum(found) / len(found) for bot, found in shares.items() if found}
    if not means:
        return ""
    leader = max(means, key=lambda bot: means[bot])
    return f"{leader} leads with {means[leader]:.0%}"


def _print(table: list[Standing], games: int) -> None:
    shown = Table(title=f"{games} games", box=SIMPLE_HEAD)
    shown.add_column("bot", overflow="fold")
    for column in ("rating", "wins", "95% interval", "pieces", "ms per move", "faults"):
        shown.add_column(column, justify="right", no_wrap=True)
    for standing in table:
        shown.add_row(
            standing.bot,
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
            f"{standing.share.value:.1%}",
            standing.share.interval,
            f"{standing.mean_pieces:.2f}",
            f"{1000 * standing.seconds_per_decision:.2f}",
            str(standing.faults.total()),
        )
    out.print(shown)


def _data(standing: Standing) -> dict[str, Any]:
    share = standing.share
    return {
        "bot": standing.bot,
        "mu": standing.mu,
        "sigma": standing.sigma,
        "share": share.value,
        "interval": [share.low, share.high],
        "games": standing.games,
        "pieces": standing.mean_pieces,
        "seconds_per_decision": standing.seconds_per_decision,
        "slowest": standing.slowest,
        "faults": dict(standing.faults),
    }


def _write(report: Path, terms: Terms, played: list[Played]) -> None:
    from elfenland.arena.report import page

    command = shlex.join(["elfenland", *sys.argv[1:]])
    report.write_text(page(terms.to_dict(), played, command, installed("elfenland") or "unknown"), encoding="utf-8")
    err.print(f"report written to {report}")
