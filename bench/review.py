"""Measure how long a review takes: python bench/review.py [--players N] [--seconds S]

It reviews one game of pathfinders and one of wanderers on one core, at the default quality unless seconds are given.
The time is processor time, from the finished game to the whole review.
"""

from __future__ import annotations

import argparse
import time

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.coach import Quality, review
from elfenland.coach.reviewing import DEFAULT_SECONDS

EDITION = "rio-grande"
SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long a review takes.")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="the quality that is asked for")
    given = parser.parse_args()
    for bot in ("pathfinder", "wanderer"):
        game = play_game(Setting(resolve(EDITION, None), (bot,) * given.players, EDITION), SEED)
        begin = time.process_time()
        found = review(game, quality=Quality.of_time(given.seconds, given.players))
        seconds = time.process_time() - begin
        decisions = sum(len(seat.decisions) for seat in found.seats)
        print(f"{given.players} players, {bot}: {seconds:.1f} s of one core, {decisions} decisions", flush=True)


if __name__ == "__main__":
    main()
