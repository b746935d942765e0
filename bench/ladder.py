"""Play the ladder's matches and write their rows into docs/ladder.md.

python bench/ladder.py                 every match (hours, because of elder)
python bench/ladder.py --cheap         only those without elder (minutes)
python bench/ladder.py --row 3         only the third match
python bench/ladder.py --levels        the ratings of levels 1 to 9 (a minute); --deals says how many for each pair
python bench/ladder.py --characters    how strong the characters are beside their level; --deals, too
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from elfenland.arena.ladder import intervals, play_pair, ratings, round_robin
from elfenland.arena.statistics import share_of
from elfenland.board import resolve
from elfenland.bots.characters import CHARACTERS, STRENGTH
from elfenland.bots.levels import LEVELS

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "ladder.md"
#: Nothing was tuned on these deals.
SEED = 1_000_000

#: First bot, second bot, players, the goal, and the rest of the command.
MATCHES = [
    ("wanderer", "random", 2, "≥ 97%", "--games 1000"),
    ("pathfinder", "wanderer", 2, "≥ 88%", "--games 1000"),
    ("elder", "pathfinder", 2, "≥ 58%", "--games 1000 --time 0.2"),
    ("pathfinder", "wanderer", 4, "≥ 75%", "--games 1000"),
    ("elder", "pathfinder", 4, "≥ 33%", "--games 800 --time 0.2"),
    ("pathfinder", "pathfinder", 2, "19 pieces", "--games 1000"),
    ("pathfinder", "pathfinder", 4, "19 pieces", "--games 1000"),
    ("elder:sims=1600", "elder:sims=200", 2, "stronger", "--sprt"),
]


def command(first: str, second: str, players: int, rest: str) -> str:
    """A match's command, as in the table."""
    return f"elfenland match {first} {second} --players {players} {rest} --seed {SEED}"


def play(line: str, jobs: int) -> dict[str, Any]:
    """Run the command and return its result."""
    words = shlex.split(line)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "elfenland", *words, "--jobs", str(jobs), "--json"], stdout=subprocess.PIPE, check=True
    )
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def row(line: str, asked: str, version: str, data: dict[str, Any]) -> str:
    """One row of the table."""
    low, high = (100 * end for end in data["interval"])
    first, second = data["bots"]
    verdict = f", {data['sprt']['decision'] or 'undecided'}" if "sprt" in data else ""
    cells = (
        data["first"],
        data["second"],
        str(data["players"]),
        str(data["games"]),
        f"{100 * data['share']:.1f}%{verdict}",
        f"{low:.1f}–{high:.1f}%",
        asked,
        f"{first['pieces']:.2f} / {second['pieces']:.2f}",
        f"{1000 * first['seconds_per_decision']:.2f} / {1000 * second['seconds_per_decision']:.2f}",
        str(sum(len(bot["faults"]) for bot in data["bots"])),
        f"{data['version']} ({version})",
        f"`{line}`",
    )
    return "| " + " | ".join(cells) + " |"


def commit() -> str:
    """The commit that plays, with a + if the sources have uncommitted changes."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", "src"]).returncode
    return f"{name or 'unknown'}{'+' if changed else ''}"


def write(line: str, text: str) -> None:
    """Replace the row with the same command, or add a new row at the end."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [i for i, old in enumerate(lines) if old.startswith("|")]
    here = [i for i in rows if f"`{line}`" in lines[i]]
    if here:
        lines[here[0]] = text
    else:
        lines.insert(rows[-1] + 1, text)
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def rate_levels(deals: int) -> list[str]:
    """A round robin of the quick levels with two and four players; the lines of docs/ladder.md."""
    bots = [level.bot for level in LEVELS[:9]]
    few = max(1, deals // 5)
    two = round_robin(bots, 2, range(SEED, SEED + deals), resolve())
    four = round_robin(bots, 4, range(SEED, SEED + few), resolve())
    fixed = ("level-9", 1500.0)
    found, ends = ratings([*two, *four], fixed), intervals([*two, *four], fixed)
    below = {(one.second, one.first): share_of([1 - share for share in one.shares]) for one in two}
    lines = [
        f"Two players: {deals} deals from both seats for each pair; four: {few} from every seat, one against three. "
        f"Sources {commit()}, seed {SEED}.",
        "",
        "| level | rating | 95% interval | against the level below, two players |",
        "|---|---|---|---|",
    ]
    for number, bot in enumerate(bots):
        step = str(below[bot, bots[number - 1]]) if number else ""
        low, high = ends[bot]
        lines.append(f"| {number + 1} | {found[bot]:.0f} | {low:.0f}–{high:.0f} | {step} |")
    return lines


def rate_characters(deals: int) -> list[str]:
    """Every character against the level that it is as strong as; the lines of docs/ladder.md."""
    level = f"level-{STRENGTH}"
    few = max(1, deals // 4)
    lines = [
        f"Against level {STRENGTH}. Two players: {deals} deals from both seats; four: {few} from every seat, one "
        f"against three. Sources {commit()}, seed {SEED}.",
        "",
        "| character | two players | four players |",
        "|---|---|---|",
    ]
    for one in CHARACTERS:
        two, four = (
            share_of(play_pair(one.name, level, players, range(SEED, SEED + count), resolve()).shares)
            for players, count in ((2, deals), (4, few))
        )
        lines.append(f"| {one.title} | {two} | {four} |")
    return lines


def write_between(what: str, lines: list[str]) -> None:
    """Replace what stands between the two marks."""
    begin, end = f"<!-- {what} -->", f"<!-- end of {what} -->"
    text = TABLE.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    TABLE.write_text("\n".join([before + begin, "", *lines, "", end + after]), encoding="utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cheap", action="store_true")
    options.add_argument("--row", type=int, action="append")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--levels", action="store_true")
    options.add_argument("--characters", action="store_true")
    options.add_argument("--deals", type=int, default=60)
    chosen = options.parse_args()
    if chosen.levels or chosen.characters:
        what, rate = ("ratings", rate_levels) if chosen.levels else ("characters", rate_characters)
        lines = rate(chosen.deals)
        print("\n".join(lines))
        write_between(what, lines)
        return
    for number, (first, second, players, asked, rest) in enumerate(MATCHES, 1):
        if (chosen.cheap and "elder" in first) or (chosen.row and number not in chosen.row):
            continue
        line = command(first, second, players, rest)
        version = commit()  # before the match: others may commit while it is played
        text = row(line, asked, version, play(line, chosen.jobs))
        print(text)
        write(line, text)


if __name__ == "__main__":
    main()
