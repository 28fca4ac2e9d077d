"""Train a network with one hidden layer by Adam, in numpy; the same seed gives the same weights."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.search.learned_value import CONSTANT_ONE_INPUT, OUTPUT_COUNT
from ai.value.ridge_refit import RidgeRefit
from ai.value.training_examples import FloatArray, TrainingExamples

# Kingma and Ba, "Adam: a method for stochastic optimization" (2015). The loss is the squared
# error of the points to come. Win shares are derived from the points: learning them as well did
# not improve them, since there are few games and one result in each.

POINTS_PER_OUTPUT_UNIT: Final = 20.0  # points in one unit of the output
BATCH_SIZE: Final = 512
REMOVED_COMMON_ERROR_SHARE: Final = (
    0.8  # of an error common to all seats of a position: it does not affect who wins
)
# before further steps of training; the penalty is the variance of a game's luck, in points squared
USUAL_REFIT: Final = RidgeRefit(200.0, REMOVED_COMMON_ERROR_SHARE, is_constant_unpenalised=False)
# instead of further steps: the weights of inputs that are seldom seen hardly change
GENTLE_REFIT: Final = RidgeRefit(2000.0, 0.5, is_constant_unpenalised=True)
ADAM_MOMENT_DECAY_RATES: Final = (0.9, 0.999)
ADAM_MIN_DIVISOR: Final = 1e-8


@dataclass(slots=True)
class NetworkWeights:
    """The weights of a network: a first layer from the inputs to the hidden units and directly
    to the output, and a second layer from the hidden units to the output."""

    first_layer: FloatArray  # input, hidden then output
    second_layer: FloatArray  # hidden, output

    @property
    def hidden_unit_count(self) -> int:
        """The number of hidden units."""
        return len(self.second_layer)


@dataclass(frozen=True, slots=True)
class TrainingSchedule:
    """The number of training steps and their learning rate; `weight_decay` is the weight decay in
    proportion to the rate."""

    steps: int
    learning_rate: float
    seed: int
    weight_decay: float = 1e-5


def random_initial_weights(
    examples: TrainingExamples, hidden_count: int, seed: int
) -> NetworkWeights:
    """Return small random weights to the hidden units, and direct weights with which the network
    predicts the mean points to come."""
    luck = np.random.default_rng(seed)
    inputs = examples.inputs.shape[-1]
    first = np.zeros((inputs, hidden_count + OUTPUT_COUNT))
    first[:, :hidden_count] = luck.normal(0, 0.5 / np.sqrt(inputs), (inputs, hidden_count))
    for start in range(0, inputs, examples.inputs_per_block):
        block = examples.inputs[..., start + CONSTANT_ONE_INPUT] == 1
        first[start + CONSTANT_ONE_INPUT, hidden_count] = (
            examples.points_still_to_gain[block].mean() / POINTS_PER_OUTPUT_UNIT
        )
    return NetworkWeights(first, luck.normal(0, 0.1, (hidden_count, OUTPUT_COUNT)))


def hidden_unit_values(weights: NetworkWeights, sums: FloatArray) -> FloatArray:
    """Return the values of the hidden units, from the sums of the first layer: negative sums
    become 0, and the sums of the outputs are left out."""
    return np.maximum(sums[..., : weights.hidden_unit_count], 0)


def predict_points_to_come(weights: NetworkWeights, examples: TrainingExamples) -> FloatArray:
    """Return the points that each seat is expected to gain from each position to the end of the
    game."""
    sums = examples.inputs @ weights.first_layer
    outputs = (
        sums[..., weights.hidden_unit_count :]
        + hidden_unit_values(weights, sums) @ weights.second_layer
    )
    return outputs[..., 0] * POINTS_PER_OUTPUT_UNIT


def root_mean_square_error(
    predicted_points_to_come: FloatArray, examples: TrainingExamples
) -> float:
    """Return the root mean square error of predicted points to come, over the seats used."""
    error = (predicted_points_to_come - examples.points_still_to_gain) * examples.is_seat_used
    return float(np.sqrt((error**2).sum() / examples.is_seat_used.sum()))


def subtract_share_of_mean_over_seats(
    values: FloatArray, examples: TrainingExamples, share: float = REMOVED_COMMON_ERROR_SHARE
) -> FloatArray:
    """Return each seat's numbers minus `share` times their mean over the seats used in the
    position; 0 for unused seats."""
    present = examples.is_seat_used[..., None]
    alike = (values * present).sum(axis=1, keepdims=True) / present.sum(axis=1, keepdims=True)
    apart: FloatArray = (values - share * alike) * present
    return apart


def loss_gradients(weights: NetworkWeights, examples: TrainingExamples) -> list[FloatArray]:
    """Return the gradients of the mean squared error for the first and the second layer, in
    units of the network's output."""
    sums = examples.inputs @ weights.first_layer
    hidden = hidden_unit_values(weights, sums)
    outputs = sums[..., weights.hidden_unit_count :] + hidden @ weights.second_layer
    error = subtract_share_of_mean_over_seats(
        outputs - examples.points_still_to_gain[..., None] / POINTS_PER_OUTPUT_UNIT, examples
    )
    back = 2 * error / examples.is_seat_used.sum()
    hidden_back = (back @ weights.second_layer.T) * (hidden > 0)
    into = np.concatenate([hidden_back, back], axis=-1)
    flat = examples.inputs.reshape(-1, examples.inputs.shape[-1])
    first = flat.T @ into.reshape(len(flat), -1)
    second = hidden.reshape(len(flat), -1).T @ back.reshape(len(flat), -1)
    return [first, second]


def refit_by_ridge_regression(
    weights: NetworkWeights, examples: TrainingExamples, refit: RidgeRefit = USUAL_REFIT
) -> None:
    """Fit the direct and second-layer weights to the examples by ridge regression, in place.

    With few positions this is more accurate than more steps of gradient descent.
    """
    width = len(weights.first_layer)
    square = refit.penalty * np.eye(width + weights.hidden_unit_count)
    if refit.is_constant_unpenalised:
        square[CONSTANT_ONE_INPUT, CONSTANT_ONE_INPUT] = ADAM_MIN_DIVISOR
    slope = np.zeros(width + weights.hidden_unit_count)
    share = refit.removed_common_error_share
    for start in range(0, len(examples), BATCH_SIZE):
        part = examples.select_positions(np.arange(start, min(start + BATCH_SIZE, len(examples))))
        hidden = hidden_unit_values(weights, part.inputs @ weights.first_layer)
        brought = hidden * weights.second_layer[:, 0] * POINTS_PER_OUTPUT_UNIT
        read = np.concatenate([part.inputs, brought], axis=-1) * part.is_seat_used[..., None]
        flat = read.reshape(-1, read.shape[-1])
        square += flat.T @ subtract_share_of_mean_over_seats(read, part, share).reshape(flat.shape)
        missing = (part.points_still_to_gain - predict_points_to_come(weights, part))[..., None]
        slope += flat.T @ subtract_share_of_mean_over_seats(missing, part, share).ravel()
    change = np.linalg.solve(square, slope)
    weights.first_layer[:, weights.hidden_unit_count] += change[:width] / POINTS_PER_OUTPUT_UNIT
    weights.second_layer[:, 0] *= 1 + change[width:]


class Adam:
    """The Adam optimiser of one layer, with its moments of the gradient."""

    def __init__(self, layer_weights: FloatArray) -> None:
        """Store the layer, with moments 0."""
        self.layer = layer_weights
        self.mean = np.zeros_like(layer_weights)
        self.square = np.zeros_like(layer_weights)
        self.steps = 0

    def step(self, gradient: FloatArray, learning_rate: float, weight_decay: float) -> None:
        """Move the layer, in place, one step against the `gradient`."""
        self.steps += 1
        self.mean += (1 - ADAM_MOMENT_DECAY_RATES[0]) * (gradient - self.mean)
        self.square += (1 - ADAM_MOMENT_DECAY_RATES[1]) * (gradient**2 - self.square)
        push = self.mean / (1 - ADAM_MOMENT_DECAY_RATES[0] ** self.steps)
        push /= (
            np.sqrt(self.square / (1 - ADAM_MOMENT_DECAY_RATES[1] ** self.steps)) + ADAM_MIN_DIVISOR
        )
        self.layer -= learning_rate * (push + weight_decay * self.layer)


def train_weights(
    weights: NetworkWeights, examples: TrainingExamples, schedule: TrainingSchedule
) -> None:
    """Train the weights in place on batches of the examples, with a learning rate that falls
    along a half cosine."""
    luck = np.random.default_rng(schedule.seed)
    layers = [Adam(weights.first_layer), Adam(weights.second_layer)]
    order = luck.permutation(len(examples))
    start = 0
    for step in range(schedule.steps):
        if start >= len(order):
            order = luck.permutation(len(examples))
            start = 0
        rate = schedule.learning_rate * 0.5 * (1 + np.cos(np.pi * step / schedule.steps))
        slopes = loss_gradients(
            weights, examples.select_positions(order[start : start + BATCH_SIZE])
        )
        for layer, slope in zip(layers, slopes, strict=True):
            layer.step(slope, rate, schedule.weight_decay)
        start += BATCH_SIZE
