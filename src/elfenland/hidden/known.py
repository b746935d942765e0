"""What one seat knows, as integers, for bots and searches to compute with."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.board import BOARD, CARD_NAMES, CARDS_OF_KIND, COUNTERS_OF_KIND, Options, from_mapping
from elfenland.game import Game, Obstacle, Place, View, redact, redact_state
from elfenland.game import events as e
from elfenland.rules import State
from elfenland.rules.numbering import (
    BAG,
    BAG_COUNT,
    BLOCKED,
    BOOT,
    CARD_COUNT,
    COLLECTED,
    COUNTER_KINDS,
    CURRENT,
    DRAW,
    FREE,
    KEEP,
    MARKET,
    OBSTACLE_LEFT,
    OVER,
    PASSES,
    PHASE,
    PLAN,
    ROAD,
    ROUND,
    STACK,
    STACK_COUNT,
    START,
    STEP,
    TOWN_CARD,
    TOWN_CARD_LEFT,
    TOWNS,
    TRAVEL,
    WINNER,
    hand_at,
    open_at,
    piece_at,
    secret_at,
)

PHASES = {"draw": DRAW, "plan": PLAN, "travel": TRAVEL, "keep": KEEP, "over": OVER}


class Known:
    """What one seat knows: a state in which hidden things are empty, and the history as the seat saw it.

    `of_game` and `of_view` give the same for the same seat at the same moment; the first never spells a view out.
    """

    __slots__ = ("_events", "_history", "moment", "options", "seat", "starting_player", "state")

    def __init__(
        self, seat: int, state: State, options: Options, starting_player: int, events: Sequence[e.Event], redacted: bool
    ) -> None:
        self.seat = seat
        self.state = state
        self.options = options
        self.starting_player = starting_player
        self.moment = len(events)  # how many events there have been
        self._events = events
        self._history: Sequence[e.Event] | None = events if redacted else None

    @classmethod
    def of_game(cls, game: Game, seat: int) -> Known:
        """What the seat knows now; read it before the game goes on."""
        state = redact_state(game.state, seat)
        return cls(seat, state, game.options, game.starting_player, game.events, redacted=False)

    @classmethod
    def of_view(cls, view: View) -> Known:
        """What the view's seat knows."""
        if view.seat is None:
            raise ValueError("a spectator does not decide")
        options = from_mapping(view.options)
        return cls(view.seat, known_state(view), options, view.starting_player, view.events, redacted=True)

    @property
    def events(self) -> Sequence[e.Event]:
        """The history without what the seat may not know."""
        if self._history is None:
            self._history = tuple(redact(event, self.seat) for event in self._events)
        return self._history

    @property
    def this_round(self) -> Sequence[e.Event]:
        """The events since the round began."""
        start = len(self._events)
        while start and not isinstance(self._events[start - 1], e.RoundBegan):
            start -= 1
        return [redact(event, self.seat) for event in self._events[start:]]


def suppose(state: State, action: Place | Obstacle) -> None:
    """Lay a counter or an obstacle on a state in thought, whoever holds it and whoever is to act.

    It takes the place of what lies there.
    """
    road = BOARD.connection_index[action.connection]
    if not BOARD.connections[road].is_road:
        raise ValueError(f"nothing can be laid on {action.connection}: it is a waterway (R3.2)")
    if isinstance(action, Obstacle):
        if not state.at(ROAD + road):
            raise ValueError(f"{action.connection} has no counter for an obstacle (R3.3)")
        state.put(BLOCKED + road, 1)
        return
    state.put(ROAD + road, CARD_NAMES.index(action.kind) + 1)
    state.put(FREE + road, 0)
    if not state.price(road, BOARD.connections[road].a)[1]:
        raise ValueError(f"{action.kind} cannot travel along {action.connection} (R3.2)")


def known_state(view: View) -> State:
    """The state as far as the view knows it.

    Other players' hands, secret counters and town cards are empty, though their numbers of cards
    are there; STACK and BAG hold all cards and counters whose place is not known.
    """
    state = State.start(from_mapping(view.options), len(view.players), view.starting_player)
    for town in range(TOWNS):
        state.put(TOWN_CARD_LEFT + town, 0)
    _put_counts(state, STACK, list(CARDS_OF_KIND))
    _put_counts(state, BAG, [COUNTERS_OF_KIND] * COUNTER_KINDS)
    for seat in range(len(view.players)):
        _put_seat(state, view, seat)
    for kind in view.face_up:
        _take(state, BAG, MARKET, kind)
    for way, kind in view.counters.items():
        road = BOARD.connection_index[way]
        k = CARD_NAMES.index(kind)
        state.put(ROAD + road, k + 1)
        state.put(FREE + road, 0)
        state.put(BAG + k, state.at(BAG + k) - 1)
    for way in view.obstacles:
        state.put(BLOCKED + BOARD.connection_index[way], 1)
    state.put(STACK_COUNT, view.card_stack)
    state.put(BAG_COUNT, view.face_down_counters)
    state.put(ROUND, view.round - 1)
    state.put(START, view.round_starting_player)
    state.put(PHASE, PHASES[view.phase])
    step, passes = _progress(view)
    state.put(STEP, step)
    state.put(PASSES, passes)
    if view.to_act is not None:
        state.put(CURRENT, view.to_act)
    if view.outcome is not None and view.outcome.reason == "instant":
        state.put(WINNER, view.outcome.winners[0])
    return state


def _put_counts(state: State, place: int, counts: list[int]) -> None:
    for k, count in enumerate(counts):
        state.put(place + k, count)


def _take(state: State, bag: int, to: int, kind: str) -> None:
    k = CARD_NAMES.index(kind)
    state.put(bag + k, state.at(bag + k) - 1)
    state.put(to + k, state.at(to + k) + 1)


def _put_seat(state: State, view: View, seat: int) -> None:
    player = view.players[seat]
    state.put(BOOT + seat, BOARD.town_index[player.boot])
    state.put(COLLECTED + seat, player.collected)
    state.put(CARD_COUNT + seat, player.cards)
    state.put(OBSTACLE_LEFT + seat, player.obstacle)
    left = set(player.pieces)
    for town in BOARD.towns:
        state.put(piece_at(seat, town.index), town.id in left)
    for kind in player.hand or ():
        _take(state, STACK, hand_at(seat, 0), kind)
    for kind in player.counters:
        _take(state, BAG, open_at(seat, 0), kind)
    for kind in player.secrets or ():
        _take(state, BAG, secret_at(seat, 0), kind)
    if player.town_card is not None:
        state.put(TOWN_CARD + seat, BOARD.town_index[player.town_card])


def _progress(view: View) -> tuple[int, int]:
    """Turns done in this phase, and passes one after another."""
    this_round = _since_round_began(view.events)
    step = passes = 0
    if view.phase == "draw":
        step = sum(isinstance(event, e.Drawn) for event in this_round)
    elif view.phase == "travel":
        step = sum(isinstance(event, e.TurnEnded) for event in this_round)
    elif view.phase == "keep":
        step = sum(isinstance(event, e.Kept) for event in this_round)
    elif view.phase == "plan":
        for event in reversed(this_round):
            if not isinstance(event, e.Passed):
                break
            passes += 1
    return step, passes


def _since_round_began(events: Sequence[e.Event]) -> Sequence[e.Event]:
    for i in range(len(events) - 1, -1, -1):
        if isinstance(events[i], e.RoundBegan):
            return events[i + 1 :]
    return events
