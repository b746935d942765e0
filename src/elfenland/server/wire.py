"""What goes out: the shapes of the answers. The OpenAPI schemas are made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from elfenland import events as e
from elfenland.server.documents import Pace, Starting, Status, Watch
from elfenland.server.past import ShownEntry
from elfenland.views import View


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat, as all at the table see it."""

    kind: Literal["open", "bot", "human"]
    name: str
    bot: str | None
    device: bool
    present: bool
    away_since: float | None
    mine: bool
    left: bool
    muted: bool


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message; seat None: a spectator's."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


class ShownVotes(msgspec.Struct, frozen=True):
    """What the seats are being asked, and who has agreed."""

    pause: tuple[int, ...]
    takeback: tuple[int, ...]
    takeback_by: int | None
    away: dict[str, dict[str, str]]
    may_replace: Annotated[int | None, Meta(description="the seat that the others may hand to a bot now")]


class Table(msgspec.Struct, frozen=True):
    """A table as one caller sees it."""

    game: str
    status: Status
    source: Literal["table", "import"]
    host: bool
    link: str | None
    edition: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    starting_player: Starting
    pace: Pace
    watch: Watch
    my_seats: tuple[int, ...]
    rev: Annotated[int, Meta(description="grows with every change of seats, votes and wishes; `version` with the game")]
    version: int
    to_act: int | None
    since: float | None
    now: float
    created: float
    votes: ShownVotes
    rematch: str | None
    chat: tuple[ChatLine, ...]
    view: View | None


class SummarySeat(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    kind: Literal["open", "bot", "human"]
    name: str


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    game: str
    status: Status
    source: Literal["table", "import"]
    edition: str
    town_cards: bool
    rounds: int
    seats: tuple[SummarySeat, ...]
    pace: Pace
    watch: Watch
    host: bool
    my_seats: tuple[int, ...]
    round: Annotated[int | None, Meta(description="of a running or paused game of your own, else null; as `to_act`")]
    to_act: int | None
    created: float
    touched: float


class Me(msgspec.Struct, frozen=True):
    """The guest who asks."""

    name: str | None
    games: tuple[Summary, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    """A text of the rules as a preset."""

    name: str
    text: str
    options: dict[str, Any]
    tie_break: str


class Editions(msgspec.Struct, frozen=True):
    """All presets, and all values of every option."""

    default: str
    editions: tuple[EditionInfo, ...]
    options: dict[str, list[bool | int | str]]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    text: str


class Played(msgspec.Struct, frozen=True):
    """What an action led to; the view comes without its history, `events` is what is new."""

    version: int
    events: tuple[e.Event, ...]
    view: View


class StreamLog(msgspec.Struct, frozen=True):
    """The stream's `log`: new entries, and the view after them, without its history."""

    version: int
    entries: tuple[ShownEntry, ...]
    view: View | None
    since: float | None


class Log(msgspec.Struct, frozen=True):
    """A part of the log."""

    version: int
    entries: tuple[ShownEntry, ...]


class Link(msgspec.Struct, frozen=True):
    """A private link."""

    link: str


class Opened(msgspec.Struct, frozen=True):
    """The seat that a private link has opened."""

    game: str
    seat: int


class Imported(msgspec.Struct, frozen=True):
    """The table that shows an imported record."""

    game: str


class Reached(msgspec.Struct, frozen=True):
    """A cheapest way to a town."""

    cards: tuple[str, ...]
    steps: tuple[dict[str, Any], ...]


class Reach(msgspec.Struct, frozen=True):
    """Where the own boot can go with the own hand."""

    towns: dict[str, Reached]


class Journey(msgspec.Struct, frozen=True):
    """The best journey with the own hand."""

    value: int
    towns: tuple[str, ...]
    collected: int
    steps: tuple[dict[str, Any], ...]


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused. Further fields by code: version and view with stale, line with record."""

    code: str
    rule: str | None
    sentence: str


class Health(msgspec.Struct, frozen=True):
    """Whether the server can serve."""

    status: Literal["ok"]
    compiled: bool
    version: str
