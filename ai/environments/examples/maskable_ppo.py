"""sb3-contrib: MaskablePPO learns one seat against one of the program's computer players.

python -m ai.environments.examples.maskable_ppo --title TITLE --steps 200000 --picture curve.png

It needs `pip install "count-house[examples]"`.
"""

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from ai.environments.examples.learning_curve import LearningCurve, symlog
from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.one_agent import OneAgentEnv

TABLE_COUNT = 8
STEPS_PER_GAME_BETWEEN_TRAININGS = 256  # between two lessons


class SignedLogObservations(gymnasium.ObservationWrapper[Any, Any, Any]):
    """A wrapper that puts observations on a signed logarithmic scale and leaves the action masks
    unchanged."""

    def __init__(self, env: OneAgentEnv) -> None:
        """Wrap one environment, with an observation space of floats."""
        super().__init__(env)
        width = env.observation_space.shape
        self.observation_space = spaces.Box(-np.inf, np.inf, width, np.float32)

    def observation(self, observation: Any) -> Any:
        """Return the observation on the signed logarithmic scale."""
        return symlog(observation)

    def action_masks(self) -> Any:
        """Return the mask of the legal actions; the learner calls this method by its name."""
        table = self.env
        assert isinstance(table, OneAgentEnv)
        return table.action_masks()


def make_environments(title: str, opponent: str) -> DummyVecEnv:
    """Return a vector of TABLE_COUNT environments; in one half the agent has seat 0, in the other
    seat 1."""

    def table(table_number: int) -> SignedLogObservations:
        return SignedLogObservations(OneAgentEnv(title, opponents=opponent, seat=table_number % 2))

    return DummyVecEnv([lambda number=number: table(number) for number in range(TABLE_COUNT)])


def train_and_measure(
    title: str, opponent: str, step_count: int, measurement_count: int, games_per_measurement: int
) -> LearningCurve:
    """Train MaskablePPO for `step_count` steps; return its learning curve with `measurement_count`
    points."""
    torch.set_num_threads(1)
    curve = LearningCurve(title, games_per_measurement)
    policy = MaskablePPO(
        "MlpPolicy",
        make_environments(title, opponent),
        n_steps=STEPS_PER_GAME_BETWEEN_TRAININGS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )

    def choose(observation: Any, action_mask: Any) -> int:
        action, _ = policy.predict(
            symlog(observation), action_masks=action_mask, deterministic=True
        )
        return int(action)

    curve.measure_and_print_win_shares(0, choose)
    for _ in range(measurement_count):
        policy.learn(step_count // measurement_count, reset_num_timesteps=False)
        curve.measure_and_print_win_shares(policy.num_timesteps, choose)
    return curve


def main() -> None:
    """Read the command line, train a policy, and save a picture of its learning curve."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--title", default="brass")
    words.add_argument("--opponent", default="random", help="random, greedy, ai:1 to ai:7")
    words.add_argument("--steps", type=int, default=200_000)
    words.add_argument("--measures", type=int, default=6, help="points of the curve")
    words.add_argument("--games", type=int, default=100, help="for each point and rival")
    words.add_argument("--picture", type=Path, default=Path("maskable_ppo.png"))
    wanted = words.parse_args()
    with exit_on_refused_set_up(words):
        curve = train_and_measure(
            wanted.title, wanted.opponent, wanted.steps, wanted.measures, wanted.games
        )
    curve.save_picture(wanted.picture, "MaskablePPO")


if __name__ == "__main__":
    main()
