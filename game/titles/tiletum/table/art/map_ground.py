"""The baked map of Europe, painted or plain."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.scene.look import worn
from game.tabletop.map.baked_part import lay_window
from game.tabletop.map.map_frame import MapFrame

FOLDER: Final = Path("tiletum") / "images"
DOUBLE_FROM_K: Final = 1.15
EXTENT: Final = (-380.0, -100.0, 1940.0, 1210.0)
"""What the bakes show, in u: left, top, width and height (recipe.toml)."""
SEA: Final = "#4F78AE"


class BakedGround:
    """Fits the bakes to windows; plain colour stands in for a missing file.

    `faults` holds one sentence per unusable file. With high contrast the coasts are bare.
    """

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        self.faults: list[str] = []
        self._folder = asset_folder / FOLDER

    def paint(self, frame: MapFrame, scene: str) -> pygame.Surface:
        """Return the map, the size of the frame."""
        surface = pygame.Surface(frame.size, 0, 32)
        surface.fill(SEA)
        ending = "_double" if frame.k * frame.scale > DOUBLE_FROM_K else ""
        path = self._folder / f"map{'_plain' if scene == 'plain' else ''}{ending}.webp"
        try:
            left, top = frame.to_screen(EXTENT[:2])
            right, low = frame.to_screen((EXTENT[0] + EXTENT[2], EXTENT[1] + EXTENT[3]))
            place = pygame.Rect(left, top, right - left, low - top)
            lay_window(surface, pygame.image.load(path), place)
        except (OSError, pygame.error) as error:
            self.faults.append(f"The map {path.name} cannot be used: {error}.")
        return surface

    def base(self, scene: str) -> str:
        """Return the scene itself: each is a picture of its own."""
        return scene

    def finish(self, picture: pygame.Surface, scene: str) -> None:
        """Nothing is left to do."""


def ground_now() -> str:
    """Return the map that the present look wants: "plain" or "painted"."""
    return "plain" if worn().high_contrast else "painted"
