"""The studio of Tinners' Trail: what draws with its art."""

from __future__ import annotations

from game.tabletop.studio import Studio as TableStudio
from game.titles.tinners_trail.table.art.piece_art import PieceArt

Studio = TableStudio[PieceArt]
