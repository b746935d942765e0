"""The facts of a game, as the record writes them down (docs/record.md).

A value that a redacted record hides is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from elfenland.board import CARD_NAMES

#: The name of a kind of card or counter; documented as a choice, read as any text.
Kind = Annotated[str, Meta(title="Kind", extra_json_schema={"enum": list(CARD_NAMES)})]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat; `bot` only for bots."""

    name: str
    bot: str | UnsetType = UNSET


#: How long a player's name may be; a record with a longer one is refused.
MAX_NAME = 100


def is_name(text: object) -> bool:
    """Whether a player or a bot may be called so: some characters, none of them half a one."""
    return isinstance(text, str) and 1 <= len(text) <= MAX_NAME and not any("\ud800" <= c <= "\udfff" for c in text)


def names_of(player: Player) -> tuple[str, ...]:
    """A player's name and, for a bot, the bot's."""
    return (player.name,) if player.bot is UNSET else (player.name, player.bot)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record; `seat` only in a redacted one, `notes` only where there is something to note."""

    record: Literal["elfenland"]
    version: Literal[1]
    edition: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    starting_player: int
    seed: int | None
    created: str | None
    seat: int | UnsetType | None = UNSET
    notes: dict[str, Any] | UnsetType = UNSET


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    pass


class TownCards(_Event, frozen=True, tag="town_cards"):
    """R1.5: the town cards, by seat."""

    towns: tuple[str | None, ...]


class FaceUp(_Event, frozen=True, tag="face_up"):
    """R1.2, R5.3: five counters are turned up."""

    counters: tuple[Kind, ...]


class RoundBegan(_Event, frozen=True, tag="round"):
    """R5.1: a round begins."""

    round: int
    starting_player: int


class Dealt(_Event, frozen=True, tag="deal"):
    """R2.1: the new cards of one player."""

    player: int
    cards: tuple[Kind | None, ...]


class SecretDrawn(_Event, frozen=True, tag="draw_secret"):
    """R2.2: a secret counter."""

    player: int
    counter: Kind | None


class Drawn(_Event, frozen=True, tag="draw"):
    """R2.3: a counter, from the face-up five (and what replaced it) or blind."""

    player: int
    counter: Kind
    source: Literal["face_up", "blind"]
    refill: Kind | UnsetType = UNSET


class Placed(_Event, frozen=True, tag="place"):
    """R3.1: a counter placed on a road."""

    player: int
    counter: Kind
    connection: str
    secret: bool


class ObstaclePlaced(_Event, frozen=True, tag="obstacle"):
    """R3.3: an obstacle placed on a road."""

    player: int
    connection: str


class Passed(_Event, frozen=True, tag="pass"):
    """R3.5: a pass in planning."""

    player: int


class Moved(_Event, frozen=True, tag="move"):
    """R4.1: a boot went along a connection."""

    player: int
    connection: str
    to: str
    cards: tuple[Kind, ...]
    caravan: bool
    collected: bool


class TurnEnded(_Event, frozen=True, tag="end_turn"):
    """R4.8: the end of a travel turn."""

    player: int
    discarded: tuple[Kind, ...]


class Returned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter that went back (R5.2)."""

    counter: Kind | None
    secret: bool


class Kept(_Event, frozen=True, tag="keep"):
    """R5.2: what a player kept; counter and secret are None where none was left."""

    player: int
    counter: Kind | None
    secret: bool | None
    returned: tuple[Returned, ...]


class RoundEnded(_Event, frozen=True, tag="round_end"):
    """A round was played to its end."""

    round: int


class Result(_Event, frozen=True, tag="result"):
    """R6: the end of the game."""

    scores: tuple[int, ...]
    pieces: tuple[int, ...]
    cards: tuple[int, ...]
    distances: tuple[int, ...] | None
    winners: tuple[int, ...]
    early: bool


Event = (
    TownCards
    | FaceUp
    | RoundBegan
    | Dealt
    | SecretDrawn
    | Drawn
    | Placed
    | ObstaclePlaced
    | Passed
    | Moved
    | TurnEnded
    | Kept
    | RoundEnded
    | Result
)


def tag_of(event: Event) -> str:
    """The event's name in the record."""
    return str(event.__struct_config__.tag)


_ENCODER = msgspec.json.Encoder()


def to_json(value: Header | Event) -> str:
    """One line of a record."""
    return _ENCODER.encode(value).decode()


def to_json_lines(values: Sequence[Header | Event]) -> str:
    """Several lines of a record."""
    return _ENCODER.encode_lines(values).decode()


def event_from(data: object) -> Event:
    """An event out of plain JSON values; msgspec.ValidationError says what is wrong."""
    event: Event = msgspec.convert(data, Event, strict=True)
    return event
