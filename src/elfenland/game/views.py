"""What a seat, or a spectator, may know: the table, its own secrets, its choices, what happened.

Bots and clients see views, never states. A view of a finished game opens everything.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, assert_never

import msgspec
from msgspec import Meta

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.game import events as e
from elfenland.game.actions import Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place
from elfenland.game.choices import Choice
from elfenland.game.events import Kind
from elfenland.game.game import Game
from elfenland.game.outcome import Outcome
from elfenland.game.redaction import check_seat, redact
from elfenland.rules import State
from elfenland.rules.numbering import (
    BAG_COUNT,
    BLOCKED,
    BOOT,
    CARD_COUNT,
    COLLECTED,
    CURRENT,
    NONE,
    OBSTACLE_LEFT,
    PASSES,
    PLAYERS,
    ROAD,
    ROADS,
    STACK_COUNT,
    START,
    TOWN_CARD,
)

#: Documented as choices for authors of clients; with a Literal, mypy would reject every plain str assigned here.
Phase = Annotated[str, Meta(title="Phase", extra_json_schema={"enum": ["draw", "plan", "travel", "keep", "over"]})]
ActionName = Annotated[
    str,
    Meta(
        title="ActionName",
        extra_json_schema={"enum": ["draw", "place", "obstacle", "pass", "move", "caravan", "end", "keep"]},
    ),
]
Means = Annotated[str, Meta(title="Means", extra_json_schema={"enum": ["cards", "caravan", "none"]})]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one player; hand, secrets and town card only where the viewer may know them."""

    name: str
    bot: str | None
    boot: str
    pieces: tuple[str, ...]
    collected: int
    cards: int
    counters: tuple[Kind, ...]
    secret_counters: int
    obstacle: bool
    hand: tuple[Kind, ...] | None
    secrets: tuple[Kind, ...] | None
    town_card: str | None


class Price(msgspec.Struct, frozen=True):
    """What a connection costs now: cards of a kind from either end, or a caravan of any cards (0: none)."""

    kind: Kind
    forth: int
    back: int
    caravan: int
    asked: Annotated[int, Meta(description="cards of the kind from where your boot stands, else the cheaper way")]
    means: Annotated[Means | None, Meta(description="how you could pay that now; null for a spectator")]


class LegalChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal choice, spelt out for a page: the action's text and its parts."""

    text: str
    action: ActionName
    kind: Kind | None = None
    connection: str | None = None
    to: str | None = None
    secret: bool = False
    cards: tuple[Kind, ...] = ()
    price: int = 0
    choose: int = 0


class View(msgspec.Struct, frozen=True):
    """One seat's knowledge (seat None: a spectator's)."""

    seat: int | None
    edition: str
    options: dict[str, Any]
    starting_player: int
    round: int
    round_starting_player: int
    phase: Phase
    to_act: int | None
    players: tuple[SeatView, ...]
    face_up: tuple[Kind, ...]
    face_down_counters: int
    card_stack: int
    counters: dict[str, Kind]
    obstacles: tuple[str, ...]
    prices: dict[str, Price]
    cards_shown: tuple[Kind, ...]
    legal: tuple[LegalChoice, ...]
    can_undo: bool
    passed: Annotated[tuple[int, ...], Meta(description="the seats that have passed since something was placed")]
    last_pass: Annotated[bool, Meta(description="whether one more pass would end the planning")]
    forced: Annotated[str | None, Meta(description="your only choice, if all can see that there is no other")]
    outcome: Outcome | None
    events: tuple[e.Event, ...]

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        turn = "over" if self.to_act is None else f"seat {self.to_act} to act"
        numbers = f"{len(self.players)} players, {len(self.legal)} choices, {len(self.events)} events"
        return f"<View of {who}: {self.edition}, round {self.round}, {self.phase}, {turn}, {numbers}>"


def view_for(game: Game, seat: int | None, *, history: bool = True, open_book: bool = False) -> View:
    """The view of a seat, or of a spectator (None).

    Without `history` its events are left out, which makes it cheap. `open_book` hides nothing and offers no
    choices: it is for the past of a game that has ended. A game that is over hides nothing anyway.
    """
    if not isinstance(game, Game):
        raise TypeError(f"view_for shows a Game, not {game!r}")
    check_seat(seat, len(game.players))
    state = game.state
    mine = seat is not None and seat == game.to_act and not open_book
    bare = open_book or game.over
    return View(
        seat=seat,
        edition=game.edition,
        options=game.options.to_dict(),
        starting_player=game.starting_player,
        round=game.round,
        round_starting_player=state.at(START),
        phase=game.phase,
        to_act=game.to_act,
        players=tuple(_seat_view(game, other, other == seat or bare) for other in range(len(game.players))),
        face_up=_kinds(state.market()),
        face_down_counters=state.at(BAG_COUNT),
        card_stack=state.at(STACK_COUNT),
        counters={r.id: CARD_NAMES[state.at(ROAD + r.index) - 1] for r in BOARD.roads if state.at(ROAD + r.index)},
        obstacles=tuple(r.id for r in BOARD.roads if state.at(BLOCKED + r.index)),
        prices=_prices(state, seat),
        cards_shown=cards_shown(game.events),
        legal=tuple(_legal_choice(state, seat, choice) for choice in game.legal()) if mine and seat is not None else (),
        can_undo=mine and game.can_undo,
        passed=_passed(state) if game.phase == "plan" else (),
        last_pass=game.phase == "plan" and state.at(PASSES) + 1 == state.at(PLAYERS),
        forced=forced(game) if mine else None,
        outcome=game.outcome,
        events=tuple(event if bare else redact(event, seat) for event in game.events) if history else (),
    )


def forced(game: Game) -> str | None:
    """The only action of whoever is to act, if everyone can see that there is no other (R3.5, R5.2)."""
    state = game.state
    if game.to_act is None or game.phase not in ("plan", "keep") or len(state.legal()) != 1:
        return None
    counters = sum(state.face_up(game.to_act)) + sum(state.secrets(game.to_act))
    return str(game.legal()[0]) if counters == (1 if game.phase == "keep" else 0) else None


def _kinds(counts: list[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[k] for k, count in enumerate(counts) for _ in range(count))


def _seat_view(game: Game, seat: int, open_book: bool) -> SeatView:
    state = game.state
    secrets = state.secrets(seat)
    town_card = state.at(TOWN_CARD + seat)
    bot = game.players[seat].bot
    return SeatView(
        name=game.players[seat].name,
        bot=bot if isinstance(bot, str) else None,
        boot=BOARD.towns[state.boot(seat)].id,
        pieces=tuple(BOARD.towns[town].id for town in state.pieces(seat)),
        collected=state.at(COLLECTED + seat),
        cards=state.at(CARD_COUNT + seat),
        counters=_kinds(state.face_up(seat)),
        secret_counters=sum(secrets),
        obstacle=bool(state.at(OBSTACLE_LEFT + seat)),
        hand=_kinds(state.hand(seat)) if open_book else None,
        secrets=_kinds(secrets) if open_book else None,
        town_card=BOARD.towns[town_card].id if open_book and town_card != NONE else None,
    )


def _prices(state: State, seat: int | None) -> dict[str, Price]:
    """What every connection that can be used costs (R4.2 to R4.5), and how the seat could pay."""
    prices = {}
    for way in BOARD.connections:
        kind, forth, caravan = state.price(way.index, way.a)
        if kind != NONE:
            back = state.price(way.index, way.b)[1]
            asked, means = min(forth, back), None
            if seat is not None:
                asked = {way.a: forth, way.b: back}.get(state.at(BOOT + seat), asked)
                means = _means(state, seat, kind, asked, caravan)
            prices[way.id] = Price(CARD_NAMES[kind], forth, back, caravan, asked, means)
    return prices


def _means(state: State, seat: int, kind: int, asked: int, caravan: int) -> str:
    """How a seat could pay: cards of the kind, a caravan (R4.5), or neither."""
    if state.hand(seat)[kind] >= asked:
        return "cards"
    return "caravan" if 0 < caravan <= state.at(CARD_COUNT + seat) else "none"


def _passed(state: State) -> tuple[int, ...]:
    """The seats whose passes in a row count towards the end of the planning (R3.5)."""
    first = state.at(CURRENT) - state.at(PASSES)
    return tuple(sorted((first + turn) % state.at(PLAYERS) for turn in range(state.at(PASSES))))


def cards_shown(events: list[e.Event]) -> tuple[str, ...]:
    """The cards that everyone has seen played or discarded since the last shuffle (R2.1)."""
    shown: list[str] = []
    for event in reversed(events):
        if isinstance(event, e.Moved):
            shown += event.cards
        elif isinstance(event, e.TurnEnded):
            shown += event.discarded
        elif isinstance(event, e.Dealt):
            break
    return tuple(sorted(shown, key=CARD_NAMES.index))


def _legal_choice(state: State, seat: int, choice: Choice) -> LegalChoice:
    match choice.action:
        case Move() | Caravan():
            return _travel_choice(state, seat, choice.action, choice.choose)
        case End():
            return LegalChoice(str(choice.action), "end", choose=choice.choose)
        case action:
            return spelt(action)


@cache
def spelt(action: Draw | Place | Obstacle | Pass | Keep) -> LegalChoice:
    """A choice that is the same in every position; each is spelt out once."""
    match action:
        case Draw(kind):
            return LegalChoice(str(action), "draw", kind=kind)
        case Place(kind, way, secret):
            price = _placed_price(kind, way)
            return LegalChoice(str(action), "place", kind=kind, connection=way, secret=bool(secret), price=price)
        case Obstacle(way):
            return LegalChoice(str(action), "obstacle", connection=way)
        case Pass():
            return LegalChoice(str(action), "pass")
        case Keep(kind, secret):
            return LegalChoice(str(action), "keep", kind=kind, secret=bool(secret))
        case _:
            assert_never(action)


def _placed_price(kind: str, way: str) -> int:
    """What a counter of the kind costs on a road without an obstacle (R0.6)."""
    empty = State()
    road = BOARD.connection_index[way]
    assert road < ROADS
    empty.put(ROAD + road, 1 + COUNTER_NAMES.index(kind))
    return empty.price(road, BOARD.connections[road].a)[1]


def _travel_choice(state: State, seat: int, action: Move | Caravan, choose: int) -> LegalChoice:
    way = BOARD.connections[BOARD.connection_index[action.connection]]
    here = state.at(BOOT + seat)
    kind, price, _ = state.price(way.index, here)
    to = BOARD.towns[way.a + way.b - here].id
    if isinstance(action, Caravan):
        return LegalChoice(str(action), "caravan", connection=way.id, to=to, price=choose, choose=choose)
    cards = (CARD_NAMES[kind],) * price
    return LegalChoice(str(action), "move", kind=CARD_NAMES[kind], connection=way.id, to=to, cards=cards, price=price)


_ENCODER = msgspec.json.Encoder()


def view_json(view: View) -> bytes:
    """The view as it goes over the wire."""
    return _ENCODER.encode(view)
