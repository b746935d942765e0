"""`elder`: searches.

For a planning decision it imagines worlds that agree with all it has seen, prefers those in which the
rivals played well, and tries its candidates in each: the counters that its best plans need, a pass,
the obstacle and, if there is time enough, every other placement. Every world is played to the end of
the round; half of the candidates are dropped, and again, until one is left. Everything else it decides
as the pathfinder does, in no time.
"""

from __future__ import annotations

import os
import time as clock
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2

from elfenland import COMPILED
from elfenland.board import CARD_NAMES
from elfenland.bots.deciding import Decider
from elfenland.bots.thinking import search
from elfenland.bots.thinking.planner import decisions
from elfenland.bots.thoughts import Candidate, Thoughts
from elfenland.errors import BotError
from elfenland.game import Action, action_of, decisions_of, whole_action
from elfenland.game import events as e
from elfenland.hidden import Known, Worlds, knowledge_of
from elfenland.rules import Rng
from elfenland.rules.numbering import PLAN, PLAYERS, TRAVEL

#: Simulations a decision where neither their number nor a time is given.
SIMS = 2000
#: From so many simulations or seconds on, every placement is a candidate: with fewer, too little is known of each.
SIMS_EVERYWHERE, SECONDS_EVERYWHERE = 1000, 0.05
#: Then, too, a rival is in so many of a thousand proposed worlds another than one who plans with care.
MISTRUST = 300

if COMPILED:
    from elfenland.bots.thinking._nogil import run_worlds
else:  # the threads take turns
    from elfenland.bots.thinking.search import run_worlds


class Elder(Decider):
    """A merciless player; `sims` playouts a decision, or as many as the time allows.

    The same seed, sims and threads give the same decision. `threads` 0 means all cores. It leaves the
    pathfinder's choice for a lead, as a chance to win, of more than `caution` standard errors, and between two players
    by a `margin` more: with more of them the chances are smaller, and so is every lead.
    """

    name = "elder"

    def __init__(
        self,
        *,
        seed: int = 0,
        stream: int = 0,
        sims: int | None = None,
        threads: int = 1,
        caution: float = 1.5,
        margin: float = 0.03,
        **habits: float,
    ) -> None:
        for name, number, least in (("sims", sims or 1, 1), ("threads", threads, 0)):
            if not isinstance(number, int) or number < least:
                raise BotError(f"the bot elder needs {name} as a whole number of at least {least}, not {number!r}")
        super().__init__(seed=seed, stream=stream)
        self.sims = sims
        self.caution, self.margin = caution, margin
        self.lanes = [search.Searcher() for _ in range(threads or os.cpu_count() or 1)]
        for lane in self.lanes:
            for name, value in habits.items():
                if not hasattr(lane, name):
                    raise BotError(f"the bot elder has no option {name!r}")
                setattr(lane, name, value)
        self.pool = ThreadPoolExecutor(len(self.lanes)) if len(self.lanes) > 1 else None

    def decide(self, known: Known, time: float | None = None) -> Action:
        """The best of its candidates; a decision that needs no search takes no time."""
        state, seat, rng = known.state, known.seat, self.rng_for(known)
        self.thoughts = None
        legal = state.legal()
        if len(legal) == 1 and state.phase != TRAVEL:  # an end of travelling may still need its discards (R4.8)
            return whole_action(legal)
        if state.phase == PLAN:
            return whole_action([self._search(known, rng, time)])
        return whole_action(decisions(self.lanes[0], state, seat, rng))

    def close(self) -> None:
        """End its threads."""
        if self.pool is not None:
            self.pool.shutdown()

    def _search(self, known: Known, rng: Rng, time: float | None) -> int:
        """Sequential halving over the candidates; the last one must clearly beat what the pathfinder would do."""
        state, seat = known.state, known.seat
        end = None if time is None or self.sims is not None else clock.perf_counter() + time
        rngs = [Rng(rng.state, number) for number in range(len(self.lanes))]
        usual = decisions(self.lanes[0], state, seat, rng.copy())[0]
        for lane in self.lanes:
            lane.everywhere, lane.mistrust = self._has_time(time), MISTRUST if self._has_time(time) else 0
            candidates = search.begin(lane, state, seat, usual, rng.copy())
        alive = list(range(1, candidates))
        if not alive:
            return usual
        knowledge, plans, draws = knowledge_of(known), plans_of(known), draws_of(known)
        worlds = [Worlds(knowledge, own.below(2**32), state=state) for own in rngs]
        for lane in self.lanes:
            search.set_past(lane, plans, draws)
        tried = list(alive)
        stages = 1 + ceil(log2(len(alive)))
        for stage in range(stages):
            self._stage(worlds, rngs, len(alive) + 1, stages, stage, end)
            alive.sort(key=lambda c: self._lead(c)[0], reverse=True)
            for lane in self.lanes:
                for c in alive[(len(alive) + 1) // 2 :]:
                    search.drop_candidate(lane, c)
            del alive[(len(alive) + 1) // 2 :]
        lead, doubt = self._lead(alive[0])
        needed = (self.margin if state.at(PLAYERS) == 2 else 0.0) + self.caution * doubt
        chosen = search.results(self.lanes[0])[alive[0]][0] if lead > needed else usual
        self.thoughts = self._thoughts(tried, usual, chosen, needed)
        return chosen

    def _has_time(self, time: float | None) -> bool:
        """Whether every placement can be a candidate."""
        if time is None or self.sims is not None:
            return (self.sims or SIMS) >= SIMS_EVERYWHERE
        return time >= SECONDS_EVERYWHERE

    def _thoughts(self, tried: list[int], usual: int, chosen: int, needed: float) -> Thoughts:
        """What the search found, in words: the candidates that lasted longest first, then by their lead."""
        found = [search.results(lane) for lane in self.lanes]
        totals = [search.totals(lane) for lane in self.lanes]
        worlds = sum(lane.worlds for lane in self.lanes)
        candidates = []
        for c in tried:
            count = sum(rows[c][1] for rows in found)
            chance = sum(sums[c] for sums in totals) / count
            candidates.append(Candidate(whole_action([found[0][c][0]]), count, chance, *self._lead(c)))
        candidates.sort(key=lambda candidate: (-candidate.worlds, -candidate.lead))
        chance = sum(sums[0] for sums in totals) / worlds
        return Thoughts(whole_action([usual]), chance, worlds, tuple(candidates), whole_action([chosen]), needed)

    def _lead(self, c: int) -> tuple[float, float]:
        """By how much a candidate leads over the usual decision, and the standard error of that."""
        found = [search.results(lane)[c] for lane in self.lanes]
        tried = sum(row[1] for row in found)
        mean = sum(row[2] for row in found) / tried
        variance = max(0.0, sum(row[3] for row in found) / tried - mean * mean)
        return mean, (variance / tried) ** 0.5

    def _stage(
        self, worlds: list[Worlds], rngs: list[Rng], alive: int, stages: int, stage: int, end: float | None
    ) -> None:
        """Try all that are alive in more worlds: a share of the simulations, or of the time that is left."""
        if end is None:
            count = (self.sims or SIMS) // (stages * alive * len(self.lanes))
            self._run(worlds, rngs, max(1, count))
            return
        now = clock.perf_counter()
        until = now + (end - now) / (stages - stage)
        while True:
            self._run(worlds, rngs, 1)
            if clock.perf_counter() >= until:
                break

    def _run(self, worlds: list[Worlds], rngs: list[Rng], count: int) -> None:
        """So many worlds in every lane, each lane in its thread."""
        if self.pool is None:
            run_worlds(self.lanes[0], worlds[0], count, rngs[0])
        else:
            list(self.pool.map(run_worlds, self.lanes, worlds, [count] * len(worlds), rngs))


def plans_of(known: Known) -> list[tuple[int, int]]:
    """The planning decisions of this round, each with its seat."""
    decided: list[tuple[int, int]] = []
    for event in known.this_round:
        if isinstance(event, e.Placed | e.ObstaclePlaced | e.Passed):
            action = action_of(event)
            assert action is not None
            decided.append((event.player, decisions_of(action, known.state)[0]))
    return decided


def draws_of(known: Known) -> list[tuple[int, int]]:
    """The face-up counters that the others took this round."""
    return [
        (event.player, CARD_NAMES.index(event.counter))
        for event in known.this_round
        if isinstance(event, e.Drawn) and event.source == "face_up" and event.player != known.seat
    ]
