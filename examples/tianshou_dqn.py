"""Deep Q-learning with Tianshou against three bots.

    pip install ".[tianshou]"
    python examples/tianshou_dqn.py --epochs 20

Tianshou masks illegal decisions where an observation is a dictionary with `obs` and `mask`: `Masked` makes it one.
"""

from __future__ import annotations

import argparse

import gymnasium
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import elfenland.envs  # noqa: F401 - registers Elfenland-v1
from elfenland.envs.layout import LENGTH
from elfenland.envs.wrappers import Masked, Scaled, Shaped
from elfenland.rules.numbering import ACTIONS

GAMMA = 0.99


def make(opponents: str, shaped: bool) -> gymnasium.Env:
    """The environment as the network sees it."""
    env = gymnasium.make("Elfenland-v1", opponents=opponents)
    return Masked(Scaled(Shaped(env, gamma=GAMMA) if shaped else env), observation="obs", mask="mask")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--opponents", default="level-3")
    words.add_argument("--envs", type=int, default=8)
    words.add_argument("--epochs", type=int, default=20)
    words.add_argument("--steps", type=int, default=10_000, help="in an epoch")
    words.add_argument("--games", type=int, default=100, help="that the network plays to see how strong it is")
    given = words.parse_args()
    learners = DummyVectorEnv([lambda: make(given.opponents, shaped=True)] * given.envs)
    tests = DummyVectorEnv([lambda: make(given.opponents, shaped=False)] * given.envs)
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=(LENGTH,), action_shape=ACTIONS, hidden_sizes=[256, 256]),
        action_space=learners.action_space[0],
        eps_training=0.1,
    )
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=GAMMA, target_update_freq=500)
    collector = Collector(algorithm, learners, VectorReplayBuffer(100_000, len(learners)))
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=Collector(algorithm, tests),
            max_epochs=given.epochs,
            epoch_num_steps=given.steps,
            collection_step_num_env_steps=10 * len(learners),
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_step_num_episodes=given.games,
        )
    )
    print(f"{result.train_step} decisions, best share of the victory {result.best_reward:.3f} over {given.games} games")


if __name__ == "__main__":
    main()
