"""The declaration of a state's contents: its numbers, and its rows of cells.

A title lists both in the order of the plain form. Blank states, saving and loading, the secret
rows a view leaves blank and the owner of each changed cell are derived from the list. Copying is
not: search copies states all the time, so a title writes it out for the compiler, and the
invariants of saving find a row that it forgets.
"""

from __future__ import annotations

from typing import Final, cast, final

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row, row_to_list
from game.engine.rules import State

NUMBERS_ROW: Final = 0
LUCK_ROW: Final = 1
FIRST_TITLE_ROW: Final = 2  # of the title's own rows in the plain form


@final
class RowDeclaration:
    """One row of a state: `each` cells for every holder of the kind `holder`.

    `blank` is the value of a cell before the game. In a view every cell of a `secret` row has this
    value, unless the title fills in what the seat may know. The row has no cells in games without
    the part named `part`. If the row `grows`, the plain form contains the cells of the holders that
    are always saved, and the cells after them only up to the last one that is not 0.
    """

    def __init__(
        self,
        name: str,
        holder: str,
        each: int = 1,
        blank: int = 0,
        *,
        part: str = "",
        secret: bool = False,
        grows: bool = False,
    ) -> None:
        """Store the name and the properties of the row, which the class explains."""
        self.name: str = name
        self.holder: str = holder
        self.each: int = each
        self.blank: int = blank
        self.part: str = part
        self.secret: bool = secret
        self.grows: bool = grows


@final
class StateSizes:
    """The number of holders of each kind in a game, how many holders are always saved, and the
    parts that the game is played with."""

    def __init__(
        self, made: dict[str, int], written: dict[str, int], part_names: list[str]
    ) -> None:
        """Store the number of holders of each kind (`made`), how many holders are always saved
        (`written`), and the parts in play.

        A kind that `written` does not name is always saved in full.
        """
        self.holder_counts: dict[str, int] = made
        self.written_holder_counts: dict[str, int] = written
        self.parts: list[str] = part_names
        self.blank_state: State | None = None  # a blank state of these sizes, which the others copy

    def count_cells(self, row: RowDeclaration) -> int:
        """Return the number of cells of the row in this game, 0 when its part is not used."""
        if row.part and row.part not in self.parts:
            return 0
        return self.holder_counts[row.holder] * row.each

    def count_cells_always_in_plain_form(self, row: RowDeclaration) -> int:
        """Return how many cells of the row every plain form contains, whatever their values."""
        holders: int = self.written_holder_counts.get(row.holder, self.holder_counts[row.holder])
        return min(holders * row.each, self.count_cells(row))


@final
class StateForm:
    """The declared numbers and rows of a title's states. Each is an attribute of the state with its
    declared name."""

    def __init__(self, number_names: list[str], rows: list[RowDeclaration]) -> None:
        """Store the names and rows in the order of the plain form."""
        self.numbers: list[str] = number_names
        self.rows: list[RowDeclaration] = rows

    def reset_to_blank(self, state: State, new_state: State, sizes: StateSizes) -> None:
        """Make `state` the blank state of these sizes, by copying one that `sizes` stores.

        The first call for `sizes` makes this stored state from `new_state`, a state of the title
        that has no rows yet. A row that is set by attribute name is never freed (mypyc 2.4), so the
        rows are made only once per game.
        """
        if sizes.blank_state is None:
            for row in self.rows:
                setattr(new_state, row.name, make_filled_row(sizes.count_cells(row), row.blank))
            sizes.blank_state = new_state
        state.copy_from(sizes.blank_state)

    def clear_secrets(self, view: State) -> None:
        """Set the words of the view's generator to 0 and every cell of its secret rows to the
        row's blank value."""
        view.luck.clear_state_words()
        for row in self.rows:
            if row.secret:
                cells: vec[i64] = row_of_state(view, row.name)
                blank: i64 = row.blank
                for cell in range(i64(len(cells))):
                    cells[cell] = blank

    def to_plain(self, state: State, sizes: StateSizes) -> list[list[int]]:
        """Return one list with the numbers, one with the generator's words and one for every row,
        in this order. The list of a row has the cells of the holders that are always saved and, if
        the row grows, the cells after them up to the last one that is not 0."""
        plain: list[list[int]] = [
            [int(getattr(state, name)) for name in self.numbers],
            state.luck.state_words(),
        ]
        for row in self.rows:
            plain.append(self._written_numbers(row_of_state(state, row.name), row, sizes))
        return plain

    def load_plain(self, state: State, rows: list[list[int]], sizes: StateSizes) -> None:
        """Fill a blank state from what `to_plain` returned; raise ValueError when the number of
        rows, of numbers or of cells does not fit.
        """
        expected: int = FIRST_TITLE_ROW + len(self.rows)
        if len(rows) != expected or len(rows[NUMBERS_ROW]) != len(self.numbers):
            raise ValueError(f"a state has {expected} rows, found {len(rows)}")
        for name, number in zip(self.numbers, rows[NUMBERS_ROW], strict=True):
            setattr(state, name, number)
        if any(rows[LUCK_ROW]):
            state.luck.set_state_words(rows[LUCK_ROW])
        else:
            state.luck.clear_state_words()
        for index, row in enumerate(self.rows):
            _copy_numbers_to_row(
                row_of_state(state, row.name), rows[FIRST_TITLE_ROW + index], row, sizes
            )

    def cell_layout(self, sizes: StateSizes) -> list[tuple[str, int]]:
        """Return the name and length of every number (1 cell) and every row (all its cells)."""
        named: list[tuple[str, int]] = [(name, 1) for name in self.numbers]
        for row in self.rows:
            named.append((row.name, sizes.count_cells(row)))
        return named

    def write_cells(self, state: State, sheet: CellSheet) -> None:
        """Write the numbers and rows to the sheet in the order of `cell_layout`; titles that need
        more speed override this."""
        for name in self.numbers:
            sheet.write_number(i64(getattr(state, name)))
        for row in self.rows:
            sheet.write_row(row_of_state(state, row.name))

    def index_of_row(self, name: str) -> int:
        """Return the index of the named row in the plain form; raise ValueError when there is no
        such row.
        """
        return FIRST_TITLE_ROW + [row.name for row in self.rows].index(name)

    def row_at_index(self, index: int) -> RowDeclaration | None:
        """Return the row with that index in the plain form, None for the numbers and the
        generator.
        """
        return self.rows[index - FIRST_TITLE_ROW] if index >= FIRST_TITLE_ROW else None

    def _written_numbers(
        self, cells: vec[i64], row: RowDeclaration, sizes: StateSizes
    ) -> list[int]:
        least: i64 = sizes.count_cells_always_in_plain_form(row)
        length: i64 = least
        if row.grows:
            length = i64(len(cells))
            while length > least and cells[length - 1] == 0:
                length -= 1
        return row_to_list(cells[:length])


def row_of_state(state: State, name: str) -> vec[i64]:
    """Return the state's row of that name."""
    return cast("vec[i64]", getattr(state, name))


def _copy_numbers_to_row(
    cells: vec[i64], numbers: list[int], row: RowDeclaration, sizes: StateSizes
) -> None:
    """Copy the numbers into a blank row; raise ValueError when their count is not allowed."""
    least: int = sizes.count_cells_always_in_plain_form(row)
    most: int = len(cells) if row.grows else least
    if not least <= len(numbers) <= most:
        allowed: str = f"{least}" if least == most else f"{least} to {most}"
        raise ValueError(f"{row.name} holds {allowed} numbers, not {len(numbers)}")
    cell: i64 = 0
    for number in numbers:
        cells[cell] = number
        cell += 1
