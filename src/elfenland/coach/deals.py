"""Deals to play again: the same luck against the same bots, for challenges and for the deal of the day.

A deal is complete: the same decisions lead to the same game, because the bots' random numbers follow from its name.
Its name is its luck, so it stays secret as long as somebody still plays it where the result counts.

A game that was dealt in another way becomes a deal, too: what it drew on each occasion is written down as the number
that draws it, and what it never drew follows from the name.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import msgspec

from elfenland.board import DEFAULT_EDITION, from_mapping, matches, resolve
from elfenland.bots.registry import Spec
from elfenland.errors import LuckError
from elfenland.game import Game, Luck, Occasion, SameLuck, action_of, choose, outcomes_of
from elfenland.game import events as e
from elfenland.rules.numbering import START

#: Simulations of a bot that searches, at every decision.
SIMS = 400


@dataclass(frozen=True, slots=True)
class DealtLuck(Luck):
    """The luck of a deal, which is never told: numbers that a game drew already, beyond them those of the name."""

    same: SameLuck
    numbers: dict[str, int] = field(hash=False)

    def pick(self, counts: Sequence[int], occasion: Occasion, index: int) -> int:
        number = self.numbers.get(occasion.text(index))
        return self.same.pick(counts, occasion, index) if number is None else choose(number, counts)

    def notes(self, over: bool) -> dict[str, Any]:
        return {}


@dataclass(slots=True)
class Listener(Luck):
    """Luck that is told what was drawn, and writes down numbers that draw the same."""

    drawn: deque[int] = field(default_factory=deque)
    numbers: dict[str, int] = field(default_factory=dict)

    def pick(self, counts: Sequence[int], occasion: Occasion, index: int) -> int:
        kind = self.drawn.popleft()
        middle = 2 * sum(counts[:kind]) + counts[kind]
        self.numbers[occasion.text(index)] = (middle << 63) // sum(counts)
        return kind

    def notes(self, over: bool) -> dict[str, Any]:
        return {}


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for one person: the luck's name, the rules, and the bot at every other seat (None: the person's)."""

    name: str
    bots: tuple[str | None, ...]
    options: dict[str, object]
    starting_player: int = 0
    numbers: dict[str, int] = {}

    @classmethod
    def fresh(cls, bots: Sequence[str | None], edition: str = DEFAULT_EDITION, town_cards: bool | None = None) -> Deal:
        """A deal that nobody has seen."""
        return cls(secrets.token_hex(16), tuple(bots), resolve(edition, town_cards).to_dict())

    @classmethod
    def of_game(cls, game: Game) -> Deal:
        """The deal of a finished game of one person against bots; LuckError where it is none."""
        bots = tuple(player.bot or None for player in game.players)
        if bots.count(None) != 1 or not game.over:
            raise LuckError("a challenge needs a finished game of one person against bots")
        luck = SameLuck.from_notes(game.header.notes or {})
        if luck is not None:
            return cls(luck.name, bots, game.options.to_dict(), game.starting_player)
        return cls(secrets.token_hex(16), bots, game.options.to_dict(), game.starting_player, numbers_of(game))

    @classmethod
    def of_the_day(cls, day: date, key: bytes, bots: Sequence[str | None]) -> Deal:
        """The deal of a day on the server that has this key; nobody without the key can foresee it."""
        name = hmac.digest(key, f"elfenland deal of the day 1\n{day.isoformat()}".encode(), "sha256").hex()[:32]
        return cls(name, tuple(bots), resolve().to_dict())

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index(None)

    @property
    def luck(self) -> DealtLuck:
        """What the deal draws."""
        return DealtLuck(SameLuck(self.name), self.numbers)

    def game(self, name: str) -> Game:
        """The deal as a game for a person of this name, not yet begun."""
        options = from_mapping(self.options)
        players = [
            e.Player(name) if bot is None else e.Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(self.bots)
        ]
        luck = self.luck if self.numbers else SameLuck(self.name)
        edition = DEFAULT_EDITION if matches(DEFAULT_EDITION, options) else None
        return Game(options, players, self.starting_player, chance=luck, edition=edition)

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot at a seat; the deal's luck does not follow from it."""
        digest = hashlib.sha256(f"elfenland deal 1 bot\n{self.name}\n{seat}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def bot(self, seat: int) -> Spec:
        """The bot at a seat, to be made with `bot_seed`; bots that search count simulations, never time."""
        name = self.bots[seat]
        if name is None:
            raise LuckError(f"a person sits at seat {seat}")
        return Spec.parse(name).with_option("sims", SIMS)


def numbers_of(game: Game) -> dict[str, int]:
    """For everything that a game drew, by its occasion, a number that draws it again from the same bag."""
    listener = Listener()
    again = Game(game.options, game.players, game.starting_player, chance=listener)
    for event in game.events:
        listener.drawn.extend(outcomes_of(event, again.state.at(START)))
        happened, action = again.automatic(), action_of(event)
        if happened is not None:
            again.events.append(happened)
        elif action is not None:
            again.decide(action)
    return listener.numbers


def parting(one: Game, other: Game) -> int:
    """How many events two games of a deal have in common; after these the players decided differently."""
    for number, (mine, theirs) in enumerate(zip(one.events, other.events, strict=False)):
        if mine != theirs:
            return number
    return min(len(one.events), len(other.events))
