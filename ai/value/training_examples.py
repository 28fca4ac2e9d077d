"""Training examples for a network: one row of inputs a seat, and the seat's result."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.search.learned_value import CERTAIN_POINTS_INPUT, CONSTANT_ONE_INPUT
from ai.value.position_files import RecordedPositions

GAMES_PER_VALIDATION_GAME: Final = 10  # every tenth game is for validation

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class TrainingExamples:
    """The training examples of one stage: arrays by position and seat; unused seats have
    `is_seat_used` 0.
    """

    inputs_per_block: int  # inputs of a seat; a seat with other rules has a second block of them
    inputs: FloatArray  # position, seat, input
    is_seat_used: FloatArray  # position, seat
    current_points: FloatArray  # so far
    points_still_to_gain: FloatArray  # from now to the end
    is_winner: FloatArray  # 1 for the winner

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.inputs)

    def select_positions(self, row_numbers: NDArray[np.int64]) -> TrainingExamples:
        """Return the examples of the positions with these indices."""
        block, *columns = (getattr(self, each.name) for each in fields(self))
        return TrainingExamples(block, *(column[row_numbers] for column in columns))


def make_examples(positions: RecordedPositions, seat_with_other_rules: int) -> TrainingExamples:
    """Return positions as training examples.

    The inputs of the seat that plays by other rules are put into a second block;
    `seat_with_other_rules` is negative when there is no such seat.
    """
    seats = int(positions.seats.max(initial=2))
    count = len(positions.stage)
    block = positions.inputs.shape[-1]
    inputs = np.zeros((count, seats, block if seat_with_other_rules < 0 else 2 * block))
    inputs[:, :, :block] = positions.inputs[:, :seats]
    if seat_with_other_rules >= 0:
        inputs[:, seat_with_other_rules, block:] = inputs[:, seat_with_other_rules, :block]
        inputs[:, seat_with_other_rules, :block] = 0
    present = (np.arange(seats) < positions.seats[:, None]).astype(float)
    points = positions.inputs[:, :seats, CERTAIN_POINTS_INPUT].astype(float)
    to_come = (positions.points[:, :seats] - points) * present
    won = (np.arange(seats) == positions.winner[:, None]).astype(float)
    return TrainingExamples(block, inputs, present, points, to_come, won)


def split_into_training_and_validation(
    positions: RecordedPositions,
) -> tuple[RecordedPositions, RecordedPositions]:
    """Split positions by game into training and validation positions; with too few games both
    are all positions."""
    held = positions.game % GAMES_PER_VALIDATION_GAME == 0
    if not held.any():
        return positions, positions
    return positions.select_positions(~held), positions.select_positions(held)


@dataclass(frozen=True, slots=True)
class InputScaling:
    """Scales every input to mean 0 and standard deviation 1."""

    inputs_per_block: int
    mean: FloatArray
    deviation: FloatArray

    def scale_examples(self, examples: TrainingExamples) -> TrainingExamples:
        """Return the examples with scaled inputs. In a block that is not in use, whose input
        `CONSTANT_ONE_INPUT` is 0, the mean is not subtracted, so that its inputs remain 0."""
        inputs = examples.inputs.copy()
        for start in range(0, len(self.mean), self.inputs_per_block):
            block = slice(start, start + self.inputs_per_block)
            inputs[..., block] -= inputs[..., start + CONSTANT_ONE_INPUT, None] * self.mean[block]
        inputs /= self.deviation
        return replace(examples, inputs=inputs)

    def weights_for_unscaled_inputs(self, first_layer: FloatArray) -> FloatArray:
        """Return the first-layer weights that give the same sums with unscaled inputs as
        `first_layer` with scaled ones."""
        raw = first_layer / self.deviation[:, None]
        for start in range(0, len(self.mean), self.inputs_per_block):
            block = slice(start, start + self.inputs_per_block)
            raw[start + CONSTANT_ONE_INPUT] -= self.mean[block] @ raw[block]
        return raw

    def weights_for_scaled_inputs(self, first_layer: FloatArray) -> FloatArray:
        """Return the first-layer weights that give the same sums with scaled inputs as
        `first_layer` with unscaled ones."""
        first = first_layer.copy()
        for start in range(0, len(self.mean), self.inputs_per_block):
            block = slice(start, start + self.inputs_per_block)
            first[start + CONSTANT_ONE_INPUT] += self.mean[block] @ first_layer[block]
        first *= self.deviation[:, None]
        return first


def fit_input_scaling(examples: TrainingExamples) -> InputScaling:
    """Return the scaling of these examples, with the mean and deviation of each input over the
    seats whose block is used; an input that never changes is not scaled.
    """
    width = examples.inputs.shape[-1]
    mean = np.zeros(width)
    deviation = np.ones(width)
    for start in range(0, width, examples.inputs_per_block):
        block = slice(start, start + examples.inputs_per_block)
        rows = examples.inputs[examples.inputs[..., start + CONSTANT_ONE_INPUT] == 1][:, block]
        spread = rows.std(axis=0)
        changes = spread > 0
        mean[block] = np.where(changes, rows.mean(axis=0), 0)
        deviation[block] = np.where(changes, spread, 1)
    return InputScaling(examples.inputs_per_block, mean, deviation)
