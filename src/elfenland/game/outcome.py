"""How a game ended, and by which rule (R6)."""

from __future__ import annotations

from typing import Literal

import msgspec

from elfenland.game import events
from elfenland.rules import State
from elfenland.rules.numbering import (
    AFTER_ROUND_THREE,
    CARD_COUNT,
    COLLECTED,
    LAST_ROUND,
    NONE,
    OPT_EARLY,
    OPT_TIE_DISTANCE,
    OPT_TOWN_CARDS,
    PIECES,
    PLAYERS,
    ROUND,
    WINNER,
)

Reason = Literal["pieces", "score", "cards", "distance", "shared", "instant", "after_round_three"]


class Outcome(msgspec.Struct, frozen=True):
    """The result, the reason that decided it and the rule that says so."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pieces: tuple[int, ...]
    cards: tuple[int, ...]
    distances: tuple[int, ...] | None
    early: bool
    reason: Reason
    rule: str


def result_of(state: State) -> events.Result:
    """The result event of a game that is over (R6)."""
    seats = range(state.at(PLAYERS))
    last_round_over = state.at(ROUND) == LAST_ROUND
    return events.Result(
        scores=tuple(state.score(p) for p in seats),
        pieces=tuple(state.row(COLLECTED, len(seats))),
        cards=tuple(state.row(CARD_COUNT, len(seats))),
        distances=tuple(state.town_distance(p) for p in seats) if state.at(OPT_TOWN_CARDS) else None,
        winners=tuple(state.winners()),
        early=not last_round_over,
    )


def outcome_of(state: State) -> Outcome | None:
    """The outcome with its reason, None while the game goes on."""
    if not state.over:
        return None
    result = result_of(state)
    reason, rule = _reason(state, result)
    return Outcome(
        result.winners, result.scores, result.pieces, result.cards, result.distances, result.early, reason, rule
    )


def _reason(state: State, result: events.Result) -> tuple[Reason, str]:
    by_score: tuple[Reason, str] = ("score", "R6.2") if result.distances is not None else ("pieces", "R6.1")
    if state.at(WINNER) != NONE:
        return "instant", "R6.4"
    ranked = list(range(len(result.scores)))
    if result.early and state.at(OPT_EARLY) == AFTER_ROUND_THREE:
        ranked = [p for p in ranked if result.pieces[p] == PIECES]
        if len(ranked) == 1:
            return "after_round_three", "R6.4"
    best = max(result.scores[p] for p in ranked)
    if sum(result.scores[p] == best for p in ranked) == 1:
        return by_score
    if len(result.winners) > 1:
        return "shared", "R6.3"
    return ("distance", "R6.2") if state.at(OPT_TIE_DISTANCE) else ("cards", by_score[1])
