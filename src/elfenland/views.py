"""What a seat, or a spectator, may know: the table, the own secrets, what is possible, what happened.

Bots and clients see views, never states. A view of a finished game opens everything.
"""

from __future__ import annotations

from typing import Any

import msgspec

from elfenland import events as e
from elfenland.actions import Action, Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place
from elfenland.board import BOARD, COUNTER_KINDS, KINDS
from elfenland.game import Choice, Game
from elfenland.numbering import (
    BAG_COUNT,
    BLOCKED,
    CARD_COUNT,
    CARDS,
    COLLECTED,
    DRAW,
    FACE,
    HAND,
    HIDDEN,
    KEEP,
    NONE,
    OBSTACLE_LEFT,
    OPEN,
    OVER,
    PIECE,
    PLACE,
    PLAN,
    ROAD,
    ROADS,
    ROUND,
    STACK_COUNT,
    START,
    TOWN_CARD,
    TOWNS,
    TRAVEL,
)
from elfenland.numbering import KINDS as COUNTERS
from elfenland.outcome import Outcome
from elfenland.redact import redact
from elfenland.state import State

PHASES = {DRAW: "draw", PLAN: "plan", TRAVEL: "travel", KEEP: "keep", OVER: "over"}


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one player; hand, secrets and town card only where the viewer may know them."""

    name: str
    bot: str | None
    boot: str
    pieces: tuple[str, ...]
    collected: int
    cards: int
    counters: tuple[str, ...]
    secret_counters: int
    obstacle: bool
    hand: tuple[str, ...] | None
    secrets: tuple[str, ...] | None
    town_card: str | None


class Price(msgspec.Struct, frozen=True):
    """What a connection asks for now: cards of a kind from either end, or a caravan of any cards (0: none)."""

    kind: str
    forth: int
    back: int
    caravan: int


class LegalChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal choice, spelt out for a page: the action's text and its parts."""

    text: str
    action: str
    kind: str | None = None
    connection: str | None = None
    to: str | None = None
    secret: bool = False
    cards: tuple[str, ...] = ()
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
    phase: str
    to_act: int | None
    players: tuple[SeatView, ...]
    face_up: tuple[str, ...]
    face_down_counters: int
    card_stack: int
    counters: dict[str, str]
    obstacles: tuple[str, ...]
    prices: dict[str, Price]
    cards_shown: tuple[str, ...]
    legal: tuple[LegalChoice, ...]
    can_undo: bool
    outcome: Outcome | None
    events: tuple[e.Event, ...]


def view_for(game: Game, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    if seat is not None and not 0 <= seat < len(game.players):
        raise ValueError(f"there is no seat {seat} at this table")
    state = game.state
    mine = seat is not None and seat == game.to_act
    return View(
        seat=seat,
        edition=game.edition,
        options=game.options.to_dict(),
        starting_player=game.starting_player,
        round=state.at(ROUND) + 1,
        round_starting_player=state.at(START),
        phase=PHASES.get(state.phase, "draw"),
        to_act=game.to_act,
        players=tuple(_seat_view(game, s, s == seat or game.over) for s in range(len(game.players))),
        face_up=_kinds(state.row(FACE, COUNTERS)),
        face_down_counters=state.at(BAG_COUNT),
        card_stack=state.at(STACK_COUNT),
        counters={r.id: KINDS[state.at(ROAD + r.index) - 1] for r in BOARD.roads if state.at(ROAD + r.index)},
        obstacles=tuple(r.id for r in BOARD.roads if state.at(BLOCKED + r.index)),
        prices=_prices(state),
        cards_shown=cards_shown(game.events),
        legal=tuple(_legal_choice(state, seat, choice) for choice in game.legal()) if mine and seat is not None else (),
        can_undo=mine and game.can_undo,
        outcome=game.outcome,
        events=tuple(event if game.over else redact(event, seat) for event in game.events),
    )


def _kinds(counts: list[int]) -> tuple[str, ...]:
    return tuple(KINDS[k] for k, count in enumerate(counts) for _ in range(count))


def _seat_view(game: Game, s: int, open_book: bool) -> SeatView:
    state = game.state
    hidden = state.row(HIDDEN + COUNTERS * s, COUNTERS)
    town_card = state.at(TOWN_CARD + s)
    bot = game.players[s].bot
    return SeatView(
        name=game.players[s].name,
        bot=bot if isinstance(bot, str) else None,
        boot=BOARD.towns[state.at(PLACE + s)].id,
        pieces=tuple(town.id for town in BOARD.towns if state.at(PIECE + TOWNS * s + town.index)),
        collected=state.at(COLLECTED + s),
        cards=state.at(CARD_COUNT + s),
        counters=_kinds(state.row(OPEN + COUNTERS * s, COUNTERS)),
        secret_counters=sum(hidden),
        obstacle=bool(state.at(OBSTACLE_LEFT + s)),
        hand=_kinds(state.row(HAND + CARDS * s, CARDS)) if open_book else None,
        secrets=_kinds(hidden) if open_book else None,
        town_card=BOARD.towns[town_card].id if open_book and town_card != NONE else None,
    )


def _prices(state: State) -> dict[str, Price]:
    """What every connection that can be used costs (R4.2 to R4.5)."""
    prices = {}
    for way in BOARD.connections:
        kind, forth, caravan = state.price(way.index, way.a)
        if kind != NONE:
            prices[way.id] = Price(KINDS[kind], forth, state.price(way.index, way.b)[1], caravan)
    return prices


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
    return tuple(sorted(shown, key=KINDS.index))


def _legal_choice(state: State, seat: int, choice: Choice) -> LegalChoice:
    action: Action = choice.action
    text = str(action)
    match action:
        case Draw(kind):
            return LegalChoice(text, "draw", kind=kind)
        case Place(kind, way, secret):
            return LegalChoice(
                text, "place", kind=kind, connection=way, secret=bool(secret), price=_laid_price(state, kind, way)
            )
        case Obstacle(way):
            return LegalChoice(text, "obstacle", connection=way)
        case Pass():
            return LegalChoice(text, "pass")
        case Move(way) | Caravan(way, _):
            return _travel_choice(state, seat, action, choice.choose)
        case End():
            return LegalChoice(text, "end", choose=choice.choose)
        case Keep(kind, secret):
            return LegalChoice(text, "keep", kind=kind, secret=bool(secret))


def _laid_price(state: State, kind: str, way: str) -> int:
    """What a counter of the kind would cost there (R0.6)."""
    trial = state.copy()
    road = BOARD.connection_index[way]
    assert road < ROADS
    trial.put(ROAD + road, 1 + COUNTER_KINDS.index(kind))
    return trial.price(road, BOARD.connections[road].a)[1]


def _travel_choice(state: State, seat: int, action: Move | Caravan, choose: int) -> LegalChoice:
    way = BOARD.connections[BOARD.connection_index[action.connection]]
    here = state.at(PLACE + seat)
    kind, price, _ = state.price(way.index, here)
    to = BOARD.towns[way.a + way.b - here].id
    if isinstance(action, Caravan):
        return LegalChoice(str(action), "caravan", connection=way.id, to=to, price=choose, choose=choose)
    cards = (KINDS[kind],) * price
    return LegalChoice(str(action), "move", kind=KINDS[kind], connection=way.id, to=to, cards=cards, price=price)


_ENCODER = msgspec.json.Encoder()


def to_json(view: View) -> bytes:
    """The view as it goes over the wire."""
    return _ENCODER.encode(view)
