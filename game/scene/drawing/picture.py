"""Picture: a finished surface and where it hangs relative to the box it was made for."""

from typing import NamedTuple

from pygame import Rect, Surface


class Picture(NamedTuple):
    """A surface that is never painted on again; `left`, `top` = px from the box's corner to the
    surface's corner.

    A soft shadow reaches outside its box, so its picture has a negative `left` and `top`.
    """

    surface: Surface
    left: int = 0
    top: int = 0

    def rect_at(self, x: int, y: int) -> Rect:
        """Pixels covered when the box's corner is at (x, y)."""
        width, height = self.surface.get_size()
        return Rect(x + self.left, y + self.top, width, height)

    def weight(self) -> int:
        """Memory in bytes."""
        return self.surface.get_height() * self.surface.get_pitch()


def as_picture(thing: "Picture | Surface") -> Picture:
    """A bare surface becomes a picture that hangs exactly in its box."""
    return thing if isinstance(thing, Picture) else Picture(thing)
