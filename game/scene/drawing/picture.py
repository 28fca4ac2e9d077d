"""Pictures, and the transforms they are drawn through."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.scene.stage.placing import Point


class Transform(NamedTuple):
    """Origin in px, px per u, and the opacity inherited from above."""

    x: float
    y: float
    k: float
    alpha: float = 1.0

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Whole pixels of a box given in u: both edges are rounded, so neighbours never gap or
        overlap.
        """
        left, top = round(self.x + x * self.k), round(self.y + y * self.k)
        right = round(self.x + (x + width) * self.k)
        bottom = round(self.y + (y + height) * self.k)
        return Rect(left, top, right - left, bottom - top)

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point given in u."""
        return round(self.x + x * self.k), round(self.y + y * self.k)

    def local(self, point_px: Point) -> Point:
        """The point in u of a pixel."""
        return (point_px[0] - self.x) / self.k, (point_px[1] - self.y) / self.k

    def inside(self, place: tuple[float, float, float, float]) -> Transform:
        """The transform of a child at (x, y) with (scale, alpha)."""
        x, y, scale, alpha = place
        return Transform(
            self.x + x * self.k, self.y + y * self.k, self.k * scale, self.alpha * alpha
        )


class Picture(NamedTuple):
    """A surface that is never painted on again; `left`, `top` = px from the box's corner to the
    surface's corner.

    A soft shadow reaches outside its box, so its picture has a negative `left` and `top`.
    """

    surface: Surface
    left: int = 0
    top: int = 0

    def weight(self) -> int:
        """Memory in bytes."""
        return self.surface.get_height() * self.surface.get_pitch()


def as_picture(thing: Picture | Surface) -> Picture:
    """A bare surface becomes a picture that hangs exactly in its box."""
    return thing if isinstance(thing, Picture) else Picture(thing)
