"""Schemathesis over the whole API: no 5xx, no answer outside the schema, and every operation succeeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from long import LONG

from elfenland.coach.puzzles import shipped
from elfenland.server import api, api_challenges, api_lessons, api_messages, api_play, api_puzzles  # noqa: F401
from elfenland.server.calls import OPERATIONS

from .harness import Server

#: They need a mail server or a push service: test_messages.py lets them succeed.
ELSEWHERE = {("add_email", "200"), ("add_push", "200"), ("answer_mail", "204"), ("unsubscribe", "204")}
EXAMPLES = 200 if LONG else 8
TESTS = Path(__file__).parent.parent
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "unsupported_method",
)
#: A stream is read up to its second event, or for a second.
CONFIG = """
[[operations]]
include-operation-id = "stream"
max-stream-events = 2
request-timeout = 1
"""
PUZZLES = [puzzle.id for puzzle in shipped()[:4]]
KINDS = ["open", "full", "running", "planning", "paused", "away", "finished", "theirs", "unknown"]


def described(server: Server) -> Any:
    """The server's own description, in which a game is named by its kind; see schema_hooks.py."""
    document = server.client().get("/openapi.json")
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "game":
                    parameter["schema"] = {"type": "string", "enum": KINDS}
                if parameter["name"] == "lesson":
                    parameter["schema"] = {"type": "string", "enum": ["unknown", "travel", "round"]}
                if parameter["name"] == "puzzle":
                    parameter["schema"] = {"type": "string", "enum": ["unknown", *PUZZLES]}
    return document


def run(server: Server, folder: Path, phases: str, examples: int) -> tuple[Counter[tuple[str, str]], set[str]]:
    """One run: how often each operation gave each status, and the stream's events."""
    schema, notes, config = folder / "openapi.json", folder / "notes", folder / "schemathesis.toml"
    schema.write_text(json.dumps(described(server)))
    config.write_text(CONFIG)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", str(schema)]
    command += ["--url", server.url, "--max-examples", str(examples), "--phases", phases]
    command += ["--checks", ",".join(CHECKS), "--request-timeout", "60", "--seed", "1"]
    command += ["--no-color", "--generation-database", "none"]
    more = {"SCHEMATHESIS_HOOKS": "server.schema_hooks", "SCHEMA_URL": server.url, "SCHEMA_NOTES": str(notes)}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=3000,
        cwd=folder,
        env={
            **os.environ,
            **more,
            "PYTHONPATH": os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")])),
        },
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    seen: Counter[tuple[str, str]] = Counter()
    events: set[str] = set()
    for line in notes.read_text().splitlines():
        operation, status, *found = line.split()
        seen[operation, status] += 1
        events.update(found)
    return seen, events


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_schemathesis(own: Callable[..., Server], tmp_path: Path, request: pytest.FixtureRequest, store: str) -> None:
    """A guest with tables of every kind, on a server where every player to act is overdue at once."""
    if store == "sqlite":
        database, phases, examples = None, "examples,coverage,fuzzing" if LONG else "examples,fuzzing", EXAMPLES
    else:  # what a request looks like is decided before the store: fewer of them, but every operation
        database, phases, examples = request.getfixturevalue("postgres").empty(), "examples,fuzzing", EXAMPLES // 2
    seen, events = run(own(database, live_seconds="0"), tmp_path, phases, examples)
    expected = {(operation.name, str(operation.status)) for operation in OPERATIONS}
    assert len(expected) == len(OPERATIONS) >= 34
    assert expected - set(seen) == ELSEWHERE, "these operations never succeeded, or were never tried"
    # Somebody may chat at such a table while its stream is read, or not.
    assert events - {"chat"} == {"sync", "log", "table"}
    print(f"{sum(seen.values())} requests to {len(expected)} operations, all of which also succeeded")
