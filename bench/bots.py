"""How quick the bots think: python bench/bots.py

Processor time, so that other programs on the machine do not count: a pathfinder's decision, and the
elder's imagined worlds from mid-planning to the end of the round, with and without its inference.
"""

from __future__ import annotations

import sys
import time

from elfenland import events as e
from elfenland import search
from elfenland.board.editions import resolve
from elfenland.bots import make
from elfenland.bots.elder import draws_of, plans_of
from elfenland.game import Game
from elfenland.imagine import knowledge_of
from elfenland.known import known_state
from elfenland.planner import decisions
from elfenland.state import Rng
from elfenland.views import View, view_for
from elfenland.worlds import Worlds

WORLDS = 100


def planning_views(players: int, games: int) -> tuple[list[View], float, int]:
    """Views from mid-planning of games among pathfinders; the time they took, and their decisions."""
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
            if view.phase == "plan" and len(view.legal) > 2 and plans_of(view):
                views.append(view)
            game.play(action, seat)
    return views, used, decided


def playouts(views: list[View], infer: int) -> float:
    """Imagined worlds played to the end of the round, a second."""
    room = search.Searcher()
    room.infer = infer
    used = 0.0
    for view in views:
        rng = Rng(1, 1)
        assert view.seat is not None
        state = known_state(view)
        search.begin(room, state, view.seat, decisions(room, state, view.seat, rng.copy())[0], rng)
        search.set_past(room, plans_of(view), draws_of(view))
        worlds = Worlds(knowledge_of(view), 1)
        begun = time.process_time()
        search.run_worlds(room, worlds, WORLDS, rng)
        used += time.process_time() - begun
    return room.played / used


def main() -> None:
    for players in (2, 4):
        views, used, decided = planning_views(players, int(sys.argv[1]) if len(sys.argv) > 1 else 3)
        print(f"{players} players: pathfinder {1000 * used / decided:.2f} ms a decision; elder "
              f"{playouts(views, 0):,.0f} worlds/s, {playouts(views, 1):,.0f} with inference", flush=True)


if __name__ == "__main__":
    main()
