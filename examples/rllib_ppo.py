"""Proximal policy optimisation with RLlib against three bots.

    pip install ".[rllib]"
    python examples/rllib_ppo.py --iterations 50

RLlib's own module for masks wants observations with `observations` and `action_mask`: `Masked` makes them.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from elfenland.envs.gymnasium import ElfenlandEnv
from elfenland.envs.wrappers import Masked, Scaled, Shaped

GAMMA = 0.99


def make(config: dict[str, Any]) -> gymnasium.Env:
    """The environment as the network sees it."""
    env = Shaped(ElfenlandEnv(opponents=config["opponents"]), gamma=GAMMA)
    return Masked(Scaled(env), observation="observations", mask="action_mask")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--opponents", default="level-3")
    words.add_argument("--iterations", type=int, default=50)
    words.add_argument("--decisions", type=int, default=4000, help="in an iteration")
    words.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one does")
    given = words.parse_args()
    register_env("elfenland", make)
    ray.init(num_cpus=given.runners + 1, include_dashboard=False, logging_level="ERROR")
    config = (
        PPOConfig()
        .environment("elfenland", env_config={"opponents": given.opponents})
        .env_runners(num_env_runners=given.runners)
        .training(
            gamma=GAMMA,
            lr=1e-4,
            train_batch_size_per_learner=given.decisions,
            minibatch_size=min(128, given.decisions),
            num_epochs=4,
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    for iteration in range(given.iterations):
        told = algorithm.train()["env_runners"]
        print(f"{iteration}: reward {told['episode_return_mean']:.3f} a game over {told['num_episodes']:.0f} games")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
