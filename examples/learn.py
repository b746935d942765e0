"""A network learns Elfenland by playing against itself, in minutes, on two cores.

    pip install 'elfenland[learn]'
    python examples/learn.py

Proximal policy optimisation over a batch of games (elfenland.envs.vector.Games): at every step the
network decides for whichever seat is to act, so all four seats learn at once. A seat is rewarded for
each town piece it takes and for winning. Every so often the present network, playing its best
decision, meets three random players. Writes the weights, the learning curve as a picture, and the
final strength with its interval.
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
from elfenland.numbering import ACTIONS

HERE = Path(__file__).parent
PLAYERS = 4
PIECE_REWARD = 0.2
WIN_REWARD = 1.0
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5


class Learner(nn.Module):
    """Two hidden layers; scores of the decisions and, beside them, the value of the position."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(INPUTS, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, ACTIONS)
        self.trust = nn.Parameter(torch.zeros(ACTIONS))  # in the hints: none before it has learnt
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.scores.weight, std=0.01)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = self.body(x)
        scores = self.scores(y) + self.trust * x[:, -ACTIONS:]
        return scores.masked_fill(~mask, -1e9), self.value(y)[:, 0]

    def save(self, path: Path) -> None:
        """The layers as elfenland.envs.learned reads them: weights with the bias as last row."""
        linear = [self.body[0], self.body[2], self.scores]
        rows = {
            f"layer{i}": np.vstack([m.weight.detach().numpy().T, m.bias.detach().numpy()[None]]).astype(np.float16)
            for i, m in enumerate(linear)
        }
        np.savez_compressed(path, trust=self.trust.detach().numpy(), **rows)


class Rollout:
    """What one batch of steps has seen, by step and game."""

    def __init__(self, steps: int, games: int) -> None:
        self.x = torch.zeros(steps, games, INPUTS)
        self.mask = torch.zeros(steps, games, ACTIONS, dtype=torch.bool)
        self.action = torch.zeros(steps, games, dtype=torch.int64)
        self.log_chance = torch.zeros(steps, games)
        self.value = np.zeros((steps, games), np.float32)
        self.actor = np.zeros((steps, games), np.int64)
        self.pieces = np.zeros((steps, games), np.float32)  # taken by the acting seat in this step
        self.done = np.zeros((steps, games), bool)
        self.final = np.zeros((steps, games, PLAYERS), np.float32)  # every seat's share of the victory


def collected(games: Games) -> np.ndarray:
    """Pieces taken, by game and seat."""
    rows = np.arange(games.size)
    out = np.zeros((games.size, PLAYERS), np.float32)
    for place in range(PLAYERS):
        out[rows, (games.actor + place) % PLAYERS] = FIELD[f"collected_{place}"].of(games.observation)[:, 0]
    return out


def play(net: Learner, games: Games, roll: Rollout) -> None:
    """Fill a rollout."""
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
    """Generalised advantage estimates, for each seat along its own decisions; and the returns."""
    steps, games = roll.value.shape
    rows = np.arange(games)
    next_value = np.full((games, PLAYERS), np.nan, np.float32)  # not known: the rollout ends before
    next_advantage = np.zeros((games, PLAYERS), np.float32)
    owed = np.zeros((games, PLAYERS), np.float32)  # the end's reward goes to a seat's last decision
    out = np.zeros((steps, games), np.float32)
    for t in range(steps - 1, -1, -1):
        over = roll.done[t]
        next_value[over] = 0
        next_advantage[over] = 0
        owed[over] = WIN_REWARD * (roll.final[t][over] - 1 / PLAYERS)
        seat = roll.actor[t]
        value = roll.value[t]
        following = next_value[rows, seat]
        following = np.where(np.isnan(following), value, following)  # a cut-off trajectory: no surprise assumed
        delta = PIECE_REWARD * roll.pieces[t] + owed[rows, seat] + DISCOUNT * following - value
        out[t] = delta + DISCOUNT * TRACE * next_advantage[rows, seat]
        next_value[rows, seat] = value
        next_advantage[rows, seat] = out[t]
        owed[rows, seat] = 0
    return out, out + roll.value


def improve(net: Learner, optimiser: torch.optim.Optimizer, roll: Rollout, epochs: int, size: int) -> None:
    """PPO's update."""
    advantage, target = (torch.from_numpy(a).reshape(-1) for a in advantages(roll))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    x, mask = roll.x.reshape(-1, INPUTS), roll.mask.reshape(-1, ACTIONS)
    action, old = roll.action.reshape(-1), roll.log_chance.reshape(-1)
    free = (mask.sum(1) > 1).nonzero()[:, 0]  # where there was a choice
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
    """Share of the victories against three random players, in so many games, and its 95 % margin."""
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
    """The learning curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    decisions, share, margin = (np.array(column) for column in zip(*points, strict=True))
    thousands = decisions / 1000
    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=110)
    axes.fill_between(thousands, 100 * (share - margin), 100 * (share + margin), color="#8fb8de", alpha=0.5, lw=0)
    axes.plot(thousands, 100 * share, color="#1f4e79", marker="o", ms=3)
    axes.axhline(25, color="#9a3b26", ls="--", lw=1)
    axes.annotate("random play, 25 %", (thousands[-1], 25), (0, 5), textcoords="offset points", ha="right")
    axes.set(xlabel="thousands of decisions in self-play", ylabel="victories against three random players, %")
    axes.set(ylim=(0, 100), title="Elfenland learnt by self-play")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Train, then report."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--decisions", type=int, default=1_500_000)
    words.add_argument("--games", type=int, default=128)
    words.add_argument("--steps", type=int, default=128)
    words.add_argument("--part", type=int, default=512, help="decisions in one gradient step")
    words.add_argument("--width", type=int, default=192)
    words.add_argument("--rate", type=float, default=6e-4)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--threads", type=int, default=2)
    words.add_argument("--final-games", type=int, default=4000)
    words.add_argument("--weights", type=Path, default=HERE / "weights.npz")
    words.add_argument("--curve", type=Path, default=HERE / "learning.png")
    given = words.parse_args()

    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    games = Games(given.games, PLAYERS, seed=given.seed * 1_000_000)
    net = Learner(given.width)
    optimiser = torch.optim.Adam(net.parameters(), lr=given.rate, eps=1e-5)
    roll = Rollout(given.steps, given.games)
    points: list[tuple[int, float, float]] = []
    decisions, measured, spent = 0, -given.decisions, 0.0
    while decisions < given.decisions:
        if decisions - measured >= given.decisions / 20:
            measured = decisions
            net.save(given.weights)
            share, margin = strength(Network(given.weights), 400, seed=77)
            points.append((decisions, share, margin))
            print(f"{decisions:9d} decisions  {spent:6.0f} s  {100 * share:5.1f} ± {100 * margin:.1f} %", flush=True)
        began = time.process_time()
        play(net, games, roll)
        for group in optimiser.param_groups:
            group["lr"] = given.rate * max(0.05, 1 - decisions / given.decisions)
        improve(net, optimiser, roll, epochs=2, size=given.part)
        spent += time.process_time() - began
        decisions += given.games * given.steps
    net.save(given.weights)
    share, margin = strength(Network(given.weights), given.final_games, seed=123_456)
    points.append((decisions, share, margin))
    draw_curve(points, given.curve)
    print(
        f"{100 * share:.1f} ± {100 * margin:.1f} % of the victories against three random players (25 % is their "
        f"own share), {given.final_games} games, after {decisions} decisions in {spent / 60:.1f} minutes of one core"
    )


if __name__ == "__main__":
    main()
