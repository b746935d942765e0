"""What runs in the bots' own processes: one view in, one action out."""

from __future__ import annotations

import os
import secrets
import signal

import msgspec

from elfenland.server.orphans import end_with
from elfenland.views import View

_VIEW = msgspec.json.Decoder(View)


def prepare(parent: int) -> None:
    """Set a bots' process up: it does not hear Ctrl-C, gives way to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    end_with(parent, lambda: os._exit(0))


def think(bot: str, view: bytes, seconds: float) -> str:
    """The action that a bot chooses, as text."""
    from elfenland.bots import make  # here, not in the server's process: bots may need much

    return str(make(bot, seed=secrets.randbits(52)).choose(_VIEW.decode(view), seconds))
