"""The second judge: whether it sees a loss that the first one has found, too.

The first judge (chances.py) lets everybody go on as the assumed player, who plans in a hurry: a choice that prepares
what such a player never does looks worse than it is. The second judge plays better. Where counters are placed it is the
elder's search, in which everybody follows a plan; elsewhere everybody goes on as the whole pathfinder.
"""

from __future__ import annotations

from itertools import pairwise

from elfenland.bots.thinking import search
from elfenland.bots.thinking.planner import Planner
from elfenland.coach.assumed import Future
from elfenland.coach.chances import Estimate, Trial
from elfenland.coach.choices import Decisions
from elfenland.coach.imagined import PROPOSALS, past_of
from elfenland.hidden import Known, Worlds, knowledge_of
from elfenland.rules import Rng
from elfenland.rules.numbering import PLAN

STREAM = 11  # of the seed's random numbers


def lead(known: Known, choice: Decisions, other: Decisions, worlds: int, seed: int) -> tuple[float, float]:
    """By how much a choice leads another in the same worlds, and the standard error of that."""
    number = Rng(seed, STREAM).below(2**31)
    found = Estimate([choice, other])
    if known.state.phase == PLAN:
        found.seen = [_searched(known, each[0], worlds, number) for each in found.choices]
    else:
        trial = Trial(known, found, number)
        trial.future = Future(known.state.players, pathfinder())
        trial.run(worlds)
    return found.lead(0, 1)


def pathfinder() -> Planner:
    """The whole pathfinder, with an eye for the round as the assumed player has."""
    player = Planner()
    player.by_round = 1
    return player


def _searched(known: Known, decision: int, worlds: int, seed: int) -> list[float]:
    """The chance after a planning decision as the elder's search sees it, world by world."""
    searcher = search.Searcher()
    searcher.proposals = PROPOSALS
    candidates = search.begin(searcher, known.state, known.seat, decision, Rng(seed, 1))
    for candidate in range(1, candidates):
        search.drop_candidate(searcher, candidate)
    search.set_past(searcher, *past_of(known))
    imagined, rng = Worlds(knowledge_of(known), seed, state=known.state), Rng(seed, 2)
    sums = [0.0]
    for _ in range(worlds):
        search.run_worlds(searcher, imagined, 1, rng)
        sums.append(search.totals(searcher)[0])
    return [after - before for before, after in pairwise(sums)]
