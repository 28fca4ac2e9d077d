"""Draw pictures in advance, one at a time, in spare time of the frames."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Generic, NamedTuple

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.cells import Art
from game.tabletop.map.areas import AreaNode, LastActionMark
from game.tabletop.map.lights import AreaHighlights
from game.tabletop.map.map_node import MapNode
from game.tabletop.table_model import AnyModel


class PendingDrawing(NamedTuple):
    """A picture to draw: its cache key and the function that draws it."""

    name: tuple[object, ...]
    draw: Callable[[], object]


class DrawAhead(ABC, Generic[AnyModel]):
    """Draws soon-needed pictures into the caches, in spare time of the frames; shows nothing."""

    def __init__(self, chart: MapNode[Any], stage: Stage) -> None:
        self._chart = chart
        self._stage = stage
        self._for: tuple[object, ...] | None = None
        self._due: Iterator[PendingDrawing] = iter(())
        self._drawn: set[tuple[object, ...]] = set()

    @abstractmethod
    def drawings(self, model: AnyModel, k: float) -> Iterator[PendingDrawing]:
        """Yield the pictures at `k` pixels per u: first the many quick ones, then the few slow
        ones, so that animations are not delayed while there are quick ones left.
        """

    def is_due(self, model: AnyModel) -> bool:
        """Return whether pictures may be drawn in advance for this view model."""
        return True

    def draw_next(self, model: AnyModel | None) -> bool:
        """Draw the next missing picture; return False when none is missing or due.

        Layers that are only stretched since the last zoom come first.
        """
        if self._sharpen_map_part():
            return True
        if model is None or not self.is_due(model):
            return False
        k = self._stage.units.k
        scale = self._chart.space.scale
        if self._for is None or self._for[0] is not model.state or self._for[1:] != (k, scale):
            self._for = model.state, k, scale
            self._due = self.drawings(model, k)
        for name, draw in self._due:
            if (name, k, scale) not in self._drawn:
                self._drawn.add((name, k, scale))
                draw()
                return True
        return False

    def canvas(self, k: float) -> Canvas:
        """Return an off-screen canvas of `k` pixels per u."""
        canvas = Canvas(self._stage.kit)
        canvas.place = Transform(0.0, 0.0, k)
        return canvas

    def _sharpen_map_part(self) -> bool:
        went = self._chart.sharpen_one_part(self.canvas(self._stage.units.k))
        if went and self._chart.is_sharp:
            self._stage.refresh()
        return went


def pending_art(art: Art, paints: Iterable[Callable[[Art], object]]) -> Iterator[PendingDrawing]:
    """Yield a Drawing for each item, a partial of an art method that still lacks its art.

    The key is the scale, the method's name and its keyword arguments.
    """
    for paint in paints:
        assert isinstance(paint, partial)
        name = paint.func.__name__, *sorted(paint.keywords.items())
        yield PendingDrawing((art.k, *name), partial(paint, art))


def pending_highlights(lights: AreaHighlights, names: list[str]) -> Iterator[PendingDrawing]:
    """Yield the highlights and shadings of areas that picking an action needs."""
    for kind in ("legal", "dark", "hover", "selected", "last_move"):
        for name in names:
            yield PendingDrawing((kind, name), partial(lights.highlight_of, kind, name))


def pending_marks(
    canvas: Callable[[float], Canvas],
    areas: dict[str, AreaNode],
    traces: list[LastActionMark],
    k: float,
) -> Iterator[PendingDrawing]:
    """Yield every last-action mark for every area; `k` is the window's scale."""
    for trace in traces:
        for name, node in areas.items():
            yield PendingDrawing(
                (name, trace, k), partial(node.draw_last_action_marks, canvas(k), (trace,))
            )
