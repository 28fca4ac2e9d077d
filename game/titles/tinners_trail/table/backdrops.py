"""Pictures that fill the window behind the menus: dusk over the sea, plain and dimmed."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.scene.cache import SURFACES
from game.scene.theme import NIGHT, mix

SKY = (
    (0.0, "#10233A"),
    (0.3, "#2F4560"),
    (0.52, "#7A6274"),
    (0.63, "#D08A63"),
    (0.64, "#152C3C"),
    (1.0, "#0F1A22"),
)
NIGHTFALL = 0.55


class Backdrops:
    """Backdrops by kind and size, remembered."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `tinners_trail/`."""
        self._folder = asset_folder

    def picture(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return the backdrop "title", "dark" or "handover" at a size in px."""
        return SURFACES.get(("backdrop", kind, size), lambda: self._draw(kind, size))

    def _draw(self, kind: str, size: tuple[int, int]) -> Surface:
        column = Surface((1, size[1]))
        for y in range(size[1]):
            colour = _sky(y / size[1])
            column.set_at((0, y), colour if kind == "title" else mix(colour, NIGHT, NIGHTFALL))
        if kind == "handover":
            column.fill(NIGHT)
        return pygame.transform.scale(column, size)


def _sky(share: float) -> tuple[int, int, int]:
    for (start, high), (end, low) in zip(SKY, SKY[1:], strict=False):
        if share <= end:
            at = (share - start) / (end - start)
            return mix(tuple(pygame.Color(high))[:3], tuple(pygame.Color(low))[:3], at)
    return NIGHT
