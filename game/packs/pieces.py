"""The pieces of a box as its owner checks them: one tile, one card or one row of a table each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.engine.replaceable_numbers import NumbersByFileAndKey, ReplaceableNumbers
from game.packs.component_files import SOURCE_KEY

COPIES_PER_ENTRY_KEY: Final = "count"  # of an entry: the number of such pieces in the box
PathStep = str | int
ValuePath = tuple[PathStep, ...]


@dataclass(frozen=True, slots=True)
class PackPiece:
    """One piece of a box that has numbers: the value of `key` in a file or, if `list_index` is not
    -1, the entry of that list.

    If `key` is "", the piece consists of all values of its file that are neither lists nor tables.
    """

    file: str
    key: str = ""
    list_index: int = -1  # from 0, of an entry in a list

    @property
    def name(self) -> str:
        """The name of the piece in a pack."""
        of_file = f"{self.file}.{self.key}" if self.key else self.file
        return f"{of_file} {self.list_index + 1}" if self.list_index >= 0 else of_file

    @property
    def group_name(self) -> str:
        """The group under which the piece is listed: the list for an entry of a list, otherwise
        the file."""
        return f"{self.file}.{self.key}" if self.list_index >= 0 else self.file

    @property
    def path(self) -> ValuePath:
        """The path of the piece in the numbers: its file, followed by its key and its index if it
        has them."""
        entry = (self.list_index,) if self.list_index >= 0 else ()
        return (self.file, *((self.key,) if self.key else ()), *entry)


def pieces_of_box(numbers: NumbersByFileAndKey) -> tuple[PackPiece, ...]:
    """Return the pieces of a box in the order of its files."""
    return tuple(piece for file, table in numbers.items() for piece in _pieces_in_file(file, table))


def _pieces_in_file(file: str, table: dict[str, Any]) -> Iterator[PackPiece]:
    if any(not isinstance(value, list | dict) for value in table.values()):
        yield PackPiece(file)
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(e, dict) for e in value):
            yield from (PackPiece(file, key, number) for number in range(len(value)))
        elif isinstance(value, list | dict):
            yield PackPiece(file, key)


def changeable_paths(
    piece: PackPiece, value: Any, replaceable_numbers: ReplaceableNumbers
) -> tuple[ValuePath, ...]:
    """Return the paths, relative to the piece, of those numbers and words of its value that the
    owner may change."""
    if not piece.key:
        return tuple((key,) for key, part in value.items() if not isinstance(part, list | dict))
    fields = replaceable_numbers.varying_fields[piece.file][piece.key]
    unfolded = f"{piece.file}.{piece.key}" in replaceable_numbers.keys_of_replaceable_entries
    parts = value
    if fields and isinstance(value, dict):
        parts = {key: value[key] for key in fields if key in value}
        if unfolded:
            parts.pop(COPIES_PER_ENTRY_KEY, None)
    return tuple(_leaf_paths(parts))


def numbers_with_entry_per_piece(
    numbers: NumbersByFileAndKey, replaceable_numbers: ReplaceableNumbers
) -> NumbersByFileAndKey:
    """Return a copy of the numbers without sources. In lists in which an entry can stand for
    several equal pieces, the entry is repeated, so that each piece has its own."""
    return {
        file: {
            key: _one_entry_per_piece(value)
            if f"{file}.{key}" in replaceable_numbers.keys_of_replaceable_entries
            else without_sources(value)
            for key, value in table.items()
        }
        for file, table in numbers.items()
    }


def without_sources(value: Any) -> Any:
    """Return a copy of a value without its sources."""
    if isinstance(value, list):
        return [without_sources(part) for part in value]
    if isinstance(value, dict):
        return {key: without_sources(part) for key, part in value.items() if key != SOURCE_KEY}
    return value


def _one_entry_per_piece(entries: list[Any]) -> list[Any]:
    pieces = []
    for entry in entries:
        count = entry.get(COPIES_PER_ENTRY_KEY, 1)
        for _ in range(count if type(count) is int else 1):
            one = without_sources(entry)
            pieces.append({**one, COPIES_PER_ENTRY_KEY: 1} if COPIES_PER_ENTRY_KEY in one else one)
    return pieces


def group_paths_into_rows(paths: tuple[ValuePath, ...]) -> list[list[ValuePath]]:
    """Return the paths grouped into rows, in order: consecutive paths to numbers of one list form a
    row; every path that is not in a list forms a row alone."""
    rows: list[list[ValuePath]] = []
    for path in paths:
        if (
            rows
            and isinstance(path[-1], int)
            and _path_without_indices(rows[-1][0]) == _path_without_indices(path)
        ):
            rows[-1].append(path)
        else:
            rows.append([path])
    return rows


def _path_without_indices(path: ValuePath) -> ValuePath:
    return tuple(step for step in path if isinstance(step, str))


def _leaf_paths(value: Any, path: ValuePath = ()) -> Iterator[ValuePath]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaf_paths(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _leaf_paths(part, (*path, number))
    else:
        yield path
