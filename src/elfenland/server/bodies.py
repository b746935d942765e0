"""What comes in: the shapes of the requests' bodies. The OpenAPI schemas are made from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elfenland.board.editions import EDITIONS
from elfenland.server.documents import Pace, Watch

SeatNumber = Annotated[int, Meta(ge=0, le=5, description="a seat, counted from 0")]
Text = Annotated[str, Meta(max_length=2_000)]
EditionName = Annotated[str, Meta(max_length=100, description="an edition of the rules", examples=list(EDITIONS))]
BotName = Annotated[str, Meta(min_length=1, max_length=60, description="a name out of GET /api/bots")]


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class SeatWish(_In, frozen=True):
    """A seat of a new table: open to whoever has the link, a bot, the creator's own, or another at his device."""

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
    start: Annotated[bool, Meta(description="start at once, where no seat is open")] = False


class Name(_In, frozen=True):
    """A guest's name."""

    name: Text


class Join(_In, frozen=True):
    """Take an open seat."""

    name: Text
    seat: SeatNumber | None = None


class Start(_In, frozen=True):
    """Begin; `starting_player` answers who is the oldest (R1.4), where that was to be asked."""

    starting_player: SeatNumber | None = None


class SeatChange(_In, frozen=True):
    """The host's change of a seat before the start; `open` also removes who sits there."""

    kind: Literal["open", "bot", "mine", "device"]
    name: Text | None = None
    bot: BotName | None = None


class HandOver(_In, frozen=True):
    """The bot that is to play a seat."""

    bot: BotName


class Agree(_In, frozen=True):
    """Yes or no."""

    agree: bool


class AwayVote(_In, frozen=True):
    """What is to become of a player who stays away."""

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
    """An action with the version it was made for, and an id of the client's own."""

    id: Annotated[str, Meta(pattern=r"^[!-~]{1,100}$", description="unique for each wish; the same again is safe")]
    version: Annotated[int, Meta(ge=0, le=2**53)]
    action: Annotated[str, Meta(min_length=1, max_length=400, description="the action's text, or undo")]
    seat: SeatNumber | None = None
