"""Structured logs, one JSON object per line, without cookies, tokens, names, hands or bodies."""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

#: Fields that never reach a log, even if passed by mistake.
SECRET = ("cookie", "session", "token", "key", "hand", "view", "body", "secret", "link")


def _without_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    return {name: "…" if name in SECRET else value for name, value in event.items()}


def set_up(level: str) -> None:
    """Log to standard error, libraries included."""
    out = cast(TextIO, _Lossy(sys.stderr))
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(out),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(_Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.WARNING))


class _Lossy(io.TextIOBase):
    """A file that drops what it cannot write: a full disk costs lines of the log, never a request."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            return self.file.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.file.flush()


class _Plain(logging.Formatter):
    """A library's message in our format."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {"event": record.getMessage(), "level": record.levelname.lower(), "logger": record.name}
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return str(structlog.processors.JSONRenderer()(None, "", fields))
