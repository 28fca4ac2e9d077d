"""A finished picture with the point by which it is placed."""

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.scene.drawing.picture import Picture


class PieceBox(NamedTuple):
    """A rectangle in u around the anchor, which lies at (0, 0)."""

    left: float
    top: float
    width: float
    height: float

    def grown(self, margin: float) -> "PieceBox":
        """Return the box with `margin` u more on every side."""
        return PieceBox(
            self.left - margin,
            self.top - margin,
            self.width + 2 * margin,
            self.height + 2 * margin,
        )


@dataclass(frozen=True, slots=True)
class PieceSprite:
    """A surface (shared and cached: never draw on it) and its anchor in pixels inside it."""

    surface: pygame.Surface
    anchor: tuple[int, int]

    @property
    def picture(self) -> Picture:
        """Return it as a picture that hangs by its anchor."""
        return Picture(self.surface, -self.anchor[0], -self.anchor[1])

    def topleft(self, at: tuple[float, float]) -> tuple[int, int]:
        """Return where to blit so that the anchor comes to `at`, in whole pixels."""
        return round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]

    def rect(self, at: tuple[float, float]) -> pygame.Rect:
        """Return the rectangle covered when the anchor is at `at`."""
        return self.surface.get_rect(topleft=self.topleft(at))

    def blit_to(self, target: pygame.Surface, at: tuple[float, float]) -> pygame.Rect:
        """Draw on `target` with the anchor at `at`; return the changed rectangle."""
        return target.blit(self.surface, self.topleft(at))
