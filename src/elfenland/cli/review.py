"""`elfenland review`: how well each seat of a finished game played, and how lucky it was."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from elfenland.cli.common import GameNumber, Jobs, RecordFile, err, load_game, out, progress
from elfenland.coach import Quality, Review, review
from elfenland.coach.english import change, percent, spoken
from elfenland.coach.judging import SIGNS
from elfenland.coach.reviewing import DEFAULT_SECONDS
from elfenland.errors import ElfenlandError


def review_command(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", min=0, max=5, help="Review this seat only.")] = None,
    time: Annotated[
        float, typer.Option("--time", min=0.5, help="About how many seconds of one core to spend.")
    ] = DEFAULT_SECONDS,
    html: Annotated[Path | None, typer.Option("--html", help="Write the review as one HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    jobs: Jobs = 1,
    game_number: GameNumber = None,
) -> None:
    """Review a finished game: luck, skill, graded decisions, and the moments that decided it.

    Every decision is judged from what its player knew at the time. The same record and `--time` give the same review.
    """
    game = load_game(file, game_number)
    if seat is not None and seat >= len(game.players):
        raise ElfenlandError(f"there is no seat {seat} among {len(game.players)} players")
    if html is not None and not html.absolute().parent.is_dir():
        raise ElfenlandError(f"there is no folder {html.parent} for {html.name}")
    quality = Quality.of_time(time, len(game.players))
    with progress() as bar:
        task = bar.add_task("review", total=None, note="")
        found = review(
            game,
            None if seat is None else [seat],
            quality,
            jobs=jobs,
            progress=lambda done, total, _: bar.update(task, completed=done, total=total),
        )
    if html is not None:
        from elfenland.coach.page import html as page  # draws the map, which takes a moment to import

        html.write_text(page(found, game), encoding="utf-8")
        err.print(f"{html} shows the review")
    if as_json:
        print(msgspec.json.encode(found).decode())
    elif html is None:
        _report(found)


def _report(found: Review) -> None:
    table = Table(title="result − start = luck + skill + others")
    for column in ("player", "start", "luck", "skill", "others", "result", "±", "error rate"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat in found.seats:
        rate = seat.error_rate.overall
        table.add_row(
            seat.name,
            percent(seat.start),
            change(seat.luck),
            change(seat.skill),
            change(seat.others),
            percent(seat.result),
            f"{100 * seat.standard_error:.0f} %",
            "–" if rate is None else f"{rate:.1f} ‰",
        )
    out.print(table)
    for seat in found.seats:
        for decision in seat.decisions:
            if decision.grade in ("mistake", "blunder", "brilliant"):
                known = "proved" if decision.proved else f"± {100 * decision.standard_error:.1f}"
                better = f"; better: {spoken(decision.best)}, by {percent(decision.loss, 1)} ({known})"
                sentence = f"{decision.event:4d}  {seat.name}: {spoken(decision.played)} {SIGNS[decision.grade]}"
                out.print(sentence + (better if decision.loss else ""), markup=False, highlight=False, soft_wrap=True)
