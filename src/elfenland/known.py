"""A view as a state in which everything hidden is empty: what bots and searches compute with."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland import events as e
from elfenland.board import BOARD, CARDS_OF_KIND, COUNTERS_OF_KIND, KINDS
from elfenland.board.editions import from_mapping
from elfenland.numbering import (
    BAG,
    BAG_COUNT,
    BLOCKED,
    CARD_COUNT,
    CARD_LEFT,
    CARDS,
    COLLECTED,
    CURRENT,
    DRAW,
    FACE,
    FREE,
    HAND,
    HIDDEN,
    KEEP,
    OBSTACLE_LEFT,
    OPEN,
    OVER,
    PASSES,
    PHASE,
    PIECE,
    PLACE,
    PLAN,
    ROAD,
    ROUND,
    STACK,
    STACK_COUNT,
    START,
    STEP,
    TOWN_CARD,
    TOWNS,
    TRAVEL,
    WINNER,
)
from elfenland.numbering import KINDS as COUNTERS
from elfenland.state import State
from elfenland.views import View

PHASES = {"draw": DRAW, "plan": PLAN, "travel": TRAVEL, "keep": KEEP, "over": OVER}


def known_state(view: View) -> State:
    """The state as far as the view knows it.

    Other players' hands, secret counters and town cards are empty, though their numbers of cards
    are there; STACK and BAG hold all cards and counters whose place is not known.
    """
    state = State.start(from_mapping(view.options), len(view.players), view.starting_player)
    for town in range(TOWNS):
        state.put(CARD_LEFT + town, 0)
    _put_counts(state, STACK, list(CARDS_OF_KIND))
    _put_counts(state, BAG, [COUNTERS_OF_KIND] * COUNTERS)
    for seat in range(len(view.players)):
        _put_seat(state, view, seat)
    for kind in view.face_up:
        _take(state, BAG, FACE, kind)
    for way, kind in view.counters.items():
        road = BOARD.connection_index[way]
        k = KINDS.index(kind)
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
    k = KINDS.index(kind)
    state.put(bag + k, state.at(bag + k) - 1)
    state.put(to + k, state.at(to + k) + 1)


def _put_seat(state: State, view: View, seat: int) -> None:
    player = view.players[seat]
    state.put(PLACE + seat, BOARD.town_index[player.boot])
    state.put(COLLECTED + seat, player.collected)
    state.put(CARD_COUNT + seat, player.cards)
    state.put(OBSTACLE_LEFT + seat, player.obstacle)
    left = set(player.pieces)
    for town in BOARD.towns:
        state.put(PIECE + TOWNS * seat + town.index, town.id in left)
    for kind in player.hand or ():
        _take(state, STACK, HAND + CARDS * seat, kind)
    for kind in player.counters:
        _take(state, BAG, OPEN + COUNTERS * seat, kind)
    for kind in player.secrets or ():
        _take(state, BAG, HIDDEN + COUNTERS * seat, kind)
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
