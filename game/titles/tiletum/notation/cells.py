"""Conversion between the cells of a state and words, shared by all parts of a position."""

from collections.abc import Iterable, Sequence

from game.engine.cells import i64, vec
from game.files.toml_fields import (
    TomlFields,
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState

Colours = tuple[str, ...]


def seat_cells_of_row(state: TiletumState, row: str, seat: int) -> list[int]:
    """Return a seat's share of a row that has equally many cells for each seat; [] for a row of an
    expansion that is not in play."""
    cells = state.row(row)
    each = len(cells) // int(state.seats)
    return [int(cell) for cell in cells[seat * each : (seat + 1) * each]]


def fill_cells(row: vec[i64], first_cell: int, numbers: Iterable[int]) -> None:
    """Write numbers into consecutive cells of a row, starting at `first_cell`."""
    for place, number in enumerate(numbers):
        row[first_cell + place] = number


def names_of_cells(cells: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return the name of every cell that is not EMPTY; the cells are indices into `names`."""
    return [names[int(cell)] for cell in cells if cell != EMPTY]


def names_of_marked_cells(cells: vec[i64], names: Iterable[str]) -> list[str]:
    """Return the names at the indices where the row is not 0."""
    return [name for number, name in enumerate(names) if cells[number]]


def mark_cells_of_words(row: vec[i64], names: Sequence[str], words: Iterable[str]) -> None:
    """Set the cell at the index of each of `words` in `names` to 1."""
    for word in words:
        row[names.index(word)] = 1


def tile_name_on_spot(state: TiletumState, spot: int) -> str:
    """Return the name of the tile on a spot, "" if there is none."""
    tile = state.lying[spot]
    return "" if tile == EMPTY else state.board.tile_names[tile]


def tile_names_in_deck(board: Board, deck: int) -> list[str]:
    """Return the names of the kinds of tiles in a deck, each once, in the order in which the board
    numbers them."""
    cells = range(board.first_pile_cell_of_deck[deck], board.first_pile_cell_of_deck[deck + 1])
    return [board.tile_names[board.tile_counted_in_pile_cell[cell]] for cell in cells]


def read_permutation_of_words(
    fields: TomlFields,
    key: str,
    words: Sequence[str],
    words_noun: str,
    default_indices: Iterable[int],
) -> list[int]:
    """Return the indices of the words under a key, which must contain each of `words` once;
    `default_indices` if the key is missing."""
    found = fields.word_list(
        key, words, words_noun, [words[int(number)] for number in default_indices]
    )
    if len(found) < len(words):
        raise fields.field_error(
            key, f"is {value_for_message(found)}", f"each of {word_list_for_message(words)} once"
        )
    return [words.index(word) for word in found]


def read_tile_names(
    fields: TomlFields, key: str, known_names: Sequence[str], max_names: int | None = None
) -> list[str]:
    """Return the names of tiles under a key, [] if it is missing; raise Unreadable for an
    unknown name or more than `max_names` names."""
    words = fields.unchecked_list(key, "tiles", ())
    for word in words:
        if word not in known_names:
            raise fields.field_error(
                key, f"has {value_for_message(word)}", allowed_words_for_message(word, known_names)
            )
    if max_names is not None and len(words) > max_names:
        raise fields.field_error(key, f"has {len(words)} tiles", f"at most {max_names}")
    return [str(word) for word in words]
