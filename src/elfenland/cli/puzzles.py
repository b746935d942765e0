"""`elfenland puzzles`: make, check, show and solve puzzles with a proved answer."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from elfenland.arena.cluster import machines
from elfenland.arena.ledger import Ledger
from elfenland.arena.pool import spread
from elfenland.board import BOARD
from elfenland.cli.common import Cluster, Jobs, err, out, progress
from elfenland.coach import puzzles
from elfenland.coach.puzzles import Puzzle
from elfenland.errors import ElfenlandError, PuzzleError

app = typer.Typer(
    help="Puzzles: positions of games between bots with a proved best score.",
    no_args_is_help=True,
    add_completion=False,
)

PackFile = Annotated[
    Path | None, typer.Argument(help="A pack (.jsonl or .jsonl.gz); by default the one that comes with the package.")
]
Wanted = Annotated[str, typer.Argument(help="The puzzle's number in the pack, from 1, or its id.")]
PUZZLES = 600
TASKS = {
    "journey": "Visit as many new towns as you can.",
    "place": "Place one counter so that your best journey visits as many new towns as it can.",
    "tour": "It is the last round: reach the best final score, towns minus the distance from your town card.",
}


class Found(msgspec.Struct, frozen=True):
    """What one game gave, as a line of the file that `make` goes on from."""

    seed: int
    puzzles: tuple[Puzzle, ...]


@app.command()
def make(
    output: Annotated[Path, typer.Option("--output", "-o", help="The pack to write.")] = Path("puzzles.jsonl.gz"),
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to look at.")] = 100,
    size: Annotated[int, typer.Option("--size", min=1, help="How many puzzles to keep at most.")] = PUZZLES,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=6, help="Players in each game.")] = 4,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", min=0, max=2**52, help="The first game's seed; others count up.")
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", "--resume", "-f", help="Save each game's finds to this file (.jsonl), and resume from it."
        ),
    ] = None,
) -> None:
    """Look for puzzles in games between pathfinders, every second one with town cards, and write a balanced pack.

    A position is kept if its best score is proved and the same in every edition, the obvious attempts miss it, and no
    other puzzle is nearly the same.
    """
    from elfenland.coach import puzzles_making

    if file and seed is None:
        raise typer.BadParameter("--file needs a --seed, so that the work can go on later")
    first = randbelow(2**52) if seed is None else seed
    found: list[Puzzle] = []
    looked = 0
    with progress() as bar:
        task = bar.add_task("games", total=games, note="")
        try:
            for looked, made in enumerate(_look(range(first, first + games), players, jobs, cluster, file), 1):
                found += made.puzzles
                bar.update(task, completed=looked, note=f"{len(found)} puzzles  {machines()}".strip())
        except KeyboardInterrupt:
            err.print(f"stopped after {looked} games" + ("; the same command goes on" if file else ""))
    pack = puzzles_making.balanced(puzzles_making.without_twins(found), size)
    data = puzzles.dumps(pack).encode()
    output.write_bytes(gzip.compress(data, mtime=0) if output.suffix == ".gz" else data)
    _table(pack, f"{len(pack)} of {len(found)} puzzles from {looked} games, seed {first}")
    if looked < games:
        raise typer.Exit(130)


def _look(seeds: range, players: int, jobs: int, cluster: str | None, file: Path | None) -> Iterator[Found]:
    """What each game gives, in order; games of the file are not played again."""
    terms = {"search": "elfenland search", "version": 1, "seed": seeds.start, "players": players}
    with closing(Ledger(file, "search", terms, Found)) if file else nullcontext() as ledger:
        done = ledger.rows[: len(seeds)] if ledger else []
        yield from done
        with closing(spread(_make, ((seed, players) for seed in seeds[len(done) :]), jobs, cluster)) as results:
            for found in results:
                if ledger:
                    ledger.append(found)
                yield found


def _make(work: tuple[int, int]) -> Found:
    from elfenland.coach import puzzles_making

    return Found(work[0], tuple(puzzles_making.make(*work)))


@app.command()
def check(
    file: PackFile = None,
    sample: Annotated[int | None, typer.Option("--sample", min=1, help="Prove only every N-th puzzle.")] = None,
    jobs: Jobs = 1,
) -> None:
    """Prove every puzzle of a pack again, by the exact search in every edition and by trying everything."""
    pack = _pack(file)[:: sample or 1]
    tried, wrong = 0, 0
    with progress() as bar:
        task = bar.add_task("puzzles", total=len(pack), note="")
        for problem, everything in spread(_prove, pack, jobs):
            tried += everything
            if problem is not None:
                wrong += 1
                err.print(problem, style="red", markup=False, highlight=False, soft_wrap=True)
            bar.update(task, advance=1)
    twins = len(pack) - len({puzzle.id for puzzle in pack})
    _table(pack, f"{len(pack) - wrong} of {len(pack)} puzzles proved")
    out.print(f"{tried} of them were proved again by trying everything; {twins} appear twice", highlight=False)
    raise typer.Exit(1 if wrong or twins else 0)


def _prove(puzzle: Puzzle) -> tuple[str | None, bool]:
    from elfenland.coach import puzzles_proof

    try:
        return None, puzzles_proof.prove(puzzle)
    except PuzzleError as problem:
        return str(problem), False


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A pack.", exists=True, dir_okay=False)],
    number: Wanted,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")] = Path("puzzle.svg"),
    solution: Annotated[bool, typer.Option("--solution", help="Draw an answer that reaches the proved score.")] = False,
    night: Annotated[bool, typer.Option("--night", help="Draw the map by night.")] = False,
) -> None:
    """Draw a puzzle on the map, with the cards and the task in the terminal."""
    puzzle = _find(_pack(file), number)
    output.write_text(picture(puzzle, puzzles.solution(puzzle) if solution else (), night), encoding="utf-8")
    _describe(puzzle)
    if solution:
        out.print("solution: " + " · ".join(puzzles.solution(puzzle)), highlight=False, soft_wrap=True)
    err.print(f"{output} shows puzzle {puzzle.id}")


def picture(puzzle: Puzzle, answer: tuple[str, ...] = (), night: bool = False) -> str:
    """The solver alone on the map; the town of a town card is marked, an answer's journey is a trail."""
    from elfenland.picture import Position, board_svg  # slow to import, and other commands do not need it

    view = puzzles.view_of(puzzle)
    placed = {words[2]: words[1] for words in map(str.split, answer) if words[0] == "place"}
    return board_svg(
        Position(
            boots=(puzzle.boot,),
            pieces=(frozenset(puzzle.pieces),),
            counters=puzzle.roads | placed,
            obstacles=frozenset(puzzle.obstacles),
            prices={road: view.prices[road].forth for road in puzzle.roads},
            last=frozenset(placed),
            highlight_towns=frozenset({puzzle.goal} if puzzle.goal else ()),
            trails=(tuple(words[1] for words in map(str.split, answer) if words[0] != "place"),),
        ),
        night=night,
    )


@app.command()
def solve(
    file: PackFile = None,
    number: Annotated[
        str, typer.Option("--puzzle", "-n", help="Its number or id; by default the puzzle of the day.")
    ] = "",
) -> None:
    """Solve a puzzle in the terminal: one action a line, then `end`. `hint` and `solution` help."""
    puzzle = _find(_pack(file), number) if number else puzzles.of_the_day(datetime.now(UTC).date())
    _describe(puzzle)
    answer: list[str] = []
    while True:
        try:
            line = out.input("> ").strip()
        except EOFError:
            return
        if line == "end":
            _verdict(puzzle, answer)
            return
        if line == "hint":
            out.print(f"{puzzle.score} is possible", highlight=False)
        elif line == "solution":
            out.print(" · ".join(puzzles.solution(puzzle)), highlight=False, soft_wrap=True)
        elif line == "undo":
            del answer[-1:]
            _state(puzzle, answer)
        elif line:
            _try(puzzle, answer, line)


def _try(puzzle: Puzzle, answer: list[str], line: str) -> None:
    """Add an action to the answer if the rules allow it."""
    try:
        puzzles.judge(puzzle, [*answer, line])
    except ElfenlandError as problem:
        err.print(str(problem), style="red", markup=False, highlight=False, soft_wrap=True)
        return
    answer.append(line)
    _state(puzzle, answer)


def _verdict(puzzle: Puzzle, answer: list[str]) -> None:
    if puzzle.kind == "place" and not answer:
        out.print("nothing was placed", highlight=False)
        return
    judged = puzzles.judge(puzzle, answer)
    missing = judged.proved - judged.reached
    said = (
        "solved: nobody can do better"
        if judged.solved
        else f"{missing} more {'is' if missing == 1 else 'are'} possible"
    )
    out.print(f"{judged.reached}: {said}", highlight=False)


def _state(puzzle: Puzzle, answer: list[str]) -> None:
    """What can be done now."""
    if puzzle.kind == "place":
        out.print("say end" if answer else "place KIND ROAD", highlight=False)
        return
    view = puzzles.view_of(puzzle, answer)
    you = view.players[puzzles.SOLVER]
    out.print(f"{BOARD.towns[BOARD.town_index[you.boot]].name} · {', '.join(you.hand or ())}", highlight=False)
    for choice in view.legal:
        if choice.action != "end":
            cards = f" and {choice.choose} cards of your choice" if choice.choose else ""
            out.print(f"  {choice.text}{cards}", highlight=False)


def _describe(puzzle: Puzzle) -> None:
    out.print(f"Puzzle {puzzle.id}, {puzzle.kind}, rated {puzzle.rating}: {TASKS[puzzle.kind]}", highlight=False)
    out.print(f"boot: {puzzle.boot} · cards: {', '.join(puzzle.hand)}", highlight=False, soft_wrap=True)
    if puzzle.counters:
        out.print(f"counters: {', '.join(puzzle.counters)}", highlight=False)
    if puzzle.goal:
        out.print(f"town card: {puzzle.goal} · towns so far: {20 - len(puzzle.pieces)}", highlight=False)
    out.print(f"to visit: {', '.join(puzzle.pieces)}", highlight=False, soft_wrap=True)
    roads = (f"{road} {kind}{' + obstacle' if road in puzzle.obstacles else ''}" for road, kind in puzzle.roads.items())
    out.print(f"roads: {', '.join(roads)}", highlight=False, soft_wrap=True)
    _state(puzzle, [])


# ------------------------------------------------------------------ packs


def _pack(file: Path | None) -> tuple[Puzzle, ...]:
    if file is None:
        return puzzles.shipped()
    try:
        return puzzles.load(file)
    except OSError as problem:
        raise PuzzleError(f"the pack cannot be read: {problem}") from None


def _find(pack: tuple[Puzzle, ...], wanted: str) -> Puzzle:
    if wanted.isdecimal() and 1 <= int(wanted) <= len(pack):
        return pack[int(wanted) - 1]
    for puzzle in pack:
        if puzzle.id == wanted:
            return puzzle
    raise PuzzleError(f"there is no puzzle {wanted} among {len(pack)}")


def _table(pack: Iterable[Puzzle], title: str) -> None:
    counts = Counter((puzzle.kind, puzzle.rating) for puzzle in pack)
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column("rating", justify="right")
    for kind in puzzles.KINDS:
        table.add_column(kind, justify="right")
    for rating in sorted({rating for _, rating in counts}):
        table.add_row(str(rating), *(str(counts[kind, rating]) for kind in puzzles.KINDS))
    table.add_section()
    totals = [sum(count for (of, _), count in counts.items() if of == kind) for kind in puzzles.KINDS]
    table.add_row("all", *map(str, totals))
    out.print(table)
