"""A network with one hidden layer in fixed point; inputs that are 0 cost no time."""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row, make_zero_row

FIRST_LAYER_WEIGHT_OF_ONE: Final = 1_048_576  # the weight 1 in the first layer
SECOND_LAYER_WEIGHT_OF_ONE: Final = (
    4096  # the value 1 after the first layer, and the weight 1 in the second
)
LAYER_SHIFT_BITS: Final = 8  # bits by which the first scale is finer than the second
UNITS_SUMMED_AT_ONCE: Final = (
    6  # units summed at once; hidden and output units together are a multiple of it
)


@final
class Network:
    """A network whose outputs are direct weights x inputs + second-layer weights x positive hidden
    values.

    The first layer holds, for each input, the weights to the hidden units followed by the direct
    weights to the outputs.
    """

    def __init__(self, hidden_count: i64, output_count: i64) -> None:
        """Create an empty network; `load_weights` fills it."""
        self.hidden_unit_count: i64 = hidden_count
        self.output_unit_count: i64 = output_count
        self.width: i64 = hidden_count + output_count
        self.input_count: i64 = 0
        self.first_layer_weights: vec[i64] = NO_CELLS
        self.second_layer_weights: vec[i64] = NO_CELLS
        self.first_unit_of_block: i64 = 0  # of the block that is being summed
        self.shared_sums: vec[i64] = make_zero_row(
            hidden_count + output_count
        )  # sums of the shared inputs
        self.sums: vec[i64] = make_zero_row(hidden_count + output_count)

    def load_weights(self, first_layer: list[int], second_layer: list[int]) -> None:
        """Load weights in fixed point; raise ValueError if their number does not fit the
        network."""
        if self.width % UNITS_SUMMED_AT_ONCE != 0:
            raise ValueError(
                f"hidden values and outputs together are a multiple of {UNITS_SUMMED_AT_ONCE}"
            )
        if (
            len(first_layer) % self.width != 0
            or len(second_layer) != self.hidden_unit_count * self.output_unit_count
        ):
            raise ValueError(
                f"a network has {self.width} weights for each input and"
                f" {self.hidden_unit_count * self.output_unit_count} behind,"
                f" found {len(first_layer)} and {len(second_layer)}"
            )
        self.input_count = len(first_layer) // self.width
        self.first_layer_weights = make_row(first_layer)
        self.second_layer_weights = make_row(second_layer)

    def sum_shared_inputs(
        self, cells: vec[i64], first_cell: i64, cell_count: i64, first_input: i64
    ) -> None:
        """Sum the contributions of `cell_count` cells from index `first_cell` on, as the inputs
        from number `first_input` on, into `shared_sums`; they are part of every evaluation until
        the next call."""
        unit: i64 = 0
        while unit < self.width:
            self.shared_sums[unit] = 0
            unit += 1
        self.write_input_sums(cells, first_cell, cell_count, first_input, self.shared_sums)

    def compute_outputs(
        self, cells: vec[i64], first_cell: i64, cell_count: i64, first_input: i64
    ) -> None:
        """Evaluate the network for `cell_count` cells from index `first_cell` on, as the inputs
        from number `first_input` on; `output_value` then returns the outputs."""
        self.write_input_sums(cells, first_cell, cell_count, first_input, self.sums)

    def write_input_sums(
        self, cells: vec[i64], first_cell: i64, cell_count: i64, first_input: i64, sums: vec[i64]
    ) -> None:
        """Write into `sums` the shared sums plus the contributions of `cell_count` cells from index
        `first_cell` on, as the inputs from number `first_input` on."""
        self.first_unit_of_block = 0
        while self.first_unit_of_block < self.width:
            self.write_block_sums(
                cells, first_cell, first_cell + cell_count, first_input * self.width, sums
            )
            self.first_unit_of_block += UNITS_SUMMED_AT_ONCE

    def write_block_sums(
        self, cells: vec[i64], first_cell: i64, end_cell: i64, first_weight: i64, sums: vec[i64]
    ) -> None:
        """Write into `sums` the shared sums plus the contributions of the cells from `first_cell`
        to before `end_cell`, for the block of UNITS_SUMMED_AT_ONCE units from `first_unit_of_block`
        on; `first_weight` is the index of the first input's weights."""
        unit: i64 = self.first_unit_of_block
        first: vec[i64] = self.first_layer_weights
        spot: i64 = first_weight + unit
        sum_0: i64 = 0
        sum_1: i64 = 0
        sum_2: i64 = 0
        sum_3: i64 = 0
        sum_4: i64 = 0
        sum_5: i64 = 0
        for index in range(first_cell, end_cell):
            amount: i64 = cells[index]
            if amount != 0:
                sum_0 += first[spot] * amount
                sum_1 += first[spot + 1] * amount
                sum_2 += first[spot + 2] * amount
                sum_3 += first[spot + 3] * amount
                sum_4 += first[spot + 4] * amount
                sum_5 += first[spot + 5] * amount
            spot += self.width
        sums[unit] = self.shared_sums[unit] + sum_0
        sums[unit + 1] = self.shared_sums[unit + 1] + sum_1
        sums[unit + 2] = self.shared_sums[unit + 2] + sum_2
        sums[unit + 3] = self.shared_sums[unit + 3] + sum_3
        sums[unit + 4] = self.shared_sums[unit + 4] + sum_4
        sums[unit + 5] = self.shared_sums[unit + 5] + sum_5

    def output_value(self, output_index: i64) -> i64:
        """Return the output with this number from the last evaluation, in units of 1 /
        SECOND_LAYER_WEIGHT_OF_ONE."""
        straight: i64 = (
            self.sums[self.hidden_unit_count + output_index] >> LAYER_SHIFT_BITS
        ) * SECOND_LAYER_WEIGHT_OF_ONE
        for unit in range(self.hidden_unit_count):
            value: i64 = self.sums[unit] >> LAYER_SHIFT_BITS
            if value > 0:
                straight += (
                    value * self.second_layer_weights[unit * self.output_unit_count + output_index]
                )
        return straight // SECOND_LAYER_WEIGHT_OF_ONE
