"""What comes in: the shapes of bodies, queries and headers, which read them and document them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elfenland.board import EDITIONS
from elfenland.server.documents import Pace, Watch

SeatNumber = Annotated[int, Meta(ge=0, le=5, description="a seat, counted from 0")]
Text = Annotated[str, Meta(max_length=2_000)]
EditionName = Annotated[str, Meta(max_length=100, description="an edition of the rules", examples=list(EDITIONS))]
BotName = Annotated[str, Meta(min_length=1, max_length=60, description="a name out of GET /api/bots or /api/opponents")]


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class SeatWish(_In, frozen=True):
    """A seat of a new table: open to anyone with the link, a bot, your own, or another person's at your device."""

    kind: Literal["open", "bot", "mine", "device"]
    name: Text | None = None
    bot: BotName | None = None


class NewGame(_In, frozen=True):
    """A new table."""

    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=6)]
    edition: EditionName = "rio-grande"
    town_cards: bool | None = None
    options: dict[str, bool | int | str] = {}
    starting_player: Annotated[int, Meta(ge=0, le=5)] | Literal["random", "oldest"] = "random"
    pace: Pace = "none"
    watch: Watch = "link"
    start: Annotated[bool, Meta(description="start at once, if no seat is open")] = False


class LevelResult(_In, frozen=True):
    """A finished game against opponents of one level: how many players there were, and your share of the win."""

    level: Annotated[int, Meta(ge=1, le=11)]
    players: Annotated[int, Meta(ge=2, le=6)]
    share: Annotated[float, Meta(ge=0, le=1)]


class LevelResults(_In, frozen=True):
    """Your results, the oldest first."""

    results: Annotated[tuple[LevelResult, ...], Meta(max_length=200)]


class Name(_In, frozen=True):
    """A guest's name."""

    name: Text


class Join(_In, frozen=True):
    """Take an open seat."""

    name: Text
    seat: SeatNumber | None = None


class Start(_In, frozen=True):
    """Begin; `starting_player` says who is the oldest (R1.4), where the table asks for that."""

    starting_player: SeatNumber | None = None


class SeatChange(_In, frozen=True):
    """A change of a seat before the start; `open` also removes the player in it."""

    kind: Literal["open", "bot", "mine", "device"]
    name: Text | None = None
    bot: BotName | None = None


class HandOver(_In, frozen=True):
    """The bot to play a seat."""

    bot: BotName


class Agree(_In, frozen=True):
    """Yes or no."""

    agree: bool


class AwayVote(_In, frozen=True):
    """A vote on a player who stays away."""

    vote: Literal["bot", "wait"]
    bot: BotName | None = None


class Say(_In, frozen=True):
    """A chat message."""

    text: Text


class Mute(_In, frozen=True):
    """Whether a seat's chat is muted."""

    muted: bool = True


class SeatToken(_In, frozen=True):
    """The token of a private seat link /s/TOKEN."""

    token: Annotated[str, Meta(max_length=100)]


class Play(_In, frozen=True):
    """An action, the version it was chosen for, and an id of the client's own."""

    id: Annotated[str, Meta(pattern=r"^[!-~]{1,100}$", description="unique for each action; repeating it is safe")]
    version: Annotated[int, Meta(ge=0, le=2**53)]
    action: Annotated[str, Meta(min_length=1, max_length=400, description="the action's text, or undo")]
    seat: SeatNumber | None = None


# ------------------------------------------------------------------ queries

Count = Annotated[int, Meta(ge=0, le=2**40)]
Which = Literal["open", "running", "finished", "mine"]
OwnSeat = Annotated[Count | None, Meta(description="one of your seats")]


class SeatQuery(msgspec.Struct, frozen=True):
    """Whose view."""

    seat: OwnSeat = None


class TableQuery(SeatQuery, frozen=True):
    """A table now, or as it was."""

    at: Annotated[Count | None, Meta(description="a version of the log, to look at the past")] = None


class StreamQuery(SeatQuery, frozen=True):
    """Where a stream begins."""

    after: Annotated[Count | None, Meta(description="the version that you have already, for a first connection")] = None
    chat: Annotated[
        Literal["all", "new"],
        Meta(description="new: messages come as `chat` events, each once, and `table` events are without them"),
    ] = "all"


class StreamHeaders(msgspec.Struct, frozen=True):
    """What a browser sends when it connects again."""

    last: Annotated[Count | None, Meta(description="the version up to which you have everything")] = msgspec.field(
        name="Last-Event-ID", default=None
    )


class LogQuery(SeatQuery, frozen=True):
    """A part of the log."""

    first: Annotated[Count | None, Meta(description="the first version")] = msgspec.field(name="from", default=None)
    last: Annotated[Count | None, Meta(description="the last version")] = msgspec.field(name="to", default=None)


class ListQuery(msgspec.Struct, frozen=True):
    """Which tables to list."""

    which: Annotated[Which, Meta(description="which tables; those that everyone may watch, or your own")] = "open"
