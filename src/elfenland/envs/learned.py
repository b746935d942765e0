"""The bot `learned`: a small network trained by examples/learn.py.

It needs only NumPy. Two hidden layers read the observation, the mask and a hint for every decision. The
hints are also added directly to the scores, each with its own weight.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from elfenland.board import BOARD, CHART, COUNTER_NAMES
from elfenland.envs.layout import FIELD, HIGH, LENGTH, Bytes
from elfenland.envs.views import cards_shown, observation_of, secrets_known
from elfenland.game import Action, View, choose_whole
from elfenland.hidden import known_state
from elfenland.rules import Rng, State, advance, observe
from elfenland.rules.numbering import (
    A_CARAVAN,
    A_KEEP,
    A_KEEP_SECRET,
    A_MOVE,
    A_PLACE,
    A_PLACE_SECRET,
    A_TAKE,
    ACTIONS,
    CONNECTIONS,
    COUNTER_KINDS,
    ROADS,
    TOWNS,
)

WEIGHTS = Path(__file__).with_name("weights.npz")
INPUTS = LENGTH + ACTIONS + ACTIONS
Floats = npt.NDArray[np.float32]


def _ends() -> npt.NDArray[np.int64]:
    """By town and connection: the town at the other end, or TOWNS if the connection does not touch the town."""
    ends = np.full((TOWNS, CONNECTIONS), TOWNS)
    for connection in BOARD.connections:
        ends[connection.a, connection.index], ends[connection.b, connection.index] = connection.b, connection.a
    return ends


def _near() -> Floats:
    """By town and road: 1 if the road touches the town, 1/2 one connection away, 1/3 two away, and so on."""
    far = np.full((TOWNS, TOWNS), 99)
    np.fill_diagonal(far, 0)
    for connection in BOARD.connections:
        far[connection.a, connection.b] = far[connection.b, connection.a] = 1
    for via in range(TOWNS):
        far = np.minimum(far, far[:, via : via + 1] + far[via])
    near: Floats = (1 / (1 + np.minimum(far[:, ROAD_A], far[:, ROAD_B]))).astype(np.float32)
    return near


ROAD_A, ROAD_B = ([getattr(road, end) for road in BOARD.roads] for end in ("a", "b"))
ENDS = _ends()
NEAR = _near()
NEED = np.array([[CHART[kind][road.terrain] or 99 for road in BOARD.roads] for kind in COUNTER_NAMES], np.uint8)


def hints(observation: Bytes) -> Floats:
    """A number for each decision: does a move reach one of our pieces, would a counter suit our cards?"""
    count = len(observation)
    out = np.zeros((count, ACTIONS), np.float32)
    town = FIELD["boot_0"].of(observation).argmax(1)
    pieces = np.pad(FIELD["pieces_0"].of(observation), ((0, 0), (0, 1)))
    hand = FIELD["hand"].of(observation)[:, :COUNTER_KINDS]
    out[:, A_MOVE : A_MOVE + CONNECTIONS] = np.take_along_axis(pieces, ENDS[town], 1)
    out[:, A_CARAVAN : A_CARAVAN + CONNECTIONS] = out[:, A_MOVE : A_MOVE + CONNECTIONS]
    wanted = NEAR[town] * (pieces[:, ROAD_A] + pieces[:, ROAD_B]) / 2
    placed = ((hand[:, :, None] >= NEED) * wanted[:, None]).reshape(count, COUNTER_KINDS * ROADS)
    for first in (A_PLACE, A_PLACE_SECRET):
        out[:, first : first + COUNTER_KINDS * ROADS] = placed
    for first in (A_TAKE, A_KEEP, A_KEEP_SECRET):
        out[:, first : first + COUNTER_KINDS] = hand / 8
    return out


def features(observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
    """The network's inputs, a row for each observation, scaled to 0 … 1."""
    rows = np.empty((len(observation), INPUTS), np.float32)
    np.multiply(observation, (1 / HIGH).astype(np.float32), out=rows[:, :LENGTH])
    rows[:, LENGTH : LENGTH + ACTIONS] = mask
    rows[:, LENGTH + ACTIONS :] = hints(observation)
    return rows


class Network:
    """The trained layers, which score every decision."""

    def __init__(self, path: Path | str = WEIGHTS) -> None:
        with np.load(path) as file:
            names = sorted(name for name in file.files if name.startswith("layer"))
            self.layers = [file[name].astype(np.float32) for name in names]
            self.trust = file["trust"].astype(np.float32) if "trust" in file.files else np.zeros(0, np.float32)
        if len(self.trust) != ACTIONS or not self.layers or self.layers[0].shape[0] != INPUTS + 1:
            raise ValueError(f"{path} does not contain weights for this network")

    def scores(self, observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
        """The scores of the decisions, higher is better; illegal decisions score lowest."""
        values = features(observation, mask)
        hinted = values[:, -ACTIONS:] * self.trust
        for i, layer in enumerate(self.layers):
            values = values @ layer[:-1] + layer[-1]
            if i < len(self.layers) - 1:
                np.maximum(values, 0, out=values)
        return np.where(mask, values + hinted, np.float32(-1e9))

    def __call__(self, observation: Bytes, mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The best decision for each row; this makes it a policy for ElfenlandVectorEnv."""
        best: npt.NDArray[np.int64] = self.scores(observation, mask).argmax(1)
        return best


class Learned:
    """A bot that plays the network's best decision."""

    name = "learned"

    def __init__(self, *, weights: str | None = None, seed: int = 0, stream: int = 0) -> None:
        self.network = Network(weights or WEIGHTS)
        self.rng = Rng(seed, stream)

    def choose(self, view: View, time: float | None = None) -> Action:
        """The network's action; the time is ignored."""
        first = observation_of(view)
        shown = cards_shown(view)
        fresh = True

        def decide(state: State, legal: list[int]) -> int:
            nonlocal fresh
            row = first.copy()
            if not fresh:  # a card that follows: the first decisions have been applied to this state
                observe(state, shown, view.seat or 0, row)
                secrets_known(row, view)
            fresh = False
            mask = np.zeros((1, ACTIONS), np.bool_)
            mask[0, legal] = True
            best = int(self.network(row[None], mask)[0])
            advance(state.copy(), shown, best)
            return best

        return choose_whole(known_state(view), decide)
