"""What is stored of a table beside its log: the document, its seats and its votes."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec

from elfenland import events as e

Pace = Literal["none", "live", "hours", "days"]
Watch = Literal["everyone", "link", "nobody"]
Status = Literal["open", "running", "paused", "finished"]
Starting = int | Literal["random", "oldest"]


class SeatDoc(msgspec.Struct):
    """A seat: whose it is, and which bot plays it (from the start, or since it was handed over)."""

    kind: Literal["open", "bot", "human"]
    name: str
    bot: str | None = None
    device: bool = False
    owners: list[str] = []
    key: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(12))
    left: bool = False
    muted: bool = False

    @property
    def is_human(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "human" and self.bot is None and not self.left


class Votes(msgspec.Struct, omit_defaults=True):
    """What the seats are being asked."""

    pause: list[int] = []
    takeback: list[int] = []
    takeback_by: int | None = None
    takeback_version: int = 0
    takeback_at: float = 0.0
    away: dict[str, dict[str, str]] = {}  # seat → voter → "wait", or the bot's name
    away_version: int = 0  # votes count for one turn: who comes back is asked about anew


class TableDoc(msgspec.Struct):
    """A table: what was agreed, who sits where. It changes by compare-and-set; the log is elsewhere."""

    edition: str
    options: dict[str, Any]
    seats: list[SeatDoc]
    starting_player: Starting
    pace: Pace
    watch: Watch
    host: str
    created: float
    players: list[e.Player] = []  # as they were at the start; empty before
    first: int = 0  # the starting player, once the game has begun
    votes: Votes = msgspec.field(default_factory=Votes)
    rematch: str | None = None
    resumed: float = 0.0  # when the last pause ended
    source: Literal["table", "import"] = "table"

    @property
    def members(self) -> set[str]:
        """Every session that has to do with the table."""
        return {self.host, *(owner for seat in self.seats for owner in seat.owners)} - {""}

    def seats_of(self, session: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if session in seat.owners]

    @property
    def humans(self) -> list[int]:
        """The seats at which a person decides now."""
        return [n for n, seat in enumerate(self.seats) if seat.is_human]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(TableDoc)


def dump(doc: TableDoc) -> str:
    return _ENCODER.encode(doc).decode()


def parse(text: str) -> TableDoc:
    return _DECODER.decode(text)


def copy(doc: TableDoc) -> TableDoc:
    """An independent document, to be changed and stored."""
    return parse(dump(doc))


def new_id() -> str:
    """A game's id, which is its join link: nobody guesses it."""
    return secrets.token_urlsafe(9)
