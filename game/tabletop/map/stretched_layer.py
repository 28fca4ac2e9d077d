"""A map layer that first shows its last drawing, stretched, in a new size.  Drawing all pieces
and names for one step of the wheel would stop the window; stretching does not.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pygame.transform import smoothscale

from game.scene.nodes.node import Canvas, Item, Node
from game.tabletop.map.map_space import MapSpace

Part = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a layer put when it was sharp: of what, in which size, and where its corner was."""

    of: tuple[object, ...]
    scale: float
    corner: tuple[int, int]
    items: tuple[Item, ...]


class Hasty(Node):
    """A layer that is `hasty` as long as its parts have not been drawn ahead in the new size."""

    def __init__(self, space: MapSpace) -> None:
        """Begin sharp on a map: there is nothing that could be stretched."""
        super().__init__()
        self._space = space
        self.hasty = False
        self._drawn: Drawn | None = None
        self._known: set[tuple[object, ...]] = set()

    @abstractmethod
    def shown(self) -> tuple[object, ...]:
        """Return what the layer shows, apart from its size."""

    def draw_sharp(self, canvas: Canvas) -> None:
        """Draw everything in the present size."""
        for part in self.parts():
            part(canvas)

    @abstractmethod
    def parts(self) -> Iterator[Part]:
        """Yield what draws one part each, from the back: done ahead, `draw_sharp` takes no time."""

    def hurry(self) -> None:
        """Be hasty in a size in which this has never been drawn."""
        self.hasty = (self.shown(), self._space.scale) not in self._known

    def drawn_from(self) -> tuple[object, ...]:
        """Return what the layer shows, its size, and whether it is only stretched."""
        return self.shown(), self._space.scale, self.hasty

    def draw(self, canvas: Canvas) -> None:
        """Put the stretched layer while it is hasty and nothing else has changed."""
        if self.hasty and self._drawn is not None and self._drawn.of == self.shown():
            left, top = canvas.place.px(0, 0)
            larger = self._space.scale / self._drawn.scale
            for surface, at in self._drawn.items:
                size = round(surface.get_width() * larger), round(surface.get_height() * larger)
                x = left + round((at[0] - self._drawn.corner[0]) * larger)
                y = top + round((at[1] - self._drawn.corner[1]) * larger)
                canvas.put_px(smoothscale(surface, size), x, y)
            return
        first = len(canvas.items)
        self.draw_sharp(canvas)
        shown = self.shown()
        scale = self._space.scale
        corner = canvas.place.px(0, 0)
        self._drawn = Drawn(shown, scale, corner, tuple(canvas.items[first:]))
        if (shown, scale) not in self._known:
            self._known = {known for known in self._known if known[0] == shown} | {(shown, scale)}
