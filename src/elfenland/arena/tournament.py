"""A tournament: many bots at changing tables, every game written down at once, so that it can go on after a stop.

The file is JSON lines: first the terms, then one game a line, only ever appended to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import IO, Any

import msgspec

from elfenland.arena.play import Played, Sitting
from elfenland.arena.pool import play_all
from elfenland.board.editions import Options
from elfenland.bots.registry import Spec
from elfenland.errors import ElfenlandError
from elfenland.state import Rng

FORMAT, VERSION = "elfenland tournament", 1
#: The stream of the tournament's seed that shuffles the tables.
TABLES_STREAM = 1000


class TournamentError(ElfenlandError):
    """A tournament that cannot be played or read."""

    code = "tournament"


@dataclass(frozen=True)
class Terms:
    """What is played. Game number n follows from the terms alone, so a stopped tournament goes on where it was."""

    bots: tuple[Spec, ...]
    options: Options
    players: int
    seed: int
    edition: str | None = None
    time: float | None = None

    def __post_init__(self) -> None:
        if len({bot.text for bot in self.bots}) < len(self.bots):
            raise TournamentError("every bot takes part once; give variants different options")
        if not 2 <= self.players <= len(self.bots):
            raise TournamentError(f"{self.players} seats need at least as many bots, there are {len(self.bots)}")

    def to_dict(self) -> dict[str, Any]:
        """The first line of the file."""
        return {
            "tournament": FORMAT,
            "version": VERSION,
            "bots": [bot.text for bot in self.bots],
            "players": self.players,
            "edition": self.edition or "custom",
            "options": self.options.to_dict(),
            "seed": self.seed,
            "time": self.time,
        }

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Every choice of bots for one table, in an order that mixes them."""
        found = list(combinations(range(len(self.bots)), self.players))
        rng = Rng(self.seed, TABLES_STREAM)
        for i in range(len(found) - 1, 0, -1):
            j = rng.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found

    def sitting(self, number: int, records: Path | None = None) -> Sitting:
        """Game number n: deal after deal, each played with the bots moved on by one seat until all have been round."""
        deal, turn = divmod(number, self.players)
        table = self.tables[deal % len(self.tables)]
        bots = tuple(self.bots[table[(seat + turn) % self.players]] for seat in range(self.players))
        seed = (self.seed + deal) % 2**53
        record = None if records is None else records / f"game-{number:06}-seed-{seed}.jsonl"
        return Sitting(number, seed, bots, self.options, self.edition, self.time, record)


def play_tournament(
    terms: Terms, games: int, file: Path, jobs: int = 1, records: Path | None = None
) -> Iterator[list[Played]]:
    """Play what is missing of the first games, and give the list of all played so far after each one."""
    done = _resume(terms, file)
    yield done
    have = {played.number for played in done}
    missing = (terms.sitting(number, records) for number in range(games) if number not in have)
    with file.open("ab") as lines:
        for played in play_all(missing, jobs):
            _append(lines, msgspec.json.encode(played))
            done.append(played)
            yield done


def _append(lines: IO[bytes], line: bytes) -> None:
    lines.write(line + b"\n")
    lines.flush()


def _resume(terms: Terms, file: Path) -> list[Played]:
    """The games that a file already has; a new file gets its first line."""
    if not file.exists() or file.stat().st_size == 0:
        with file.open("ab") as lines:
            _append(lines, json.dumps(terms.to_dict()).encode())
        return []
    _drop_cut_off_line(file)
    first, games = read(file)
    differs = [key for key, value in terms.to_dict().items() if first.get(key) != value]
    if differs:
        raise TournamentError(f"{file} is of another tournament: it differs in {', '.join(differs)}")
    return games


def _drop_cut_off_line(file: Path) -> None:
    """A stop in the middle of writing leaves half a line; that game is played again."""
    data = file.read_bytes()
    if not data.endswith(b"\n"):
        with file.open("r+b") as lines:
            lines.truncate(data.rfind(b"\n") + 1)


def read(file: Path) -> tuple[dict[str, Any], list[Played]]:
    """The terms and the games of a file."""
    lines = file.read_bytes().split(b"\n")
    decode = msgspec.json.Decoder(Played).decode
    try:
        first = json.loads(lines[0])
        known = isinstance(first, dict) and first.get("tournament") == FORMAT and first.get("version") == VERSION
    except ValueError:
        known = False
    if not known:
        raise TournamentError(f"{file}: line 1: this is no file of a tournament")
    games = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            played = decode(line) if line else None
        except msgspec.DecodeError as problem:
            raise TournamentError(f"{file}: line {number}: {problem}") from None
        if played is not None:
            games[played.number] = played
    return first, [games[number] for number in sorted(games)]
