"""A policy of one hidden layer with a weight for each action, and its gradient, in numpy."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.environments.game_set_up import GameSetUp
from ai.environments.one_agent import OneAgentEnv
from ai.value.training import Adam

Array = npt.NDArray[Any]
HIDDEN_UNIT_COUNT = 32
LEARNING_RATE = 0.02  # of Adam


@dataclass(slots=True)
class PolicyStep:
    """One step of a batch of games: the network's inputs and hidden values, the legal actions
    with their probabilities, and the chosen ones; the gradient needs them."""

    network_inputs: Array
    hidden_values: Array
    legal_actions: Array
    probabilities: Array
    chosen_places: Array

    @property
    def actions(self) -> Array:
        """The chosen actions, one per game."""
        found: Array = self.legal_actions[np.arange(len(self.legal_actions)), self.chosen_places]
        return found


class SmallPolicy:
    """A small network that draws legal actions; `add_to_gradient` collects the gradient and
    `apply_gradient` applies it."""

    def __init__(self, width: int, action_count: int, seed: int = 0) -> None:
        """Initialise the weights so that the policy is nearly uniform."""
        first = np.random.default_rng(seed).normal(0, width**-0.5, (width, HIDDEN_UNIT_COUNT))
        self.weights: list[Array] = [
            first.astype(np.float32),
            np.zeros((action_count, HIDDEN_UNIT_COUNT), np.float32),
            np.zeros(action_count, np.float32),
        ]
        self._gradients = [np.zeros_like(weight) for weight in self.weights]
        self._layers = [Adam(weight) for weight in self.weights]

    def draw_actions(
        self,
        observations: Array,
        legal_actions: Array,
        legal_counts: Array,
        rng: np.random.Generator,
    ) -> PolicyStep:
        """Draw a legal action for every game with the policy's probabilities; return them with the
        values that the gradient needs.

        In `legal_actions` only the first `legal_counts` indices of each row are valid.
        """
        first, second, bias = self.weights
        legal_actions = legal_actions[:, : legal_counts.max()].copy()
        outside = np.arange(legal_actions.shape[1]) >= legal_counts[:, None]
        legal_actions[outside] = 0  # these cells hold legal actions of earlier decisions
        inputs = (np.sign(observations) * np.log1p(np.abs(observations, dtype=np.float32))).astype(
            np.float32
        )
        hidden = np.tanh(inputs @ first)
        scores = np.einsum("gh,gah->ga", hidden, second[legal_actions]) + bias[legal_actions]
        scores[outside] = -np.inf
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = rng.random((len(observations), 1)) < chances.cumsum(axis=1)
        picked = np.minimum(drawn.argmax(axis=1), legal_counts - 1)
        return PolicyStep(inputs, hidden, legal_actions, chances, picked)

    def add_to_gradient(self, step: PolicyStep, gain: Array) -> None:
        """Add the gradient that makes the chosen actions of a step more probable, in proportion
        to each game's `gain`."""
        first, second, bias = self._gradients
        pull = -step.probabilities
        pull[np.arange(len(pull)), step.chosen_places] += 1
        pull *= gain[:, None].astype(np.float32)
        np.add.at(bias, step.legal_actions, pull)
        np.add.at(second, step.legal_actions, pull[:, :, None] * step.hidden_values[:, None, :])
        back = np.einsum("ga,gah->gh", pull, self.weights[1][step.legal_actions])
        first += step.network_inputs.T @ (back * (1 - step.hidden_values**2))

    def apply_gradient(self) -> None:
        """Apply the collected gradient with one step of Adam, and clear it."""
        for layer, gradient in zip(self._layers, self._gradients, strict=True):
            layer.step(
                -gradient, LEARNING_RATE, weight_decay=0
            )  # Adam minimizes, but the gain is to be maximized
            gradient[:] = 0


def measure_win_share(
    policy: SmallPolicy, set_up: GameSetUp, opponent: str, game_count: int, seed: int
) -> float:
    """Return the policy's share of the wins against copies of another player, over games in
    which it sits on each seat in turn."""
    random = np.random.default_rng(seed)
    won = 0.0
    for number in range(game_count):
        others = (opponent,) * (set_up.num_players - 1)
        env = OneAgentEnv(set_up, opponents=others, seat=number % set_up.num_players)
        (seen, info) = env.reset(seed=seed + number)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])[None]
            step = policy.draw_actions(seen[None], legal, np.array([legal.size]), random)
            seen, reward, over, _, info = env.step(int(step.actions[0]))
        won += reward
    return won / game_count
