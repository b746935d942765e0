"""The compiled worlds and the interpreted ones are the same, seed by seed."""

from __future__ import annotations

from interpreted import interpreted

from elfenland.game import redact
from elfenland.hidden import Knowledge, Worlds

from .games import random_game


def fingerprint() -> str:
    """Some worlds of some seats of some games, as text."""
    lines = []
    for seed, (players, edition, seat, part) in enumerate(
        [(2, "rio-grande", 0, 0.9), (3, "jesweb", None, 0.6), (4, "amigo-fr", 2, 0.8), (6, "elfland-it", 5, 0.5)]
    ):
        game = random_game(players, edition, seed, hoard=seed % 2 == 0)
        events = [redact(event, seat) for event in game.events[: int(part * len(game.events))]]
        row = Worlds(Knowledge.from_events(game.options, players, game.starting_player, seat, events), seed)
        lines += [row.next().to_bytes().hex() for _ in range(5)]
        lines.append(str(row.history()))
    return "\n".join(lines)


def test_compiled_and_interpreted_worlds_are_the_same() -> None:
    assert interpreted(fingerprint) == fingerprint()
