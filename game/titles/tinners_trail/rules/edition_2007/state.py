"""The state of a game of the edition of 2007: everything lies open on the table (C-19)."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS
from game.engine.rules import State
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.state_form import FORM
from game.titles.tinners_trail.rules.kinds import EMPTY


@final
class ClassicState(CountyState):
    """One game; in a seat's view only the luck is blank.

    `area` is what is up for auction, and the area whose dice are due when it has been bought or
    chosen for prospecting.
    """

    next_prospector: i64 = EMPTY  # seats still to prospect, in order (C-15)
    later_prospector: i64 = EMPTY

    cubes_left: vec[i64] = NO_CELLS
    boxes: vec[i64] = NO_CELLS  # owners, two cells a box by round and row, lower seat first

    def __init__(self, board: ClassicBoard) -> None:
        """Make an empty shell; `clear`, `copy_from` or `load_plain` fills it."""
        super().__init__(board)
        self.board: ClassicBoard = board

    def clear(self) -> None:
        """Blank the table: no cube, piece or money anywhere."""
        FORM.clear(self, ClassicState(self.board), self.board.sizes)

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same board."""
        assert isinstance(other, ClassicState)
        self.copy_county(other)
        self.next_prospector = other.next_prospector
        self.later_prospector = other.later_prospector
        self.cubes_left = other.cubes_left[:]
        self.boxes = other.boxes[:]

    def clone(self) -> State:
        """Return an independent equal state on the same board."""
        twin: ClassicState = ClassicState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the numbers, the luck's words and every row, in the documented order."""
        return FORM.to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        self.clear()
        FORM.load_plain(self, rows, self.board.sizes)
