"""Deals to play again: the same luck against the same bots, for challenges and for the deal of the day.

A deal is complete: whoever decides alike sees the same game, because the bots' random numbers follow from its name.
Its name is its luck, so it stays secret as long as somebody still plays it where the result counts.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from datetime import date

import msgspec

from elfenland.board import DEFAULT_EDITION, from_mapping, matches, resolve
from elfenland.bots.registry import Spec
from elfenland.errors import LuckError
from elfenland.game import Game, SameLuck
from elfenland.game import events as e


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for one person: the luck's name, the rules, and the bot at every other seat (None: the person's)."""

    name: str
    bots: tuple[str | None, ...]
    options: dict[str, object]
    starting_player: int = 0

    @classmethod
    def fresh(cls, bots: Sequence[str | None], edition: str = DEFAULT_EDITION, town_cards: bool | None = None) -> Deal:
        """A deal that nobody has seen."""
        return cls(secrets.token_hex(16), tuple(bots), resolve(edition, town_cards).to_dict())

    @classmethod
    def of_game(cls, game: Game) -> Deal:
        """The deal of a game that one person played against bots by the same luck; LuckError where it is none."""
        luck = SameLuck.from_notes(game.header.notes or {})
        bots = tuple(player.bot or None for player in game.players)
        if luck is None or bots.count(None) != 1 or not game.over:
            raise LuckError("a challenge is a finished game of one person against bots, dealt by the same luck")
        return cls(luck.name, bots, game.options.to_dict(), game.starting_player)

    @classmethod
    def of_the_day(cls, day: date, key: bytes, bots: Sequence[str | None]) -> Deal:
        """The deal of a day on the server that has this key; nobody without the key can foresee it."""
        name = hmac.digest(key, f"elfenland deal of the day 1\n{day.isoformat()}".encode(), "sha256").hex()[:32]
        return cls(name, tuple(bots), resolve().to_dict())

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index(None)

    def game(self, name: str) -> Game:
        """The deal as a game for a person of this name, not yet begun."""
        options = from_mapping(self.options)
        players = [
            e.Player(name) if bot is None else e.Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(self.bots)
        ]
        edition = DEFAULT_EDITION if matches(DEFAULT_EDITION, options) else None
        return Game(options, players, self.starting_player, chance=SameLuck(self.name), edition=edition)

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot at a seat; the deal's luck does not follow from it."""
        digest = hashlib.sha256(f"elfenland deal 1 bot\n{self.name}\n{seat}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def bot(self, seat: int) -> Spec:
        """The bot at a seat, to be made with `bot_seed`; bots that search count simulations, never time."""
        name = self.bots[seat]
        if name is None:
            raise LuckError(f"a person sits at seat {seat}")
        return Spec.parse(name)


def parting(one: Game, other: Game) -> int:
    """How many events two games of a deal have in common: there the players decided differently."""
    for number, (mine, theirs) in enumerate(zip(one.events, other.events, strict=False)):
        if mine != theirs:
            return number
    return min(len(one.events), len(other.events))
