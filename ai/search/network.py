"""A network with one hidden layer in fixed point; only inputs that are not 0 cost time."""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of, zeros

FINE: Final = 1_048_576  # a weight of 1 in the first layer
COARSE: Final = 4096  # a value of 1 behind the first layer, and a weight of 1 in the second
COARSER: Final = 8  # bits between the two
BLOCK: Final = 6  # values summed at once: hidden values and outputs together are a multiple


@final
class Network:
    """Outputs = straight weights x inputs + second layer x positive hidden values.

    The first layer holds, for each input, the weights of the hidden values and after them the
    straight ones of the outputs.
    """

    def __init__(self, hidden: i64, outputs: i64) -> None:
        """Make an empty network; `load` fills it."""
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        self.width: i64 = hidden + outputs
        self.inputs: i64 = 0
        self.first: vec[i64] = NO_CELLS
        self.second: vec[i64] = NO_CELLS
        self.first_unit: i64 = 0  # of the block that is added up
        self.shared: vec[i64] = zeros(hidden + outputs)  # sums before what is evaluated
        self.sums: vec[i64] = zeros(hidden + outputs)

    def load(self, first: list[int], second: list[int]) -> None:
        """Take weights in fixed point; ValueError when their number does not fit."""
        if self.width % BLOCK != 0:
            raise ValueError(f"hidden values and outputs together are a multiple of {BLOCK}")
        if len(first) % self.width != 0 or len(second) != self.hidden * self.outputs:
            raise ValueError(
                f"a network has {self.width} weights for each input and"
                f" {self.hidden * self.outputs} behind, found {len(first)} and {len(second)}"
            )
        self.inputs = len(first) // self.width
        self.first = row_of(first)
        self.second = row_of(second)

    def share(self, cells: vec[i64], start: i64, count: i64, offset: i64) -> None:
        """Put cells into inputs that are the same in every evaluation until the next call."""
        unit: i64 = 0
        while unit < self.width:
            self.shared[unit] = 0
            unit += 1
        self.add_up(cells, start, count, offset, self.shared)

    def evaluate(self, cells: vec[i64], start: i64, count: i64, offset: i64) -> None:
        """Put count cells from start on into the inputs from offset on; see `output`."""
        self.add_up(cells, start, count, offset, self.sums)

    def add_up(self, cells: vec[i64], start: i64, count: i64, offset: i64, sums: vec[i64]) -> None:
        """Add what the inputs bring to what is shared, a block at a time."""
        self.first_unit = 0
        while self.first_unit < self.width:
            self.add_block(cells, start, start + count, offset * self.width, sums)
            self.first_unit += BLOCK

    def add_block(
        self, cells: vec[i64], start: i64, last: i64, weights: i64, sums: vec[i64]
    ) -> None:
        """Sum BLOCK hidden or straight values at once; the first input's weights stand there."""
        unit: i64 = self.first_unit
        first: vec[i64] = self.first
        spot: i64 = weights + unit
        sum_0: i64 = 0
        sum_1: i64 = 0
        sum_2: i64 = 0
        sum_3: i64 = 0
        sum_4: i64 = 0
        sum_5: i64 = 0
        for index in range(start, last):
            amount: i64 = cells[index]
            if amount != 0:
                sum_0 += first[spot] * amount
                sum_1 += first[spot + 1] * amount
                sum_2 += first[spot + 2] * amount
                sum_3 += first[spot + 3] * amount
                sum_4 += first[spot + 4] * amount
                sum_5 += first[spot + 5] * amount
            spot += self.width
        sums[unit] = self.shared[unit] + sum_0
        sums[unit + 1] = self.shared[unit + 1] + sum_1
        sums[unit + 2] = self.shared[unit + 2] + sum_2
        sums[unit + 3] = self.shared[unit + 3] + sum_3
        sums[unit + 4] = self.shared[unit + 4] + sum_4
        sums[unit + 5] = self.shared[unit + 5] + sum_5

    def output(self, number: i64) -> i64:
        """Return an output of the latest evaluation, 1 = COARSE."""
        straight: i64 = (self.sums[self.hidden + number] >> COARSER) * COARSE
        for unit in range(self.hidden):
            value: i64 = self.sums[unit] >> COARSER
            if value > 0:
                straight += value * self.second[unit * self.outputs + number]
        return straight // COARSE
