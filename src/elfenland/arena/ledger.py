"""A file that grows with a run: the run's terms first, then one row per game, as JSON Lines.

Every row is written at once, so a run that was stopped can go on from its file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from elfenland.errors import ElfenlandError

Row = TypeVar("Row")


class LedgerError(ElfenlandError):
    """A file that cannot be read, or that belongs to another run."""

    code = "ledger"


class Ledger(Generic[Row]):
    """The rows of one run. Opening it reads those that are there and checks that the terms are the same."""

    def __init__(self, file: Path, kind: str, terms: dict[str, Any], row: type[Row]) -> None:
        self.file = file
        if file.exists() and file.stat().st_size > 0:
            _drop_cut_off_line(file)
            first, self.rows = read(file, kind, row)
            differs = [key for key, value in terms.items() if first.get(key) != value]
            if differs:
                raise LedgerError(f"{file} belongs to another {kind}: it differs in {', '.join(differs)}")
            self.lines = file.open("ab")
        else:
            self.rows = []
            self.lines = file.open("ab")
            self._write(json.dumps(terms).encode())

    def append(self, row: Row) -> None:
        """Write a row down."""
        self.rows.append(row)
        self._write(msgspec.json.encode(row))

    def _write(self, line: bytes) -> None:
        self.lines.write(line + b"\n")
        self.lines.flush()

    def close(self) -> None:
        self.lines.close()


def read(file: Path, kind: str, row: type[Row], version: int = 1) -> tuple[dict[str, Any], list[Row]]:
    """A file's terms and rows."""
    lines = file.read_bytes().split(b"\n")
    try:
        first = json.loads(lines[0])
        known = isinstance(first, dict) and first.get(kind) == f"elfenland {kind}" and first.get("version") == version
    except ValueError:
        known = False
    if not known:
        raise LedgerError(f"{file}: line 1: this is not the file of a {kind}")
    decode = msgspec.json.Decoder(row).decode
    rows = []
    for number, line in enumerate(lines[1:], 2):
        try:
            rows += [decode(line)] if line else []
        except msgspec.DecodeError as problem:
            raise LedgerError(f"{file}: line {number}: {problem}") from None
    return first, rows


def _drop_cut_off_line(file: Path) -> None:
    """Remove the half line left by a stop in mid-write; that game is played again."""
    data = file.read_bytes()
    if not data.endswith(b"\n"):
        with file.open("r+b") as lines:
            lines.truncate(data.rfind(b"\n") + 1)
