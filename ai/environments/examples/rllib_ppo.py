"""Ray RLlib: multi-agent PPO on a local cluster, one policy on every seat of a PettingZoo table.

python -m ai.environments.examples.rllib_ppo --title TITLE --iterations 20 --picture curve.png

It needs `pip install "count-house[rllib]"` and starts and ends the cluster itself.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import ray
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from ai.environments.aec import raw_env
from ai.environments.examples.learning_curve import LearningCurve, symlog
from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.game_set_up import GameSetUp

CORE_COUNT = 2
STEPS_PER_ITERATION = 4096  # of an iteration
POLICY_NAME = "everybody"


class RllibTableEnv(MultiAgentEnv):  # type: ignore[misc] # Ray is not always installed
    """A PettingZoo environment in RLlib's form, which gives an observation only to the deciding
    agent."""

    def __init__(self, config: dict[str, Any]) -> None:
        """Make the two-player environment of the title `config["title"]`."""
        super().__init__()
        self.table = raw_env(config["title"], num_players=2)
        self.agents = self.possible_agents = list(self.table.possible_agents)
        first = self.agents[0]
        width = (self.table.form.width,)
        actions = self.table.action_space(first)
        seen = spaces.Dict(
            {
                "observations": spaces.Box(-np.inf, np.inf, width, np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (int(actions.n),), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, actions)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        """Deal a new game with the seed; return the deciding agent's observation by its name, and
        an empty dictionary. `options` are ignored."""
        self.table.reset(seed=seed)
        return self._deciding_agent_observation(), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[Any, ...]:
        """Play the deciding agent's move; return the next deciding agent's observation, or at
        the end all agents' observations, with their rewards."""
        self.table.step(int(action_dict[self.table.agent_selection]))
        over = self.table.table.is_over()
        ended = (
            {agent: rllib_observation(self.table, agent) for agent in self.agents} if over else {}
        )
        seen = ended or self._deciding_agent_observation()
        rewards = {agent: float(self.table.rewards[agent]) for agent in seen}  # 0 until the end
        return seen, rewards, {"__all__": over}, {"__all__": False}, {}

    def _deciding_agent_observation(self) -> dict[str, Any]:
        agent = self.table.agent_selection
        return {agent: rllib_observation(self.table, agent)}


def rllib_observation(table: Any, agent: str) -> dict[str, Any]:
    """Return an agent's observation in the form that RLlib's action-masking module reads."""
    found = table.observe(agent)
    mask = found["action_mask"].astype(np.float32)
    return {"observations": symlog(found["observation"]), "action_mask": mask}


def make_ppo_config(title: str) -> PPOConfig:
    """Return the configuration of PPO for a title."""
    return (
        PPOConfig()
        .environment(RllibTableEnv, env_config={"title": title}, disable_env_checking=True)
        .env_runners(num_env_runners=1, rollout_fragment_length="auto")
        # an error in a game ends the program with a message
        .fault_tolerance(restart_failed_env_runners=False)
        .learners(num_learners=0)
        .multi_agent(
            policies={POLICY_NAME}, policy_mapping_fn=lambda agent, episode, **_: POLICY_NAME
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [128, 128], "vf_share_layers": True},
            )
        )
        .training(
            train_batch_size_per_learner=STEPS_PER_ITERATION,
            minibatch_size=512,
            num_epochs=4,
            lr=1e-3,
            gamma=1.0,
            lambda_=0.98,
            entropy_coeff=0.01,
        )
        .debugging(seed=1, log_level="ERROR")
    )


def train_and_measure(
    title: str, iterations: int, measurement_count: int, games_per_measurement: int
) -> LearningCurve:
    """Train a policy that plays every seat against itself for `iterations` iterations; return
    its learning curve with `measurement_count` points."""
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}  # workers find the project
    ray.init(num_cpus=CORE_COUNT, include_dashboard=False, log_to_driver=False, runtime_env=paths)
    torch.set_num_threads(1)
    curve = LearningCurve(title, games_per_measurement)
    learner = make_ppo_config(title).build_algo()
    try:

        def choose(observation: Any, action_mask: Any) -> int:
            module = learner.learner_group._learner.module[
                POLICY_NAME
            ]  # with what was just learned
            batch = {
                "observations": torch.as_tensor(symlog(observation))[None],
                "action_mask": torch.as_tensor(action_mask, dtype=torch.float32)[None],
            }
            with torch.no_grad():
                found = module.forward_inference({"obs": batch})
            return int(found["action_dist_inputs"].argmax())

        curve.measure_and_print_win_shares(0, choose)
        for number in range(1, iterations + 1):
            learner.train()
            if (
                number * measurement_count // iterations
                > (number - 1) * measurement_count // iterations
            ):
                curve.measure_and_print_win_shares(number * STEPS_PER_ITERATION, choose)
    finally:
        learner.stop()
        ray.shutdown()
    return curve


def main() -> None:
    """Read the command line, train a policy, and save a picture of its learning curve."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--title", default="brass")
    words.add_argument("--iterations", type=int, default=40)
    words.add_argument("--measures", type=int, default=5, help="points of the curve")
    words.add_argument("--games", type=int, default=100, help="for each point and rival")
    words.add_argument("--picture", type=Path, default=Path("rllib_ppo.png"))
    wanted = words.parse_args()
    with exit_on_refused_set_up(words):
        GameSetUp(wanted.title, 2)  # Ray would show a traceback for each of its processes
    curve = train_and_measure(wanted.title, wanted.iterations, wanted.measures, wanted.games)
    curve.save_picture(wanted.picture, "RLlib’s multi-agent PPO")


if __name__ == "__main__":
    main()
