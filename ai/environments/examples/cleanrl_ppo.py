"""A vector environment: PPO in one file, as CleanRL writes it, with masks; needs torch.

python -m ai.environments.examples.cleanrl_ppo --title TITLE --steps 500000 --picture curve.png

It needs `pip install "count-house[examples]"`.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ai.environments.examples.learning_curve import LearningCurve, symlog
from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.vector import OneAgentVectorEnv

TABLE_COUNT = 32
STEPS_PER_GAME_BETWEEN_TRAININGS = 128  # steps of every game between two training runs
EPOCH_COUNT = 4
MINIBATCH_COUNT = 4  # batches into which the steps of a training run are divided
ADAM_LEARNING_RATE = 1e-3
GAE_LAMBDA = 0.98
CLIP_RANGE = 0.2
ENTROPY_WEIGHT = 0.01
HIDDEN_UNIT_COUNT = 128
MAX_GRADIENT_NORM = 0.5


class Agent(nn.Module):  # type: ignore[misc] # torch is not always installed
    """A policy and a value network that share their hidden layers."""

    def __init__(self, width: int, action_count: int) -> None:
        """Create the layers for observations of this width, with weights that make the policy
        nearly uniform."""
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(width, HIDDEN_UNIT_COUNT),
            nn.Tanh(),
            nn.Linear(HIDDEN_UNIT_COUNT, HIDDEN_UNIT_COUNT),
            nn.Tanh(),
        )
        self.actor = nn.Linear(HIDDEN_UNIT_COUNT, action_count)
        self.critic = nn.Linear(HIDDEN_UNIT_COUNT, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observations: Any, action_masks: Any) -> tuple[Any, Any]:
        """Return the distribution over legal actions, and the value."""
        inner = self.body(observations)
        scores = self.actor(inner).masked_fill(~action_masks, -1e8)
        return torch.distributions.Categorical(logits=scores), self.critic(inner).squeeze(-1)

    def choose(self, observations: Any, action_mask: Any) -> int:
        """Return the most probable legal action."""
        with torch.no_grad():
            legal = torch.as_tensor(action_mask, dtype=torch.bool)
            chances, _ = self(torch.as_tensor(symlog(observations))[None], legal[None])
        return int(chances.logits.argmax())


def collect_steps(
    agent: Agent, envs: OneAgentVectorEnv, observations: Any, action_masks: Any
) -> tuple[Any, ...]:
    """Play STEPS_PER_GAME_BETWEEN_TRAININGS steps in every game; return the last observations and
    masks, and a tuple of observations, masks, actions, log probabilities, advantages and returns.
    """
    kept: list[tuple[Any, ...]] = []
    for _ in range(STEPS_PER_GAME_BETWEEN_TRAININGS):
        numbers = torch.as_tensor(symlog(observations))
        legal = torch.as_tensor(action_masks)
        with torch.no_grad():
            chances, values = agent(numbers, legal)
            actions = chances.sample()
            likely = chances.log_prob(actions)
        observations, rewards, ended, _, _ = envs.step(actions.numpy())
        action_masks = envs.action_masks()
        given = torch.as_tensor(rewards), torch.as_tensor(ended, dtype=torch.float32)
        kept.append((numbers, legal, actions, likely, values, *given))
    with torch.no_grad():
        _, after = agent(torch.as_tensor(symlog(observations)), torch.as_tensor(action_masks))
    advantage = torch.zeros(envs.num_envs)
    advantages: list[Any] = []
    for *_, values, rewards, ended in reversed(kept):
        missed = rewards + after * (1 - ended) - values  # gamma is 1: games end
        advantage = missed + GAE_LAMBDA * (1 - ended) * advantage
        advantages.insert(0, advantage)
        after = values
    columns = [torch.cat(column) for column in zip(*kept, strict=True)]
    gained = torch.cat(advantages)
    return observations, action_masks, (*columns[:4], gained, gained + columns[4])


def update_agent(agent: Agent, optimiser: Any, collected_steps: tuple[Any, ...]) -> None:
    """Train the agent for some epochs on collected steps with the clipped loss of PPO; `optimiser`
    is the optimiser and `collected_steps` what `collect_steps` returns last."""
    count = len(collected_steps[0])
    for _ in range(EPOCH_COUNT):
        for part in torch.randperm(count).split(count // MINIBATCH_COUNT):
            seen, masks, actions, likely, gained, returns = (each[part] for each in collected_steps)
            chances, values = agent(seen, masks)
            ratio = (chances.log_prob(actions) - likely).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            loss = -torch.min(
                ratio * gained, ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE) * gained
            ).mean()
            loss += (
                0.5 * (values - returns).square().mean() - ENTROPY_WEIGHT * chances.entropy().mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), MAX_GRADIENT_NORM)
            optimiser.step()


def train_and_measure(
    title: str, opponent: str, step_count: int, measurement_count: int, games_per_measurement: int
) -> LearningCurve:
    """Train a new agent for `step_count` steps in games against `opponent`, and print its win
    shares at the start and then `measurement_count` times; return its learning curve.
    """
    torch.manual_seed(1)
    torch.set_num_threads(1)
    envs = OneAgentVectorEnv(TABLE_COUNT, title, opponents=opponent)
    agent = Agent(envs.form.width, envs.action_count)
    adam = torch.optim.Adam(agent.parameters(), ADAM_LEARNING_RATE, eps=1e-5)
    curve = LearningCurve(title, games_per_measurement)
    curve.measure_and_print_win_shares(0, agent.choose)
    seen, infos = envs.reset(seed=1)
    masks = infos["action_mask"].astype(np.bool_)
    lessons = max(step_count // (TABLE_COUNT * STEPS_PER_GAME_BETWEEN_TRAININGS), 1)
    for lesson in range(1, lessons + 1):
        seen, masks, kept = collect_steps(agent, envs, seen, masks)
        update_agent(agent, adam, kept)
        if lesson * measurement_count // lessons > (lesson - 1) * measurement_count // lessons:
            curve.measure_and_print_win_shares(
                lesson * TABLE_COUNT * STEPS_PER_GAME_BETWEEN_TRAININGS, agent.choose
            )
    return curve


def main() -> None:
    """Read the command line, train an agent, and save a picture of its learning curve."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--title", default="brass")
    words.add_argument("--opponent", default="random", help="random, greedy, ai:1 to ai:7")
    words.add_argument("--steps", type=int, default=500_000)
    words.add_argument("--measures", type=int, default=6, help="points of the curve")
    words.add_argument("--games", type=int, default=100, help="for each point and rival")
    words.add_argument("--picture", type=Path, default=Path("cleanrl_ppo.png"))
    wanted = words.parse_args()
    with exit_on_refused_set_up(words):
        curve = train_and_measure(
            wanted.title, wanted.opponent, wanted.steps, wanted.measures, wanted.games
        )
    curve.save_picture(wanted.picture, "PPO in one file")


if __name__ == "__main__":
    main()
