"""Pictures, and the transforms with which they are drawn."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.scene.stage.sheet_placing import Point


class Transform(NamedTuple):
    """The position of a node on the screen: its origin in px, the number of px per u, and `alpha`,
    its opacity multiplied by that of its ancestors."""

    x: float
    y: float
    px_per_u: float
    alpha: float = 1.0

    def to_px_rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return the rectangle of whole pixels for a box in u; its edges are rounded, so that
        neighbouring boxes leave no gap."""
        left = round(self.x + x * self.px_per_u)
        top = round(self.y + y * self.px_per_u)
        right = round(self.x + (x + width) * self.px_per_u)
        bottom = round(self.y + (y + height) * self.px_per_u)
        return Rect(left, top, right - left, bottom - top)

    def to_px(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a point in u."""
        return round(self.x + x * self.px_per_u), round(self.y + y * self.px_per_u)

    def to_local(self, point_px: Point) -> Point:
        """Return the point in u that corresponds to a point in px."""
        return (point_px[0] - self.x) / self.px_per_u, (point_px[1] - self.y) / self.px_per_u

    def child_transform(self, x: float, y: float, scale: float, alpha: float) -> "Transform":
        """Return the transform of a child at (x, y) with a scale and an opacity relative to this
        one."""
        k = self.px_per_u
        values = (self.x + x * k, self.y + y * k, k * scale, self.alpha * alpha)
        return tuple.__new__(Transform, values)  # for every node of every frame: twice as fast


class Picture(NamedTuple):
    """A surface that is never changed; `left` and `top` are the offset in px from the box's corner
    to the surface's corner.

    A soft shadow reaches outside its box, so its picture has a negative `left` and `top`.
    """

    surface: Surface
    left: int = 0
    top: int = 0


class RepeatedTilePicture(NamedTuple):
    """A picture whose middle is one tile, repeated several times from left to right.

    `parts_and_x_offsets` are subsurfaces of `surface`, each with its horizontal offset in px.
    """

    surface: Surface
    left: int
    top: int
    parts_and_x_offsets: tuple[tuple[Surface, int], ...]


Drawable = Picture | RepeatedTilePicture | Surface


def make_tiled_picture(
    picture: Picture, strip_left: int, strip_width: int, extra_count: int
) -> RepeatedTilePicture:
    """Return the picture widened: its strip `strip_width` px wide, which begins `strip_left` px
    from the left, is shown `extra_count` additional times."""
    surface = picture.surface
    (width, height) = picture.surface.get_size()
    end = strip_left + strip_width
    middle = surface.subsurface((strip_left, 0, strip_width, height))
    tiles = [(middle, strip_left + strip_width * number) for number in range(extra_count + 1)]
    first = surface.subsurface((0, 0, strip_left, height))
    last = surface.subsurface((end, 0, width - end, height))
    parts = ((first, 0), *tiles, (last, end + strip_width * extra_count))
    return RepeatedTilePicture(surface, picture.left, picture.top, parts)


def as_picture(picture_or_surface: Picture | Surface) -> Picture:
    """Return a picture unchanged, and a surface as a picture without an offset."""
    return (
        picture_or_surface
        if isinstance(picture_or_surface, Picture)
        else Picture(picture_or_surface)
    )
