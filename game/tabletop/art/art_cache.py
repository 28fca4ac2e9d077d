"""The pieces at every scale they are shown at, kept from one table to the next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from game.scene.drawing.colours import Look, worn
from game.tabletop.art.table_art import TableArt

SCALES_KEPT = 8


Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class ArtRoom(Generic[Art_co]):
    """Hands out the pieces as the present look paints them; forgets the scale used longest ago."""

    def __init__(self, asset_folder: Path, make: Callable[[Path, float], Art_co]) -> None:
        """Take the folder of all assets and what makes the pieces at so many pixels per u."""
        self._folder, self._make = asset_folder, make
        self._kept: OrderedDict[tuple[float, Look], Art_co] = OrderedDict()

    def at(self, k: float) -> Art_co:
        """Return the pieces at so many pixels per u."""
        key = round(k, 3), worn()
        art = self._kept.get(key)
        if art is None:
            if len(self._kept) >= SCALES_KEPT:
                self._kept.popitem(last=False)
            art = self._kept[key] = self._make(self._folder, key[0])
        else:
            self._kept.move_to_end(key)
        return art
