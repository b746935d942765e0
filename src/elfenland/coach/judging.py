"""How good one decision was: its loss against the best choice, the standard error of that, and a grade."""

from __future__ import annotations

from typing import Literal

import msgspec

from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.coach import second
from elfenland.coach.chances import Estimate, estimate, standard_error
from elfenland.coach.hints import Fact, reasons
from elfenland.game import Action, Obstacle, whole_action
from elfenland.hidden import Known
from elfenland.journeys import OBJECTIVES
from elfenland.rules import Rng
from elfenland.rules.numbering import DRAW, PLAN, TRAVEL

Grade = Literal["best", "inaccuracy", "mistake", "blunder", "brilliant"]
PHASES = ("draw", "plan", "obstacle", "travel", "keep")
#: Losses from which on a grade is given between two players; with more, they shrink with the even share.
THRESHOLDS: tuple[tuple[float, Grade], ...] = ((0.08, "blunder"), (0.03, "mistake"), (0.01, "inaccuracy"))
BRILLIANT = 0.05  # that the second best choice loses
SIGNS = {"best": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "brilliant": "!"}
ERRORS = 2.0  # standard errors beyond which a loss counts


class Tried(msgspec.Struct, frozen=True):
    """One of the choices that were compared."""

    action: str
    share: float
    standard_error: float
    worlds: int


class Decision(msgspec.Struct, frozen=True):
    """A decision as its player could judge it then; `event` counts the record's events from 1."""

    event: int
    round: int
    phase: str
    played: str
    best: str
    share: float
    loss: float
    standard_error: float
    grade: Grade
    proved: bool
    real: bool
    luck: float  # of a draw: the chance with the counter that came, minus the mean over what could have come
    luck_standard_error: float
    choices: tuple[Tried, ...]
    reasons: tuple[Fact, ...] = ()  # what the best choice would have done, where there was a better one


def grade_of(loss: float, players: int) -> Grade:
    """The grade of a loss, thresholds scaled by the even share."""
    for threshold, grade in THRESHOLDS:
        if loss >= threshold * 2 / players - 1e-12:
            return grade
    return "best"


def judge(known: Known, played: Action, worlds: int, seed: int, drawn: int | None = None) -> Decision:
    """Judge what was played from what its player knew; `drawn` is the counter that chance then drew."""
    found = estimate(known, worlds=worlds, seed=seed, played=played, drawn=drawn)
    mine = found.index(played)
    best, loss, error = loss_of(found, mine)
    if loss and not found.proved:
        loss, error = agreed(loss, error, *second.lead(known, found.choices[best], found.choices[mine], worlds, seed))
    players = known.state.players
    grade = grade_of(loss, players)
    if grade == "best" and _is_brilliant(known, found, mine, seed):
        grade = "brilliant"
    return Decision(
        event=known.moment + 1,
        round=known.state.round,
        phase=phase_of(known, played),
        played=str(played),
        best=str(played) if loss == 0 else str(found.action(best)),
        share=found.mean(mine),
        loss=loss,
        standard_error=error,
        grade=grade,
        proved=found.proved,
        real=_differ(found),
        luck=sum(found.luck) / len(found.luck) if found.luck else 0.0,
        luck_standard_error=standard_error(found.luck) if found.luck else 0.0,
        choices=tuple(Tried(c.action, c.share, c.standard_error, c.worlds) for c in found.as_choices()),
        reasons=tuple(reasons(known, found.action(best), seed)) if loss else (),
    )


def phase_of(known: Known, played: Action) -> str:
    """The phase by which error rates are told apart."""
    if isinstance(played, Obstacle):
        return "obstacle"
    return {DRAW: "draw", PLAN: "plan", TRAVEL: "travel"}.get(known.state.phase, "keep")


def loss_of(found: Estimate, played: int) -> tuple[int, float, float]:
    """The best choice, what the played one loses against it, and the standard error of that.

    The best is chosen in the first worlds and compared in the others, so that the luck of the first does not count
    as a loss. A loss within two standard errors is none. Nobody is blamed for not waiting.
    """
    if found.proved:
        best = max(range(len(found.choices)), key=found.mean)
        return best, max(0.0, found.mean(best) - found.mean(played)), 0.0
    first = found.screened
    others = [choice for choice in range(len(found.choices)) if choice != found.waiting or choice == played]
    best = max(others, key=lambda c: (sum(found.seen[c][:first]), c == played))
    if best == played:
        return best, 0.0, 0.0
    lead, error = found.lead(best, played, first)
    return best, (lead if lead > ERRORS * error + 1e-9 else 0.0), error


def agreed(loss: float, error: float, lead: float, doubt: float) -> tuple[float, float]:
    """The loss that both judges see, with its standard error: the smaller one, or none."""
    if lead <= ERRORS * doubt + 1e-9:
        return 0.0, error
    return min((loss, error), (lead, doubt))


def _differ(found: Estimate) -> bool:
    """Whether the choices led to different outcomes in any world: whether it was a real choice."""
    return any(len({row[world] for row in found.seen}) > 1 for world in range(found.screened))


def _is_brilliant(known: Known, found: Estimate, played: int, seed: int) -> bool:
    """Whether it was the only good choice, and neither the pathfinder nor "most towns now" finds it."""
    others = [choice for choice in range(len(found.choices)) if choice != played]
    if not others or played == 0:  # the pathfinder's own choice is the first
        return False
    least = BRILLIANT * 2 / known.state.players
    for choice in others:
        first = found.screened if len(found.seen[choice]) > found.screened else 0
        lead, error = found.lead(played, choice, 0 if found.proved else first)
        if lead < least or lead <= ERRORS * error:
            return False
    greedy = Planner()
    greedy.objective = OBJECTIVES["towns"]
    usual = whole_action(decisions(greedy, known.state, known.seat, Rng(seed)))
    return sorted(str(usual).split()) != sorted(str(found.action(played)).split())
