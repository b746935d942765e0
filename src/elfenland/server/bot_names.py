"""Which bots can take a seat. Only bots by plain name: a caller never names a program or an option."""

from __future__ import annotations

import inspect
from functools import cache

from elfenland.server.problems import Problem
from elfenland.server.wire import BotInfo

#: Whoever steps in where a bot fails: it always has an answer.
FALLBACK = "random"


@cache
def bots() -> tuple[BotInfo, ...]:
    """Every bot that can take a seat, with the first line of its own description."""
    from elfenland.bots import BOTS

    return tuple(BotInfo(name, _first_line(factory)) for name, factory in BOTS.items())


def _first_line(factory: object) -> str:
    return (inspect.getdoc(factory) or "").partition("\n")[0]


def check_bot(name: str | None) -> str:
    """The bot's name; the last one of the list, the strongest, where none is given."""
    names = [bot.name for bot in bots()]
    if name is None:
        return names[-1]
    if name not in names:
        raise Problem("bot", f"there is no bot {name!r}; there are {', '.join(names)}")
    return name
