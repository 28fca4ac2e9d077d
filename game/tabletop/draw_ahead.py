"""Drawing ahead: one picture at a time, nobody waiting."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Generic, NamedTuple

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.cells import Art
from game.tabletop.map.areas import AreaNode, Trace
from game.tabletop.map.lights import AreaLights
from game.tabletop.map.map_node import MapNode
from game.tabletop.table_model import AnyModel


class Drawing(NamedTuple):
    """What it is called, the same for the same pixels, and how it is drawn."""

    name: tuple[object, ...]
    draw: Callable[[], object]


class DrawAhead(ABC, Generic[AnyModel]):
    """Draws what will be needed soon, in what frames leave of their time. Pictures stay where they
    are always kept; nothing that is drawn ahead comes on the screen.
    """

    def __init__(self, chart: MapNode[Any], stage: Stage) -> None:
        self._chart = chart
        self._stage = stage
        self._for: tuple[object, ...] | None = None
        self._due: Iterator[Drawing] = iter(())
        self._drawn: set[tuple[object, ...]] = set()

    @abstractmethod
    def drawings(self, model: AnyModel, k: float) -> Iterator[Drawing]:
        """Yield the pictures at `k` pixels per u: many that take a moment, then the few that take
        long, so that things that move are not held up while there is anything else to draw.
        """

    def is_due(self, model: AnyModel) -> bool:
        """Whether there is anything to draw ahead of a stand."""
        return True

    def go_on(self, model: AnyModel | None) -> bool:
        """Draw the next missing picture; False when all are there, or none is due. What is only
        stretched since the map was brought closer is first.
        """
        if self._sharpen():
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
        """Return a canvas of `k` pixels per u that nobody sees."""
        canvas = Canvas(self._stage.kit)
        canvas.place = Transform(0.0, 0.0, k)
        return canvas

    def _sharpen(self) -> bool:
        went = self._chart.sharpen(self.canvas(self._stage.units.k))
        if went and self._chart.sharp:
            self._stage.refresh()
        return went


def art_drawings(art: Art, paints: Iterable[Callable[[Art], object]]) -> Iterator[Drawing]:
    """Yield drawings of pieces: methods of the art, partial with what they are called with."""
    for paint in paints:
        assert isinstance(paint, partial)
        name = paint.func.__name__, *sorted(paint.keywords.items())
        yield Drawing((art.k, *name), partial(paint, art))


def light_drawings(lights: AreaLights, names: list[str]) -> Iterator[Drawing]:
    """Yield what lights areas up and darkens them when an action is picked."""
    for kind in ("legal", "dark", "hover", "selected", "last_move"):
        for name in names:
            yield Drawing((kind, name), partial(lights.of, kind, name))


def mark_drawings(
    canvas: Callable[[float], Canvas], areas: dict[str, AreaNode], traces: list[Trace], k: float
) -> Iterator[Drawing]:
    """Yield every mark of a last action round every area; `k` is the window's."""
    for trace in traces:
        for name, node in areas.items():
            yield Drawing((name, trace, k), partial(node.mark, canvas(k), (trace,)))
