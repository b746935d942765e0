"""Which bots can take a seat, by plain name: a caller never names a program or an option."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import cache

from elfenland.server import bodies
from elfenland.server.problems import Problem
from elfenland.server.wire import BotInfo, CharacterInfo, LevelInfo, NextLevel, Opponents

#: Steps in where a bot fails: it always has an answer.
FALLBACK = "random"


@cache
def bots() -> tuple[BotInfo, ...]:
    """The bots with a name of their own, with the first line of their docstrings."""
    from elfenland.bots import NAMED

    return tuple(BotInfo(name, _first_line(factory)) for name, factory in NAMED.items())


@cache
def opponents() -> Opponents:
    """The ladder of levels and the characters, in plain English."""
    from elfenland.bots.characters import CHARACTERS, STRENGTH
    from elfenland.bots.levels import LEVELS

    levels = (LevelInfo(one.number, one.bot, one.title, one.character, one.rating) for one in LEVELS)
    characters = (CharacterInfo(one.name, one.title, one.character, STRENGTH) for one in CHARACTERS)
    return Opponents(tuple(levels), tuple(characters))


def title_of(bot: str) -> str:
    """What a bot is called at the table."""
    from elfenland.bots import TITLES

    return TITLES[bot]


def fitting(results: Sequence[bodies.LevelResult]) -> NextLevel:
    """The level for somebody with these results."""
    from elfenland.bots.adapting import Result, next_level, rating_of

    games = [Result(one.level, one.players, one.share) for one in results]
    level = next_level(games)
    return NextLevel(level.number, level.bot, round(rating_of(games)))


def _first_line(factory: object) -> str:
    return (inspect.getdoc(factory) or "").partition("\n")[0]


def check_bot(name: str | None) -> str:
    """The bot's name, checked; without one, the strongest."""
    from elfenland.bots import BOTS

    names = list(BOTS)
    if name is None:
        return bots()[-1].name
    if name not in names:
        raise Problem("bot", f"there is no bot {name!r}; there are {', '.join(names)}")
    return name
