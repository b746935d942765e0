"""What a seat knows of the hidden things of a game, as bounds and counts (evidence.py reads them out of its events)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from elfenland.board import CARD_NAMES, COUNTERS_OF_KIND, Options
from elfenland.errors import ElfenlandError
from elfenland.game import events as e
from elfenland.rules.numbering import CARD_KINDS, COUNTER_KINDS, MAX_PLAYERS

ROUNDS, SEATS = 4, MAX_PLAYERS
NO_BOUND = 255
HELD, KEPT_SECRET, KEPT_NONE = 0, 1, 2  # unseen_counters.py reads these
NUMBER = {kind: number for number, kind in enumerate(CARD_NAMES)}
COUNTER = {kind: number for number, kind in enumerate(CARD_NAMES[:COUNTER_KINDS])}


class Impossible(ElfenlandError, ValueError):
    """A history that no game can have had; `index` is the number of the event that shows it, from 0."""

    code = "impossible"

    def __init__(self, sentence: str, rule: str | None = None, index: int | None = None) -> None:
        super().__init__(f"{rule} {sentence}" if rule else sentence)
        self.sentence = sentence
        self.rule = rule
        self.index = index


@dataclass(frozen=True)
class History:
    """One possible truth: the hidden things of every round, cards and counters as counts or numbers of kinds."""

    towns: tuple[int | None, ...]  # the town card, by seat
    dealt: tuple[tuple[tuple[int, ...], ...], ...]  # new cards by round, seat and kind
    drawn: tuple[tuple[int | None, ...], ...]  # the secret counter drawn, by round and seat
    kept: tuple[tuple[int | None, ...], ...]  # the secret counter kept, by round and seat


@dataclass(frozen=True)
class TakenBack:
    """Moves of one travel turn that were made after `at` events of the record and then undone."""

    at: int
    moves: tuple[e.Moved, ...]


@dataclass
class Knowledge:
    """The constraints that a seat's events put on what is hidden from it; `seat` is None for a spectator.

    Lists are flat: by round and seat, by round, seat and card kind, or by round and counter kind.
    """

    options: Options
    players: int
    starting_player: int
    seat: int | None
    events: tuple[e.Event, ...]
    round: int = 0
    # cards
    new_cards: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS))
    size: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS))
    shown: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS * CARD_KINDS))
    low: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS * CARD_KINDS))
    high: list[int] = field(default_factory=lambda: [NO_BOUND] * (ROUNDS * SEATS * CARD_KINDS))
    own_kept: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS * CARD_KINDS))
    # counters
    bag: list[int] = field(default_factory=lambda: [COUNTERS_OF_KIND] * COUNTER_KINDS + [0] * (3 * COUNTER_KINDS))
    seen_draws: list[int] = field(default_factory=lambda: [0] * (ROUNDS * COUNTER_KINDS))
    drew_secret: list[int] = field(default_factory=lambda: [0] * (ROUNDS * SEATS))
    laid: list[list[int]] = field(default_factory=lambda: [[] for _ in range(ROUNDS * SEATS)])
    ended: list[int] = field(default_factory=lambda: [HELD] * (ROUNDS * SEATS))
    # town cards that each seat may have
    towns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])

    @classmethod
    def from_events(
        cls,
        options: Options,
        players: int,
        starting_player: int,
        seat: int | None,
        events: Sequence[e.Event],
        taken_back: Sequence[TakenBack] = (),
    ) -> Knowledge:
        """Read a seat's redacted events; `taken_back` are travel moves that were undone after all had seen them."""
        from elfenland.hidden.evidence import Reader

        reader = Reader(cls(options, players, starting_player, seat, tuple(events)))
        for index, event in enumerate(events):
            for undone in taken_back:
                if undone.at == index:
                    reader.take_back(undone)
            try:
                reader.read(event)
            except Impossible as error:
                error.index = index
                raise
            except KeyError as error:
                raise Impossible(f"there is no {error} in Elfenland", None, index) from None
        for undone in taken_back:
            if undone.at >= len(events):
                reader.take_back(undone)
        reader.finish()
        return reader.know

    def hidden(self, seat: int) -> bool:
        """Whether this seat's things are hidden from the one who knows."""
        return seat != self.seat
