"""What goes out: the shapes of the answers, which the OpenAPI document is made from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from elfenland.game import View
from elfenland.game import events as e
from elfenland.server.documents import Pace, Starting, Status, Watch
from elfenland.server.event_log import ShownEntry


class Seat(msgspec.Struct, frozen=True):
    """A seat, as everyone at the table sees it."""

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
    """Votes under way, and who has agreed."""

    pause: tuple[int, ...]
    takeback: tuple[int, ...]
    takeback_by: int | None
    away: dict[str, dict[str, str]]
    may_replace: Annotated[int | None, Meta(description="the seat that the others may now hand to a bot")]


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
    rev: Annotated[
        int, Meta(description="grows with changes of seats, votes and settings; `version` grows with the game")
    ]
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
    bot: str | None = None


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
    round: Annotated[int | None, Meta(description="for your own running or paused games, else null; so is `to_act`")]
    to_act: int | None
    created: float
    touched: float


class Me(msgspec.Struct, frozen=True):
    """You, the guest."""

    name: str | None
    games: tuple[Summary, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition of the rules."""

    name: str
    text: str
    options: dict[str, Any]
    tie_break: str


class Editions(msgspec.Struct, frozen=True):
    """All editions, and all values of every option."""

    default: str
    editions: tuple[EditionInfo, ...]
    options: dict[str, list[bool | int | str]]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    text: str


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of the ladder: its number, the bot's name, what a player reads about it, and its rating (Elo)."""

    level: int
    bot: str
    title: str
    text: str
    rating: int


class CharacterInfo(msgspec.Struct, frozen=True):
    """A bot with a style of its own, about as strong as a level."""

    bot: str
    title: str
    text: str
    level: int


class Opponents(msgspec.Struct, frozen=True):
    """The opponents that a player can choose among, the gentlest level first."""

    levels: tuple[LevelInfo, ...]
    characters: tuple[CharacterInfo, ...]


class NextLevel(msgspec.Struct, frozen=True):
    """The level that should be an even match, and the rating that it follows from."""

    level: int
    bot: str
    rating: int


class Played(msgspec.Struct, frozen=True):
    """The result of an action; `events` is what is new, the view comes without its history."""

    version: int
    events: tuple[e.Event, ...]
    view: View


class StreamLog(msgspec.Struct, frozen=True):
    """The stream's `log`: new entries, and the view after them, without its history."""

    version: int
    entries: tuple[ShownEntry, ...]
    view: View | None
    since: float | None


class StreamChat(msgspec.Struct, frozen=True):
    """The stream's `chat`: new messages, or all that there are if some were deleted."""

    lines: tuple[ChatLine, ...]
    all: bool


class Log(msgspec.Struct, frozen=True):
    """A part of the log."""

    version: int
    entries: tuple[ShownEntry, ...]


class Link(msgspec.Struct, frozen=True):
    """A private link."""

    link: str


class Opened(msgspec.Struct, frozen=True):
    """The seat that a private link opened."""

    game: str
    seat: int


class Imported(msgspec.Struct, frozen=True):
    """The table that shows an imported record."""

    game: str


class JourneyStep(msgspec.Struct, frozen=True):
    """One step of a journey, and the action that goes it."""

    connection: str
    to: str
    action: str
    cards: tuple[e.Kind, ...]


class Reached(msgspec.Struct, frozen=True):
    """A cheapest way to a town."""

    cards: tuple[e.Kind, ...]
    steps: tuple[JourneyStep, ...]


class Reach(msgspec.Struct, frozen=True):
    """Where your boot can go with your hand."""

    towns: dict[str, Reached]


class Journey(msgspec.Struct, frozen=True):
    """The best journey with your hand."""

    value: int
    towns: tuple[str, ...]
    collected: int
    steps: tuple[JourneyStep, ...]


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused. Further fields by code: version and view with stale, line with record."""

    code: str
    rule: str | None
    sentence: str


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok"]
    compiled: bool
    version: str
