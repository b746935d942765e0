"""Seeds play the games they always played: the bots' decisions of version 0.1, written down in golden.txt.

A change that is meant to alter how a bot plays writes the file anew: python -m tests.bots.test_golden
"""

from __future__ import annotations

from pathlib import Path

from elfenland import Game, view_for
from elfenland.bots import make

GOLDEN = Path(__file__).parent / "golden.txt"
#: The seats' bots, the seed and the edition of each game.
GAMES = [
    (["pathfinder", "elder:sims=200"], 11, "rio-grande"),
    (["elder:sims=200", "pathfinder", "wanderer"], 12, "amigo-de"),
    (["pathfinder"] * 4, 13, "elfland-it"),
]


def decisions(names: list[str], seed: int, edition: str) -> list[str]:
    """A line for every action of a game: the seat and what it did."""
    game = Game.new(len(names), edition=edition, seed=seed)
    bots = []
    for seat, name in enumerate(names):
        bot, _, sims = name.partition(":sims=")
        bots.append(make(bot, seed=seed, stream=1 + seat, **({"sims": int(sims)} if sims else {})))
    lines = []
    while (actor := game.to_act) is not None:
        action = bots[actor].choose(view_for(game, actor), None)
        lines.append(f"{actor} {action}")
        game.play(action, actor)
    return lines


def everything() -> str:
    lines = []
    for names, seed, edition in GAMES:
        lines += [" ".join(["#", *names, str(seed), edition]), *decisions(names, seed, edition)]
    return "\n".join(lines) + "\n"


def test_seeds_play_the_games_they_always_played() -> None:
    assert everything() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(everything(), encoding="utf-8")
