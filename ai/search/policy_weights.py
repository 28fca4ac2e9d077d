"""Policy weights: learned numbers that adjust the first estimate of a move's gain.

The estimate sees one move alone. How kinds of moves compare in each part of a game was learned in
quick games: a percentage of the estimated gain, a constant, and additions for circumstances. Every
seat has its own cells, so that seats can differ while a title learns; in a real game all are
equal.
"""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row

GAME_PART_COUNT: Final = 4  # of a game; the row of a kind of move begins with a constant for each
GAIN_PERCENT_INDEX: Final = (
    4  # percentage of the estimated gain, in the earlier parts and in the later ones
)
FIRST_CIRCUMSTANCE_INDEX: Final = 6  # for each unit of the first circumstance, earlier and later
SECOND_CIRCUMSTANCE_INDEX: Final = 8
THIRD_CIRCUMSTANCE_INDEX: Final = 10
WEIGHTS_PER_ROW: Final = 12


@final
class PolicyWeights:
    """Learned numbers that adjust estimated gains; each seat has separate cells, and
    `select_seat_and_circumstances` selects which are read."""

    third_circumstance: i64 = 0  # a circumstance that only some kinds of moves have

    def __init__(self, seats: i64, size: i64) -> None:
        """Allocate `size` cells for each seat: a row for each kind of move, then other numbers."""
        self.cells: vec[i64] = make_zero_row(seats * size)
        self.size: i64 = size
        self.first_cell_of_seat: i64 = 0
        self.game_part: i64 = 0
        self.late: i64 = 0
        self.first_circumstance: i64 = 0
        self.second_circumstance: i64 = 0

    def write_seat_cells(self, seat: i64, indices: list[int], numbers: list[int]) -> None:
        """Write numbers into the cells of a seat with the indices `indices`."""
        start: i64 = seat * self.size
        for index in range(len(indices)):
            self.cells[start + indices[index]] = numbers[index]

    def select_seat(self, seat: i64) -> None:
        """Select the seat whose cells are read."""
        self.first_cell_of_seat = seat * self.size

    def select_seat_and_circumstances(
        self,
        seat: i64,
        game_part: i64,
        is_late: i64,
        first_circumstance: i64,
        second_circumstance: i64,
    ) -> None:
        """Select the seat, the part of the game and the circumstances for which `adjusted_gain`
        adjusts gains.

        `is_late` is 0 or 1 and selects the weights for an early or late position;
        `first_circumstance` and `second_circumstance` are numbers by which two of the weights are
        multiplied.
        """
        self.first_cell_of_seat = seat * self.size
        self.game_part = game_part
        self.late = is_late
        self.first_circumstance = first_circumstance
        self.second_circumstance = second_circumstance

    def adjusted_gain(self, kind: i64, gain: i64) -> i64:
        """Return the adjusted gain of a move of this kind: a percentage of the estimate `gain`,
        plus a constant for the part of the game, plus weights multiplied by the circumstances; all
        weights are those of the selected seat.
        """
        cells: vec[i64] = self.cells  # read once: five reads of the attribute take longer
        row: i64 = self.first_cell_of_seat + kind * WEIGHTS_PER_ROW
        late: i64 = row + self.late
        worth: i64 = gain * cells[late + GAIN_PERCENT_INDEX] // 100 + cells[row + self.game_part]
        worth += (
            cells[late + FIRST_CIRCUMSTANCE_INDEX] * self.first_circumstance
            + cells[late + SECOND_CIRCUMSTANCE_INDEX] * self.second_circumstance
        )
        return worth + cells[late + THIRD_CIRCUMSTANCE_INDEX] * self.third_circumstance

    def number_of_selected_seat_at(self, index: i64) -> i64:
        """Return the number in cell `index` of the selected seat; used for the numbers that only
        one title has, which follow the rows for kinds of moves."""
        return self.cells[self.first_cell_of_seat + index]
