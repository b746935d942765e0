"""Games for the coach's tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.bots.thinking.planner import decisions
from elfenland.coach.assumed import assumed_player
from elfenland.coach.positions import Moments
from elfenland.game import Game, Replay, action_of, redact_state, whole_action
from elfenland.game.events import Player
from elfenland.hidden import Known
from elfenland.rules import Rng


@cache
def played(bot: str = "wanderer", players: int = 2, seed: int = 1, edition: str = "rio-grande") -> Game:
    """A finished game among one kind of bot."""
    return play_game(Setting(resolve(edition, None), (bot,) * players, edition), seed)


def assumed_game(players: int, seed: int, edition: str = "rio-grande") -> Game:
    """A game among the player that the estimates assume."""
    options = resolve(edition, None)
    game = Game(options, [Player(f"Assumed {seat}") for seat in range(players)], seed % players, seed=seed)
    game.begin()
    planner, rng = assumed_player(), Rng(seed, 3)
    while (seat := game.to_act) is not None:
        game.play(whole_action(decisions(planner, redact_state(game.state, seat), seat, rng)))
    return game


def until_event(game: Game, at: int) -> Game:
    """The game as it was before an event, counted from 0."""
    there = Game(game.options, game.players, game.starting_player, edition=game.edition, created=game.created)
    replay = Replay(there)
    for event in game.events[:at]:
        replay.feed(event)
    return replay.finish()


def decisions_in(game: Game) -> Iterator[tuple[int, Known]]:
    """Each decision of a game: its event, from 0, and what its player knew."""
    moments = Moments(game)
    for at, event in enumerate(game.events):
        if action_of(event) is not None:
            yield at, moments.known(at, event.player)  # type: ignore[union-attr]  # every decision has a player
