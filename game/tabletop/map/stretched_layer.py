"""A map layer that shows its last drawing, stretched, right after a zoom.

Drawing all pieces and names for one step of the wheel would block the window; stretching is fast.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pygame.transform import smoothscale

from game.scene.nodes.cached_drawing import DrawnItem
from game.scene.nodes.node import Canvas, Node
from game.tabletop.map.map_frame import MapCoordinates

PartDrawer = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class LastDrawing:
    """The last sharp drawing of a layer: its contents, its scale, the pixel of its corner, and
    the surfaces drawn with their positions."""

    contents: tuple[object, ...]
    px_per_u: float
    top_left_px: tuple[int, int]
    items: tuple[DrawnItem, ...]


class StretchableLayer(Node):
    """A layer of the map that, after a zoom, shows its old drawing stretched (`is_stretched`)
    until its parts have been drawn in the new size."""

    def __init__(self, map_coordinates: MapCoordinates) -> None:
        """Create a layer that is not stretched, since nothing has been drawn yet."""
        super().__init__()
        self._map_coordinates = map_coordinates
        self.is_stretched = False
        self._last_drawing: LastDrawing | None = None
        self._drawn_keys: set[tuple[object, ...]] = set()

    @abstractmethod
    def shown_contents(self) -> tuple[object, ...]:
        """Return what the layer shows, apart from its size."""

    def draw_sharp(self, canvas: Canvas) -> None:
        """Draw everything in the current size."""
        for part in self.part_drawers():
            part(canvas)

    @abstractmethod
    def part_drawers(self) -> Iterator[PartDrawer]:
        """Yield functions that draw one part of the layer each, from back to front, into the
        caches, so that `draw_sharp` is fast afterwards."""

    def stretch_if_undrawn(self) -> None:
        """Set `is_stretched`: True when the layer's contents have never been drawn in the current
        size."""
        self.is_stretched = (
            self.shown_contents(),
            self._map_coordinates.scale,
        ) not in self._drawn_keys

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return what the layer shows, its size, and whether it is only stretched."""
        return self.shown_contents(), self._map_coordinates.scale, self.is_stretched

    def draw(self, canvas: Canvas) -> None:
        """Draw the last drawing scaled while the layer is stretched and its contents are
        unchanged; otherwise draw it sharp and remember the drawing."""
        if (
            self.is_stretched
            and self._last_drawing is not None
            and self._last_drawing.contents == self.shown_contents()
        ):
            left, top = canvas.place.to_px(0, 0)
            larger = self._map_coordinates.scale / self._last_drawing.px_per_u
            for surface, at in self._last_drawing.items:
                size = round(surface.get_width() * larger), round(surface.get_height() * larger)
                x = left + round((at[0] - self._last_drawing.top_left_px[0]) * larger)
                y = top + round((at[1] - self._last_drawing.top_left_px[1]) * larger)
                canvas.draw_picture_at_px(smoothscale(surface, size), x, y)
            return
        first = len(canvas.items)
        self.draw_sharp(canvas)
        shown = self.shown_contents()
        scale = self._map_coordinates.scale
        corner = canvas.place.to_px(0, 0)
        self._last_drawing = LastDrawing(shown, scale, corner, tuple(canvas.items[first:]))
        if (shown, scale) not in self._drawn_keys:
            self._drawn_keys = {known for known in self._drawn_keys if known[0] == shown} | {
                (shown, scale)
            }
