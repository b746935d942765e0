"""Train a network to play Elfenland by self-play, in minutes, on two cores.

    pip install ".[learn]"
    python examples/learn.py

This is proximal policy optimisation over a batch of games (elfenland.envs.vector.Games). At every step the
network decides for whichever seat is to act, so all four seats learn at once. A seat is rewarded for
each town piece it takes and for winning. From time to time the network plays its best decisions against
three random players. The program writes the weights, plots the learning curve and prints the final
strength with its interval.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from elfenland.envs.layout import FIELD
from elfenland.envs.learned import INPUTS, Network, features
from elfenland.envs.vector import ElfenlandVectorEnv, Games
from elfenland.rules.numbering import ACTIONS

HERE = Path(__file__).parent
PLAYERS = 4
PIECE_REWARD = 0.2
WIN_REWARD = 1.0
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5


class Learner(nn.Module):
    """Two hidden layers that feed the decisions' scores and the value of the position."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(INPUTS, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, ACTIONS)
        self.trust = nn.Parameter(torch.zeros(ACTIONS))  # how far to trust each hint: at first, not at all
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.scores.weight, std=0.01)

    def forward(self, inputs: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(inputs)
        scores = self.scores(hidden) + self.trust * inputs[:, -ACTIONS:]
        return scores.masked_fill(~mask, -1e9), self.value(hidden)[:, 0]

    def save(self, path: Path) -> None:
        """Save the layers for elfenland.envs.learned: weights, with the bias as the last row."""
        linear = [self.body[0], self.body[2], self.scores]
        rows = {
            f"layer{i}": np.vstack([layer.weight.detach().numpy().T, layer.bias.detach().numpy()[None]]).astype(
                np.float16
            )
            for i, layer in enumerate(linear)
        }
        np.savez_compressed(path, trust=self.trust.detach().numpy(), **rows)


class Rollout:
    """What happened in one batch of steps, by step and game."""

    def __init__(self, steps: int, games: int) -> None:
        self.x = torch.zeros(steps, games, INPUTS)
        self.mask = torch.zeros(steps, games, ACTIONS, dtype=torch.bool)
        self.action = torch.zeros(steps, games, dtype=torch.int64)
        self.log_chance = torch.zeros(steps, games)
        self.value = np.zeros((steps, games), np.float32)
        self.actor = np.zeros((steps, games), np.int64)
        self.pieces = np.zeros((steps, games), np.float32)  # pieces that the acting seat took in this step
        self.done = np.zeros((steps, games), bool)
        self.final = np.zeros((steps, games, PLAYERS), np.float32)  # every seat's share of the win


def collected(games: Games) -> np.ndarray:
    """How many pieces each seat of each game has taken."""
    rows = np.arange(games.size)
    out = np.zeros((games.size, PLAYERS), np.float32)
    for place in range(PLAYERS):
        out[rows, (games.actor + place) % PLAYERS] = FIELD[f"collected_{place}"].of(games.observation)[:, 0]
    return out


def play(net: Learner, games: Games, roll: Rollout) -> None:
    """Play the games and fill a rollout."""
    rows = np.arange(games.size)
    with torch.no_grad():
        for t in range(len(roll.action)):
            roll.x[t] = torch.from_numpy(features(games.observation, games.mask))
            roll.mask[t] = torch.from_numpy(games.mask.copy())
            scores, value = net(roll.x[t], roll.mask[t])
            noise = -torch.log(-torch.log(torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)))
            roll.action[t] = (scores + noise).argmax(1)
            roll.log_chance[t] = torch.log_softmax(scores, 1).gather(1, roll.action[t][:, None])[:, 0]
            roll.value[t] = value.numpy()
            roll.actor[t] = games.actor
            before = collected(games)[rows, roll.actor[t]]
            games.step(roll.action[t].numpy())
            roll.done[t] = games.done
            roll.final[t] = games.reward
            after = collected(games)[rows, roll.actor[t]]
            roll.pieces[t] = np.where(games.done, 0, after - before)


def advantages(roll: Rollout) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantage estimates, for each seat along its own decisions, and the returns."""
    steps, games = roll.value.shape
    rows = np.arange(games)
    next_value = np.full((games, PLAYERS), np.nan, np.float32)  # unknown where the rollout ends first
    next_advantage = np.zeros((games, PLAYERS), np.float32)
    owed = np.zeros((games, PLAYERS), np.float32)  # the final reward belongs to a seat's last decision
    out = np.zeros((steps, games), np.float32)
    for t in range(steps - 1, -1, -1):
        over = roll.done[t]
        next_value[over] = 0
        next_advantage[over] = 0
        owed[over] = WIN_REWARD * (roll.final[t][over] - 1 / PLAYERS)
        seat = roll.actor[t]
        value = roll.value[t]
        following = next_value[rows, seat]
        following = np.where(np.isnan(following), value, following)  # if the trajectory is cut off, assume no surprise
        delta = PIECE_REWARD * roll.pieces[t] + owed[rows, seat] + DISCOUNT * following - value
        out[t] = delta + DISCOUNT * TRACE * next_advantage[rows, seat]
        next_value[rows, seat] = value
        next_advantage[rows, seat] = out[t]
        owed[rows, seat] = 0
    return out, out + roll.value


def improve(net: Learner, optimiser: torch.optim.Optimizer, roll: Rollout, epochs: int, size: int) -> None:
    """Update the network by PPO."""
    advantage, target = (torch.from_numpy(array).reshape(-1) for array in advantages(roll))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    x, mask = roll.x.reshape(-1, INPUTS), roll.mask.reshape(-1, ACTIONS)
    action, old = roll.action.reshape(-1), roll.log_chance.reshape(-1)
    free = (mask.sum(1) > 1).nonzero()[:, 0]  # decisions with a choice
    for _ in range(epochs):
        for part in free[torch.randperm(len(free))].split(size):
            scores, value = net(x[part], mask[part])
            log_chances = torch.log_softmax(scores, 1)
            ratio = (log_chances.gather(1, action[part][:, None])[:, 0] - old[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            entropy = -(log_chances.exp() * log_chances).sum(1).mean()
            loss = VALUE * (value - target[part]).square().mean() - gain - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def strength(policy: Network, games: int, seed: int) -> tuple[float, float]:
    """The share of wins against three random players, and its 95% margin."""
    env = ElfenlandVectorEnv(min(games, 400), players=PLAYERS)
    observation, info = env.reset(seed=seed)
    first = np.full(env.num_envs, games // env.num_envs)
    won: list[float] = []
    while first.any():
        mask = info["action_mask"].astype(bool)
        observation, reward, over, _, info = env.step(policy(observation, mask))
        counts = over & (first > 0)
        won += list(reward[counts])
        first[counts] -= 1
    shares = np.array(won)
    return float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(len(shares))


def draw_curve(points: list[tuple[int, float, float]], path: Path) -> None:
    """Plot the learning curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    decisions, share, margin = (np.array(column) for column in zip(*points, strict=True))
    thousands = decisions / 1000
    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=110)
    axes.fill_between(thousands, 100 * (share - margin), 100 * (share + margin), color="#8fb8de", alpha=0.5, lw=0)
    axes.plot(thousands, 100 * share, color="#1f4e79", marker="o", ms=3)
    axes.axhline(25, color="#9a3b26", ls="--", lw=1)
    axes.annotate("random play, 25%", (thousands[-1], 25), (0, 5), textcoords="offset points", ha="right")
    axes.set(xlabel="thousands of decisions in self-play", ylabel="wins against three random players, %")
    axes.set(ylim=(0, 100), title="Learning Elfenland by self-play")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=1_500_000)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--part", type=int, default=512, help="decisions per gradient step")
    parser.add_argument("--width", type=int, default=192)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--final-games", type=int, default=4000)
    parser.add_argument("--weights", type=Path, default=HERE / "weights.npz")
    parser.add_argument("--curve", type=Path, default=HERE / "learning.png")
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    games = Games(options.games, PLAYERS, seed=options.seed * 1_000_000)
    net = Learner(options.width)
    optimiser = torch.optim.Adam(net.parameters(), lr=options.rate, eps=1e-5)
    roll = Rollout(options.steps, options.games)
    points: list[tuple[int, float, float]] = []
    decisions, measured, spent = 0, -options.decisions, 0.0
    while decisions < options.decisions:
        if decisions - measured >= options.decisions / 20:
            measured = decisions
            net.save(options.weights)
            share, margin = strength(Network(options.weights), 400, seed=77)
            points.append((decisions, share, margin))
            print(f"{decisions:9d} decisions  {spent:6.0f} s  {100 * share:5.1f} ± {100 * margin:.1f}%", flush=True)
        began = time.process_time()
        play(net, games, roll)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * max(0.05, 1 - decisions / options.decisions)
        improve(net, optimiser, roll, epochs=2, size=options.part)
        spent += time.process_time() - began
        decisions += options.games * options.steps
    net.save(options.weights)
    share, margin = strength(Network(options.weights), options.final_games, seed=123_456)
    points.append((decisions, share, margin))
    draw_curve(points, options.curve)
    print(
        f"The network won {100 * share:.1f} ± {100 * margin:.1f}% of {options.final_games} games against three random "
        f"players (an even share is 25%), after {decisions} decisions in {spent / 60:.1f} minutes of one core."
    )


if __name__ == "__main__":
    main()
