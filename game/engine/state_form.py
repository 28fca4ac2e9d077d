"""What a state is made of, said once: its numbers, and its rows of cells.

A title lists both in the order of the plain form. The blank table, saving and loading, what a
view leaves out, and whose thing each changed cell is follow from the list. Copying does not: it
is what search does all day, so a title spells it out for the compiler, and the laws of saving
find a row it forgets.
"""

from __future__ import annotations

from typing import Final, cast, final

from game.engine.cells import i64, vec
from game.engine.rows import filled, numbers_of
from game.engine.rules import State
from game.engine.sheet import CellSheet

NUMBERS_ROW: Final = 0
LUCK_ROW: Final = 1
FIRST_ROW: Final = 2  # of the title's own rows in the plain form


@final
class Row:
    """One row of cells: so many (`each`) for everyone or everything of a kind (`holder`).

    `blank` is what a cell holds before the game, and what a view holds of a `secret` row until
    the title shows a seat what it may know. A row of a `part` the game is played without has
    no cells. A row that `grows` is written as far as the holders that are always written, and
    beyond them as far as its last cell that is not 0.
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
        """Describe the row of that name."""
        self.name: str = name
        self.holder: str = holder
        self.each: int = each
        self.blank: int = blank
        self.part: str = part
        self.secret: bool = secret
        self.grows: bool = grows


@final
class Sizes:
    """How many holders of each kind a game has, how many are always written, and its parts."""

    def __init__(self, made: dict[str, int], written: dict[str, int], parts: list[str]) -> None:
        """Where `written` names no number, every holder is written."""
        self.made: dict[str, int] = made
        self.written: dict[str, int] = written
        self.parts: list[str] = parts
        self.blank: State | None = None  # a table of these sizes, for the others to copy

    def cells(self, row: Row) -> int:
        """Return how many cells the row has."""
        if row.part and row.part not in self.parts:
            return 0
        return self.made[row.holder] * row.each

    def always_written(self, row: Row) -> int:
        """Return how many cells of the row every plain form has."""
        holders: int = self.written.get(row.holder, self.made[row.holder])
        return min(holders * row.each, self.cells(row))


@final
class StateForm:
    """The numbers and rows of a title's states; the fields of the state have the same names."""

    def __init__(self, numbers: list[str], rows: list[Row]) -> None:
        """List them in the order of the plain form."""
        self.numbers: list[str] = numbers
        self.rows: list[Row] = rows

    def clear(self, state: State, new: State, sizes: Sizes) -> None:
        """Blank a state; `new` is another one of its title, without rows.

        Rows are made once a game and copied from then on: one that is set by its name is never
        freed (mypyc 2.4).
        """
        if sizes.blank is None:
            for row in self.rows:
                setattr(new, row.name, filled(sizes.cells(row), row.blank))
            sizes.blank = new
        state.copy_from(sizes.blank)

    def blank_secrets(self, view: State) -> None:
        """Blank the luck and every secret row of a view."""
        view.luck.forget()
        for row in self.rows:
            if row.secret:
                cells: vec[i64] = row_of(view, row.name)
                blank: i64 = row.blank
                for cell in range(i64(len(cells))):
                    cells[cell] = blank

    def to_plain(self, state: State, sizes: Sizes) -> list[list[int]]:
        """Return the numbers, the luck's words and every row."""
        plain: list[list[int]] = [
            [int(getattr(state, name)) for name in self.numbers],
            state.luck.words(),
        ]
        for row in self.rows:
            plain.append(self._written(row_of(state, row.name), row, sizes))
        return plain

    def load_plain(self, state: State, rows: list[list[int]], sizes: Sizes) -> None:
        """Fill a blank state with what `to_plain` wrote; ValueError names what does not fit."""
        expected: int = FIRST_ROW + len(self.rows)
        if len(rows) != expected or len(rows[NUMBERS_ROW]) != len(self.numbers):
            raise ValueError(f"a state has {expected} rows, found {len(rows)}")
        for name, number in zip(self.numbers, rows[NUMBERS_ROW], strict=True):
            setattr(state, name, number)
        if any(rows[LUCK_ROW]):
            state.luck.load(rows[LUCK_ROW])
        else:
            state.luck.forget()
        for index, row in enumerate(self.rows):
            _load(row_of(state, row.name), rows[FIRST_ROW + index], row, sizes)

    def layout(self, sizes: Sizes) -> list[tuple[str, int]]:
        """Return every number, one cell each, and every row with all its cells."""
        named: list[tuple[str, int]] = [(name, 1) for name in self.numbers]
        for row in self.rows:
            named.append((row.name, sizes.cells(row)))
        return named

    def write_cells(self, state: State, sheet: CellSheet) -> None:
        """Write what the layout names; a title that is learnt at speed spells it out."""
        for name in self.numbers:
            sheet.number(i64(getattr(state, name)))
        for row in self.rows:
            sheet.row(row_of(state, row.name))

    def number_of(self, name: str) -> int:
        """Return where the row of that name stands in the plain form."""
        return FIRST_ROW + [row.name for row in self.rows].index(name)

    def row_at(self, number: int) -> Row | None:
        """Return the row of that number in the plain form, None for numbers and luck."""
        return self.rows[number - FIRST_ROW] if number >= FIRST_ROW else None

    def _written(self, cells: vec[i64], row: Row, sizes: Sizes) -> list[int]:
        least: i64 = sizes.always_written(row)
        length: i64 = least
        if row.grows:
            length = i64(len(cells))
            while length > least and cells[length - 1] == 0:
                length -= 1
        return numbers_of(cells[:length])


def row_of(state: State, name: str) -> vec[i64]:
    """Return the state's row of that name."""
    return cast("vec[i64]", getattr(state, name))


def _load(cells: vec[i64], numbers: list[int], row: Row, sizes: Sizes) -> None:
    """Write the numbers over a blank row."""
    least: int = sizes.always_written(row)
    most: int = len(cells) if row.grows else least
    if not least <= len(numbers) <= most:
        allowed: str = f"{least}" if least == most else f"{least} to {most}"
        raise ValueError(f"{row.name} holds {allowed} numbers, not {len(numbers)}")
    cell: i64 = 0
    for number in numbers:
        cells[cell] = number
        cell += 1
