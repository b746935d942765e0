"""Fit the weights of value.py: play games, keep the ends of their rounds, and learn from who won.

    python -m elfenland.bots.thinking.fit play samples --players 4 --games 5000 --seed 50000000
    python -m elfenland.bots.thinking.fit weights samples

The players are pathfinders that think less: they draw by matching cards, and look at fewer plans and hands. Each seat
has its own patience with the obstacle, so that what an obstacle is worth does not hide behind who keeps it. A sample is
the block of a state at the end of a round and one byte more, the winners. Needs the extra research (NumPy).
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from elfenland.board import resolve
from elfenland.bots.thinking import value
from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import Table, begin_game, play_on, play_round, play_turn, seat_player
from elfenland.rules import Rng, State
from elfenland.rules.numbering import KEEP, MAX_PLAYERS, PHASE, ROUND, SIZE

Floats = NDArray[np.float64]
WEIGHTS = Path(__file__).with_name("weights.json")
RECORD = SIZE + 1
ROUNDS = 3  # that end before the game does
HELD_OUT = 5  # every fifth game is held out to measure what was learned
# Of a weight that differs from its prior by 1, in units of one game's log-loss; features have unit spread
PENALTY = 20.0
PENALTY_FROM_TABLE = 100.0  # where the prior is another table's weights
LEAST_SPREAD = 0.4  # a rare feature, such as an obstacle still left among six players, must not get a large weight
OBSTACLE_LOSSES = (40, 80, 140)
TABLES = [(players, town_cards) for town_cards in (False, True) for players in range(2, MAX_PLAYERS + 1)]


# ------------------------------------------------------------------ games


@cache
def quick_player(obstacle_loss: int) -> Planner:
    """A pathfinder that decides in a fraction of the time, and wins as often."""
    player = Planner()
    player.by_round, player.plan_limit, player.plan_weight, player.hands = 1, 200, 0, 2
    player.obstacle_loss = obstacle_loss
    return player


def sample_game(players: int, town_cards: bool, seed: int) -> Iterator[bytes]:
    """The records of one game, the ends of its rounds."""
    luck, rng, table = random.Random(seed), Rng(seed), Table()
    for seat in range(players):
        player = quick_player(luck.choice(OBSTACLE_LOSSES) * (players - 1))  # an obstacle costs all rivals
        seat_player(table, seat, player, seed, 1 + seat)
    state = State.start(resolve("rio-grande", town_cards), players, seed % players)
    begin_game(table, state, rng)
    ends: list[bytes] = []
    while not state.over and len(ends) < ROUNDS:
        play_round(table, state, rng)
        if not state.over:
            ends.append(state.to_bytes())
            next_round(table, state, rng)
    play_on(table, state, rng)
    winners = bytes([sum(1 << seat for seat in state.winners())])
    return (end + winners for end in ends)


def next_round(table: Table, state: State, rng: Rng) -> None:
    """Keep counters and deal."""
    while state.phase == KEEP:
        play_turn(table, state, rng)


def file_of(folder: Path, players: int, town_cards: bool) -> Path:
    """Where the samples of a kind of table are."""
    return folder / f"{value.table_name(players, town_cards)}.bin"


def play(folder: Path, players: int, town_cards: bool, games: int, seed: int) -> None:
    """Add the samples of so many games, and write down which games they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with file_of(folder, players, town_cards).open("ab") as out:
        for number in range(games):
            out.writelines(sample_game(players, town_cards, seed + number))
            if number % 1000 == 999:
                print(f"{value.table_name(players, town_cards)}: {number + 1} games", flush=True)
    with (folder / "games.txt").open("a", encoding="utf-8") as log:
        log.write(f"{value.table_name(players, town_cards)}: {games} games from seed {seed}\n")


# ------------------------------------------------------------------ samples as arrays


def load(path: Path, players: int) -> list[tuple[Floats, Floats]]:
    """For each round the features (sample, seat, feature) and the shares of the victory (sample, seat)."""
    content = np.fromfile(path, np.uint8) if path.exists() else np.zeros(0, np.uint8)
    records = content[: len(content) // RECORD * RECORD].reshape(-1, RECORD)
    ended = records[:, ROUND].astype(int) - (records[:, PHASE] != KEEP)
    rounds = []
    for number in range(ROUNDS):
        rows = records[ended == number]
        features = np.empty((len(rows), players, len(value.feature_names())))
        for row, record in enumerate(rows):
            state = State.from_bytes(record[:SIZE].tobytes())
            features[row] = [value.features_of(state, seat) for seat in range(players)]
        won = (rows[:, SIZE, None] >> np.arange(players)) & 1
        rounds.append((features, won / np.maximum(1, won.sum(1, keepdims=True))))
    return rounds


# ------------------------------------------------------------------ fitting


def log_shares(features: Floats, weights: Floats) -> Floats:
    """The logarithm of each seat's chance."""
    outlook = features @ weights
    outlook -= outlook.max(1, keepdims=True)
    return np.asarray(outlook - np.log(np.exp(outlook).sum(1, keepdims=True)))


def log_loss(features: Floats, shares: Floats, weights: Floats) -> float:
    """The mean log-loss of what the weights expect."""
    return float(-(shares * log_shares(features, weights)).sum(1).mean())


def fitted(features: Floats, shares: Floats, prior: Floats) -> Floats:
    """The weights of a softmax regression, drawn towards a prior; by Newton's method."""
    spread = features.std((0, 1))
    used = spread > 0
    spread = np.maximum(spread, LEAST_SPREAD)
    scaled = (features - features.mean((0, 1)))[:, :, used] / spread[used]
    goal = prior[used] * spread[used]
    penalty = PENALTY_FROM_TABLE if prior.any() else PENALTY
    weights, ridge = goal.copy(), penalty * np.eye(int(used.sum()))
    for _ in range(30):
        chance = np.exp(log_shares(scaled, weights))
        mean = np.einsum("ij,ijk->ik", chance, scaled)
        gradient = ridge @ (weights - goal) - np.einsum("ij,ijk->k", shares - chance, scaled)
        rows = (scaled * np.sqrt(chance)[:, :, None]).reshape(-1, scaled.shape[2])
        step = np.linalg.solve(rows.T @ rows - mean.T @ mean + ridge, gradient)
        before = objective(scaled, shares, weights, goal, penalty)
        while objective(scaled, shares, weights - step, goal, penalty) > before and np.abs(step).max() > 1e-6:
            step /= 2
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    whole = prior.copy()
    whole[used] = weights / spread[used]
    return whole


def objective(features: Floats, shares: Floats, weights: Floats, goal: Floats, penalty: float) -> float:
    """What a fit makes as small as it can."""
    return log_loss(features, shares, weights) * len(shares) + penalty / 2 * float(((weights - goal) ** 2).sum())


def fit_table(rounds: list[tuple[Floats, Floats]], priors: list[Floats]) -> tuple[list[Floats], list[dict[str, float]]]:
    """The weights by round, learned from all games, and the losses when some games are held out."""
    found: list[Floats] = []
    losses: list[dict[str, float]] = []
    for (features, shares), prior in zip(rounds, priors, strict=True):
        if len(shares) < HELD_OUT:
            found.append(prior)
            losses.append({})
            continue
        held = np.arange(len(shares)) % HELD_OUT == 0
        trial = fitted(features[~held], shares[~held], prior)
        losses.append(
            {
                "samples": len(shares),
                "even": round(float(np.log(features.shape[1])), 4),
                "prior": round(log_loss(features[held], shares[held], prior), 4),
                "fitted": round(log_loss(features[held], shares[held], trial), 4),
            }
        )
        found.append(fitted(features, shares, prior))
    return found, losses


def fit_all(folder: Path) -> tuple[dict[str, list[Floats]], dict[str, list[dict[str, float]]]]:
    """Weights and losses of every table.

    A table without town cards starts from the table with one player fewer, one with them from the same without.
    """
    nothing = [np.zeros(len(value.feature_names()))] * ROUNDS
    weights: dict[str, list[Floats]] = {}
    losses: dict[str, list[dict[str, float]]] = {}
    for players, town_cards in sorted(TABLES, key=lambda table: (table[1], prior_order(table[0]))):
        name = value.table_name(players, town_cards)
        priors = nothing
        if town_cards:
            priors = weights[value.table_name(players, False)]
        elif players != PRIOR_OF[players]:
            priors = weights[value.table_name(PRIOR_OF[players], False)]
        weights[name], losses[name] = fit_table(load(file_of(folder, players, town_cards), players), priors)
        print(name, *losses[name], sep="\n  ", flush=True)
    return weights, losses


#: Which table each one starts from: the two that most games are played for start from nothing.
PRIOR_OF = {2: 2, 4: 4, 3: 4, 5: 4, 6: 5}


def prior_order(players: int) -> int:
    """Priors before the tables that start from them."""
    return list(PRIOR_OF).index(players)


# ------------------------------------------------------------------ the file


def rounded(weights: Floats) -> dict[str, float]:
    """The weights by their names, to four digits, without those that are nothing."""
    pairs = zip(value.feature_names(), weights, strict=True)
    return {name: float(f"{weight:.4g}") for name, weight in pairs if abs(weight) > 1e-6}


def write(folder: Path, weights: dict[str, list[Floats]], losses: dict[str, list[dict[str, float]]]) -> None:
    """Write weights.json, a line for every round."""
    about: dict[str, Any] = {
        "what": "weights of value.py, written by python -m elfenland.bots.thinking.fit",
        "date": datetime.now(UTC).date().isoformat(),
        "games": (folder / "games.txt").read_text(encoding="utf-8").splitlines(),
        "held_out_log_loss": losses,
    }
    tables = ",\n".join(
        f"  {json.dumps(name)}: [\n" + ",\n".join(f"   {json.dumps(rounded(row))}" for row in rows) + "\n  ]"
        for name, rows in sorted(weights.items())
    )
    text = f'{{\n "about": {json.dumps(about, indent=1)},\n "weights": {{\n{tables}\n }}\n}}\n'
    WEIGHTS.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play", help="play games and add the ends of their rounds to the samples")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--players", type=int, choices=range(2, MAX_PLAYERS + 1), required=True)
    playing.add_argument("--town-cards", action="store_true")
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--seed", type=int, required=True)
    fitting = tasks.add_parser("weights", help="fit the weights to the samples and write weights.json")
    fitting.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    if chosen.task == "play":
        play(chosen.folder, chosen.players, chosen.town_cards, chosen.games, chosen.seed)
    else:
        write(chosen.folder, *fit_all(chosen.folder))


if __name__ == "__main__":
    main()
