"""Which bots there are: our own, those that other packages bring (entry points), programs; and how they are named.

elder                         a bot by name
elder:sims=200,threads=1      with options
./bot.py:Greedy               a class or function of a Python file; options after another colon
stdio:node my_bot.js          a program that speaks the line protocol (docs/bots.md)
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from elfenland.bots.deciding import Decider
from elfenland.bots.guard import Chooser, Guard
from elfenland.bots.stdio import StdioBot
from elfenland.bots.thinking.planner import Planner
from elfenland.errors import BotError
from elfenland.rules import Rng

GROUP = "elfenland.bots"
#: A Python file, a class or function of it, and its options.
IN_FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)(?::(.+))?")
#: The stand-in's stream of a seed, beside chance (0) and the bots (1 + seat).
STAND_IN_STREAM = 101


@dataclass(frozen=True)
class Spec:
    """A bot as the command line names it."""

    text: str
    name: str
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    command: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Spec:
        """Read the text form; a name that nobody knows is refused here, before any game begins."""
        name, colon, rest = text.partition(":")
        if name == "stdio":
            command = _command(rest)
            return cls(text, name, command=command)
        if in_file := IN_FILE.fullmatch(text):
            name, rest = f"{Path(in_file[1]).resolve()}:{in_file[2]}", in_file[3]
            colon = rest
        spec = cls(text, name, parse_options(text, rest) if colon else {})
        if in_file:
            _factory(name)
        elif name not in _own() and name not in names():
            raise BotError(f"there is no bot {name!r}; there are {', '.join(names())} and stdio:PROGRAM")
        wrong = [option for option in spec.options if not spec.takes(option)]
        if wrong:
            raise BotError(f"the bot {name} has no option {wrong[0]!r}")
        if spec.options and name in _own():
            spec._try()
        return spec

    @property
    def label(self) -> str:
        """The text, short enough for a name in a record."""
        return self.text if len(self.text) <= 60 else self.text[:59] + "…"

    def takes(self, option: str) -> bool:
        """Whether the bot has such an option."""
        if self.command:
            return False
        parameters = inspect.signature(_factory(self.name)).parameters.values()
        return any(p.name == option or p.kind is p.VAR_KEYWORD for p in parameters)

    def _try(self) -> None:
        """Make one of our own bots once, so that an option or a value that it does not take is refused now."""
        try:
            _factory(self.name)(seed=0, stream=0, **self.options)
        except (TypeError, ValueError) as error:
            raise BotError(f"{self.text!r} is not a bot: {error}") from None

    def with_option(self, option: str, value: Any) -> Spec:
        """The same bot with one option more, unless it has no such option or the text already sets it."""
        if option in self.options or not self.takes(option):
            return self
        return replace(
            self,
            text=f"{self.text}{',' if self.options else ':'}{option}={value}",
            options={**self.options, option: value},
        )

    @property
    def planner(self) -> Planner | None:
        """How the bot thinks, if it is one of ours that never looks further than its own turn."""
        return None if self.command else planner_of(self.name, **self.options)

    def seat(self, seed: int, stream: int) -> Guard:
        """The bot at a seat, guarded. Bots from elsewhere run in a process of their own."""
        return Guard(lambda: self.make(seed, stream), Rng(seed, STAND_IN_STREAM + stream))

    @property
    def is_program(self) -> bool:
        """Whether it runs in a process of its own and speaks the line protocol."""
        return bool(self.command) or self.name not in _own()

    def make(self, seed: int, stream: int) -> Chooser:
        """The bot itself, for one seat of one game."""
        if self.command:
            return StdioBot(self.command, seed=private_seed(seed, stream))
        if self.name in _own():
            made: Chooser = _factory(self.name)(seed=seed, stream=stream, **self.options)
            return made
        host = (sys.executable, "-m", "elfenland.bots.host", self.name)
        return StdioBot(host, seed=private_seed(seed, stream), options=self.options)


@cache
def planner_of(name: str, **options: Any) -> Planner | None:
    """How one of our own bots thinks; None if it searches, plays at random or comes from elsewhere."""
    made = _factory(name)(**options) if name in _own() else None
    return made.planner if isinstance(made, Decider) else None


def private_seed(seed: int, stream: int) -> int:
    """A seed for a bot from elsewhere: it repeats with the game's, and the game's chance does not follow from it."""
    digest = hashlib.sha256(f"elfenland bot {seed} {stream}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def names() -> list[str]:
    """All bots that can be named here, our own first."""
    own = _own()
    return [*own, *sorted(name for name in _foreign() if name not in own)]


def make(name: str, *, seed: int = 0, stream: int = 0, **options: Any) -> Chooser:
    """A bot of any package in this process, unguarded."""
    factory = _factory(name)
    parameters = inspect.signature(factory).parameters.values()
    wanted = {p.name for p in parameters}
    anything = any(p.kind is p.VAR_KEYWORD for p in parameters)
    given = {"seed": seed, "stream": stream}  # a small bot of a file needs neither
    luck = {key: value for key, value in given.items() if anything or key in wanted or ":" not in name}
    made: Chooser = factory(**luck, **options)
    return made


def _own() -> dict[str, Callable[..., Any]]:
    from elfenland.bots import BOTS

    return BOTS


def _foreign() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _factory(name: str) -> Callable[..., Any]:
    own = _own()
    if name in own:
        return own[name]
    if in_file := IN_FILE.fullmatch(name):
        return _from_file(Path(in_file[1]), in_file[2])
    entry = _foreign().get(name)
    if entry is None:
        raise BotError(f"there is no bot {name!r}")
    try:
        factory: Callable[..., Any] = entry.load()
    except Exception as error:
        raise BotError(f"the bot {name} cannot be loaded: {type(error).__name__}: {error}") from error
    return factory


@cache
def _from_file(file: Path, name: str) -> Callable[..., Any]:
    """A class or function of a Python file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise BotError(f"there is no file {file}")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    factory: Callable[..., Any] | None = getattr(module, name, None)
    if not callable(factory):
        raise BotError(f"there is no class or function {name} in {file}")
    return factory


def _command(text: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(text))
    except ValueError as problem:
        raise BotError(f"{text!r} is not a command: {problem}") from None
    if not command:
        raise BotError("stdio: needs a command, such as stdio:node my_bot.js")
    if shutil.which(command[0]) is None:
        raise BotError(f"there is no program {command[0]!r} here")
    return command


def parse_options(text: str, rest: str) -> dict[str, Any]:
    """The options behind a bot's name: NAME=VALUE, with commas between."""
    return dict(_option(text, part) for part in rest.split(","))


def _option(text: str, part: str) -> tuple[str, Any]:
    name, equals, value = part.partition("=")
    if not equals or not name:
        raise BotError(f"{text!r} is not a bot: options are NAME=VALUE, with commas between")
    words: dict[str, Any] = {"true": True, "false": False, "none": None}
    if value.lower() in words:
        return name, words[value.lower()]
    for number in (int, float):
        try:
            return name, number(value)
        except ValueError:
            continue
    return name, value
