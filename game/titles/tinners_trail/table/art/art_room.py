"""The pieces at every scale they are shown at, kept from one table to the next."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from game.scene.look import Look, worn
from game.titles.tinners_trail.table.art.piece_art import PieceArt

SCALES_KEPT = 8


class ArtRoom:
    """Hands out the pieces as the present look paints them; forgets the scale used longest ago."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        self._folder = asset_folder
        self._kept: OrderedDict[tuple[float, Look], PieceArt] = OrderedDict()

    def at(self, k: float) -> PieceArt:
        """Return the pieces at so many pixels per u."""
        key = round(k, 3), worn()
        art = self._kept.get(key)
        if art is None:
            if len(self._kept) >= SCALES_KEPT:
                self._kept.popitem(last=False)
            art = self._kept[key] = PieceArt(self._folder, key[0])
        else:
            self._kept.move_to_end(key)
        return art
