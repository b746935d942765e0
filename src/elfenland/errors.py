"""What can go wrong, as one tree.

ElfenlandError              everything below; has a `code` and, where a rule speaks, its number
├── OptionError             an edition or option that does not exist
├── ActionSyntaxError       a text that is no action
├── Refused                 an action that the rules do not allow now
├── RecordError             a record that cannot be read; knows the line
└── BotError                a bot that does not exist or does not behave
"""

from __future__ import annotations


class ElfenlandError(Exception):
    """Base of all errors that a user can cause; the message is one sentence for people."""

    code = "error"
    rule: str | None = None


class OptionError(ElfenlandError, ValueError):
    """An edition or option that does not exist."""

    code = "option"


class ActionSyntaxError(ElfenlandError, ValueError):
    """A text that is no action."""

    code = "syntax"


class Refused(ElfenlandError):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, code: str, rule: str | None, sentence: str, seat: int | None = None) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.rule = rule
        self.seat = seat


class RecordError(ElfenlandError, ValueError):
    """A record that cannot be read: which line, and which rule where one is broken."""

    code = "record"

    def __init__(self, line: int, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {rule} {sentence}" if rule else f"line {line}: {sentence}")
        self.line = line
        self.rule = rule


class BotError(ElfenlandError):
    """A bot that does not exist or does not behave."""

    code = "bot"
