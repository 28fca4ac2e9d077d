"""Examples for a network: one row of inputs a seat, and the seat's result."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.search.learned_value import BIAS, POINTS
from ai.value.position_files import Positions

HELD_OUT: Final = 10  # every tenth game is kept from training

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions of one stage; blank seats have `present` 0."""

    block: int  # inputs of a seat; whoever plays by other rules has a second block of them
    inputs: Numbers  # position, seat, input
    present: Numbers  # position, seat
    points: Numbers  # so far
    to_come: Numbers  # from now to the end
    won: Numbers  # 1 for the winner

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.inputs)

    def pick(self, rows: NDArray[np.int64]) -> Examples:
        """Return these positions alone."""
        block, *columns = (getattr(self, each.name) for each in fields(self))
        return Examples(block, *(column[rows] for column in columns))


def examples_of(positions: Positions, apart: int) -> Examples:
    """Return positions for training; inputs of the seat that stands apart go into a second block.

    Nobody does where `apart` is below 0.
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
    """Return positions to learn from and positions of other games to examine with.

    Of games too few to keep any from training, all are examined with.
    """
    held = positions.game % HELD_OUT == 0
    if not held.any():
        return positions, positions
    return positions.where(~held), positions.where(held)


@dataclass(frozen=True, slots=True)
class Scaling:
    """Makes every input about as large as the others: mean 0, deviation 1."""

    block: int
    mean: Numbers
    deviation: Numbers

    def scaled(self, examples: Examples) -> Examples:
        """Return examples with scaled inputs; each block is moved by its own bias."""
        inputs = examples.inputs.copy()
        for start in range(0, len(self.mean), self.block):
            block = slice(start, start + self.block)
            inputs[..., block] -= inputs[..., start + BIAS, None] * self.mean[block]
        inputs /= self.deviation
        return replace(examples, inputs=inputs)

    def undone(self, first: Numbers) -> Numbers:
        """Return first-layer weights for inputs as they are."""
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
    """Return the scaling that fits these examples; an input that never changes stays."""
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
