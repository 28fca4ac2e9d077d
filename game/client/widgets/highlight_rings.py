"""The spotlight: highlight rings around parts of the table, above everything else."""

from collections.abc import Callable, Sequence
from typing import Final, Unpack

from pygame import Rect

from game.scene.animation.node_animations import make_endless_pulse
from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize
from game.table_protocol import Table

BREATHS_PER_SECOND: Final = 0.7
DIMMEST: Final = 0.7
MAX_WASTED_AREA_SHARE: Final = 1.25
RADIUS = 10.0
GAP = 2.0  # u; the ring keeps clear of figures, and of what stands beside
REACH = 4.5  # u: how far its lines reach beyond the gap; no farther, or they cut the next text


@cache_painted_pictures
def paint_halo(painter: Painter, k: float) -> None:
    """Paint a light ring between two dark lines, at `k` px per u; it is visible on paper, slate
    and sea alike."""
    painter.set_bleed(15 * k)
    box = painter.whole_box(RADIUS * k)
    painter.draw_outline(box.inset(-REACH * k), 6 * k, with_alpha(colours.INK, 0.9))
    painter.draw_outline(box.inset(-3.5 * k), 3.5 * k, colours.LAMP)


class HighlightRings(Node):
    """A node that draws a ring around each rectangle, in px, that `find` returns; it takes no
    clicks."""

    is_endlessly_animated = True

    def __init__(self, find: Callable[[], Sequence[Rect]], **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._find_rects = find
        self._glow = 1.0
        self.pulse_animation = make_endless_pulse(self._set_glow, BREATHS_PER_SECOND)

    def _set_glow(self, share: float) -> None:
        self._glow = DIMMEST + (1 - DIMMEST) * share

    def draw(self, canvas: Canvas) -> None:
        """Draw the rings."""
        for ring in merged_ring_rects_around(self._find_rects(), canvas.k):
            canvas.draw_picture_at_px(
                paint_halo(ring.size, canvas.k), ring.left, ring.top, self._glow
            )


def merged_ring_rects_around(things: Sequence[Rect], k: float) -> list[Rect]:
    """Return the inner edges, in px, of the rings around rectangles; rings that overlap are
    merged where they contain little else."""
    gap = round(GAP * k)
    return ring_rects_with_overlaps_united([thing.inflate(2 * gap, 2 * gap) for thing in things])


def ring_rects_with_overlaps_united(rings: Sequence[Rect]) -> list[Rect]:
    """Return the rings with overlapping ones replaced by their union, unless the union would
    contain much else."""
    apart: list[Rect] = []
    for ring in rings:
        grown = ring
        crossed = [other for other in apart if _can_merge(grown, other)]
        while crossed:
            grown = grown.unionall(crossed)
            apart = [other for other in apart if other not in crossed]
            crossed = [other for other in apart if _can_merge(grown, other)]
        apart.append(grown)
    return apart


def _can_merge(one: Rect, other: Rect) -> bool:
    """Return whether two rings overlap and their union is only a little larger than both
    together."""
    least = _rect_area(one) + _rect_area(other)
    return one.colliderect(other) and _rect_area(one.union(other)) <= MAX_WASTED_AREA_SHARE * least


def _rect_area(rect: Rect) -> int:
    return rect.width * rect.height


def visible_anchor_rects(
    stage: Stage, table: Table, names: Sequence[str], *, whole: bool = False
) -> list[Rect]:
    """Return the rectangles, in px, of the table's UI anchors with these names, or, with `whole`,
    of all that is worth reading in them, clipped so that rings around them fit the window; parts
    that are missing or hidden are left out."""
    marks = [mark for name in names if (mark := table.ui_anchor(name)) is not None]
    boxes = [(mark.node, mark.worth_reading_box if whole else mark.box) for mark in marks]
    places = {id(spot.node): spot.place for spot in stage.visible_nodes()} if boxes else {}
    found = [places[id(node)].to_px_rect(*box) for node, box in boxes if box and id(node) in places]
    units = stage.units
    return clip_rects_for_rings(found, (units.width_px, units.height_px), units.k)


def clip_rects_for_rings(things: Sequence[Rect], window: PxSize, k: float) -> list[Rect]:
    """Return the rectangles clipped so that a ring around each stays inside the window; those
    outside it are left out."""
    edge = round((GAP + REACH) * k)
    room = Rect(0, 0, *window).inflate(-2 * edge, -2 * edge)
    return [thing.clip(room) for thing in things if thing.colliderect(room)]
