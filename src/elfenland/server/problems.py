"""What can go wrong for a caller, with its HTTP status.

Problem                 an answer with a code, the rule if there is one, and a sentence
StoreAway               the database does not answer (503)
Conflict                another writer was first; the caller reads again
"""

from __future__ import annotations

from typing import Any

from elfenland import errors

#: The HTTP status of each of the server's own codes; refusals by the rules are 422.
STATUS: dict[str, int] = {
    "body": 400,
    "query": 400,
    "syntax": 422,
    "option": 422,
    "record": 422,
    "bot": 422,
    "text": 422,
    "face": 422,
    "seats": 422,
    "who_is_oldest": 422,
    "not_seated": 403,
    "not_host": 403,
    "not_yours": 403,
    "not_for_watching": 403,
    "no_coach": 403,
    "link": 403,
    "muted": 403,
    "origin": 403,
    "not_operator": 403,
    "not_found": 404,
    "method": 405,
    "stale": 409,
    "id_reused": 409,
    "not_running": 409,
    "not_open": 409,
    "not_finished": 409,
    "paused": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "nothing_to_take_back": 409,
    "not_away": 409,
    "no_messages": 409,
    "others_play": 409,
    "played_already": 409,
    "no_challenge": 409,
    "busy": 409,
    "too_large": 413,
    "media": 415,
    "host": 421,
    "too_many": 429,
    "away": 503,
    "unsafe": 503,
    "internal": 500,
}


class Problem(errors.ElfenlandError):
    """A refusal, sent to the caller as JSON."""

    def __init__(
        self, code: str, sentence: str, *, rule: str | None = None, retry_after: int | None = None, **more: Any
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule
        self.retry_after = retry_after
        self.more = more

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    @property
    def data(self) -> dict[str, Any]:
        sentence = str(self).encode("utf-8", "replace").decode()  # it may repeat half a character (\ud800)
        return {"code": self.code, "rule": self.rule, "sentence": sentence, **self.more}


def not_found() -> Problem:
    """One answer for games that never existed, expired or were deleted."""
    return Problem("not_found", "there is no such game here")


def from_error(error: errors.ElfenlandError) -> Problem:
    """An error of the game as an answer."""
    if isinstance(error, Problem):
        return error
    more = {"line": error.line} if isinstance(error, errors.RecordError) else {}
    return Problem(error.code, str(error), rule=error.rule, **more)


class StoreAway(Exception):
    """The database cannot be read or written now: disk full, file gone, server down."""


class Conflict(Exception):
    """Another writer was first."""
