"""`learned`: a small network that examples/learn.py has trained, as a bot.

It runs on NumPy alone: two hidden layers over the observation, the mask, and whether an own piece
lies at the other end of each connection.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from elfenland.actions import Action, choose_whole
from elfenland.board import BOARD
from elfenland.envs.layout import FIELD, HIGH, LENGTH, Bytes
from elfenland.envs.views import cards_shown, observation_of, secrets_known
from elfenland.known import known_state
from elfenland.numbering import ACTIONS, TOWNS, WAYS
from elfenland.observation import advance, observe
from elfenland.state import Rng, State
from elfenland.views import View

WEIGHTS = Path(__file__).with_name("weights.npz")
INPUTS = LENGTH + ACTIONS + WAYS
Floats = npt.NDArray[np.float32]


def _far_ends() -> npt.NDArray[np.bool_]:
    """By town, connection and town: 1 where the connection leads from the first town to the second."""
    ends = np.zeros((TOWNS, WAYS, TOWNS), np.bool_)
    for way in BOARD.connections:
        ends[way.a, way.index, way.b] = ends[way.b, way.index, way.a] = True
    return ends


_TO = np.where(_far_ends().any(2), _far_ends().argmax(2), TOWNS)  # TOWNS: does not begin here


def features(observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
    """What the network is given, one row for each observation: everything scaled to 0 … 1."""
    rows = np.empty((len(observation), INPUTS), np.float32)
    np.multiply(observation, (1 / HIGH).astype(np.float32), out=rows[:, :LENGTH])
    rows[:, LENGTH : LENGTH + ACTIONS] = mask
    towns = FIELD["boot_0"].of(observation).argmax(1)
    pieces = np.pad(FIELD["pieces_0"].of(observation), ((0, 0), (0, 1)))
    rows[:, LENGTH + ACTIONS :] = np.take_along_axis(pieces, _TO[towns], 1)
    return rows


class Network:
    """The trained layers: scores for every decision."""

    def __init__(self, path: Path | str = WEIGHTS) -> None:
        with np.load(path) as file:
            names = sorted(name for name in file.files if name.startswith("layer"))
            self.layers = [file[name].astype(np.float32) for name in names]
        if not self.layers or self.layers[0].shape[0] != INPUTS + 1 or self.layers[-1].shape[1] != ACTIONS:
            raise ValueError(f"{path} does not hold weights of this network")

    def scores(self, observation: Bytes, mask: npt.NDArray[np.bool_]) -> Floats:
        """The higher the better; decisions that are not legal have the lowest."""
        x = features(observation, mask)
        for i, layer in enumerate(self.layers):
            x = x @ layer[:-1] + layer[-1]
            if i < len(self.layers) - 1:
                np.maximum(x, 0, out=x)
        return np.where(mask, x, np.float32(-1e9))

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
