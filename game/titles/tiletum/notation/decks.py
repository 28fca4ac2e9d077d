"""What is left in the piles, as text: unordered, so in alphabetical order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.titles.tiletum.rules.components import DECKS
from game.titles.tiletum.rules.kinds import BONUS_DECK
from game.titles.tiletum.rules.state import TiletumState
from game.toml_text import quoted

WIDTH: Final = 148  # characters of a line with tiles
GONE: Final = "gone"
ORDER: Final = ("bonus", "bonus_discard", "contracts", "characters")


def deck_lines(state: TiletumState) -> Iterator[str]:
    """Return the lines of the piles."""
    yield "[decks]"
    for key in (*ORDER, GONE) if state.board.cardinal >= 0 else ORDER:
        if key == GONE:
            words = out_of_the_game(state)
        else:
            words = discarded(state) if key == "bonus_discard" else left_in_pile(state, key)
        yield from tile_list(key, words)


def left_in_pile(state: TiletumState, key: str) -> list[str]:
    """Return the tiles of a pile, each as often as it is there."""
    board, deck = state.board, DECKS.index(key)
    cells = range(int(board.cell_from[deck]), int(board.cell_from[deck + 1]))
    return [
        board.tile_names[int(board.tile_in[cell])]
        for cell in cells
        for _copy in range(int(state.pile[cell]))
    ]


def discarded(state: TiletumState) -> list[str]:
    """Return the used bonus tiles."""
    board = state.board
    first = int(board.cell_from[BONUS_DECK])
    return [
        board.tile_names[int(board.tile_in[first + cell])]
        for cell in range(int(board.bonus_cells))
        for _copy in range(int(state.discard[cell]))
    ]


def out_of_the_game(state: TiletumState) -> list[str]:
    """Return the tiles that the Cardinal took out of the game (C-401)."""
    names = state.board.tile_names
    return [name for tile, name in enumerate(names) for _copy in range(int(state.gone[tile]))]


def tile_list(key: str, words: list[str]) -> Iterator[str]:
    """Return a list of tiles: on one line, or on several of a readable width."""
    items = [quoted(word) for word in words]
    whole = f"{key} = [{', '.join(items)}]"
    if len(whole) <= WIDTH:
        yield whole
        return
    yield f"{key} = ["
    line = " "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            yield line
            line = " "
        line += f" {item},"
    yield line
    yield "]"
