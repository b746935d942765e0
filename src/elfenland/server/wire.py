"""What goes out: the shapes of the answers, which the OpenAPI document is made from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from elfenland.coach import CurvePoint, Decision, Hint, Review
from elfenland.coach.puzzles import Kind as PuzzleKind
from elfenland.game import LegalChoice, View
from elfenland.game import events as e
from elfenland.server.documents import Pace, Starting, Status, Talk, Watch
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
    face: Annotated[str, Meta(description="the portrait that its player has chosen; empty: the one of the name")]


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


class Clock(msgspec.Struct, frozen=True):
    """The clocks of the pace `clock`: seconds of each seat; the one to act uses theirs up since `at`."""

    minutes: int
    increment: int
    left: tuple[float, ...]
    at: float | None


class FairInfo(msgspec.Struct, frozen=True):
    """Luck that nobody can choose (docs/luck.md): what the server committed to, and each seat's own number."""

    context: str
    commitment: str
    numbers: tuple[str | None, ...]


class Table(msgspec.Struct, frozen=True):
    """A table as one caller sees it."""

    game: str
    status: Status
    source: Literal["table", "import"]
    host: bool
    host_seat: Annotated[int | None, Meta(description="where the host sits, who starts the game; null: nowhere")]
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
    limit: Annotated[
        int | None, Meta(description="seconds that the pace allows for a turn before the others may replace a player")
    ]
    clock: Clock | None
    now: float
    created: float
    votes: ShownVotes
    rematch: str | None
    challenge: Annotated[str | None, Meta(description="the challenge that is played here")]
    rematch_by: Annotated[int | None, Meta(description="the seat that asked for the rematch")]
    spectators: Annotated[int, Meta(description="guests who follow the table and do not play")]
    talk: Talk
    listed: Annotated[bool, Meta(description="whether everyone finds it among the open tables")]
    fair: Annotated[FairInfo | None, Meta(description="the luck of a game between several people")]
    coach: Annotated[bool, Meta(description="whether the players may ask the coach")]
    helped: Annotated[tuple[int, ...], Meta(description="in how many decisions the coach has helped each seat")]
    chat: tuple[ChatLine, ...]
    view: View | None


class SummarySeat(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    kind: Literal["open", "bot", "human"]
    name: str
    bot: str | None = None
    face: str = ""


class Ended(msgspec.Struct, frozen=True):
    """How a game has ended, by seats; with town cards the scores differ from the pieces."""

    at: float
    winners: tuple[int, ...]
    pieces: tuple[int, ...]
    scores: tuple[int, ...]


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
    language: Annotated[str, Meta(description="the host's")]
    result: Annotated[Ended | None, Meta(description="of a finished game")] = None


class Me(msgspec.Struct, frozen=True):
    """You, the guest; `face` is your portrait (empty: the one of your name), `colour` the seat you like (-1: any)."""

    name: str | None
    face: str
    colour: int
    games: tuple[Summary, ...]
    bots: Annotated[tuple[str, ...], Meta(description="bots that the host of this server has added")]


class Messages(msgspec.Struct, frozen=True):
    """Messages that it is your turn, in games with hours or days per move."""

    push: Annotated[str | None, Meta(description="the key for a push subscription; null: this server sends none")]
    devices: Annotated[int, Meta(description="browsers of yours that get pushes")]
    mail: Annotated[bool, Meta(description="whether this server sends e-mail")]
    email: str | None
    confirmed: bool


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
    clock: Clock | None


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


class LongWay(msgspec.Struct, frozen=True):
    """A way to a town that brings the most new towns."""

    cards: tuple[e.Kind, ...]
    steps: tuple[JourneyStep, ...]
    collected: int


class Reached(msgspec.Struct, frozen=True):
    """A cheapest way to a town, how many new towns lie on it, and one that brings more of them, if there is one."""

    cards: tuple[e.Kind, ...]
    steps: tuple[JourneyStep, ...]
    collected: int
    more: LongWay | None = None


class Reach(msgspec.Struct, frozen=True):
    """Where your boot can go with your hand; what the caravans that can set out now are best paid with, by road."""

    towns: dict[str, Reached]
    caravans: dict[str, tuple[e.Kind, ...]]


class Journey(msgspec.Struct, frozen=True):
    """The best journey with your hand."""

    value: int
    towns: tuple[str, ...]
    collected: int
    steps: tuple[JourneyStep, ...]
    tour_left: Annotated[int, Meta(description="connections of the shortest walk through the towns that remain")]
    proved: Annotated[bool, Meta(description="whether the search has seen everything")]
    lays: Annotated[
        tuple[LegalChoice, ...], Meta(description="what the seat could lay at the earlier moment that was asked for")
    ]
    guesses: Annotated[
        tuple[LegalChoice, ...],
        Meta(description="in planning, if `guessed` was given: what others may place then, as far as the seat knows"),
    ]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle, how hard it is, and how you fared with it."""

    id: str
    kind: PuzzleKind
    rating: int
    mine: Annotated[
        Literal["new", "solved", "missed", "later"],
        Meta(description="what your first try was, which counts; later: missed first, solved since"),
    ]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzle of the day, and what you have solved so far."""

    date: str
    today: PuzzleInfo
    puzzles: Annotated[int, Meta(description="how many there are")]
    rating: int
    deviation: int
    tried: int
    solved: Annotated[int, Meta(description="at the first try")]
    days: Annotated[int, Meta(description="days in a row on which you solved one")]
    best_days: int


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle to solve without asking again: every spot, and the choices there.

    A spot is a town and a hand: `TOWN COUNTS`, with a digit for each kind of card in the order of `kinds`. A place
    puzzle has none; its answers are among the view's legal choices.
    """

    info: PuzzleInfo
    day: Annotated[str | None, Meta(description="the date, if it is today's puzzle")]
    view: View
    kinds: tuple[e.Kind, ...]
    choices: tuple[LegalChoice, ...]
    spots: dict[str, tuple[int, ...]]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What an answer reaches, whether anybody could do better, and what the first try did to the ratings."""

    solved: bool
    reached: int
    missing: Annotated[int, Meta(description="how much more is possible")]
    counts: Annotated[bool, Meta(description="whether this was your first try")]
    rating: Annotated[int, Meta(description="yours, now")]
    change: int
    days: int
    events: Annotated[tuple[e.Event, ...], Meta(description="what the answer does")]


class PuzzleHelp(msgspec.Struct, frozen=True):
    """What was asked for: the score that is possible, and the first step or all of one answer."""

    score: int
    events: tuple[e.Event, ...]


class ChallengeSeat(msgspec.Struct, frozen=True):
    """A seat of a challenge: a bot's, or that of the person who plays it."""

    name: str
    bot: str | None


class ChallengeResult(msgspec.Struct, frozen=True):
    """How somebody fared; `game` is null until you have played the deal yourself."""

    name: str
    mine: bool
    score: int
    place: int
    game: str | None


class Challenge(msgspec.Struct, frozen=True):
    """A deal that everybody plays once, against the same bots: the deal of a day, or somebody's challenge."""

    id: str
    link: str
    day: Annotated[str | None, Meta(description="the date, if it is the deal of a day")]
    town_cards: bool
    seats: tuple[ChallengeSeat, ...]
    mine: Annotated[Literal["new", "playing", "played"], Meta(description="whether you have played it")]
    game: Annotated[str | None, Meta(description="your own game of it")]
    results: Annotated[tuple[ChallengeResult, ...], Meta(description="the best first")]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson and its number of tasks."""

    lesson: str
    tasks: int


class LessonState(msgspec.Struct, frozen=True):
    """A task of a lesson: all actions so far, your view, what happened, and whether it is done or lost."""

    actions: tuple[str, ...]
    view: View
    events: tuple[e.Event, ...]
    done: bool
    lost: bool


class Advice(msgspec.Struct, frozen=True):
    """What the coach says to a seat, and the version of the game that it is about."""

    version: int
    seat: int
    hint: Hint


class SeatDecision(msgspec.Struct, frozen=True):
    """A seat's decision as the review judges it."""

    seat: int
    decision: Decision


class ReviewState(msgspec.Struct, frozen=True):
    """A game's review: how far it has come, what is known so far, and all of it once it is done."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    versions: Annotated[
        tuple[int, ...], Meta(description="the log's version for each event of the record, in their order")
    ]
    curve: tuple[CurvePoint, ...]
    decisions: Annotated[tuple[SeatDecision, ...], Meta(description="empty once the review is done, which has them")]
    review: Review | None


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
    limits: Annotated[
        Literal["own", "shared", "away"],
        Meta(description="who counts rates: each worker, all servers together, or each worker while the store is down"),
    ]
