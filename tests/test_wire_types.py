"""The page's types are those of the OpenAPI document (renew them with `python tests/wire_types.py`)."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
import wire_types

from elfenland.server import openapi


def test_the_committed_types_are_those_of_the_document() -> None:
    committed = wire_types.FILE.read_text(encoding="utf-8")
    assert committed == wire_types.current(), "run python tests/wire_types.py"


def test_the_document_does_not_depend_on_what_was_imported_first() -> None:
    code = "from elfenland.server import api_puzzles, api_lessons, openapi; print(openapi.document().decode())"
    other = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert other.strip() == openapi.document().decode()


@pytest.mark.parametrize(
    ("schema", "field", "changed"),
    [
        ("Seat", "away_since", {"type": "string"}),
        ("ChatLine", "at", {"type": "string"}),
        ("View", "rank", {"type": "integer"}),
    ],
)
def test_a_drifted_type_is_noticed(schema: str, field: str, changed: dict[str, str]) -> None:
    document = json.loads(openapi.document())
    document["components"]["schemas"][schema]["properties"][field] = changed
    assert wire_types.written(document) != wire_types.FILE.read_text(encoding="utf-8")


def test_entries_of_the_log_have_all_their_kinds() -> None:
    assert 'kind: "play" | "start" | "takeback" | "undo";' in wire_types.current()
