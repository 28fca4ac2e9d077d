"""Lines and words that the parts of a position share."""

from __future__ import annotations

from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState


def tile_word(state: TiletumState, spot: int) -> str:
    """Return the tile that lies on a spot, "" where none does."""
    tile = int(state.lying[spot])
    return "" if tile == EMPTY else state.board.tile_names[tile]


def tile_words(state: TiletumState, row: str, first: int, end: int) -> list[str]:
    """Return the tiles in some cells of a row, without the empty ones."""
    cells = state.row(row)
    return [state.board.tile_names[int(cells[n])] for n in range(first, end) if cells[n] != EMPTY]
