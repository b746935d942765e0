"""The code in the bots' processes: a view in, an action out."""

from __future__ import annotations

import os
import secrets
import signal

import msgspec

from elfenland.game import View
from elfenland.server.orphans import end_with

_VIEW = msgspec.json.Decoder(View)


def prepare(parent: int) -> None:
    """Set up a bots' process: it ignores Ctrl-C, gives way to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # end at once, even inside compiled code
    if hasattr(os, "nice"):
        os.nice(5)
    end_with(parent, lambda: os._exit(0))


def think(bot: str, view: bytes, seconds: float) -> str:
    """The action that a bot chooses, as text."""
    from elfenland.bots import make  # here, not in the server's process: bots may load a lot

    return str(make(bot, seed=secrets.randbits(52)).choose(_VIEW.decode(view), seconds))
