"""Whose turn it is, and whether the server has to play it: for a bot, or for a player with one choice."""

from __future__ import annotations

from elfenland.game import Game, views
from elfenland.server.documents import TableDoc


def due(doc: TableDoc, status: str, game: Game | None) -> bool:
    """Whether the server has to play the turn."""
    return bot_to_act(doc, status, game) is not None or forced(status, game) is not None


def bot_to_act(doc: TableDoc, status: str, game: Game | None) -> str | None:
    """The bot whose turn it is; None if it is a person's or nobody's."""
    if status != "running" or game is None or game.to_act is None:
        return None
    return doc.seats[game.to_act].bot


def forced(status: str, game: Game | None) -> str | None:
    """The only action of a player, if everyone can see that there is no other."""
    return None if status != "running" or game is None else views.forced(game)
