"""A view as an observation: for bots that were trained in the environments."""

from __future__ import annotations

import numpy as np

from elfenland.board import KINDS
from elfenland.envs.layout import FIELD, LENGTH, Bytes
from elfenland.known import known_state
from elfenland.numbering import CARDS
from elfenland.observation import observe
from elfenland.views import View


def observation_of(view: View) -> Bytes:
    """The observation of the seat whose view this is, byte for byte what the environments give it."""
    if view.seat is None:
        raise ValueError("a spectator has no observation")
    row = np.empty(LENGTH, np.uint8)
    observe(known_state(view), cards_shown(view), view.seat, row)
    secrets_known(row, view)
    return row


def cards_shown(view: View) -> bytearray:
    """Cards played or discarded since the last shuffle, by kind."""
    shown = bytearray(CARDS)
    for card in view.cards_shown:
        shown[KINDS.index(card)] += 1
    return shown


def secrets_known(row: Bytes, view: View) -> None:
    """Write how many secret counters everybody has: the known state does not hold those of others."""
    seats = len(view.players)
    for place in range(seats):
        player = view.players[((view.seat or 0) + place) % seats]
        FIELD[f"secrets_{place}"].of(row)[0] = player.secret_counters
