"""What can go wrong, as one tree.

ElfenlandError              the base class; has a `code` and, where a rule is broken, its number
├── OptionError             an unknown edition or option, or an impossible value
├── ActionSyntaxError       a text that is not an action
├── Refused                 an action that the rules forbid now
├── PositionError           a text that is no position, or an impossible one
├── RecordError             a record that cannot be read; names the line
├── LuckError               luck that is not well-formed, or a record whose luck cannot be proved
├── PuzzleError             a puzzle or a pack that is not well-formed, or not what it claims
└── BotError                an unknown bot, or one that misbehaves
"""

from __future__ import annotations


def from_clone(extra: str = "") -> str:
    """How to install the package, or one of its extras: from a clone, because no registry has it."""
    return f'from a clone: pip install ".[{extra}]"' if extra else "from a clone: pip install ."


class ElfenlandError(Exception):
    """The base of all errors that a user can cause; the message is one sentence for people."""

    code = "error"
    rule: str | None = None


class OptionError(ElfenlandError, ValueError):
    """An unknown edition or option, or an impossible value."""

    code = "option"


class ActionSyntaxError(ElfenlandError, ValueError):
    """A text that is not an action."""

    code = "syntax"


class Refused(ElfenlandError):
    """An action that the rules forbid now; nothing has changed."""

    def __init__(self, code: str, rule: str | None, sentence: str, seat: int | None = None) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.code = code
        self.rule = rule
        self.seat = seat


class RecordError(ElfenlandError, ValueError):
    """A record that cannot be read; names the line, and the rule if one is broken."""

    code = "record"

    def __init__(self, line: int, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {rule} {sentence}" if rule else f"line {line}: {sentence}")
        self.line = line
        self.rule = rule


class PositionError(ElfenlandError, ValueError):
    """A text that is no position, or an impossible one."""

    code = "position"


class LuckError(ElfenlandError, ValueError):
    """Luck that is not well-formed, or a record whose luck cannot be proved."""

    code = "luck"


class PuzzleError(ElfenlandError, ValueError):
    """A puzzle or a pack that is not well-formed, or not what it claims."""

    code = "puzzle"


class BotError(ElfenlandError):
    """An unknown bot, or one that misbehaves."""

    code = "bot"
