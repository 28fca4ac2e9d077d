"""The studio of Tinners' Trail: its art, and the art's names for the colours of its seats."""

from __future__ import annotations

from typing import Final

from game.tabletop.studio import Studio as TableStudio
from game.titles.tinners_trail.table.art.piece_art import PieceArt

PAINTS: Final = {
    "pink": "oxblood",
    "yellow": "gorse",
    "blue": "indigo",
    "green": "sea-green",
    "orange": "pitch",
}

Studio = TableStudio[PieceArt]
