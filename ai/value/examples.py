"""Training examples for a network: one row of inputs a seat, and the seat's result."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.search.learned_value import BIAS, POINTS
from ai.value.position_files import Positions

HELD_OUT: Final = 10  # every tenth game is for validation

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Examples:
    """The positions of one stage; unused seats have `present` 0."""

    block: int  # inputs of a seat; a seat with other rules has a second block of them
    inputs: Numbers  # position, seat, input
    present: Numbers  # position, seat
    points: Numbers  # so far
    to_come: Numbers  # from now to the end
    won: Numbers  # 1 for the winner

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.inputs)

    def pick(self, rows: NDArray[np.int64]) -> Examples:
        """Return the examples of these positions."""
        block, *columns = (getattr(self, each.name) for each in fields(self))
        return Examples(block, *(column[rows] for column in columns))


def examples_of(positions: Positions, apart: int) -> Examples:
    """Return positions as examples; the inputs of the seat `apart` go into a second block.

    `apart` is negative when no seat plays by other rules.
    """
    seats = int(positions.seats.max(initial=2))
    count = len(positions.stage)
    block = positions.inputs.shape[-1]
    inputs = np.zeros((count, seats, block if apart < 0 else 2 * block))
    inputs[:, :, :block] = positions.inputs[:, :seats]
    if apart >= 0:
        inputs[:, apart, block:] = inputs[:, apart, :block]
        inputs[:, apart, :block] = 0
    present = (np.arange(seats) < positions.seats[:, None]).astype(float)
    points = positions.inputs[:, :seats, POINTS].astype(float)
    to_come = (positions.points[:, :seats] - points) * present
    won = (np.arange(seats) == positions.winner[:, None]).astype(float)
    return Examples(block, inputs, present, points, to_come, won)


def split(positions: Positions) -> tuple[Positions, Positions]:
    """Split positions by game into training and validation positions.

    When there are too few games, all positions are used for both.
    """
    held = positions.game % HELD_OUT == 0
    if not held.any():
        return positions, positions
    return positions.where(~held), positions.where(held)


@dataclass(frozen=True, slots=True)
class Scaling:
    """Scales every input to mean 0 and standard deviation 1."""

    block: int
    mean: Numbers
    deviation: Numbers

    def scaled(self, examples: Examples) -> Examples:
        """Return examples with scaled inputs; each block is shifted by its own bias."""
        inputs = examples.inputs.copy()
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            inputs[..., block] -= inputs[..., start + BIAS, None] * self.mean[block]
        inputs /= self.deviation
        return replace(examples, inputs=inputs)

    def undone(self, first: Numbers) -> Numbers:
        """Return the first-layer weights for unscaled inputs."""
        raw = first / self.deviation[:, None]
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            raw[start + BIAS] -= self.mean[block] @ raw[block]
        return raw

    def redone(self, raw: Numbers) -> Numbers:
        """Return first-layer weights for scaled inputs from those for inputs as they are."""
        first = raw.copy()
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            first[start + BIAS] += self.mean[block] @ raw[block]
        first *= self.deviation[:, None]
        return first


def scaling_of(examples: Examples) -> Scaling:
    """Return the scaling of these examples; an input that never changes is not scaled."""
    width = examples.inputs.shape[-1]
    mean = np.zeros(width)
    deviation = np.ones(width)
    for start in range(0, width, examples.block):
        block = slice(start, start + examples.block)
        rows = examples.inputs[examples.inputs[..., start + BIAS] == 1][:, block]
        spread = rows.std(axis=0)
        changes = spread > 0
        mean[block] = np.where(changes, rows.mean(axis=0), 0)
        deviation[block] = np.where(changes, spread, 1)
    return Scaling(examples.block, mean, deviation)
