"""Measure how fast the bots think: python bench/bots.py

This measures a pathfinder's decision, and the worlds that elder imagines and plays from mid-planning to the
end of the round, with and without inference. It uses processor time, so other programs do not disturb it.
"""

from __future__ import annotations

import sys
import time

from elfenland.board import resolve
from elfenland.bots import make
from elfenland.bots.elder import draws_of, plans_of
from elfenland.bots.thinking import search
from elfenland.bots.thinking.planner import decisions
from elfenland.game import Game, View, view_for
from elfenland.game import events as e
from elfenland.hidden import Known, Worlds, knowledge_of
from elfenland.rules import Rng

WORLDS = 100


def planning_views(players: int, games: int) -> tuple[list[View], float, int]:
    """Views from the planning of games between pathfinders, their thinking time and number of decisions."""
    views, used, decided = [], 0.0, 0
    for seed in range(games):
        game = Game(resolve(), [e.Player(f"P{seat}") for seat in range(players)], seed=seed)
        game.begin()
        bots = [make("pathfinder", seed=seed, stream=1 + seat) for seat in range(players)]
        while (seat := game.to_act) is not None:
            view = view_for(game, seat)
            begun = time.process_time()
            action = bots[seat].choose(view, None)
            used += time.process_time() - begun
            decided += 1
            if view.phase == "plan" and len(view.legal) > 2 and plans_of(Known.of_view(view)):
                views.append(view)
            game.play(action, seat)
    return views, used, decided


def playouts(views: list[View], infer: int) -> float:
    """How many imagined worlds are played to the end of the round per second."""
    room = search.Searcher()
    room.infer = infer
    used = 0.0
    for view in views:
        rng = Rng(1, 1)
        assert view.seat is not None
        known = Known.of_view(view)
        state = known.state
        search.begin(room, state, view.seat, decisions(room, state, view.seat, rng.copy())[0], rng)
        search.set_past(room, plans_of(known), draws_of(known))
        worlds = Worlds(knowledge_of(view), 1)
        begun = time.process_time()
        search.run_worlds(room, worlds, WORLDS, rng)
        used += time.process_time() - begun
    return room.played / used


def main() -> None:
    for players in (2, 4):
        views, used, decided = planning_views(players, int(sys.argv[1]) if len(sys.argv) > 1 else 3)
        print(
            f"{players} players: pathfinder {1000 * used / decided:.2f} ms per decision; elder "
            f"{playouts(views, 0):,.0f} worlds/s, {playouts(views, 1):,.0f} with inference",
            flush=True,
        )


if __name__ == "__main__":
    main()
