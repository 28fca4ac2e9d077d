"""Cells of a state as words and back: what the parts of a position share."""

from collections.abc import Iterable, Sequence

from game.engine.cells import i64, vec
from game.files.toml_fields import Fields, allowed_words, listed, shown
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState

Colours = tuple[str, ...]


def cells_of(state: TiletumState, row: str, seat: int) -> list[int]:
    """Return a seat's cells of a row; none of a part that is not played."""
    cells = state.row(row)
    each = len(cells) // int(state.seats)
    return [int(cell) for cell in cells[seat * each : (seat + 1) * each]]


def fill(row: vec[i64], first: int, numbers: Iterable[int]) -> None:
    """Write numbers into the cells of a row from one on."""
    for place, number in enumerate(numbers):
        row[first + place] = number


def named(cells: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return what the cells that are not empty are called."""
    return [names[int(cell)] for cell in cells if cell != EMPTY]


def marked(cells: vec[i64], names: Iterable[str]) -> list[str]:
    """Return the names whose cell is set."""
    return [name for number, name in enumerate(names) if cells[number]]


def mark(row: vec[i64], names: Sequence[str], words: Iterable[str]) -> None:
    """Set the cells of some of the names."""
    for word in words:
        row[names.index(word)] = 1


def tile_word(state: TiletumState, spot: int) -> str:
    """Return the tile that lies on a spot, "" where none does."""
    tile = state.lying[spot]
    return "" if tile == EMPTY else state.board.tile_names[tile]


def names_in(board: Board, deck: int) -> list[str]:
    """Return the names of the tiles of a deck."""
    cells = range(board.cell_from[deck], board.cell_from[deck + 1])
    return [board.tile_names[board.tile_in[cell]] for cell in cells]


def each_once(
    fields: Fields, key: str, words: Sequence[str], what: str, usual: Iterable[int]
) -> list[int]:
    """Return the numbers of words a key lists, each once; left out those that are usual."""
    found = fields.words(key, words, what, [words[int(number)] for number in usual])
    if len(found) < len(words):
        raise fields.refusal(key, f"is {shown(found)}", f"each of {listed(words)} once")
    return [words.index(word) for word in found]


def tile_names(
    fields: Fields, key: str, known: Sequence[str], most: int | None = None
) -> list[str]:
    """Return the tiles a key lists, none where it is left out; each is one that is known."""
    words = fields.items(key, "tiles", ())
    for word in words:
        if word not in known:
            raise fields.refusal(key, f"has {shown(word)}", allowed_words(word, known))
    if most is not None and len(words) > most:
        raise fields.refusal(key, f"has {len(words)} tiles", f"at most {most}")
    return [str(word) for word in words]
