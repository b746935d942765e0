"""Names and messages that people type: cleaned and of limited length."""

from __future__ import annotations

import unicodedata

from elfenland.server.problems import Problem

#: Characters that are invisible or change the direction of text, and so could fake another name.
_BAD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def visible(text: str) -> str:
    """The text on one line without invisible characters."""
    kept = "".join(
        sign if unicodedata.category(sign) not in _BAD or sign == "\u200d" else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())


def clean(text: str, what: str, longest: int) -> str:
    """The text on one line without invisible characters; refused if empty or too long."""
    if len(text) > 10 * longest:
        raise Problem("text", f"{what} may have at most {longest} characters")
    kept = visible(text)
    if not kept.strip("\u200d "):
        raise Problem("text", f"{what} must have at least one character")
    if len(kept) > longest:
        raise Problem("text", f"{what} may have at most {longest} characters")
    return kept
