"""Names and messages that people type: cleaned, and of a bearable length."""

from __future__ import annotations

import unicodedata

from elfenland.server.problems import Problem

#: Signs that turn the direction of a text, or cannot be seen, and so could feign another's name.
_BAD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, what: str, longest: int) -> str:
    """The text in one line without signs that nobody can see; refused when empty or too long."""
    if len(text) > 10 * longest:
        raise Problem("text", f"{what} has at most {longest} characters")
    kept = "".join(
        sign if unicodedata.category(sign) not in _BAD or sign == "\u200d" else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    kept = " ".join(kept.split())
    if not kept.strip("\u200d "):
        raise Problem("text", f"{what} has at least one character")
    if len(kept) > longest:
        raise Problem("text", f"{what} has at most {longest} characters")
    return kept
