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
from elfenland.arena.match import FaultAt, Plan, Score, Side, play_match
from elfenland.arena.sprt import Sprt
from elfenland.board.editions import DEFAULT_EDITION
from elfenland.bots.registry import Spec
from elfenland.cli.common import Edition, Jobs, OptionList, TownCards, chosen, err, out, progress
from elfenland.cli.doctor import installed

GAMES, MOST_GAMES = 400, 20_000
#: Kinds of fault that are told one by one; of more, only the number.
TOLD = 10

Time = Annotated[
    float | None, typer.Option("--time", "-t", min=0.0, help="Seconds a decision; else the bots' own measure.")
]
Sims = Annotated[int | None, typer.Option("--sims", min=1, help="Simulations a decision, for bots that search.")]
Records = Annotated[Path | None, typer.Option("--records", help="Write one record (.jsonl) a game here.")]
FirstSeed = Annotated[
    int | None, typer.Option("--seed", "-s", min=0, max=2**53 - 1, help="The first deal's seed; then counted up.")
]


def match(
    first: Annotated[str, typer.Argument(help="Takes one seat: a name, `elder:sims=200`, `stdio:node bot.js`.")],
    second: Annotated[str, typer.Argument(help="Takes all other seats.")],
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, help=f"How many games; {GAMES}, with --sprt {MOST_GAMES}.")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=6, help="How many players.")] = 4,
    time: Time = None,
    sims: Sims = None,
    jobs: Jobs = 1,
    seed: FirstSeed = None,
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as it is decided.")] = False,
    margin: Annotated[
        float, typer.Option("--margin", min=0.001, max=0.4, help="With --sprt: stronger means the even share + this.")
    ] = 0.05,
    alpha: Annotated[
        float, typer.Option("--alpha", min=0.001, max=0.4, help="With --sprt: risk of either error.")
    ] = 0.05,
    records: Records = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play a match: one bot at one seat, the other at all others.

    Every deal is played once with the first bot at each seat. The interval takes the deal as the unit;
    with the same seed, and bots that count simulations instead of seconds, the result repeats.
    """
    wanted = games or (MOST_GAMES if sprt else GAMES)
    plan = Plan(
        _spec(first, sims),
        _spec(second, sims),
        deals=-(-wanted // players),
        options=chosen(edition, town_cards, option),
        players=players,
        edition=edition if not option else None,
        seed=randbelow(2**53) if seed is None else seed,
        time=time,
        records=records,
    )
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if plan.games != wanted and not sprt:
        err.print(f"{plan.games} games: every deal is played {players} times")
    score = Score(players, Sprt(players, margin, alpha, alpha) if sprt else None)
    _run(plan, score, jobs)
    print(json.dumps(_data(plan, score))) if as_json else _print(plan, score)


def _spec(text: str, sims: int | None) -> Spec:
    spec = Spec.parse(text)
    return spec if sims is None else spec.with_option("sims", sims)


def _run(plan: Plan, score: Score, jobs: int) -> None:
    """Play with a bar that shows the running score; Ctrl-C ends the match and keeps what was played."""
    with progress() as bar:
        task = bar.add_task(f"{plan.first.label} against {plan.second.label}", total=plan.games, note="")
        try:
            for now in play_match(plan, score, jobs):
                bar.update(task, completed=now.games, note=_note(now))
        except KeyboardInterrupt:
            err.print("stopped early; what follows is about the games until then")


def _note(score: Score) -> str:
    text = score.share.text if score.deal_means else ""
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
    title = f"{score.games} games of {plan.players}, {score.share.deals} deals from seed {plan.seed}"
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for column in ("wins", "95 % interval", "pieces", "ms a move", "slowest", "faults"):
        table.add_column(column, justify="right", no_wrap=True)
    share = score.share
    interval = f"{100 * share.low:.1f} – {100 * share.high:.1f} %"
    others = "all others" if plan.players > 2 else "the other"
    rest = (f"{100 * (1 - share.value):.1f} %", others)
    for spec, side, (won, about) in (
        (plan.first, score.first, (f"{100 * share.value:.1f} %", interval)),
        (plan.second, score.second, rest),
    ):
        table.add_row(
            spec.label,
            won,
            about,
            f"{side.mean_pieces:.2f}",
            f"{1000 * side.seconds_per_decision:.2f}",
            f"{1000 * side.slowest:.0f}",
            str(len(side.faults)),
        )
    out.print(table)
    out.print(f"even is {100 / plan.players:.1f} %; {score.early} games finished early, {score.shared} were shared")
    for spec, side in ((plan.first, score.first), (plan.second, score.second)):
        _print_faults(spec, side)
    if score.sprt is not None:
        out.print(_verdict(plan, score), highlight=False, soft_wrap=True)


def _print_faults(spec: Spec, side: Side) -> None:
    """Each kind of fault once, with its number and the first place."""
    kinds: dict[tuple[str, str], list[FaultAt]] = {}
    for fault in side.faults:
        kinds.setdefault((fault.report.code, fault.report.sentence), []).append(fault)
    for (code, sentence), faults in list(kinds.items())[:TOLD]:
        text = f"{spec.label} {code} × {len(faults)}: {sentence} (first in {faults[0]})"
        out.print(text, style="red", markup=False, highlight=False, soft_wrap=True)
    if len(kinds) > TOLD:
        out.print(
            f"{spec.label}: {len(kinds) - TOLD} kinds of fault more; --json has them all", style="red", markup=False
        )


def _verdict(plan: Plan, score: Score) -> str:
    assert score.sprt is not None
    h0, h1 = (f"{100 * share:.1f} %" for share in score.sprt.hypotheses)
    question = f"share {h1} rather than {h0}, risk {100 * score.sprt.alpha:.1f} %"
    if score.decision is None:
        return f"undecided after {score.games} games ({question})"
    return f"decided after {score.games} games: {plan.first.label} is {score.decision} ({question})"
