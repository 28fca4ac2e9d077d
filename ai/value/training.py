"""Train a network with one hidden layer by Adam, in numpy; the same seed gives the same weights."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.search.learned_value import BIAS, OUTPUTS
from ai.value.examples import Examples, Numbers

# Kingma and Ba, "Adam: a method for stochastic optimization" (2015). The loss is the squared
# error of the points to come. Win shares are derived from the points: learning them as well did
# not improve them, since there are few games and one result in each.

POINTS_SCALE: Final = 20.0  # points in one unit of the output
BATCH: Final = 512
# variance of a game's luck, in points squared: the ridge penalty for changes of weights
CAUTION: Final = 200.0
FORGIVEN: Final = 0.8  # of an error common to all seats of a position: it does not affect who wins
MEMORY: Final = (0.9, 0.999)
TINY: Final = 1e-8


@dataclass(slots=True)
class Weights:
    """First layer to hidden units and directly to the output; second layer from hidden units to
    output.
    """

    first: Numbers  # input, hidden then output
    second: Numbers  # hidden, output

    @property
    def hidden(self) -> int:
        """The number of hidden units."""
        return len(self.second)


@dataclass(frozen=True, slots=True)
class Schedule:
    """Number of steps and learning rate; `decay` of the weights is relative to the rate."""

    steps: int
    rate: float
    seed: int
    decay: float = 1e-5


def fresh_weights(examples: Examples, hidden: int, seed: int) -> Weights:
    """Return small random hidden weights, and direct weights that predict the mean points."""
    luck = np.random.default_rng(seed)
    inputs = examples.inputs.shape[-1]
    first = np.zeros((inputs, hidden + OUTPUTS))
    first[:, :hidden] = luck.normal(0, 0.5 / np.sqrt(inputs), (inputs, hidden))
    for start in range(0, inputs, examples.block):
        block = examples.inputs[..., start + BIAS] == 1
        first[start + BIAS, hidden] = examples.to_come[block].mean() / POINTS_SCALE
    return Weights(first, luck.normal(0, 0.1, (hidden, OUTPUTS)))


def hidden_values(weights: Weights, sums: Numbers) -> Numbers:
    """Return the hidden values for the first layer's sums: negative ones become 0."""
    return np.maximum(sums[..., : weights.hidden], 0)


def points_to_come(weights: Weights, examples: Examples) -> Numbers:
    """Return each seat's expected points from now to the end."""
    sums = examples.inputs @ weights.first
    outputs = sums[..., weights.hidden :] + hidden_values(weights, sums) @ weights.second
    return outputs[..., 0] * POINTS_SCALE


def mean_error(to_come: Numbers, examples: Examples) -> float:
    """Return the root mean square error of the points to come."""
    error = (to_come - examples.to_come) * examples.present
    return float(np.sqrt((error**2).sum() / examples.present.sum()))


def told_apart(numbers: Numbers, examples: Examples) -> Numbers:
    """Return each seat's numbers minus FORGIVEN of their mean over the seats."""
    present = examples.present[..., None]
    alike = (numbers * present).sum(axis=1, keepdims=True) / present.sum(axis=1, keepdims=True)
    apart: Numbers = (numbers - FORGIVEN * alike) * present
    return apart


def gradient(weights: Weights, examples: Examples) -> list[Numbers]:
    """Return the gradient of the mean squared error, in units of the output, for both layers."""
    sums = examples.inputs @ weights.first
    hidden = hidden_values(weights, sums)
    outputs = sums[..., weights.hidden :] + hidden @ weights.second
    error = told_apart(outputs - examples.to_come[..., None] / POINTS_SCALE, examples)
    back = 2 * error / examples.present.sum()
    hidden_back = (back @ weights.second.T) * (hidden > 0)
    into = np.concatenate([hidden_back, back], axis=-1)
    flat = examples.inputs.reshape(-1, examples.inputs.shape[-1])
    first = flat.T @ into.reshape(len(flat), -1)
    second = hidden.reshape(len(flat), -1).T @ back.reshape(len(flat), -1)
    return [first, second]


def correct(weights: Weights, examples: Examples) -> None:
    """Fit the direct and second-layer weights to better games by ridge regression, in place.

    With few positions it is more accurate than further steps of gradient descent.
    """
    width = len(weights.first)
    square = CAUTION * np.eye(width + weights.hidden)
    slope = np.zeros(width + weights.hidden)
    for start in range(0, len(examples), BATCH):
        part = examples.pick(np.arange(start, min(start + BATCH, len(examples))))
        hidden = hidden_values(weights, part.inputs @ weights.first)
        brought = hidden * weights.second[:, 0] * POINTS_SCALE
        read = np.concatenate([part.inputs, brought], axis=-1) * part.present[..., None]
        flat = read.reshape(-1, read.shape[-1])
        square += flat.T @ told_apart(read, part).reshape(flat.shape)
        missing = (part.to_come - points_to_come(weights, part))[..., None]
        slope += flat.T @ told_apart(missing, part).ravel()
    change = np.linalg.solve(square, slope)
    weights.first[:, weights.hidden] += change[:width] / POINTS_SCALE
    weights.second[:, 0] *= 1 + change[width:]


class Adam:
    """The Adam optimiser of one layer: moments of the gradient, and the steps."""

    def __init__(self, layer: Numbers) -> None:
        """Start without moments."""
        self.layer = layer
        self.mean = np.zeros_like(layer)
        self.square = np.zeros_like(layer)
        self.steps = 0

    def step(self, slope: Numbers, rate: float, decay: float) -> None:
        """Move the layer one step down the gradient."""
        self.steps += 1
        self.mean += (1 - MEMORY[0]) * (slope - self.mean)
        self.square += (1 - MEMORY[1]) * (slope**2 - self.square)
        push = self.mean / (1 - MEMORY[0] ** self.steps)
        push /= np.sqrt(self.square / (1 - MEMORY[1] ** self.steps)) + TINY
        self.layer -= rate * (push + decay * self.layer)


def train(weights: Weights, examples: Examples, schedule: Schedule) -> None:
    """Train the weights in place with a falling learning rate (a half cosine)."""
    luck = np.random.default_rng(schedule.seed)
    layers = [Adam(weights.first), Adam(weights.second)]
    order = luck.permutation(len(examples))
    start = 0
    for step in range(schedule.steps):
        if start >= len(order):
            order = luck.permutation(len(examples))
            start = 0
        rate = schedule.rate * 0.5 * (1 + np.cos(np.pi * step / schedule.steps))
        slopes = gradient(weights, examples.pick(order[start : start + BATCH]))
        for layer, slope in zip(layers, slopes, strict=True):
            layer.step(slope, rate, schedule.decay)
        start += BATCH
