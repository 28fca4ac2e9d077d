"""Pictures that fill the window: the title, its dark form, and the hand-over chart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.tabletop.art.palette import NIGHT

FOLDER: Final = Path("tinners_trail") / "images"
DOUBLE_FROM_HEIGHT: Final = 1240
"""Taller windows use the double-size bake."""
DARK: Final = (10, 19, 24, 140)
"""Laid over the title picture for setup and end: 55 %."""
KEEP_RIGHT: Final = 0.82
KEEP_LOW: Final = 0.5
"""Where a window of other proportions crops: the engine house stays, the sea gives way."""


class _Background:
    """One picture shipped in two sizes; plain night stands in for a missing file."""

    _file: str

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `tinners_trail/`; read the file on first use."""
        self.faults: list[str] = []
        self._folder = asset_folder / FOLDER

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a new surface of the window's size, filled without distortion."""
        surface = pygame.Surface(size, 0, 32)
        surface.fill(NIGHT)
        source = self._read(size)
        if source is not None:
            surface.blit(_cropped(source, size), (0, 0))
        return surface

    def _read(self, size: tuple[int, int]) -> pygame.Surface | None:
        tall = max(size[1], size[0] * 9 // 16) > DOUBLE_FROM_HEIGHT
        path = self._folder / f"{self._file}{'_double' if tall else ''}.webp"
        try:
            picture = pygame.image.load(path)
        except (OSError, pygame.error) as error:
            fault = f"The picture {path.name} cannot be used: {error}."
            if fault not in self.faults:
                self.faults.append(fault)
            return None
        plain = pygame.Surface(picture.get_size(), 0, 32)
        plain.blit(picture, (0, 0))
        return plain


class TitlePicture(_Background):
    """The engine house at dusk."""

    _file = "title"

    def dark(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the same picture under the night, for the setup and end screens."""
        surface = self.picture(size)
        night = pygame.Surface(size, pygame.SRCALPHA)
        night.fill(DARK)
        surface.blit(night, (0, 0))
        return surface


class HandoverGround(_Background):
    """The dark chart behind the envelope; it shows nothing of the game."""

    _file = "handover"


def _cropped(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the source scaled to cover `size`, its surplus cut off."""
    ratio = max(size[0] / source.get_width(), size[1] / source.get_height())
    width = min(source.get_width(), round(size[0] / ratio))
    height = min(source.get_height(), round(size[1] / ratio))
    left = round((source.get_width() - width) * KEEP_RIGHT)
    top = round((source.get_height() - height) * KEEP_LOW)
    part = source.subsurface((left, top, width, height))
    return part if part.get_size() == size else pygame.transform.smoothscale(part, size)
