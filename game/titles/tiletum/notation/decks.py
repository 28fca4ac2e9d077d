"""What is left in the piles, as text: unordered, so in alphabetical order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.notation.copies import each_of
from game.titles.tiletum.notation.texts import tile_words
from game.titles.tiletum.rules.components import EVERY_DECK
from game.titles.tiletum.rules.kinds import BONUS_DECK
from game.titles.tiletum.rules.state import TiletumState
from game.toml_text import quoted

WIDTH: Final = 148  # characters of a line with tiles
GONE: Final = "gone"
DISCARDED: Final = "bonus_discard"
BOX: Final = "box"
UNDER: Final = ("contracts_under", "underground_under")
ORDER: Final = ("bonus", "bonus_discard", "contracts", "characters")
SILVER_ORDER: Final = (
    *("bonus", "bonus_discard", "contracts", "contracts_under", "characters"),
    *("underground", "underground_under", GONE),
)


def deck_lines(state: TiletumState) -> Iterator[str]:
    """Return the lines of the piles."""
    yield "[decks]"
    solo = state.board.cardinal >= 0
    keys = SILVER_ORDER if state.board.silver else (*ORDER, GONE) if solo else ORDER
    for key in (*keys, BOX) if solo and state.board.silver else keys:
        yield from tile_list(key, words_of(state, key))


def words_of(state: TiletumState, key: str) -> list[str]:
    """Return the tiles of a deck, or of those put aside for one reason."""
    if key in (GONE, BOX):
        return counted(state, key)
    if key in UNDER:
        return tile_words(state, key, 0, len(state.row(key)))
    return discarded(state) if key == DISCARDED else left_in_pile(state, key)


def left_in_pile(state: TiletumState, key: str) -> list[str]:
    """Return the tiles of a pile, each as often as it is there."""
    board, deck = state.board, EVERY_DECK.index(key)
    cells = range(int(board.cell_from[deck]), int(board.cell_from[deck + 1]))
    names = (board.tile_names[int(board.tile_in[cell])] for cell in cells)
    return each_of(names, (state.pile[cell] for cell in cells))


def discarded(state: TiletumState) -> list[str]:
    """Return the used bonus tiles."""
    board = state.board
    first = int(board.cell_from[BONUS_DECK])
    cells = range(int(board.bonus_cells))
    names = (board.tile_names[int(board.tile_in[first + cell])] for cell in cells)
    return each_of(names, (state.discard[cell] for cell in cells))


def counted(state: TiletumState, key: str) -> list[str]:
    """Return the tiles that have left the game, or that were never in it (C-401, S-407)."""
    return each_of(state.board.tile_names, state.row(key))


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
