"""The pages that describe what programs read name exactly the fields that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elfenland.game import View, views
from elfenland.game.outcome import Outcome
from elfenland.server import bodies, wire
from elfenland.server.event_log import ShownEntry

DOCS = Path(__file__).parents[1] / "docs"
HTTP = (DOCS / "http.md").read_text(encoding="utf-8")
BOTS = (DOCS / "bots.md").read_text(encoding="utf-8")

#: Where docs/http.md begins to list the fields of a message.
SHAPES: list[tuple[type[Any], str]] = [
    (wire.Table, "→ `Table`:\n```\n"),
    (wire.Seat, "\nseats: [{"),
    (wire.ShownVotes, "\nvotes: {"),
    (wire.FairInfo, "fair (null or {"),
    (wire.Summary, "`Summary` is `{"),
    (wire.SummarySeat, "rounds, seats: [{"),
    (wire.Ended, "A finished game has `result: {"),
    (wire.Me, "`GET /api/me` → `{"),
    (wire.Messages, "`GET /api/me/messages` → `{"),
    (wire.Editions, "`GET /api/editions` → `{"),
    (wire.Opponents, "`GET /api/opponents` → `{"),
    (wire.NextLevel, "share}]}` → `{"),
    (wire.Reach, "`GET …/reach?seat=N` → `{"),
    (wire.JourneyStep, "a step is `{"),
    (wire.Journey, "guessed=…&at=V` → `{"),
    (wire.ReviewState, "`POST …/review` → `{"),
    (wire.Log, "`GET …/log?from=&to=&seat=` → `{"),
    (wire.StreamLog, "| `log` | version | `{"),
    (ShownEntry, "| `log` | version | `{version, entries: [{"),
    (wire.Played, "seat?}` → 200 `{"),
    (bodies.Play, "`POST …/actions {"),
]


def names(text: str, start: str) -> list[str]:
    """The names that a page lists after `start`: what stands first between commas, whatever is in brackets or words."""
    assert text.count(start) == 1, start
    depth, found, word = 0, [], ""
    for sign in text[text.index(start) + len(start) :]:
        depth += (sign in "{[(") - (sign in "}])")
        if depth < 0 or sign == "`":
            break
        if depth == 0 and sign == ",":
            found.append(word)
            word = ""
        elif depth == 0:
            word += sign
    return [match[0] for part in [*found, word] if (match := re.match(r"\w+", part.strip()))]


def fields(message: type[Any]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(message)]


@pytest.mark.parametrize(("message", "start"), SHAPES, ids=lambda one: getattr(one, "__name__", ""))
def test_the_http_page_lists_the_fields_of_a_message(message: type[Any], start: str) -> None:
    assert sorted(names(HTTP, start)) == sorted(fields(message))


def test_the_bots_page_explains_every_key_of_a_view() -> None:
    table = BOTS.partition("| key | meaning |")[2].partition("\n\n")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("| `")]
    keys = [key for row in rows for key in re.findall(r"`(\w+)`", row[1])]
    assert sorted(keys) == sorted(fields(View))


@pytest.mark.parametrize("part", [views.SeatView, views.Price, views.LegalChoice, Outcome])
def test_the_bots_page_explains_the_parts_of_a_view(part: type[Any]) -> None:
    told = set(re.findall(r"[`\"](\w+)[`\"]", BOTS))
    assert [name for name in fields(part) if name not in told] == []
