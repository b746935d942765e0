"""A tournament: many bots at changing tables. Every game is saved at once, so an interrupted run can resume.

The file is a ledger (`arena/ledger.py`): the terms first, then one game per line, append-only.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from elfenland.arena.ledger import Ledger
from elfenland.arena.ledger import read as read_ledger
from elfenland.arena.play import Played, Sitting, play_all
from elfenland.board import Options
from elfenland.bots.registry import Spec
from elfenland.errors import ElfenlandError
from elfenland.rules import Rng

KIND = "tournament"
#: The random stream of the seed that shuffles the tables.
TABLES_STREAM = 1000


class TournamentError(ElfenlandError):
    """A tournament that cannot be played."""

    code = "tournament"


@dataclass(frozen=True)
class Terms:
    """What to play. The terms alone determine game number n, so a stopped tournament can resume."""

    bots: tuple[Spec, ...]
    options: Options
    players: int
    seed: int
    edition: str | None = None
    time: float | None = None

    def __post_init__(self) -> None:
        if len({bot.text for bot in self.bots}) < len(self.bots):
            raise TournamentError("each bot can take part only once; give variants different options")
        if len(self.bots) < 2:
            raise TournamentError("a tournament needs at least two bots")
        if not 2 <= self.players <= len(self.bots):
            raise TournamentError(f"{self.players} seats need at least {self.players} bots, not {len(self.bots)}")

    def to_dict(self) -> dict[str, Any]:
        """The terms as the first line of the file."""
        return {
            KIND: f"elfenland {KIND}",
            "version": 1,
            "bots": [bot.text for bot in self.bots],
            "players": self.players,
            "edition": self.edition or "custom",
            "options": self.options.to_dict(),
            "seed": self.seed,
            "time": self.time,
        }

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Every choice of bots for one table, shuffled."""
        found = list(combinations(range(len(self.bots)), self.players))
        rng = Rng(self.seed, TABLES_STREAM)
        for i in range(len(found) - 1, 0, -1):
            j = rng.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found

    def sitting(self, number: int, records: Path | None = None) -> Sitting:
        """One game by its number. Each deal is played once per seat, with the bots moved on by one seat each time."""
        deal, turn = divmod(number, self.players)
        table = self.tables[deal % len(self.tables)]
        bots = tuple(self.bots[table[(seat + turn) % self.players]] for seat in range(self.players))
        seed = (self.seed + deal) % 2**53
        record = None if records is None else records / f"game-{number:06}-seed-{seed}.jsonl"
        return Sitting(number, seed, bots, self.options, self.edition, self.time, record)


def play_tournament(
    terms: Terms, games: int, file: Path, jobs: int = 1, records: Path | None = None, cluster: str | None = None
) -> Iterator[list[Played]]:
    """Play whichever of the first `games` are missing; after each one, yield all games played so far."""
    with closing(Ledger(file, KIND, terms.to_dict(), Played)) as ledger:
        done = _once(ledger.rows)
        yield done
        have = {played.number for played in done}
        missing = (terms.sitting(number, records) for number in range(games) if number not in have)
        with closing(play_all(missing, jobs, cluster)) as results:
            for played in results:
                ledger.append(played)
                done.append(played)
                yield done


def read(file: Path) -> tuple[dict[str, Any], list[Played]]:
    """Read a file's terms and games."""
    first, games = read_ledger(file, KIND, Played)
    return first, _once(games)


def _once(games: list[Played]) -> list[Played]:
    """The games by number, each once."""
    return [game for _, game in sorted({game.number: game for game in games}.items())]
