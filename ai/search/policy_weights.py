"""Policy weights: learned numbers that adjust the first estimate of a move's gain.

The estimate sees one move alone. How kinds of moves compare in each part of a game was learned in
quick games: a percentage of the estimated gain, a constant, and additions for circumstances. Every
seat has its own cells, so that seats can differ while a title learns; in a real game all are
equal.
"""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import zeros

PARTS: Final = 4  # of a game; the row of a kind of move begins with a constant for each
PER_CENT: Final = 4  # percentage of the estimated gain, in the earlier parts and in the later ones
FIRST: Final = 6  # for each unit of the first circumstance, earlier and later
SECOND: Final = 8
THIRD: Final = 10
ROW: Final = 12


@final
class PolicyWeights:
    """The cells of every seat; `take_seat` selects the seat and the circumstances."""

    third: i64 = 0  # a circumstance that only some kinds of moves have

    def __init__(self, seats: i64, size: i64) -> None:
        """Allocate `size` numbers a seat: rows of kinds of moves, then any others."""
        self.cells: vec[i64] = zeros(seats * size)
        self.size: i64 = size
        self.start: i64 = 0
        self.part: i64 = 0
        self.late: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def fill(self, seat: i64, places: list[int], numbers: list[int]) -> None:
        """Write numbers into these cells of a seat."""
        start: i64 = seat * self.size
        for index in range(len(places)):
            self.cells[start + places[index]] = numbers[index]

    def select_seat(self, seat: i64) -> None:
        """Select a seat."""
        self.start = seat * self.size

    def take_seat(self, seat: i64, part: i64, late: i64, first: i64, second: i64) -> None:
        """Select a seat, a part of the game and the circumstances; `late` is 0 or 1."""
        self.start = seat * self.size
        self.part = part
        self.late = late
        self.first = first
        self.second = second

    def adjusted_gain(self, kind: i64, gain: i64) -> i64:
        """Return the adjusted gain of a move of the kind, from its estimated gain."""
        cells: vec[i64] = self.cells  # read once: five reads of the attribute take longer
        row: i64 = self.start + kind * ROW
        late: i64 = row + self.late
        worth: i64 = gain * cells[late + PER_CENT] // 100 + cells[row + self.part]
        worth += cells[late + FIRST] * self.first + cells[late + SECOND] * self.second
        return worth + cells[late + THIRD] * self.third

    def number(self, place: i64) -> i64:
        """Return a number of the selected seat that belongs to no kind of move."""
        return self.cells[self.start + place]
