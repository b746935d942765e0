"""Moves that cannot lead above the floor are left out early: no search walks or finds anything else for that."""

from __future__ import annotations

from typing import Any

from interpreted import interpreted

from elfenland.board import EDITIONS, resolve
from elfenland.bots.thinking import planner as planners
from elfenland.journeys import journey
from elfenland.rules import Rng, State
from elfenland.rules.numbering import PLAN, TRAVEL

LIMIT = 400
FAR_TOO_MUCH = 10**8


def positions() -> list[State]:
    """Positions of random games: every edition, with town cards and without."""
    found = []
    for number, edition in enumerate(EDITIONS):
        state, rng = State.start(resolve(edition, bool(number % 2)), 2 + number % 3), Rng(number)
        state.settle(rng)
        while not state.over:
            if state.phase in (PLAN, TRAVEL) and rng.below(9) == 0:
                found.append(state.copy())
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            state.settle(rng)
    return found


def searches() -> list[Any]:
    """What searches walk and find, in every position, with counters to lay and without."""
    told = []
    search: Any = planners.Planner()
    for state in positions():
        for objective in journey.OBJECTIVES.values():
            journey.find_journeys(search, state, state.actor, objective, 1 + 3 * (objective == 0), LIMIT)
            told.append([journey.outcome(search), journey.slot(search, 0)])
        search.objective, search.want = journey.OBJECTIVES["value"], 1
        planners.own_counters(search, state.block, state.actor)  # type: ignore[attr-defined]
        search.plan_limit = LIMIT
        planners.plan_with(search, state.block, state.actor)  # type: ignore[attr-defined]
        told.append([journey.outcome(search), journey.slot(search, 0)])
    return told


def both_ways() -> list[Any]:
    """The searches as they are, and such that find no move hopeless before they know its score."""
    as_it_is, prepare = searches(), journey.prepare  # type: ignore[attr-defined]

    def hopeful(search: Any, block: Any, seat: int) -> None:
        prepare(search, block, seat)
        search.gain = search.gain_piece = FAR_TOO_MUCH

    journey.prepare = hopeful  # type: ignore[attr-defined]
    return [as_it_is, searches()]


def test_leaving_out_hopeless_moves_early_changes_no_search() -> None:
    early, late = interpreted(both_ways)
    assert early == late
    assert len(early) > 100
    assert any(outcome[2] for outcome, _ in early)  # some are cut short, and at the same place
