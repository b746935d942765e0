"""Counters for /metrics; several workers count together in shared files."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

#: The folder that workers share; prometheus_client reads this variable when it is imported.
SHARED = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """Counters in a registry of their own, so that one process can hold several servers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "elfenland_requests", "Requests by endpoint and status", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "elfenland_request_seconds", "Time to answer", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.entries = Counter("elfenland_log_entries", "Log entries stored", ["kind"], registry=self.registry)
        self.streams = Gauge("elfenland_streams", "Open streams", multiprocess_mode="livesum", registry=self.registry)
        self.stalled = Counter("elfenland_stalled_streams", "Readers that were dropped", registry=self.registry)
        self.bot_seconds = Histogram(
            "elfenland_bot_seconds", "Time that bots think", buckets=BUCKETS, registry=self.registry
        )
        self.bots_waiting = Gauge(
            "elfenland_bots_waiting",
            "Turns of bots that wait for a process",
            multiprocess_mode="livesum",
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "elfenland_bot_failures", "Turns of bots that went wrong, by error", ["error"], registry=self.registry
        )
        self.turns_overdue = Counter(
            "elfenland_bot_turns_overdue",
            "Turns of bots not played within their lease",
            registry=self.registry,
        )
        self.store_away = Counter("elfenland_store_away", "Answers 503 for the store", registry=self.registry)
        self.tables = Gauge(
            "elfenland_tables",
            "Stored tables by status",
            ["status"],
            multiprocess_mode="mostrecent",
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All counts, of all workers."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
