"""Was a record's chance chosen afterwards? Deal it again from its luck and compare (docs/luck.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from elfenland.errors import LuckError, Refused
from elfenland.game import events as e
from elfenland.game.codec import action_of, outcomes_of
from elfenland.game.game import Game
from elfenland.game.luck import RECEIPT, FairLuck, Luck, SameLuck
from elfenland.game.replay import sorted_event
from elfenland.rules.numbering import START


@dataclass(frozen=True)
class Verified:
    """What was proved: by which kind of luck, and how many things were drawn."""

    kind: str
    draws: int
    contributions: int
    receipts: int


def verify(game: Game, receipts: Sequence[str] = ()) -> Verified:
    """Prove that a game's chance follows from the luck in its notes; LuckError says what does not."""
    if "fair" in game.notes:
        luck = _fair(game, receipts)
        draws = _compare(game, luck)
        given = sum(number is not None for number in luck.contributions)
        return Verified("fair", draws, given, len(receipts))
    if receipts:
        raise LuckError("this record says nothing about fair luck, so a receipt cannot be checked")
    same = SameLuck.from_notes(game.notes)
    if same is None:
        raise LuckError("this record does not say where its luck came from, so nothing can be proved")
    return Verified("luck", _compare(game, same), 0, 0)


def _fair(game: Game, receipts: Sequence[str]) -> FairLuck:
    """The luck of the notes, after all checks that need no cards."""
    note: Any = game.notes["fair"]
    if not isinstance(note, dict) or "secret" not in note:
        raise LuckError("the secret is not in the record: it is published when the game is over")
    luck = FairLuck.from_dict({key: value for key, value in note.items() if key != "commitment"})
    if note.get("commitment") != luck.commitment:
        raise LuckError("the secret is not the one that was committed to")
    if len(luck.contributions) != len(game.players):
        raise LuckError(f"there are {len(luck.contributions)} contributions for {len(game.players)} players")
    for text in receipts:
        _check_receipt(luck, text)
    if luck.drawn_start and luck.starting_player() != game.starting_player:
        raise LuckError(f"seat {luck.starting_player()} should have begun, not seat {game.starting_player}")
    return luck


def _check_receipt(luck: FairLuck, text: str) -> None:
    """A player's own memory of the commitment and of their number: this is what a server cannot change later."""
    found = RECEIPT.fullmatch(text.strip())
    if found is None:
        raise LuckError(f"{text!r} is not a receipt; it looks like fair1:COMMITMENT:SEAT:NUMBER")
    commitment, seat, number = found[1], int(found[2]), found[3]
    if commitment != luck.commitment:
        raise LuckError(f"seat {seat} was shown another commitment before it gave its number")
    if seat >= len(luck.contributions) or luck.contributions[seat] != number:
        raise LuckError(f"seat {seat} sent a different number from the one in the record")


def _compare(game: Game, luck: Luck) -> int:
    """Play the decisions again with this luck; how many things were drawn."""
    again = Game(game.options, game.players, game.starting_player, chance=luck)
    draws = 0
    for number, event in enumerate(game.events):
        draws += len(outcomes_of(event, again.state.at(START)))
        try:
            happened = _next(again, event)
        except Refused:
            happened = None
        if happened is None or sorted_event(happened) != sorted_event(event):
            shown = "" if happened is None else f"; by its luck it is {e.to_json(sorted_event(happened))}"
            raise LuckError(f"line {number + 2} is not what was drawn{shown}")
    return draws


def _next(game: Game, event: e.Event) -> e.Event | None:
    """What happens where the record has this event."""
    if game.due is not None:
        happened = game.automatic()
        assert happened is not None
        game.events.append(happened)
        return happened
    action = action_of(event)
    if action is None:
        return None
    game.decide(action)
    return game.events[-1]
