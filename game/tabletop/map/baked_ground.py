"""A map whose pictures were baked: fitted to a window, not drawn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.tabletop.map.baked_part import lay_table, lay_window
from game.tabletop.map.map_frame import MapFrame

DOUBLE_FROM_K: Final = 1.15


class Bake(NamedTuple):
    """The file of a scene, without `_double` and ending, and the colour that lies round it."""

    name: str
    sea: str


class BakedGround:
    """Fits the bakes to windows; plain colour stands in for a missing file.

    `faults` holds one sentence per unusable file.
    """

    def __init__(
        self, folder: Path, bakes: Mapping[str, Bake], extent: tuple[float, float, float, float]
    ) -> None:
        """Take the folder, the bake of every scene, and what they show: left, top, width and
        height in u. Files are read on first use.
        """
        self.faults: list[str] = []
        self._folder, self._bakes, self._extent = folder, bakes, extent

    def paint(self, frame: MapFrame, scene: str) -> pygame.Surface:
        """Return the map of a scene, the size of the frame."""
        bake = self._bakes[scene]
        surface = pygame.Surface(frame.size, 0, 32)
        surface.fill(bake.sea)
        ending = "_double" if frame.k * frame.scale > DOUBLE_FROM_K else ""
        path = self._folder / f"{bake.name}{ending}.webp"
        left, top = frame.to_screen(self._extent[:2])
        right, low = frame.to_screen(
            (self._extent[0] + self._extent[2], self._extent[1] + self._extent[3])
        )
        try:
            place = pygame.Rect(left, top, right - left, low - top)
            lay_table(surface, lay_window(surface, pygame.image.load(path), place))
        except (OSError, pygame.error) as error:
            fault = f"The map {path.name} cannot be used: {error}."
            if fault not in self.faults:
                self.faults.append(fault)
        return surface

    def base(self, scene: str) -> str:
        """Return the scene itself: each is a picture of its own."""
        return scene

    def finish(self, picture: pygame.Surface, scene: str) -> None:
        """Nothing is left to do."""
