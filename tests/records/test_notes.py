"""The header's notes: kept, not judged, bounded, and silent about what a seat may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from independent.checker import check

from elfenland import Game
from elfenland.errors import RecordError
from elfenland.game import record

NOTES = {"coach": [{"seat": 0, "event": 9}], "luck": {"deal": "spring", "version": 1}, "fair": {"commitment": "ab"}}


def noted(notes: Any) -> str:
    header, *events = record.dumps(Game.new(2, seed=1)).splitlines()
    return "\n".join([json.dumps({**json.loads(header), "notes": notes}), *events]) + "\n"


def test_notes_come_back_as_they_were() -> None:
    game = record.loads(noted(NOTES))
    assert game.notes == NOTES
    assert json.loads(record.dumps(game).splitlines()[0])["notes"] == NOTES
    assert record.loads(record.dumps(game.copy())).notes == NOTES


def test_a_game_without_notes_writes_none() -> None:
    """Readers before version 0.2 refuse the key."""
    assert "notes" not in json.loads(record.dumps(Game.new(2, seed=1)).splitlines()[0])


def test_a_copys_notes_are_its_own() -> None:
    game = record.loads(noted(NOTES))
    game.copy().notes["coach"].append("more")
    assert game.notes == NOTES


def deep(levels: int) -> Any:
    return {"a": deep(levels - 1)} if levels > 1 else {}


@pytest.mark.parametrize("notes", [deep(9), {"a": "x" * 64_000}, [], "text", None])
def test_notes_out_of_bounds_are_refused(notes: Any) -> None:
    with pytest.raises(RecordError, match="line 1"):
        record.loads(noted(notes))
    assert check(noted(notes).splitlines(keepends=True))


@pytest.mark.parametrize("notes", [{}, deep(8), {"a": "x" * 63_000}])
def test_notes_within_bounds_are_read(notes: Any) -> None:
    assert record.loads(noted(notes)).notes == notes
    assert check(noted(notes).splitlines(keepends=True)) == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_redacted_record_holds_no_note_about_luck_to_come(seat: int | None) -> None:
    game = record.loads(noted(NOTES))
    redacted = record.dumps_redacted(game, seat)
    assert json.loads(redacted.splitlines()[0])["notes"] == {"coach": NOTES["coach"]}
    assert isinstance(record.loads_any(redacted), record.Redacted)
