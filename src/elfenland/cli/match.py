"""`elfenland match`: is one bot better than another?"""

from __future__ import annotations

import json
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

import elfenland
from elfenland.arena.cluster import machines
from elfenland.arena.match import FaultAt, Plan, Score, Side, play_match
from elfenland.arena.sprt import Sprt
from elfenland.board import DEFAULT_EDITION
from elfenland.bots.registry import Spec
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
)
from elfenland.cli.doctor import installed

GAMES, MOST_GAMES = 400, 20_000
#: How many kinds of fault are printed one by one; of the rest, only the number.
KINDS_PRINTED = 10

Time = Annotated[
    float | None,
    typer.Option("--time", "-t", min=0.0, help="Seconds per decision; by default each bot decides for itself."),
]
Sims = Annotated[int | None, typer.Option("--sims", min=1, help="Simulations per decision, for bots that search.")]
FirstSeed = Annotated[
    int | None,
    typer.Option("--seed", "-s", min=0, max=2**53 - 1, help="The first deal's seed; later deals count up from it."),
]


def match(
    first: Annotated[str, typer.Argument(help="The bot at one seat: a name, `elder:sims=200` or `stdio:node bot.js`.")],
    second: Annotated[str, typer.Argument(help="The bot at all other seats.")],
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, help=f"How many games; default {GAMES}, {MOST_GAMES} with --sprt."),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=6, help="How many players.")] = 4,
    time: Time = None,
    sims: Sims = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: FirstSeed = None,
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first bot is stronger.")
    ] = False,
    margin: Annotated[
        float, typer.Option("--margin", min=0.001, max=0.4, help="With --sprt: how much above even means stronger.")
    ] = 0.05,
    alpha: Annotated[
        float, typer.Option("--alpha", min=0.001, max=0.4, help="With --sprt: the risk of either wrong answer.")
    ] = 0.05,
    records: Records = None,
    file: Annotated[
        Path | None,
        typer.Option("--file", "--resume", "-f", help="Save the games to this file (.jsonl), and resume from it."),
    ] = None,
    same_luck: SameLuck = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Find out which of two bots is better: one takes one seat, the other all the rest.

    Each deal is played once with the first bot at each seat, and the interval treats the deal as the unit.
    The same seed repeats the result if the bots count simulations rather than seconds.
    """
    if file and seed is None:
        raise typer.BadParameter("--file needs a --seed, so that the match can go on later")
    wanted = games or (MOST_GAMES if sprt else GAMES)
    plan = Plan(
        parse_bot(first, sims),
        parse_bot(second, sims),
        deals=-(-wanted // players),
        options=chosen(edition, town_cards, option),
        players=players,
        edition=edition if not option else None,
        seed=randbelow(2**53) if seed is None else seed,
        time=time,
        records=records,
        same_luck=same_luck,
    )
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if plan.games != wanted and not sprt:
        err.print(f"playing {plan.games} games, because each deal is played {players} times")
    score = Score(players, Sprt(players, margin, alpha, alpha) if sprt else None)
    _run(plan, score, jobs, cluster, file)
    print(json.dumps(_data(plan, score))) if as_json else _print(plan, score)


def parse_bot(text: str, sims: int | None) -> Spec:
    """A bot from the command line, with `--sims` added to its options."""
    spec = Spec.parse(text)
    return spec if sims is None else spec.with_option("sims", sims)


def _run(plan: Plan, score: Score, jobs: int, cluster: str | None, file: Path | None) -> None:
    """Play with a progress bar that shows the score; Ctrl-C ends the match but keeps the games played."""
    with progress() as bar:
        task = bar.add_task(f"{plan.first.label} against {plan.second.label}", total=plan.games, note="")
        try:
            for now in play_match(plan, score, jobs, cluster, file):
                bar.update(task, completed=now.games)
                if now.games % 10 == 1 or plan.games < 1000:
                    bar.update(task, note=f"{_note(now)}  {machines()}".strip())
        except KeyboardInterrupt:
            err.print("stopped early; these are the results so far")


def _note(score: Score) -> str:
    text = str(score.share) if score.deal_means else ""
    if score.sprt is not None:
        low, high = score.sprt.bounds
        text += f"  ratio {score.sprt.ratio:+.2f} ({low:.2f} to {high:.2f})"
    return text


def _data(plan: Plan, score: Score) -> dict[str, Any]:
    share = score.share
    data: dict[str, Any] = {
        "first": plan.first.text,
        "second": plan.second.text,
        "players": plan.players,
        "edition": plan.edition or "custom",
        "options": plan.options.to_dict(),
        "seed": plan.seed,
        "same_luck": plan.same_luck,
        "time": plan.time,
        "version": installed("elfenland"),
        "compiled": elfenland.COMPILED,
        "games": score.games,
        "deals": share.deals,
        "even": 1 / plan.players,
        "share": share.value,
        "interval": [share.low, share.high],
        "early": score.early,
        "shared": score.shared,
        "bots": [_side_data(side) for side in (score.first, score.second)],
    }
    if score.sprt is not None:
        h0, h1 = score.sprt.hypotheses
        data["sprt"] = {
            "h0": h0,
            "h1": h1,
            "alpha": score.sprt.alpha,
            "beta": score.sprt.beta,
            "ratio": score.sprt.ratio,
            "bounds": score.sprt.bounds,
            "decision": score.decision,
        }
    return data


def _side_data(side: Side) -> dict[str, Any]:
    return {
        "pieces": side.mean_pieces,
        "seconds_per_decision": side.seconds_per_decision,
        "slowest": side.slowest,
        "decisions": side.decisions,
        "faults": [
            {"deal": fault.deal, "seat": fault.seat, **msgspec.structs.asdict(fault.report)} for fault in side.faults
        ],
    }


def _print(plan: Plan, score: Score) -> None:
    title = f"{score.games} games with {plan.players} players, {score.share.deals} deals from seed {plan.seed}"
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for column in ("wins", "95% interval", "pieces", "ms per move", "slowest", "faults"):
        table.add_column(column, justify="right", no_wrap=True)
    share = score.share
    for spec, side, won, interval in (
        (plan.first, score.first, share.value, share.interval),
        (plan.second, score.second, 1 - share.value, "all others" if plan.players > 2 else ""),
    ):
        table.add_row(
            spec.label,
            f"{won:.1%}",
            interval,
            f"{side.mean_pieces:.2f}",
            f"{1000 * side.seconds_per_decision:.2f}",
            f"{1000 * side.slowest:.0f}",
            str(len(side.faults)),
        )
    out.print(table)
    out.print(f"an even share is {1 / plan.players:.1%}; {score.early} games ended early, {score.shared} were shared")
    for spec, side in ((plan.first, score.first), (plan.second, score.second)):
        _print_faults(spec, side)
    if score.sprt is not None:
        out.print(_verdict(plan, score), highlight=False, soft_wrap=True)


def _print_faults(spec: Spec, side: Side) -> None:
    """Print each kind of fault once, with how often and where it first happened."""
    kinds: dict[tuple[str, str], list[FaultAt]] = {}
    for fault in side.faults:
        kinds.setdefault((fault.report.code, fault.report.sentence), []).append(fault)
    for (code, sentence), faults in list(kinds.items())[:KINDS_PRINTED]:
        text = f"{spec.label} {code} × {len(faults)}: {sentence} (first in {faults[0]})"
        out.print(text, style="red", markup=False, highlight=False, soft_wrap=True)
    if len(kinds) > KINDS_PRINTED:
        more = f"{spec.label}: {len(kinds) - KINDS_PRINTED} more kinds of fault; --json lists them all"
        out.print(more, style="red", markup=False)


def _verdict(plan: Plan, score: Score) -> str:
    assert score.sprt is not None
    h0, h1 = (f"{share:.1%}" for share in score.sprt.hypotheses)
    question = f"a share of {h1} rather than {h0}, risk of error {score.sprt.alpha:.1%}"
    if score.decision is None:
        return f"undecided after {score.games} games ({question})"
    return f"decided after {score.games} games: {plan.first.label} is {score.decision} ({question})"
