"""The context: what one server process shares between its requests."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from elfenland.game import Chance, system_chance
from elfenland.server.limits import Limits
from elfenland.server.metrics import Metrics
from elfenland.server.presence import Presence
from elfenland.server.sessions import Sessions
from elfenland.server.settings import Settings
from elfenland.server.store import Store
from elfenland.server.tables import Tables
from elfenland.server.thinkers import Thinkers

SENDERS = 4  # messages that are sent at once


@dataclass
class Context:
    """The parts that the endpoints work with."""

    settings: Settings
    store: Store
    tables: Tables
    sessions: Sessions
    presence: Presence
    limits: Limits
    metrics: Metrics
    thinkers: Thinkers
    chance: Chance = system_chance
    stopping: bool = False
    #: For calls of mail servers and push services alone: if one hangs, nobody else waits for a thread.
    senders: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(SENDERS, "sender"))
    reviewing: dict[str, asyncio.Task[None]] = field(default_factory=dict)  # by game; see reviews.py
