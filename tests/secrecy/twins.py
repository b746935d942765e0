"""Two games that differ only in what a seat may not know."""

from __future__ import annotations

from elfenland.game import Game, Replay, view_for
from elfenland.hidden import imagine_events
from elfenland.rules import Rng


def twin_of(game: Game, seat: int | None, rng: Rng) -> Game:
    """A legal game in which this seat has seen the same, and everything else is different."""
    told = imagine_events(view_for(game, seat), rng)
    twin = Game(game.options, game.players, game.starting_player, edition=game.edition, created=game.created)
    replay = Replay(twin)
    for event in told:
        replay.feed(event)
    return replay.finish()


def hidden_differs(a: Game, b: Game) -> bool:
    """Whether the two really are different worlds."""
    return a.state != b.state
