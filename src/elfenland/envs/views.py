"""Turns a view into an observation, for bots that were trained in the environments."""

from __future__ import annotations

import numpy as np

from elfenland.board import CARD_NAMES
from elfenland.envs.layout import FIELD, LENGTH, Bytes
from elfenland.game import View
from elfenland.hidden import known_state
from elfenland.rules import observe
from elfenland.rules.numbering import CARD_KINDS


def observation_of(view: View) -> Bytes:
    """The view as an observation, byte for byte as the environments give it."""
    if view.seat is None:
        raise ValueError("a spectator has no observation")
    row = np.empty(LENGTH, np.uint8)
    observe(known_state(view), cards_shown(view), view.seat, row)
    secrets_known(row, view)
    return row


def cards_shown(view: View) -> bytearray:
    """Cards played or discarded since the last shuffle, by kind."""
    shown = bytearray(CARD_KINDS)
    for card in view.cards_shown:
        shown[CARD_NAMES.index(card)] += 1
    return shown


def secrets_known(row: Bytes, view: View) -> None:
    """Fill in everyone's number of secret counters, because the known state has none of the others'."""
    seats = len(view.players)
    for place in range(seats):
        player = view.players[((view.seat or 0) + place) % seats]
        FIELD[f"secrets_{place}"].of(row)[0] = player.secret_counters
