"""Chance that can be repeated, and chance that can be proved (docs/luck.md has both as a specification).

    SameLuck    a deal by name: the n-th thing drawn for a purpose uses the same random number in every game
    FairLuck    drawn from a secret that was committed to, and from a number of each player's own

Both give a 64-bit number for a purpose, round, seat and index, and both pick from a bag by the same rule. Unlike a
generator they have no state: what a game draws next follows from what it has drawn so far, so copies, undo and
take-backs need no special care.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from elfenland.errors import LuckError
from elfenland.rules import State
from elfenland.rules.numbering import BLIND, CURRENT, DEAL, REFILL, SECRET, TOWN_CARDS, TURN_UP

VERSION = 1
MAX_NAME = 100
#: A player's contribution and the secret, as lower-case hexadecimal digits.
CONTRIBUTION = re.compile(r"[0-9a-f]{32}")
SECRET_FORM = re.compile(r"[0-9a-f]{64}")
RECEIPT = re.compile(r"fair1:([0-9a-f]{64}):([0-5]):([0-9a-f]{32})")

Purpose = Literal["start", "town_card", "face_up", "card", "secret", "refill", "blind"]
#: What chance draws for in each of its phases, and whether it is one seat's.
PURPOSES: dict[int, tuple[Purpose, bool]] = {
    TOWN_CARDS: ("town_card", True),
    TURN_UP: ("face_up", False),
    DEAL: ("card", True),
    SECRET: ("secret", True),
    REFILL: ("refill", False),
    BLIND: ("blind", True),
}


class Occasion(NamedTuple):
    """What is being drawn: for which purpose, in which round, for which seat (None: for all)."""

    purpose: Purpose
    round: int
    seat: int | None

    def text(self, index: int) -> str:
        """The occasion and the index of the draw among those of the same occasion, as the hash reads them."""
        return f"{self.purpose} {self.round} {'-' if self.seat is None else self.seat} {index}"


def occasion_of(state: State) -> Occasion:
    """What chance is to draw for now."""
    purpose, for_seat = PURPOSES[state.phase]
    return Occasion(purpose, state.round, state.at(CURRENT) if for_seat else None)


def choose(number: int, counts: Sequence[int]) -> int:
    """The kind that a 64-bit number picks from a bag with so many of each kind."""
    skip = number * sum(counts) >> 64
    for kind, count in enumerate(counts):
        if skip < count:
            return kind
        skip -= count
    raise ValueError("an empty bag has nothing to pick")


class Luck(ABC):
    """Chance without a generator's state: each draw follows from its occasion and index."""

    __slots__ = ()

    @abstractmethod
    def pick(self, counts: Sequence[int], occasion: Occasion, index: int) -> int:
        """The kind drawn from a bag with so many of each kind; `index` counts the draws of the occasion from 0."""

    @abstractmethod
    def notes(self, over: bool) -> dict[str, Any]:
        """What the record's header says about it; no secret before the game is over."""


@dataclass(frozen=True, slots=True)
class SameLuck(Luck):
    """A deal by its name: everybody who plays it has the same luck, as far as their decisions allow."""

    name: str

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not 1 <= len(self.name) <= MAX_NAME or not self.name.isprintable():
            raise LuckError(f"a deal's name has 1 to {MAX_NAME} printable characters")

    def number(self, occasion: Occasion, index: int) -> int:
        """The 64-bit random number of a draw."""
        text = f"elfenland luck {VERSION}\n{self.name}\n{occasion.text(index)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def pick(self, counts: Sequence[int], occasion: Occasion, index: int) -> int:
        return choose(self.number(occasion, index), counts)

    def notes(self, over: bool) -> dict[str, Any]:
        return {"luck": {"version": VERSION, "name": self.name}}

    @classmethod
    def from_notes(cls, notes: Mapping[str, Any]) -> SameLuck | None:
        """The deal that a record's notes name, if they name one that this version knows."""
        match notes.get("luck"):
            case {"version": 1, "name": str(name)} if 1 <= len(name) <= MAX_NAME and name.isprintable():
                return cls(name)
        return None


@dataclass(frozen=True, slots=True)
class FairLuck(Luck):
    """Luck that nobody can choose: a secret fixed before the players add their numbers, and those numbers.

    `commit` makes it, `contribute` adds a player's number, then the game is played with it. Whoever holds this
    object can foresee the game: it stays with the server, which shows `commitment` to everyone at once.
    """

    context: str
    secret: str
    contributions: tuple[str | None, ...]
    drawn_start: bool = False

    def __post_init__(self) -> None:
        if len(self.context) > MAX_NAME or (self.context and not self.context.isprintable()):
            raise LuckError(f"the context of fair luck has at most {MAX_NAME} printable characters")
        if not SECRET_FORM.fullmatch(self.secret):
            raise LuckError("the secret of fair luck has 64 hexadecimal digits")
        for number in self.contributions:
            _check_contribution(number)

    @classmethod
    def commit(cls, players: int, context: str, *, drawn_start: bool = False) -> FairLuck:
        """A new secret for a game with so many players; the context says which game it is for."""
        return cls(context, secrets.token_hex(32), (None,) * players, drawn_start)

    @property
    def commitment(self) -> str:
        """What everyone is shown before anyone contributes."""
        return commitment_of(self.context, self.secret)

    def contribute(self, seat: int, number: str) -> FairLuck:
        """The same luck with a player's own number; each seat has one, and it never changes."""
        if not 0 <= seat < len(self.contributions):
            raise LuckError(f"there is no seat {seat} to contribute a number")
        if self.contributions[seat] is not None:
            raise LuckError(f"seat {seat} has contributed its number already")
        _check_contribution(number)
        numbers = list(self.contributions)
        numbers[seat] = number
        return replace(self, contributions=tuple(numbers))

    def receipt(self, seat: int) -> str:
        """What a player keeps to prove later which commitment they saw and which number they gave."""
        return f"fair{VERSION}:{self.commitment}:{seat}:{self.contributions[seat]}"

    def number(self, occasion: Occasion, index: int) -> int:
        """The 64-bit random number of a draw."""
        numbers = " ".join(number or "-" for number in self.contributions)
        text = f"elfenland fair {VERSION}\n{numbers}\n{occasion.text(index)}"
        digest = hmac.digest(bytes.fromhex(self.secret), text.encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def pick(self, counts: Sequence[int], occasion: Occasion, index: int) -> int:
        return choose(self.number(occasion, index), counts)

    def starting_player(self) -> int:
        """R1.4: who begins, where chance decides it (`drawn_start`)."""
        return self.pick([1] * len(self.contributions), Occasion("start", 0, None), 0)

    def notes(self, over: bool) -> dict[str, Any]:
        fair = {
            "version": VERSION,
            "context": self.context,
            "commitment": self.commitment,
            "contributions": list(self.contributions),
            "drawn_start": self.drawn_start,
        }
        return {"fair": fair | {"secret": self.secret} if over else fair}

    def to_dict(self) -> dict[str, Any]:
        """Everything, the secret included, for the server that keeps the game."""
        return {
            "version": VERSION,
            "context": self.context,
            "secret": self.secret,
            "contributions": list(self.contributions),
            "drawn_start": self.drawn_start,
        }

    @classmethod
    def from_dict(cls, data: Any) -> FairLuck:
        """What `to_dict` wrote, or a finished record's note."""
        match data:
            case {
                "version": 1,
                "context": str(context),
                "secret": str(secret),
                "contributions": list(numbers),
                "drawn_start": bool(drawn_start),
            }:
                return cls(context, secret, tuple(numbers), drawn_start)
        raise LuckError(f"this is not fair luck of version {VERSION}")


def commitment_of(context: str, secret: str) -> str:
    """The hash that commits to a game's secret without revealing it."""
    text = f"elfenland fair {VERSION} commitment\n{context}\n{secret}"
    return hashlib.sha256(text.encode()).hexdigest()


def _check_contribution(number: object) -> None:
    if number is not None and not (isinstance(number, str) and CONTRIBUTION.fullmatch(number)):
        raise LuckError("a player's number has 32 hexadecimal digits")
