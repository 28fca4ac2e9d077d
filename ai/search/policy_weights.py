"""Numbers by which a seat judges moves at first sight: learned for each number of players.

An estimate sees one move alone. How kinds of moves compare in each part of a game was learned in
quick games: a share of the plain gain, a start, and what circumstances add. Every seat has cells
of its own, so that seats may lean differently while a title learns; at the table all are alike.
"""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import zeros

PARTS: Final = 4  # of a game; the row of a kind of move begins with a start for each
PER_CENT: Final = 4  # of the plain gain, in the earlier parts and in the later ones
FIRST: Final = 6  # for each unit of the first circumstance, earlier and later
SECOND: Final = 8
THIRD: Final = 10
ROW: Final = 12


@final
class PolicyWeights:
    """The cells of every seat; `take_seat` says from where judgements are made."""

    third: i64 = 0  # circumstance that only some kinds of moves know

    def __init__(self, seats: i64, size: i64) -> None:
        """Make room for so many numbers a seat: rows of kinds of moves, then any others."""
        self.cells: vec[i64] = zeros(seats * size)
        self.size: i64 = size
        self.start: i64 = 0
        self.part: i64 = 0
        self.late: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def fill(self, seat: i64, places: list[int], numbers: list[int]) -> None:
        """Put numbers into these cells of a seat."""
        start: i64 = seat * self.size
        for index in range(len(places)):
            self.cells[start + places[index]] = numbers[index]

    def sit(self, seat: i64) -> None:
        """Read the numbers of a seat."""
        self.start = seat * self.size

    def take_seat(self, seat: i64, part: i64, late: i64, first: i64, second: i64) -> None:
        """Judge as a seat does in a part of the game, in these circumstances; late is 0 or 1."""
        self.start = seat * self.size
        self.part = part
        self.late = late
        self.first = first
        self.second = second

    def judged(self, kind: i64, gain: i64) -> i64:
        """Return what a move of the kind is thought to gain, from its plain gain."""
        cells: vec[i64] = self.cells  # one look: the field five times over takes longer
        row: i64 = self.start + kind * ROW
        late: i64 = row + self.late
        worth: i64 = gain * cells[late + PER_CENT] // 100 + cells[row + self.part]
        worth += cells[late + FIRST] * self.first + cells[late + SECOND] * self.second
        return worth + cells[late + THIRD] * self.third

    def number(self, place: i64) -> i64:
        """Return a number of the seat that belongs to no kind of move."""
        return self.cells[self.start + place]
