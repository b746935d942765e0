"""What comes in: the shapes of bodies, queries and headers, which read them and document them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elfenland.board import EDITIONS
from elfenland.server.documents import Pace, Talk, Watch

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


class ClockWish(_In, frozen=True):
    """A time for each seat of a new table; the increment comes with each finished turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 20
    increment: Annotated[int, Meta(ge=0, le=600, description="seconds")] = 15


class NewGame(_In, frozen=True):
    """A new table."""

    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=6)]
    edition: EditionName = "rio-grande"
    town_cards: bool | None = None
    options: dict[str, bool | int | str] = {}
    starting_player: Annotated[int, Meta(ge=0, le=5)] | Literal["random", "oldest"] = "random"
    pace: Pace = "none"
    clock: Annotated[ClockWish | None, Meta(description="with the pace `clock`")] = None
    watch: Watch = "link"
    language: Annotated[str, Meta(pattern="^[a-z]{0,3}$", description="yours, for the list of open tables")] = ""
    coach: Annotated[bool, Meta(description="whether everyone may ask the coach; alone against bots you may")] = False
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
    """A guest's name, and how they want to be seen."""

    name: Text
    face: Annotated[str, Meta(max_length=40, description="a portrait; empty: the one of the name")] | None = None
    colour: Annotated[int, Meta(ge=-1, le=5, description="the seat whose colour you like; -1: any")] | None = None


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


class TalkChoice(_In, frozen=True):
    """Who may talk: the players, or everyone who may watch."""

    talk: Talk


Tag = Annotated[str, Meta(pattern="^[a-z]{0,3}$", description="your language")]


class PushWish(_In, frozen=True):
    """A browser that takes pushes, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(pattern="^[!-~]{1,1000}$")]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{16,32}$")]
    language: Tag = ""


class EmailWish(_In, frozen=True):
    """An address for messages that it is your turn."""

    email: Annotated[str, Meta(min_length=3, max_length=320)]
    language: Tag = ""


class Wanted(_In, frozen=True):
    """Whether you want e-mail at this address."""

    wanted: bool


class Listing(_In, frozen=True):
    """Whether a table is among the open tables, where everyone finds it."""

    listed: bool


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


class HintWish(_In, frozen=True):
    """A question to the coach: where to look (1), what to do and why (2), or the best choices compared (3)."""

    step: Annotated[int, Meta(ge=1, le=3)]
    seat: SeatNumber | None = None


class LessonActions(_In, frozen=True):
    """What was done in a task of a lesson, by all seats; `show` also plays the next right action."""

    task: Annotated[int, Meta(ge=1, le=9, description="counted from 1")]
    actions: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=100)]
    show: bool = False


class PuzzleAnswer(_In, frozen=True):
    """An answer: the actions of a journey in order, or one placement."""

    actions: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60)]


class PuzzleWish(_In, frozen=True):
    """Which help; asking before your first answer counts as a miss."""

    what: Literal["score", "step", "solution"]


class LuckNumber(_In, frozen=True):
    """A player's own part of the luck."""

    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes as hexadecimal digits")]
    seat: SeatNumber | None = None


class NewChallenge(_In, frozen=True):
    """What to challenge others with: a game that you finished alone against bots, or a fresh deal against these."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    bots: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=5)] = ("pathfinder", "pathfinder")
    town_cards: bool = False


# ------------------------------------------------------------------ queries

Count = Annotated[int, Meta(ge=0, le=2**40)]
Which = Literal["open", "running", "finished", "mine"]
OwnSeat = Annotated[Count | None, Meta(description="one of your seats")]


class SeatQuery(msgspec.Struct, frozen=True):
    """Whose view."""

    seat: OwnSeat = None


class JourneyQuery(SeatQuery, frozen=True):
    """A journey now or at an earlier moment, on the board as it was or with more laid on it to try it out."""

    laid: Annotated[
        str | None, Meta(description="actions with commas between them, such as place dragon feodor-lapphalya")
    ] = None
    guessed: Annotated[
        str | None,
        Meta(description="what others may place: actions as in `laid`; may be empty, to ask for `guesses` only"),
    ] = None
    at: Annotated[Count | None, Meta(description="a version of the log; in a finished game for any seat")] = None


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


Filter = Annotated[str, Meta(max_length=100)]


class WaitingQuery(msgspec.Struct, frozen=True):
    """Which of the tables that wait for players."""

    language: Annotated[Filter | None, Meta(description="the host's language, de, en, fr, it or ru")] = None
    pace: Annotated[Filter | None, Meta(description="none, live, hours, days or clock")] = None
    edition: Annotated[Filter | None, Meta(description="an edition of the rules")] = None


class ListQuery(msgspec.Struct, frozen=True):
    """Which tables to list."""

    which: Annotated[Which, Meta(description="which tables; those that everyone may watch, or your own")] = "open"


class PuzzleQuery(msgspec.Struct, frozen=True):
    """Which puzzle comes next."""

    kind: Annotated[Literal["any", "journey", "place", "tour"], Meta(description="which kind")] = "any"
    level: Annotated[
        Literal["any", "easy", "medium", "hard"], Meta(description="how hard; any: at about your level")
    ] = "any"
