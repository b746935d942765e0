"""`elder`: searches.

For a planning decision it imagines worlds that agree with all it has seen, prefers those in which the
rivals played well, and tries its candidates in each: the counters that its best plans need, a pass,
the obstacle. Every world is played to the end of the round; half of the candidates are dropped, and
again, until one is left. Everything else it decides as the pathfinder does, in no time.
"""

from __future__ import annotations

import os
import time as clock
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2

from elfenland import COMPILED, search
from elfenland import events as e
from elfenland.actions import Action
from elfenland.board import BOARD, KINDS
from elfenland.bots.deciding import rng_for, seat_of, whole_action
from elfenland.errors import BotError
from elfenland.imagine import knowledge_of
from elfenland.known import known_state
from elfenland.numbering import A_OBSTACLE, A_PASS, A_PLACE, A_PLACE_SECRET, PLAN, PLAYERS, ROADS, TRAVEL
from elfenland.planner import decisions
from elfenland.state import Rng, State
from elfenland.views import View
from elfenland.worlds import Worlds

#: Worlds between two looks at the clock.
BATCH = 4
#: Simulations a decision where neither their number nor a time is given.
SIMS = 2000

if COMPILED:
    from elfenland._nogil import run_worlds
else:  # the threads take turns
    from elfenland.search import run_worlds


class Elder:
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
                raise BotError(f"the bot elder takes {name} as a whole number from {least} on, not {number!r}")
        self.seed, self.stream, self.sims = seed, stream, sims
        self.caution, self.margin = caution, margin
        self.lanes = [search.Searcher() for _ in range(threads or os.cpu_count() or 1)]
        for lane in self.lanes:
            for name, value in habits.items():
                if not hasattr(lane, name):
                    raise BotError(f"the bot elder has no option {name!r}")
                setattr(lane, name, value)
        self.pool = ThreadPoolExecutor(len(self.lanes)) if len(self.lanes) > 1 else None

    def choose(self, view: View, time: float | None = None) -> Action:
        """The best of its candidates; a decision that needs no search takes no time."""
        state, seat = known_state(view), seat_of(view)
        rng = rng_for(view, self.seed, self.stream)
        legal = state.legal()
        if len(legal) == 1 and state.phase != TRAVEL:  # an end of travelling may still need its discards (R4.8)
            return whole_action(legal)
        if state.phase == PLAN:
            return whole_action([self._search(view, state, seat, rng, time)])
        return whole_action(decisions(self.lanes[0], state, seat, rng))

    def close(self) -> None:
        """End its threads."""
        if self.pool is not None:
            self.pool.shutdown()

    def _search(self, view: View, state: State, seat: int, rng: Rng, time: float | None) -> int:
        """Sequential halving over the candidates; the last one must clearly beat what the pathfinder would do."""
        end = None if time is None or self.sims is not None else clock.perf_counter() + time
        rngs = [Rng(rng.state, number) for number in range(len(self.lanes))]
        usual = decisions(self.lanes[0], state, seat, rng.copy())[0]
        for lane in self.lanes:
            candidates = search.begin(lane, state, seat, usual, rng.copy())
        alive = list(range(1, candidates))
        if not alive:
            return usual
        knowledge, plans, draws = knowledge_of(view), plans_of(view), draws_of(view)
        worlds = [Worlds(knowledge, own.below(2**32)) for own in rngs]
        for lane in self.lanes:
            search.set_past(lane, plans, draws)
        stages = 1 + ceil(log2(len(alive)))
        for stage in range(stages):
            self._stage(worlds, rngs, len(alive) + 1, stages, stage, end)
            alive.sort(key=lambda c: self._lead(c)[0], reverse=True)
            for lane in self.lanes:
                for c in alive[(len(alive) + 1) // 2 :]:
                    search.bury(lane, c)
            del alive[(len(alive) + 1) // 2 :]
        lead, doubt = self._lead(alive[0])
        margin = self.margin if state.at(PLAYERS) == 2 else 0.0
        clear = lead > margin + self.caution * doubt
        return search.results(self.lanes[0])[alive[0]][0] if clear else usual

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
            self._run(worlds, rngs, BATCH)
            if clock.perf_counter() >= until:
                break

    def _run(self, worlds: list[Worlds], rngs: list[Rng], count: int) -> None:
        """So many worlds in every lane, each lane in its thread."""
        if self.pool is None:
            run_worlds(self.lanes[0], worlds[0], count, rngs[0])
        else:
            list(self.pool.map(run_worlds, self.lanes, worlds, [count] * len(worlds), rngs))


def plans_of(view: View) -> list[tuple[int, int]]:
    """The planning decisions of this round."""
    decided: list[tuple[int, int]] = []
    for event in this_round(view):
        if isinstance(event, e.Placed):
            base = A_PLACE_SECRET if event.secret else A_PLACE
            road = BOARD.connection_index[event.connection]
            decided.append((event.player, base + ROADS * KINDS.index(event.counter) + road))
        elif isinstance(event, e.ObstaclePlaced):
            decided.append((event.player, A_OBSTACLE + BOARD.connection_index[event.connection]))
        elif isinstance(event, e.Passed):
            decided.append((event.player, A_PASS))
    return decided


def draws_of(view: View) -> list[tuple[int, int]]:
    """The face-up counters that the others took this round."""
    return [
        (event.player, KINDS.index(event.counter))
        for event in this_round(view)
        if isinstance(event, e.Drawn) and event.source == "face_up" and event.player != view.seat
    ]


def this_round(view: View) -> tuple[e.Event, ...]:
    """The events since the round began."""
    for i in range(len(view.events) - 1, -1, -1):
        if isinstance(view.events[i], e.RoundBegan):
            return view.events[i:]
    return view.events
