"""The game record (docs/record.md): write, read, check. Every error names its line; nothing is guessed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from elfenland.board import EDITIONS, from_mapping, matches
from elfenland.errors import OptionError, RecordError
from elfenland.game import events as e
from elfenland.game.game import Game
from elfenland.game.redaction import check_seat, redact, redact_header
from elfenland.game.replay import Replay, Unlawful, sorted_event

#: Limits far above any legal record; hostile input is refused here before it costs anything.
MAX_BYTES = 1_000_000
MAX_LINE = 10_000
MAX_LINES = 3_000
#: The header's notes as JSON, and how deeply they may be nested.
MAX_NOTES = 64_000
MAX_NOTES_DEPTH = 8
NO_RECORD = "this game started from a position, so it has no record; Game.to_text writes the present position"


# ------------------------------------------------------------------ write


def dumps(game: Game) -> str:
    """The whole record, all secrets included."""
    if game.origin is not None:
        raise RecordError(1, NO_RECORD)
    return _lines(game.header, game.events)


def dumps_redacted(game: Game, seat: int | None) -> str:
    """One seat's knowledge, or a spectator's (seat None)."""
    if game.origin is not None:
        raise RecordError(1, NO_RECORD)
    check_seat(seat, len(game.players))
    return _lines(redact_header(game.header, seat), [redact(event, seat) for event in game.events])


def _lines(header: e.Header, events: list[e.Event]) -> str:
    return e.to_json_lines([header, *events])


# ------------------------------------------------------------------ read


@dataclass(frozen=True)
class Redacted:
    """A redacted record that was read: what one seat knew."""

    header: e.Header
    events: tuple[e.Event, ...]


def load(path: str | Path) -> Game:
    """The game of a record file."""
    return loads(_read(path))


def load_any(path: str | Path) -> Game | Redacted:
    """The game of a record file, or what a seat knew where it is redacted."""
    return loads_any(_read(path))


def _read(path: str | Path) -> bytes:
    with open(path, "rb") as file:
        return file.read(MAX_BYTES + 1)


def loads(data: bytes | str) -> Game:
    """The game of a whole record."""
    game = loads_any(data)
    if isinstance(game, Redacted):
        raise RecordError(1, "this record is redacted: it shows what one seat knew, not the whole game")
    return game


def loads_any(data: bytes | str) -> Game | Redacted:
    """The game of a record, or a checked redacted one."""
    values = _values(data)
    number, value = next(values, (1, None))
    header = _header(number, value)
    if header.seat is not msgspec.UNSET:
        return _redacted(header, values)
    replay = Replay(_game(header))
    for number, value in values:
        event = _event(number, value)
        _feed(replay, event, number)
    try:
        return replay.finish()
    except Unlawful as problem:
        raise RecordError(number, problem.sentence, problem.rule) from None


def _feed(replay: Replay, event: e.Event, number: int) -> None:
    try:
        replay.feed(event)
    except Unlawful as problem:
        raise RecordError(number, problem.sentence, problem.rule) from None


def _game(header: e.Header) -> Game:
    return Game(
        from_mapping(header.options),
        header.players,
        header.starting_player,
        seed=header.seed,
        created=header.created,
        edition=header.edition,
        notes=None if header.notes is msgspec.UNSET else header.notes,
    )


def _redacted(header: e.Header, values: Iterator[tuple[int, Any]]) -> Redacted:
    """Find one world that agrees with a redacted record and replay it, which proves that the record is possible."""
    numbered = [(number, _event(number, value)) for number, value in values]
    assert header.seat is not msgspec.UNSET
    replay = Replay(_game(header))
    completed, impossible = _completed(header, [event for _, event in numbered])
    for (number, event), full in zip(numbered, completed, strict=False):
        if sorted_event(redact(full, header.seat)) != sorted_event(event):
            raise RecordError(number, "it shows what this seat cannot know, or hides what it knows", "R2.2")
        _feed(replay, full, number)
    if impossible:
        raise impossible
    try:
        replay.finish()
    except Unlawful as problem:
        raise RecordError(numbered[-1][0], problem.sentence, problem.rule) from None
    return Redacted(header, tuple(event for _, event in numbered))


def _completed(header: e.Header, events: list[e.Event]) -> tuple[list[e.Event], RecordError | None]:
    """The events with one possible truth filled in, as far as there is one, and why there is none further on."""
    from elfenland.hidden import complete_events

    impossible = None
    while True:
        try:
            return complete_events(header, events), impossible
        except RecordError as problem:
            impossible = problem
            events = events[: problem.line - 2]  # an earlier line may be at fault: replay up to here


# ------------------------------------------------------------------ lines and values


def _values(data: bytes | str) -> Iterator[tuple[int, Any]]:
    """Each line's number and its JSON value; any garbage is refused with its line number."""
    if not isinstance(data, str | bytes | bytearray):
        raise TypeError(f"a record is text or bytes, not {data!r}; load reads a file")
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > MAX_BYTES:
        raise RecordError(1, f"a record has at most {MAX_BYTES} bytes")
    lines = raw.split(b"\n")
    if lines and lines[-1] == b"":
        lines.pop()
    if not lines:
        raise RecordError(1, "the record is empty")
    if len(lines) > MAX_LINES:
        raise RecordError(MAX_LINES + 1, f"a record has at most {MAX_LINES} lines")
    for number, line in enumerate(lines, 1):
        longest = MAX_LINE if number > 1 else MAX_LINE + MAX_NOTES
        if len(line) > longest:
            raise RecordError(number, f"a line has at most {longest} bytes")
        yield number, _value(number, line)


def _value(number: int, line: bytes) -> Any:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, "it is not UTF-8") from None
    if not text.strip():
        raise RecordError(number, "it is empty")
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError:
        raise RecordError(number, "it is nested too deeply") from None
    except ValueError as problem:
        raise RecordError(number, f"it is not a JSON object, or it is cut off: {problem}") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key appears twice")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _header(number: int, value: Any) -> e.Header:
    try:
        header = msgspec.convert(value, e.Header, strict=True)
    except msgspec.ValidationError as problem:
        raise RecordError(number, f"this is not a record's header: {problem}") from None
    try:
        options = from_mapping(header.options)
    except OptionError as problem:
        raise RecordError(number, str(problem), "R6.1") from None
    players = len(header.players)
    seat = header.seat
    checks = {
        "there are 2 to 6 players (R0.1)": 2 <= players <= 6,
        "starting_player is a seat": 0 <= header.starting_player < players,
        "seed is null or from 0 to 9007199254740991": header.seed is None or 0 <= header.seed < 2**53,
        "a redacted record has no seed": seat is msgspec.UNSET or header.seed is None,
        "seat is a seat": seat is msgspec.UNSET or seat is None or 0 <= seat < players,
        "edition is custom or the preset that the options are": (
            header.edition == "custom" and not any(matches(name, options) for name in EDITIONS)
        )
        or matches(header.edition, options),
        f"names have 1 to {e.MAX_NAME} characters": all(
            e.is_name(name) for p in header.players for name in e.names_of(p)
        ),
        f"notes have at most {MAX_NOTES} bytes and a depth of {MAX_NOTES_DEPTH}": _are_notes(header.notes),
        "created is null or a time like 2026-11-15T18:00:00Z": header.created is None or _is_time(header.created),
    }
    for sentence, holds in checks.items():
        if not holds:
            raise RecordError(number, f"the header must say that {sentence}")
    return header


def _are_notes(notes: dict[str, Any] | msgspec.UnsetType) -> bool:
    if notes is msgspec.UNSET:
        return True
    try:
        return len(msgspec.json.encode(notes)) <= MAX_NOTES and _depth(notes) <= MAX_NOTES_DEPTH
    except UnicodeEncodeError:  # half a character, which JSON can write as \ud800
        return False


def _depth(value: Any) -> int:
    if isinstance(value, dict | list):
        inside = value.values() if isinstance(value, dict) else value
        return 1 + max(map(_depth, inside), default=0)
    return 0


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return len(text) <= 40


def _event(number: int, value: Any) -> e.Event:
    try:
        return e.event_from(value)
    except msgspec.ValidationError as problem:
        raise RecordError(number, f"this is not an event of a record: {problem}") from None
