"""What a bot can do wrong.

Fault           a BotError that costs the turn it happened in
├── Crashed     it raised an error, ended or could not be started
├── Late        it answered too late or not at all
├── Rubbish     its answer is not an action
└── IllegalAction  its action is not allowed by the rules
"""

from __future__ import annotations

import msgspec

from elfenland.errors import BotError


class Fault(BotError):
    """Something that costs a bot the turn it happened in."""

    code = "fault"


class Crashed(Fault):
    """It raised an error, ended or could not be started."""

    code = "crashed"


class Late(Fault):
    """It answered too late or not at all."""

    code = "late"


class Rubbish(Fault):
    """Its answer is not an action."""

    code = "rubbish"


class IllegalAction(Fault):
    """Its action is not allowed by the rules."""

    code = "unlawful"


class Report(msgspec.Struct, frozen=True):
    """A fault as the arena writes it down: which kind, when, and what happened in one sentence."""

    code: str
    round: int
    phase: str
    sentence: str
