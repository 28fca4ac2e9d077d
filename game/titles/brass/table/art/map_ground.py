"""The baked map, by day and by gaslight."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.fields import toml_table
from game.tabletop.map.baked_part import lay_window
from game.tabletop.map.map_frame import MapFrame

FOLDER: Final = Path("brass") / "images"
DOUBLE_FROM_K: Final = 1.15
EXTENT: Final = (-380.0, -120.0, 2320.0, 1280.0)
SEA: Final = {"canal": "#93AEA1", "rail": "#14242A"}
LOOKS: Final = {"canal": "day", "rail": "night"}


class BakedGround:
    """Fits the bakes to windows; plain colour stands in for a missing file.

    `faults` holds one sentence per unusable file.
    """

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        self.faults: list[str] = []
        self._folder = asset_folder / FOLDER
        self._extent = self._read_extent()

    def paint(self, frame: MapFrame, scene: str) -> pygame.Surface:
        """Return the map of an era, the size of the frame."""
        surface = pygame.Surface(frame.size, 0, 32)
        surface.fill(SEA[scene])
        ending = "_double" if frame.k * frame.scale > DOUBLE_FROM_K else ""
        path = self._folder / f"map_{LOOKS[scene]}{ending}.webp"
        try:
            lay_window(surface, pygame.image.load(path), _rect(frame, self._extent))
        except (OSError, pygame.error) as error:
            self.faults.append(f"The map {path.name} cannot be used: {error}.")
        return surface

    def base(self, scene: str) -> str:
        """Return the scene itself: every era is a picture of its own."""
        return scene

    def finish(self, picture: pygame.Surface, scene: str) -> None:
        """Nothing is left to do."""

    def _read_extent(self) -> tuple[float, float, float, float]:
        path = self._folder / "map.toml"
        try:
            plain = toml_table(path.read_text(encoding="utf-8"), path.name)
            left, top, width, height = (float(number) for number in plain["extent"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            self.faults.append(f"The map's extent in map.toml cannot be used: {error}.")
            return EXTENT
        return left, top, width, height


def _rect(frame: MapFrame, extent: tuple[float, float, float, float]) -> pygame.Rect:
    left, top = frame.to_screen(extent[:2])
    right, low = frame.to_screen((extent[0] + extent[2], extent[1] + extent[3]))
    return pygame.Rect(left, top, right - left, low - top)
