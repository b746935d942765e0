"""The code in the bots' processes: a view in, an action out; the coach's hints; the parts of a review."""

from __future__ import annotations

import hashlib
import os
import secrets
import signal
from contextlib import closing
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from elfenland.game import View, record
from elfenland.server.orphans import end_with

if TYPE_CHECKING:
    from elfenland.coach import Hint, Review, Reviewing
    from elfenland.coach.reviewing import Answer, Question

_VIEW = msgspec.json.Decoder(View)


def prepare(parent: int) -> None:
    """Set up a bots' process: it ignores Ctrl-C, gives way to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # end at once, even inside compiled code
    if hasattr(os, "nice"):
        os.nice(5)
    end_with(parent, lambda: os._exit(0))


def think_alike(bot: str, view: bytes, seed: int) -> str:
    """The action that a bot chooses whenever it meets this view with this seed: it counts simulations, not time."""
    from elfenland.bots.registry import Spec, make

    spec = Spec.parse(bot)
    return str(make(spec.name, seed=seed, **spec.options).choose(_VIEW.decode(view), None))


def think(bot: str, view: bytes, seconds: float) -> str:
    """The action that a bot chooses, as text. A program is started for this one decision."""
    from elfenland.bots.guard import GRACE, PATIENCE  # here, not in the server's process: bots may load a lot
    from elfenland.bots.registry import Spec
    from elfenland.bots.stdio import StdioBot

    chooser = Spec.parse(bot).make(secrets.randbits(52), 0)
    if not isinstance(chooser, StdioBot):
        return str(chooser.choose(_VIEW.decode(view), seconds))
    chooser.limit = PATIENCE * seconds + GRACE
    with closing(chooser):
        return str(chooser.choose(_VIEW.decode(view), seconds))


def hints(view: bytes, worlds: int) -> tuple[Hint, Hint, Hint]:
    """The coach's three steps for a view, always the same ones: its luck follows from the view itself."""
    from elfenland.coach import hints as all_steps

    seed = int.from_bytes(hashlib.sha256(view).digest()[:6])
    return all_steps(_VIEW.decode(view), worlds=worlds, seed=seed)


# ------------------------------------------------------------------ parts of a review


@lru_cache(2)
def _reviewing(text: str, seconds: float) -> Reviewing:
    """A review of a record; the same process is asked for many of its parts."""
    from elfenland.coach import Quality, Reviewing

    game = record.loads(text)
    return Reviewing(game, None, Quality.of_time(seconds, len(game.players)))


def questions(text: str, seconds: float) -> list[Question]:
    """What a review has to find out."""
    return _reviewing(text, seconds).questions


def answer(text: str, seconds: float, question: Question) -> Answer:
    """One thing that a review has to find out."""
    return _reviewing(text, seconds).answer(question)


def review(text: str, seconds: float, answers: list[tuple[Question, Answer]]) -> Review:
    """What all answers add up to, without the players' names: those can change."""
    reviewing = _reviewing(text, seconds)
    reviewing.answers = answers
    whole = reviewing.review()
    seats = tuple(msgspec.structs.replace(seat, name="") for seat in whole.seats)
    return msgspec.structs.replace(whole, players=(), seats=seats)
