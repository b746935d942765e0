"""The context: what one server process shares between its requests."""

from __future__ import annotations

import asyncio
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
    reviewing: dict[str, asyncio.Task[None]] = field(default_factory=dict)  # by game; see reviews.py
