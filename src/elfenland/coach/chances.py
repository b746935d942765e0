"""The chance to win: the share of the victory that a seat can expect after each of its choices.

    for choice in chance(view, worlds=64):
        print(choice)                      # place dragon feodor-lapphalya: 31.4 % ± 1.2, estimated from 64 worlds

Every choice is tried in the same imagined worlds with the same later luck (common random numbers), so the
differences between choices are known better than the chances themselves. A third of the worlds sorts out the
choices that have no prospect; the others are then compared in the rest.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from elfenland.coach.assumed import Future
from elfenland.coach.choices import Decisions, choices_of
from elfenland.coach.imagined import Imagined
from elfenland.errors import ElfenlandError
from elfenland.game import Action, View, whole_action
from elfenland.hidden import Known
from elfenland.rules import Rng, State
from elfenland.rules.numbering import (
    A_PASS,
    A_STOP,
    CARD_COUNT,
    HAND_KEPT,
    KEEP,
    LAST_ROUND,
    OPT_TOWN_CARDS,
    PLAN,
    STEP,
    TRAVEL,
)

WORLDS = 48  # by default
FINALISTS = 3  # choices compared in all worlds, beside the played one
STREAM = 8  # of the seed's random numbers


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: the action, the share of the victory it leads to, and how well that is known."""

    action: str
    share: float
    standard_error: float
    worlds: int
    proved: bool
    waiting: bool = False  # a pass while there is still something to place: its chance is flattered (docs/review.md)

    def __str__(self) -> str:
        if self.proved:
            return f"{self.action}: {100 * self.share:.1f} %, proved"
        known = f"± {100 * self.standard_error:.1f}, estimated from {self.worlds} worlds"
        return f"{self.action}: {100 * self.share:.1f} % {known}"


class Estimate:
    """What was seen of each choice, world by world."""

    def __init__(self, choices: Sequence[Decisions], proved: bool = False) -> None:
        self.choices = list(choices)
        self.proved = proved
        self.waiting = -1  # the choice that only waits, if any: it is never called the best
        self.seen: list[list[float]] = [[] for _ in self.choices]  # finalists have the most
        self.screened = 0  # worlds in which all choices were tried
        self.luck: list[float] = []  # how much better than the mean the counter was that came, world by world

    def mean(self, choice: int) -> float:
        """The chance after a choice."""
        return min(1.0, max(0.0, sum(self.seen[choice]) / len(self.seen[choice])))  # discards are corrections

    def error(self, choice: int) -> float:
        """The standard error of that."""
        return 0.0 if self.proved else standard_error(self.seen[choice])

    def lead(self, choice: int, other: int, start: int = 0) -> tuple[float, float]:
        """By how much a choice leads another in the same worlds, and the standard error of that."""
        pairs = zip(self.seen[choice][start:], self.seen[other][start:], strict=False)
        leads = [mine - theirs for mine, theirs in pairs]
        return sum(leads) / len(leads), 0.0 if self.proved else standard_error(leads)

    def action(self, choice: int) -> Action:
        """The choice in words."""
        return whole_action(self.choices[choice])

    def index(self, action: Action) -> int:
        """The number of a choice."""
        wanted = _spelt(action)
        return next(number for number in range(len(self.choices)) if _spelt(self.action(number)) == wanted)

    def ranked(self) -> list[int]:
        """The choices, the best first; those that were dropped early after all others, waiting last of all."""

        def rank(choice: int) -> tuple[bool, bool, float]:
            return choice != self.waiting, len(self.seen[choice]) > self.screened, self.mean(choice)

        return sorted(range(len(self.choices)), key=rank, reverse=True)

    def as_choices(self) -> list[Choice]:
        """For everybody else, the best first."""
        return [
            Choice(str(self.action(c)), self.mean(c), self.error(c), len(self.seen[c]), self.proved, c == self.waiting)
            for c in self.ranked()
        ]


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values; a half if there are fewer than two."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return float((sum((value - mean) ** 2 for value in values) / (count - 1) / count) ** 0.5)


def chance(
    seen: View | Known,
    *,
    worlds: int | None = None,
    time: float | None = None,
    seed: int = 0,
    jobs: int = 1,
    played: Action | None = None,
) -> list[Choice]:
    """The choices of the seat that is to act, the best first, from what that seat knows alone.

    `worlds` says in how many imagined worlds to try them, `time` how many seconds to spend instead.
    The same seed, worlds and jobs give the same numbers.
    """
    known = seen if isinstance(seen, Known) else Known.of_view(seen)
    if known.state.actor != known.seat:
        raise ElfenlandError("this view's seat is not to act")
    return estimate(known, worlds=worlds, time=time, seed=seed, jobs=jobs, played=played).as_choices()


def position(known: Known, worlds: int = WORLDS, seed: int = 0) -> tuple[float, float]:
    """A seat's chance where it has nothing to decide, and the standard error of that."""
    found = Estimate([()])
    Trial(known, found, seed).run(max(2, worlds))
    return found.mean(0), found.error(0)


def estimate(
    known: Known,
    *,
    worlds: int | None = None,
    time: float | None = None,
    seed: int = 0,
    jobs: int = 1,
    played: Action | None = None,
    drawn: int | None = None,
) -> Estimate:
    """`chance` with what was seen world by world; `drawn` is the counter that chance then drew for a draw."""
    choices = choices_of(known, played, seed)
    if is_proved(known.state):
        return prove(known, choices)
    found = Estimate(choices)
    if known.state.phase == PLAN and choices[0] != (A_PASS,) and (A_PASS,) in choices:
        found.waiting = choices.index((A_PASS,))
    trial = Trial(known, found, seed)
    count = None if time is not None and worlds is None else max(4, worlds or WORLDS)
    seconds = None if count is not None else time
    trial.run_for(None if count is None else count // 3, None if seconds is None else seconds / 3)
    final = _finalists(found, played)
    if drawn is not None and played is not None:
        trial.drew = found.index(played), drawn
    rest = (None if count is None else count - count // 3, None if seconds is None else 2 * seconds / 3)
    if jobs == 1:
        trial.run_for(*rest, final)
    else:
        _in_processes(known, found, final, rest, seed, jobs)
    return found


def _finalists(found: Estimate, played: Action | None) -> list[int]:
    """The choices to go on with: the best so far, and the played one."""
    final = sorted(range(len(found.choices)), key=found.mean, reverse=True)[:FINALISTS]
    if played is not None:
        final.append(found.index(played))
    return sorted(set(final))


def _spelt(action: Action) -> tuple[str, ...]:
    """An action's words, its cards in any order."""
    return tuple(sorted(str(action).split()))


class Trial:
    """Tries choices in one world after another."""

    def __init__(self, known: Known, found: Estimate, seed: int) -> None:
        self.seat = known.seat
        self.found = found
        self.imagined = Imagined(known, seed)
        self.future = Future(known.state.players)
        self.luck = Rng(seed, STREAM)
        self.until = _horizon(known.state)
        self.ends = _ends(known.state, found.choices)
        self.drew: tuple[int, int] | None = None  # the draw that was played, and the counter that came

    def run_for(self, count: int | None, seconds: float | None, only: Sequence[int] | None = None) -> None:
        """Try choices in so many more worlds, or for so many seconds, but in two worlds at least."""
        if count is not None or seconds is None:
            self.run(max(2, count or 0), only)
            return
        end = perf_counter() + seconds
        self.run(2, only)
        while perf_counter() < end:
            self.run(1, only)

    def run(self, count: int, only: Sequence[int] | None = None) -> None:
        """Try all choices, or only some, in so many more worlds."""
        for _ in range(count):
            world = self.imagined.next()
            number = self.luck.below(2**31)
            for choice in range(len(self.found.choices)) if only is None else only:
                self.found.seen[choice].append(self.share(world, self.found.choices[choice], number))
            if self.drew is not None:
                self.measure_luck(world, number)
        if only is None:
            self.found.screened += count

    def measure_luck(self, world: State, number: int) -> None:
        """Compare the counter that came with one that chance draws, in the same world with the same later luck."""
        assert self.drew is not None
        choice, drawn = self.drew
        state = after(world, self.found.choices[choice])
        if any(outcome == drawn for outcome, _ in state.outcomes()):
            state.resolve(drawn)
            share = self.future.shares(state, number, self.until)[self.seat]
            self.found.luck.append(share - self.found.seen[choice][-1])

    def share(self, world: State, choice: Decisions, number: int) -> float:
        """The seat's share in one world after one choice."""
        if len(self.ends) > 1 and choice in self.ends:
            return self.share_of_end(world, choice, number)
        return self.future.shares(after(world, choice), number, self.until)[self.seat]

    def share_of_end(self, world: State, choice: Decisions, number: int) -> float:
        """Ends with different discards are alike at the end of this round: compare them over the next."""
        share = self.future.shares(after(world, self.ends[0]), number, self.until)[self.seat]
        if choice != self.ends[0]:
            later = [self.future.shares(after(world, end), number, self.until + 1) for end in (choice, self.ends[0])]
            share += later[0][self.seat] - later[1][self.seat]
        return share


def after(world: State, choice: Sequence[int]) -> State:
    """The world once the choice is carried out."""
    state = world.copy()
    for decision in choice:
        state.apply(decision)
    return state


def _horizon(state: State) -> int:
    """The round up to whose end choices are compared: what is kept shows in the next round only."""
    return state.round + (state.phase == KEEP)


def _ends(state: State, choices: Sequence[Decisions]) -> list[Decisions]:
    """The ends of the travel turn that differ in their discards only."""
    if state.phase != TRAVEL or state.round > LAST_ROUND or state.at(CARD_COUNT + state.actor) <= HAND_KEPT:
        return []
    return [choice for choice in choices if choice[:1] == (A_STOP,)]


# ------------------------------------------------------------------ proved


def is_proved(state: State) -> bool:
    """Whether nothing hidden matters any more: the last traveller of the last round, without town cards."""
    last = state.phase == TRAVEL and state.round > LAST_ROUND and state.at(STEP) == state.players - 1
    return last and not state.at(OPT_TOWN_CARDS)


def prove(known: Known, choices: Sequence[Decisions]) -> Estimate:
    """The exact result of each choice: the rest of the journey is searched to its end."""
    found = Estimate(choices, proved=True)
    future = Future(known.state.players)
    found.seen = [[future.shares(after(known.state, choice), 0)[known.seat]] for choice in choices]
    found.screened = 1
    return found


# ------------------------------------------------------------------ several processes


Lane = tuple[Known, list[Decisions], int | None, float | None, int]


def _in_processes(
    known: Known, found: Estimate, final: list[int], rest: tuple[int | None, float | None], seed: int, jobs: int
) -> None:
    """Share the finalists' worlds out among processes, each with a row of worlds of its own."""
    rng = Rng(seed, STREAM + 1)
    count, seconds = rest
    share = None if count is None else -(-count // jobs)
    lanes: list[Lane] = [
        (known, [found.choices[choice] for choice in final], share, seconds, rng.below(2**31)) for _ in range(jobs)
    ]
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for seen in pool.map(_run_lane, lanes):
            for choice, values in zip(final, seen, strict=True):
                found.seen[choice] += values


def _run_lane(lane: Lane) -> list[list[float]]:
    known, choices, count, seconds, seed = lane
    found = Estimate(choices)
    Trial(known, found, seed).run_for(count, seconds)
    return found.seen
