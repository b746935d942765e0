"""The fields of an observation, in the order in which rules/observation.py writes them.

Documentation, spaces, tensors and tests are all made from this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from elfenland.rules.numbering import CARD_KINDS, CONNECTIONS, COUNTER_KINDS, MAX_PLAYERS, OVER, ROADS, TOWNS

Bytes = npt.NDArray[np.uint8]
Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True, slots=True)
class Field:
    """Some bytes of an observation: where they begin, their shape, their highest value and their meaning."""

    name: str
    first: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    def of(self, observation: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """This field of an observation, or of many observations along the leading axes."""
        part = observation[..., self.first : self.first + self.size]
        return part.reshape(*observation.shape[:-1], *self.shape)


def _table() -> list[tuple[str, tuple[int, ...], int, str]]:
    rows: list[tuple[str, tuple[int, ...], int, str]] = [
        ("phase", (OVER + 1,), 1, "one-hot: draw, plan, travel, pay, discard, keep, six phases of chance, over"),
        ("round", (4,), 1, "one-hot"),
        ("to_act", (MAX_PLAYERS,), 1, "one-hot: the seat to act; empty if it is chance or nobody"),
        ("start", (MAX_PLAYERS,), 1, "one-hot: the round's starting player"),
        ("players", (MAX_PLAYERS - 1,), 1, "one-hot: 2 to 6 players"),
        ("turns", (1,), 18, "turns taken in this phase (draw, travel, keep)"),
        ("passes", (1,), 6, "consecutive passes (R3.5)"),
        ("pay_connection", (CONNECTIONS,), 1, "one-hot: the connection whose caravan is being paid for (R4.5)"),
        ("pay_cards", (1,), 4, "cards still to pay for it"),
        ("hand", (CARD_KINDS,), 12, "own cards by kind"),
        ("secret_counters", (COUNTER_KINDS,), 8, "own secret counters by kind"),
        ("town_card", (TOWNS,), 1, "one-hot: own town card; empty without town cards"),
        ("face_up", (COUNTER_KINDS,), 5, "face-up counters beside the board by kind (R1.2)"),
        ("face_down", (1,), 48, "number of face-down counters"),
        ("card_stack", (1,), 72, "number of cards in nobody's hand"),
        ("cards_shown", (CARD_KINDS,), 12, "cards played or discarded since the last shuffle, by kind"),
        ("counter", (ROADS, COUNTER_KINDS), 1, "by road, one-hot: the kind of counter; empty if there is none"),
        ("obstacle", (ROADS,), 1, "by road: 1 if there is an obstacle"),
    ]
    for place in range(MAX_PLAYERS):
        who = "own" if place == 0 else f"seat + {place}"
        rows += [
            (f"boot_{place}", (TOWNS,), 1, f"{who}: one-hot, the town of the boot"),
            (f"pieces_{place}", (TOWNS,), 1, f"{who}: 1 if the town still has a piece"),
            (f"counters_{place}", (COUNTER_KINDS,), 8, f"{who}: face-up counters by kind"),
            (f"secrets_{place}", (1,), 5, f"{who}: number of secret counters"),
            (f"cards_{place}", (1,), 8, f"{who}: number of cards"),
            (f"collected_{place}", (1,), 20, f"{who}: pieces collected"),
            (f"obstacle_{place}", (1,), 1, f"{who}: 1 until the obstacle is used"),
        ]
    rows.append(
        (
            "options",
            (9,),
            1,
            "town_cards; early_finish one-hot (finish_round, instant, after_round_three); 1 for reshuffle, "
            "caravan always, one_raft_or_caravan, roads_only, tie_break distance",
        )
    )
    return rows


@cache
def _fields() -> tuple[Field, ...]:
    fields: list[Field] = []
    first = 0
    for name, shape, high, meaning in _table():
        fields.append(Field(name, first, shape, high, meaning))
        first += fields[-1].size
    return tuple(fields)


FIELDS = _fields()
FIELD = {field.name: field for field in FIELDS}
LENGTH = sum(field.size for field in FIELDS)
HIGH: Bytes = np.concatenate([np.full(field.size, field.high, np.uint8) for field in FIELDS])
assert LENGTH == 700


def as_dict(observation: Bytes) -> dict[str, Bytes]:
    """An observation's fields by name, as views of the same bytes."""
    return {field.name: field.of(observation) for field in FIELDS}
