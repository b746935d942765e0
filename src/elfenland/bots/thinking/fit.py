"""Fit the weights of value.py: play games, keep the ends of their rounds, and learn from who won.

    python -m elfenland.bots.thinking.fit play samples --players 4 --games 5000 --seed 50000000
    python -m elfenland.bots.thinking.fit weights samples

The players are pathfinders that think less: they draw by matching cards, and look at fewer plans and hands. Each seat
has its own threshold for placing the obstacle, so that the fit does not mistake the strength of those who keep it for
the value of an obstacle. With `--sims` they are elders, whose games can refine weights that are there already
(`weights --refine`). A sample is the block of a state at the end of a round and one byte more, the winners. Needs the
extra `research` (NumPy).
"""

from __future__ import annotations

import argparse
import json
import random
from base64 import b64decode, b64encode
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from elfenland.board import resolve
from elfenland.bots.elder import Elder
from elfenland.bots.thinking import value
from elfenland.bots.thinking.planner import Planner
from elfenland.bots.thinking.playing import Table, begin_game, play_on, play_round, play_turn, seat_player
from elfenland.game import Game
from elfenland.game import events as e
from elfenland.hidden import Known
from elfenland.rules import Rng, State
from elfenland.rules.numbering import KEEP, MAX_PLAYERS, OVER, PHASE, ROUND, SIZE, TRAVEL

Floats = NDArray[np.float64]
UNITS = value.units_of_network()
WEIGHTS = Path(__file__).with_name("weights.json")
RECORD = SIZE + 1
ROUNDS = 3  # that end before the game does
HELD_OUT = 5  # every fifth game is held out to measure what was learned
BATCH, EPOCHS, REFINING_EPOCHS = 1024, 12, 4
SPEED, REFINING_SPEED = 4e-3, 1e-3  # of Adam at its fastest; it speeds up and slows down again
DECAY = 1e-3  # how strongly weights are drawn to where they started
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


def elder_game(players: int, town_cards: bool, seed: int, sims: int) -> Iterator[bytes]:
    """The records of one game among elders."""
    seats = [e.Player(f"Elder {seat + 1}") for seat in range(players)]
    game = Game(resolve("rio-grande", town_cards), seats, seed % players, seed=seed)
    game.begin()
    bots = [Elder(seed=seed, stream=1 + seat, sims=sims) for seat in range(players)]
    ends: list[bytes] = []
    while (seat := game.to_act) is not None:
        played = game.state.at(ROUND)
        before = len(game.events)
        game.play(bots[seat].decide(Known.of_game(game, seat)))
        last = [before + i + 1 for i, event in enumerate(game.events[before:]) if isinstance(event, e.TurnEnded)]
        if last and game.state.at(PHASE) != TRAVEL and game.state.at(PHASE) != OVER and played < ROUNDS:
            ends.append(game.at(last[-1]).state.to_bytes())
    winners = bytes([sum(1 << seat for seat in game.state.winners())])
    return (end + winners for end in ends)


def next_round(table: Table, state: State, rng: Rng) -> None:
    """Keep counters and deal."""
    while state.phase == KEEP:
        play_turn(table, state, rng)


def file_of(folder: Path, players: int, town_cards: bool) -> Path:
    """Where the samples of a kind of table are."""
    return folder / f"{value.table_name(players, town_cards)}.bin"


def play(folder: Path, players: int, town_cards: bool, games: int, seed: int, sims: int = 0) -> None:
    """Add the samples of so many games, of elders if they are given simulations; write down which games they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with file_of(folder, players, town_cards).open("ab") as out:
        for number in range(games):
            if sims:
                out.writelines(elder_game(players, town_cards, seed + number, sims))
            else:
                out.writelines(sample_game(players, town_cards, seed + number))
            if number % 1000 == 999:
                print(f"{value.table_name(players, town_cards)}: {number + 1} games", flush=True)
    with (folder / "games.txt").open("a", encoding="utf-8") as log:
        who = f" of elders with {sims} simulations" if sims else ""
        log.write(f"{value.table_name(players, town_cards)}: {games} games{who} from seed {seed}\n")


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


class Network(NamedTuple):
    """What each feature gives the units, where the units begin, and what they are worth."""

    inner: Floats
    begin: Floats
    worth: Floats

    def log_shares(self, features: Floats) -> Floats:
        """The logarithm of each seat's chance."""
        outlook = np.maximum(features @ self.inner + self.begin, 0) @ self.worth
        outlook -= outlook.max(1, keepdims=True)
        return np.asarray(outlook - np.log(np.exp(outlook).sum(1, keepdims=True)))

    def log_loss(self, features: Floats, shares: Floats) -> float:
        """The mean log-loss of what it expects."""
        return float(-(shares * self.log_shares(features)).sum(1).mean())

    def slopes(self, features: Floats, shares: Floats) -> Network:
        """How the log-loss of these samples changes with each weight."""
        units = features @ self.inner + self.begin
        lit = np.maximum(units, 0)
        outlook = lit @ self.worth
        chance = np.exp(outlook - outlook.max(1, keepdims=True))
        error = (chance / chance.sum(1, keepdims=True) - shares) / len(shares)
        back = error[:, :, None] * self.worth * (units > 0)
        return Network(
            np.tensordot(features, back, ([0, 1], [0, 1])), back.sum((0, 1)), np.tensordot(error, lit, ([0, 1], [0, 1]))
        )

    def rescaled(self, mean: Floats, spread: Floats) -> Network:
        """The same network for features from which a mean was taken before they were divided by a spread."""
        return Network(self.inner * spread[:, None], self.begin + mean @ self.inner, self.worth)


def fresh(features: int, rng: np.random.Generator) -> Network:
    """A network that has learned nothing."""
    inner = rng.normal(0, (2 / features) ** 0.5, (features, UNITS))
    return Network(inner, np.zeros(UNITS), rng.normal(0, UNITS**-0.5, UNITS) / 4)


def fitted(features: Floats, shares: Floats, start: Network | None = None, seed: int = 0) -> Network:
    """A network fitted to who won, from nothing or from another network; by Adam."""
    rng = np.random.default_rng(seed)
    mean, spread = features.mean((0, 1)), np.maximum(features.std((0, 1)), LEAST_SPREAD)
    scaled = ((features - mean) / spread).astype(np.float32)
    origin = start.rescaled(mean, spread) if start else fresh(features.shape[2], rng)
    weights = [part.copy() for part in origin]
    first, second = [np.zeros_like(part) for part in weights], [np.zeros_like(part) for part in weights]
    batch = min(BATCH, len(shares))
    steps = (REFINING_EPOCHS if start else EPOCHS) * (len(shares) // batch)
    order = rng.permutation(len(shares))
    for step in range(steps):
        at = step * batch % (len(shares) - batch + 1)
        if at < batch:
            rng.shuffle(order)
        rows = order[at : at + batch]
        speed = (REFINING_SPEED if start else SPEED) * min(4 * step / steps, 4 / 3 * (1 - step / steps))
        slopes = Network(*weights).slopes(scaled[rows], shares[rows])
        for part, slope, old, new, begun in zip(weights, slopes, first, second, origin, strict=True):
            old += 0.1 * (slope - old)
            new += 0.001 * (slope**2 - new)
            rise = old / (1 - 0.9 ** (step + 1)) / (np.sqrt(new / (1 - 0.999 ** (step + 1))) + 1e-8)
            part -= speed * (rise + DECAY * (part - (begun if start else 0)))
    return Network(*weights).rescaled(-mean / spread, 1 / spread)


def fit_table(
    rounds: list[tuple[Floats, Floats]], starts: list[Network] | None
) -> tuple[list[Network], list[dict[str, float]]]:
    """The networks by round, and their losses on games that are held out; a refinement must be better there."""
    found: list[Network] = []
    losses: list[dict[str, float]] = []
    for number, (features, shares) in enumerate(rounds):
        held = np.arange(len(shares)) % HELD_OUT == 0
        start = starts[number] if starts else None
        network = unpacked(packed(fitted(features[~held], shares[~held], start)))
        loss = {"samples": len(shares), "even": round(float(np.log(features.shape[1])), 4)}
        after = network.log_loss(features[held], shares[held])
        if start is not None:
            before = start.log_loss(features[held], shares[held])
            loss["before"] = round(before, 4)
            if after >= before:
                network = start
        losses.append({**loss, "fitted": round(after, 4)})
        found.append(network)
    return found, losses


# ------------------------------------------------------------------ the file


def packed(network: Network) -> str:
    """A network as text: numbers of 16 bits in the order of value.py."""
    flat = np.concatenate([network.inner.ravel(), network.begin, network.worth])
    return b64encode(flat.astype("<f2").tobytes()).decode()


def unpacked(text: str) -> Network:
    """A network from its text."""
    flat = np.frombuffer(b64decode(text), "<f2").astype(float)
    inner, begin, worth = np.split(flat, [-2 * UNITS, -UNITS])
    return Network(inner.reshape(-1, UNITS), begin, worth)


def fit_tables(folder: Path, refine: bool) -> None:
    """Fit the tables that have samples and write them to weights.json; the others stay as they are."""
    content: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    about, weights = content["about"], content["weights"]
    games = (folder / "games.txt").read_text(encoding="utf-8").splitlines()
    for players, town_cards in TABLES:
        name = value.table_name(players, town_cards)
        if not file_of(folder, players, town_cards).exists():
            continue
        starts = [unpacked(text) for text in weights[name]] if refine else None
        networks, losses = fit_table(load(file_of(folder, players, town_cards), players), starts)
        print(name, *losses, sep="\n  ", flush=True)
        weights[name] = [packed(network) for network in networks]
        played = [line.removeprefix(f"{name}: ") for line in games if line.startswith(f"{name}: ")]
        about["games"][name] = (about["games"][name] if refine else []) + played
        about["held_out_log_loss"][name] = losses
    about["date"] = datetime.now(UTC).date().isoformat()
    WEIGHTS.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play", help="play games and add the ends of their rounds to the samples")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--players", type=int, choices=range(2, MAX_PLAYERS + 1), required=True)
    playing.add_argument("--town-cards", action="store_true")
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--seed", type=int, required=True)
    playing.add_argument("--sims", type=int, default=0, help="play elders with so many simulations a decision")
    fitting = tasks.add_parser("weights", help="fit the weights to the samples and write weights.json")
    fitting.add_argument("folder", type=Path)
    fitting.add_argument("--refine", action="store_true", help="start from the weights there are")
    chosen = parser.parse_args()
    if chosen.task == "play":
        play(chosen.folder, chosen.players, chosen.town_cards, chosen.games, chosen.seed, chosen.sims)
    else:
        fit_tables(chosen.folder, chosen.refine)


if __name__ == "__main__":
    main()
