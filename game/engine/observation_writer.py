"""Observation rows and legal-move masks, filled in place, for learning environments."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32, u8

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.move_space import MoveSpace
from game.engine.rows import make_zero_row
from game.engine.rules import Rules, State

HEAD_CELL_COUNT: Final = 2  # cells before the title's own: the seat, and whether it has to decide


@final
class ObservationWriter:
    """The observations and legal-move masks of several tables, one row per table.

    `cell_sheet.cells` holds `width` numbers per table: the seat, whether it decides (1 or 0), and
    what `Rules.write_cells_seen_by_seat` writes for it. `mask` holds `size` cells per table, 1 for
    each legal move. `listed_move_indices` holds the indices of these moves in ascending order,
    `room` cells per table, of which the first `listed_move_counts` are filled.
    """

    def __init__(self, rules: Rules, game_count: i64) -> None:
        """Allocate the rows of this number of tables."""
        self.rules: Rules = rules
        self.moves: MoveSpace = rules.move_space()
        self.size: i64 = self.moves.size
        self.room: i64 = rules.max_move_count
        self.width: i64 = HEAD_CELL_COUNT
        for _name, length in rules.names_and_lengths_of_cells():
            self.width += length
        self.view: State = rules.new_state()
        self.move_buffer: vec[i64] = make_zero_row(rules.max_move_count)
        self.cell_sheet: CellSheet = CellSheet(game_count * self.width, self.moves)
        self.mask: vec[u8] = vec[u8]([u8(0) for _ in range(game_count * self.size)])
        self.listed_move_indices: vec[i32] = vec[i32](
            [i32(0) for _ in range(game_count * self.room)]
        )
        self.listed_move_counts: vec[i32] = vec[i32]([i32(0) for _ in range(game_count)])

    def write_observation(self, state: State, seat: i64, game_index: i64) -> None:
        """Write a table's row in `cell_sheet`: the seat, 1 if it decides or 0 if not, and what it
        may know of the true state."""
        self.write_row_header(state, seat, game_index)
        self.rules.write_cells_seen_by_seat(state, seat, self.view, self.cell_sheet)

    def write_observation_from_view(self, view: State, seat: i64, game_index: i64) -> None:
        """Write a table's row in `cell_sheet` from a view that was made for this seat."""
        self.write_row_header(view, seat, game_index)
        self.rules.write_cells(view, self.cell_sheet)

    def write_row_header(self, state: State, seat: i64, game_index: i64) -> None:
        """Set the write position of the sheet to the start of a table's row, and write its first
        two cells: the seat, and 1 if the seat decides or 0 if not."""
        sheet: CellSheet = self.cell_sheet
        sheet.write_index = game_index * self.width
        sheet.write_number(seat)
        sheet.write_number(i64(state.to_move == seat))

    def write_legal_moves(self, state: State, game_index: i64) -> i64:
        """Write the legal moves of the deciding seat into the table's mask and list; return how
        many there are, 0 when no seat decides."""
        self.clear_legal_moves(game_index)
        count: i64 = 0
        if state.to_move >= 0:
            count = self.rules.legal_moves(state, self.move_buffer)
        move_codes: vec[i64] = self.move_buffer  # the same list, looked up once
        moves: MoveSpace = self.moves
        mask: vec[u8] = self.mask
        listed: vec[i32] = self.listed_move_indices
        cell: i64 = game_index * self.size
        place: i64 = game_index * self.room
        for number in range(count):
            index: i64 = moves.index_of_move(move_codes[number])
            mask[cell + index] = u8(1)
            listed[place + number] = i32(index)
        self.listed_move_counts[game_index] = i32(count)
        return count

    def clear_legal_moves(self, game_index: i64) -> None:
        """Set the mask cells of the table's listed moves back to 0, and set the number of its
        listed moves to 0."""
        mask: vec[u8] = self.mask
        listed: vec[i32] = self.listed_move_indices
        cell: i64 = game_index * self.size
        place: i64 = game_index * self.room
        for number in range(i64(self.listed_move_counts[game_index])):
            mask[cell + i64(listed[place + number])] = u8(0)
        self.listed_move_counts[game_index] = i32(0)

    def is_legal(self, game_index: i64, move_index: i64) -> bool:
        """Return whether the move with that index is in the mask of the game."""
        return 0 <= move_index < self.size and self.mask[game_index * self.size + move_index] == u8(
            1
        )
