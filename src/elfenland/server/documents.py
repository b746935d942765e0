"""What is stored of a table besides its log: its settings, seats and votes."""

from __future__ import annotations

import re
import secrets
from typing import Any, Literal

import msgspec

from elfenland.game import events as e

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # of a game
Pace = Literal["none", "live", "hours", "days", "clock"]
Watch = Literal["everyone", "link", "nobody"]
Talk = Literal["players", "everyone"]
Status = Literal["open", "running", "paused", "finished"]
Starting = int | Literal["random", "oldest"]


def new_key() -> str:
    """The secret part of a seat's private link."""
    return secrets.token_urlsafe(12)


class SeatDoc(msgspec.Struct):
    """A seat: whose it is, and which bot plays it (from the start, or since the owner handed it over)."""

    kind: Literal["open", "bot", "human"]
    name: str
    bot: str | None = None
    device: bool = False
    owners: list[str] = []
    key: str = msgspec.field(default_factory=new_key)
    left: bool = False
    muted: bool = False
    face: str = ""  # the portrait that its player has chosen
    number: str | None = None  # that its player added to the luck (docs/luck.md)

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat now."""
        return self.kind == "human" and self.bot is None and not self.left


class ClockDoc(msgspec.Struct):
    """A time for each seat: what it was at a version of the log and a moment; see clocks.py."""

    minutes: int
    increment: int  # seconds for each finished turn
    left: list[float]  # seconds
    version: int = 0
    at: float = 0.0


class Votes(msgspec.Struct, omit_defaults=True):
    """Votes under way."""

    pause: list[int] = []
    takeback: list[int] = []
    takeback_by: int | None = None
    takeback_version: int = 0
    takeback_at: float = 0.0
    away: dict[str, dict[str, str]] = {}  # seat → voter → "wait", or the bot's name
    away_version: int = 0  # votes hold for one turn; a player who comes back starts afresh
    hurry: list[int] = []  # who wants bots to play without pauses
    hurry_version: int = 0  # until somebody plays again


class Helped(msgspec.Struct):
    """Help of the coach: for which seat, before which event of the record (counted from 0), and how many steps."""

    seat: int
    event: int
    step: int


class TableDoc(msgspec.Struct):
    """A table: its settings and who sits where. It changes by compare-and-set; the log is elsewhere."""

    edition: str
    options: dict[str, Any]
    seats: list[SeatDoc]
    starting_player: Starting
    pace: Pace
    watch: Watch
    host: str
    created: float
    players: list[e.Player] = []  # as they were at the start of the game; empty before
    first: int = 0  # the starting player, once the game has begun
    votes: Votes = msgspec.field(default_factory=Votes)
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it
    resumed: float = 0.0  # when the last pause ended
    source: Literal["table", "import"] = "table"
    clock: ClockDoc | None = None  # with the pace `clock`
    challenge: str | None = None  # the challenge that is played here
    deal: dict[str, Any] | None = None  # its deal (coach.deals): its luck is a secret as long as anybody may play it
    talk: Talk = "players"  # who may talk
    language: str = ""  # the host's
    listed: bool | None = None  # whether it is among the open tables; None: if everyone may watch
    fair: dict[str, Any] | None = None  # the luck that was committed to, its secret included (luck.py)
    coach: bool = False  # whether everybody at the table may ask the coach
    helped: list[Helped] = []  # who asked the coach, and when
    notes: msgspec.Raw = msgspec.Raw(b"{}")  # those of an imported record; seldom read, and perhaps large
    origin: str = ""  # the host's address at the creation, as a keyed hash; see Sessions.origin

    @property
    def members(self) -> set[str]:
        """The sessions of the host and of all seats."""
        return {self.host, *(owner for seat in self.seats for owner in seat.owners)} - {""}

    def waits_as(self, status: str) -> tuple[str, str, str] | None:
        """How the table is found among those that wait for players: language, pace, edition; None if it is not."""
        listed = self.watch == "everyone" if self.listed is None else self.listed
        waits = status == "open" and listed and any(seat.kind == "open" for seat in self.seats)
        return (self.language, self.pace, self.edition) if waits else None

    def seats_of(self, session: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if session in seat.owners]

    @property
    def coached(self) -> bool:
        """Whether the coach may be asked: at one person's game against bots, or where the host allowed it to all."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return self.source == "table" and self.challenge is None and (self.coach or people == 1)

    @property
    def all_notes(self) -> dict[str, Any]:
        """What the record's header notes about the table."""
        notes: dict[str, Any] = msgspec.json.decode(self.notes)
        return {**notes, "coach": msgspec.to_builtins(self.helped)} if self.helped else notes

    @property
    def humans(self) -> list[int]:
        """The seats that a person plays now."""
        return [n for n, seat in enumerate(self.seats) if seat.is_human]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(TableDoc)


def dump(doc: TableDoc) -> str:
    return _ENCODER.encode(doc).decode()


def parse(text: str) -> TableDoc:
    return _DECODER.decode(text)


def copy(doc: TableDoc) -> TableDoc:
    """A copy to change and store."""
    return parse(dump(doc))


def new_id() -> str:
    """A new game's id. It is also its join link, so nobody must guess it."""
    return secrets.token_urlsafe(9)
