"""Which bots can take a seat, by plain name: a caller never names a program or an option.

Programs and bots of other packages take seats where the host of the server names them (ELFENLAND_BOTS).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from functools import cache

from elfenland.errors import BotError
from elfenland.server import bodies
from elfenland.server.problems import Problem
from elfenland.server.wire import BotInfo, CharacterInfo, LevelInfo, NextLevel, Opponents

#: Steps in where a bot fails: it always has an answer.
FALLBACK = "random"
#: The bots that the host of this server has added: what each is called, and what it is (bots/registry.py).
_added: dict[str, str] = {}


def add_bots(setting: str) -> None:
    """Offer the bots of ELFENLAND_BOTS, `NAME=BOT; NAME=BOT`; a BotError says what is wrong with one."""
    _added.clear()
    if not setting:
        return
    from elfenland.bots import BOTS
    from elfenland.bots.registry import Spec

    for part in filter(None, map(str.strip, setting.split(";"))):
        found = re.fullmatch(r"([\w-]{1,30}) *= *(.+)", part)
        if found is None or found[1] in BOTS:
            raise BotError(f"ELFENLAND_BOTS: {part!r} is not NAME=BOT with a new name of letters, digits, - and _")
        _added[found[1]] = Spec.parse(found[2]).text


def bots() -> tuple[BotInfo, ...]:
    """The bots with a name of their own, with a sentence about each."""
    return (*_named(), *(BotInfo(name, "A bot that the host of this server has added.") for name in _added))


def added() -> tuple[str, ...]:
    """The names of the bots that the host has added."""
    return tuple(_added)


@cache
def _named() -> tuple[BotInfo, ...]:
    from elfenland.bots import NAMED

    return tuple(BotInfo(name, _first_line(factory)) for name, factory in NAMED.items())


def bot_text(name: str) -> str:
    """A bot as bots/registry.py names it."""
    return _added.get(name, name)


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

    return TITLES.get(bot, bot)


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

    names = [*BOTS, *_added]
    if name is None:
        return _named()[-1].name
    if name not in names:
        raise Problem("bot", f"there is no bot {name!r}; there are {', '.join(names)}")
    return name
