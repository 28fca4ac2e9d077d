"""What draws one look with the pieces of Tinners' Trail."""

from __future__ import annotations

from game.tabletop.panel.exhibit import Exhibit as TableExhibit
from game.tabletop.panel.exhibit import Look
from game.titles.tinners_trail.table.art.piece_art import PieceArt

Exhibit = TableExhibit[PieceArt, Look]
