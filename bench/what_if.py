"""Measure how long a what-if takes: python bench/what_if.py

It asks at 600 positions of real games: 2, 4 and 6 players, an edition with the common rules and one with every rule
that makes journeys longer (jesweb, with caravans always). In planning, it tries out up to five legal counters,
whether or not the seat holds so many.
The time is processor time from the game to the answer: the view, the exact search, the tour that is left.
"""

from __future__ import annotations

import random
import statistics
import time

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.game import Game, LegalChoice, Obstacle, Place, View, parse, view_for
from elfenland.server.journeys import supposing
from elfenland.server.wire import Journey

EDITIONS = ("rio-grande", "jesweb")
PLAYERS = (2, 4, 6)
EACH = 100


def laid_of(rng: random.Random, view: View) -> list[Place | Obstacle]:
    """Up to five counters that the seat could lay now, each on another road."""
    choices: list[LegalChoice] = [choice for choice in view.legal if choice.action == "place"]
    rng.shuffle(choices)
    laid: dict[str, Place] = {}
    for choice in choices:
        action = parse(choice.text)
        assert isinstance(action, Place)
        if len(laid) < 5:
            laid.setdefault(action.connection, action)
    return list(laid.values())


def ask(rng: random.Random, game: Game) -> tuple[float, Journey]:
    """The seconds of one question about the seat to act, and the answer."""
    assert game.to_act is not None
    laid = laid_of(rng, view_for(game, game.to_act)) if game.phase == "plan" else []
    begin = time.process_time()
    answer = supposing(view_for(game, game.to_act), laid)
    return time.process_time() - begin, answer


def main() -> None:
    rng = random.Random(1)
    everything = []
    for edition in EDITIONS:
        for players in PLAYERS:
            times, unproved, seed = [], 0, 0
            while len(times) < EACH:
                seed += 1
                setting = Setting(resolve(edition, None), ("pathfinder",) * players, edition)
                played = play_game(setting, seed)
                for at in sorted(rng.sample(range(1, len(played.events)), 60)):
                    game = played.at(at)
                    if game.to_act is not None and game.phase in ("plan", "travel") and len(times) < EACH:
                        seconds, answer = ask(rng, game)
                        times.append(seconds)
                        unproved += not answer.proved
            everything += times
            print(f"{edition}, {players} players: {told(times)}, {unproved} not proved")
    print(f"all {len(everything)}: {told(everything)}")


def told(times: list[float]) -> str:
    ordered = sorted(times)
    median, high, worst = statistics.median(ordered), ordered[int(0.99 * len(ordered))], ordered[-1]
    return f"median {1e3 * median:.2f} ms, 99 % {1e3 * high:.2f} ms, most {1e3 * worst:.2f} ms"


if __name__ == "__main__":
    main()
