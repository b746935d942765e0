"""`learned`: a small network that examples/learn.py has trained, as a bot.

It runs on NumPy alone: two hidden layers over the observation, the mask and a hint for every decision;
the hints also go straight to the scores, each with a weight of its own.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from elfenland.actions import Action, choose_whole
from elfenland.board import BOARD, CHART, COUNTER_KINDS
from elfenland.envs.layout import FIELD, HIGH, LENGTH, Bytes
from elfenland.envs.views import cards_shown, observation_of, secrets_known
from elfenland.known import known_state
from elfenland.numbering import (
    A_CARAVAN,
    A_KEEP,
    A_KEEP_SECRET,
    A_MOVE,
    A_PLACE,
    A_PLACE_SECRET,
    A_TAKE,
    ACTIONS,
    KINDS,
    ROADS,
    TOWNS,
    WAYS,
)
from elfenland.observation import advance, observe
from elfenland.state import Rng, State
from elfenland.views import View

WEIGHTS = Path(__file__).with_name("weights.npz")
INPUTS = LENGTH + ACTIONS + ACTIONS
Floats = npt.NDArray[np.float32]


def _ends() -> npt.NDArray[np.int64]:
    """By town and connection: the town at the other end; TOWNS where the connection does not begin there."""
    ends = np.full((TOWNS, WAYS), TOWNS)
    for way in BOARD.connections:
        ends[way.a, way.index], ends[way.b, way.index] = way.b, way.a
    return ends


def _near() -> Floats:
    """By town and road: 1 where the road begins there, a half one connection further, a third, and so on."""
    far = np.full((TOWNS, TOWNS), 99)
    np.fill_diagonal(far, 0)
    for way in BOARD.connections:
        far[way.a, way.b] = far[way.b, way.a] = 1
    for via in range(TOWNS):
        far = np.minimum(far, far[:, via : via + 1] + far[via])
    near: Floats = (1 / (1 + np.minimum(far[:, ROAD_A], far[:, ROAD_B]))).astype(np.float32)
    return near


ROAD_A, ROAD_B = ([getattr(road, end) for road in BOARD.roads] for end in ("a", "b"))
ENDS = _ends()
NEAR = _near()
NEED = np.array([[CHART[kind][road.terrain] or 99 for road in BOARD.roads] for kind in COUNTER_KINDS], np.uint8)


def hints(observation: Bytes) -> Floats:
    """One number for each decision: does a move lead to an own piece, would a counter help the own cards."""
    count = len(observation)
    out = np.zeros((count, ACTIONS), np.float32)
    town = FIELD["boot_0"].of(observation).argmax(1)
    pieces = np.pad(FIELD["pieces_0"].of(observation), ((0, 0), (0, 1)))
    hand = FIELD["hand"].of(observation)[:, :KINDS]
    out[:, A_MOVE : A_MOVE + WAYS] = np.take_along_axis(pieces, ENDS[town], 1)
    out[:, A_CARAVAN : A_CARAVAN + WAYS] = out[:, A_MOVE : A_MOVE + WAYS]
    wanted = NEAR[town] * (pieces[:, ROAD_A] + pieces[:, ROAD_B]) / 2
    laid = ((hand[:, :, None] >= NEED) * wanted[:, None]).reshape(count, KINDS * ROADS)
    for first in (A_PLACE, A_PLACE_SECRET):
        out[:, first : first + KINDS * ROADS] = laid
    for first in (A_TAKE, A_KEEP, A_KEEP_SECRET):
        out[:, first : first + KINDS] = hand / 8
    return out


def features(observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
    """What the network is given, one row for each observation: everything scaled to 0 … 1."""
    rows = np.empty((len(observation), INPUTS), np.float32)
    np.multiply(observation, (1 / HIGH).astype(np.float32), out=rows[:, :LENGTH])
    rows[:, LENGTH : LENGTH + ACTIONS] = mask
    rows[:, LENGTH + ACTIONS :] = hints(observation)
    return rows


class Network:
    """The trained layers: scores for every decision."""

    def __init__(self, path: Path | str = WEIGHTS) -> None:
        with np.load(path) as file:
            names = sorted(name for name in file.files if name.startswith("layer"))
            self.layers = [file[name].astype(np.float32) for name in names]
            self.trust = file["trust"].astype(np.float32) if "trust" in file.files else np.zeros(0, np.float32)
        if len(self.trust) != ACTIONS or not self.layers or self.layers[0].shape[0] != INPUTS + 1:
            raise ValueError(f"{path} does not hold weights of this network")

    def scores(self, observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
        """The higher the better; decisions that are not legal have the lowest."""
        x = features(observation, mask)
        hinted = x[:, -ACTIONS:] * self.trust
        for i, layer in enumerate(self.layers):
            x = x @ layer[:-1] + layer[-1]
            if i < len(self.layers) - 1:
                np.maximum(x, 0, out=x)
        return np.where(mask, x + hinted, np.float32(-1e9))

    def __call__(self, observation: Bytes, mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The best decision of each row: a policy for ElfenlandVectorEnv."""
        best: npt.NDArray[np.int64] = self.scores(observation, mask).argmax(1)
        return best


class Learned:
    """Plays what the network thinks best."""

    name = "learned"

    def __init__(self, *, weights: str | None = None, seed: int = 0, stream: int = 0) -> None:
        self.network = Network(weights or WEIGHTS)
        self.rng = Rng(seed, stream)

    def choose(self, view: View, time: float | None = None) -> Action:
        """The network's action; the time makes no difference."""
        first = observation_of(view)
        shown = cards_shown(view)
        fresh = True

        def decide(state: State, legal: list[int]) -> int:
            nonlocal fresh
            row = first.copy()
            if not fresh:  # cards that follow: the position is a copy on which the first decisions are done
                observe(state, shown, view.seat or 0, row)
                secrets_known(row, view)
            fresh = False
            mask = np.zeros((1, ACTIONS), np.bool_)
            mask[0, legal] = True
            best = int(self.network(row[None], mask)[0])
            advance(state.copy(), shown, best)
            return best

        return choose_whole(known_state(view), decide)
