"""Draw pictures in advance, one at a time, in spare time of the frames."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Generic, NamedTuple

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.cells import Art
from game.tabletop.map.area_highlights import AreaHighlightDrawings
from game.tabletop.map.area_nodes import AreaNode, LastActionMark
from game.tabletop.map.map_node import MapNode
from game.tabletop.table_model import AnyModel


class PendingDrawing(NamedTuple):
    """A picture to draw: its cache key and the function that draws it."""

    cache_key: tuple[object, ...]
    draw: Callable[[], object]


class IdlePredrawer(ABC, Generic[AnyModel]):
    """Draws pictures that will soon be needed into the caches, in the spare time of frames;
    shows nothing."""

    def __init__(self, map_node: MapNode[Any], stage: Stage) -> None:
        self._map_node = map_node
        self._stage = stage
        self._pending_key: tuple[object, ...] | None = None
        self._remaining_drawings: Iterator[PendingDrawing] = iter(())
        self._drawn_keys: set[tuple[object, ...]] = set()

    @abstractmethod
    def pending_drawings(self, model: AnyModel, px_per_u: float) -> Iterator[PendingDrawing]:
        """Yield the drawings that may be needed soon, at `px_per_u`: the many quick ones
        before the few slow ones, so that slow ones delay no animation while quick ones are left."""

    def can_draw_ahead(self, model: AnyModel) -> bool:
        """Return whether pictures may be drawn in advance for this view model; always True here,
        titles may override it."""
        return True

    def draw_one_missing_picture(self, model: AnyModel | None) -> bool:
        """Draw one missing picture, or a part of a map layer that has only been stretched since
        the last zoom; return False when nothing was drawn.

        Such layers come first. Other pictures need a model for which drawing in advance is
        allowed.
        """
        if self._sharpen_map_part():
            return True
        if model is None or not self.can_draw_ahead(model):
            return False
        k = self._stage.units.px_per_u
        scale = self._map_node.coordinates.scale
        if (
            self._pending_key is None
            or self._pending_key[0] is not model.state
            or self._pending_key[1:] != (k, scale)
        ):
            self._pending_key = model.state, k, scale
            self._remaining_drawings = self.pending_drawings(model, k)
        for name, draw in self._remaining_drawings:
            if (name, k, scale) not in self._drawn_keys:
                self._drawn_keys.add((name, k, scale))
                draw()
                return True
        return False

    def make_off_screen_canvas(self, px_per_u: float) -> Canvas:
        """Return an off-screen canvas of `px_per_u`."""
        canvas = Canvas(self._stage.kit)
        canvas.place = Transform(0.0, 0.0, px_per_u)
        return canvas

    def _sharpen_map_part(self) -> bool:
        went = self._map_node.draw_one_stretched_part(
            self.make_off_screen_canvas(self._stage.units.px_per_u)
        )
        if went and self._map_node.are_layers_drawn_in_current_size:
            self._stage.update_before_next_drawing()
        return went


def pending_art_drawings(
    art: Art, painters: Iterable[Callable[[Art], object]]
) -> Iterator[PendingDrawing]:
    """Yield a `PendingDrawing` for each of `painters`, which are partials of art methods and are
    called with `art`.

    The key is the scale, the method's name and its keyword arguments.
    """
    for paint in painters:
        assert isinstance(paint, partial)
        name = paint.func.__name__, *sorted(paint.keywords.items())
        yield PendingDrawing((art.px_per_u, *name), partial(paint, art))


def pending_highlight_drawings(
    lights: AreaHighlightDrawings, area_names: list[str]
) -> Iterator[PendingDrawing]:
    """Yield a drawing of every kind of highlight and shade for each of the named areas."""
    for kind in ("legal", "dark", "hover", "selected", "last_move"):
        for name in area_names:
            yield PendingDrawing((kind, name), partial(lights.highlight_sprite, kind, name))


def pending_last_action_mark_drawings(
    make_canvas_at_scale: Callable[[float], Canvas],
    area_node_by_name: dict[str, AreaNode],
    last_action_marks: list[LastActionMark],
    px_per_u: float,
) -> Iterator[PendingDrawing]:
    """Yield a drawing of every last-action mark on every area; `make_canvas_at_scale` makes an
    off-screen canvas for a scale, `px_per_u` is the window's scale."""
    for trace in last_action_marks:
        for name, node in area_node_by_name.items():
            yield PendingDrawing(
                (name, trace, px_per_u),
                partial(node.draw_last_action_marks, make_canvas_at_scale(px_per_u), (trace,)),
            )
