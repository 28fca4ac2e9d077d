"""The spotlight: highlight rings around parts of the table, above everything else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Unpack

from pygame import Rect

from game.scene.animation.node_animations import make_endless_pulse
from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME, OWN_PIECES_ANCHOR_NAME, Table

PULSES_PER_SECOND: Final = 0.7
MIN_GLOW: Final = 0.7
MAX_UNITED_AREA_SHARE: Final = 1.25
OPEN_PANEL_AND_SHEET_ANCHOR_NAMES: Final = (OPENED_PANEL_ANCHOR_NAME, "sheet")
"""The UI anchors of a panel or sheet that is open over the table; notes must not cover these."""
HAND_ANCHOR_NAME: Final = "hand"
ROUNDING_PX: Final = 2
RING_RADIUS = 10.0
RING_GAP = 2.0  # u; the ring keeps clear of figures, and of what stands beside
RING_LINE_REACH = (
    4.5  # u: how far its lines reach beyond the gap; no farther, or they cut the next text
)


@cache_painted_pictures
def paint_halo(painter: Painter, px_per_u: float) -> None:
    """Paint a light ring between two dark lines, at `px_per_u`; it can be seen on light paper, on
    dark slate and on the sea of a map."""
    painter.set_margin_around_box(15 * px_per_u)
    box = painter.box_with_corner_radius(RING_RADIUS * px_per_u)
    painter.draw_outline(
        box.inset(-RING_LINE_REACH * px_per_u), 6 * px_per_u, with_alpha(colours.INK, 0.9)
    )
    painter.draw_outline(box.inset(-3.5 * px_per_u), 3.5 * px_per_u, colours.LAMP)


class HighlightRings(Node):
    """A node that draws a ring around each rectangle, in px, that `find_rects` returns; it takes no
    clicks.

    The part of a ring that would cross one of the rectangles returned by `find_covers`, such as an
    open sheet, is left out.
    """

    is_endlessly_animated = True

    def __init__(
        self,
        find_rects: Callable[[], Sequence[Rect]],
        find_covers: Callable[[], Sequence[Rect]],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._find_rects = find_rects
        self._find_cover_rects = find_covers
        self._glow = 1.0
        self.pulse_animation = make_endless_pulse(self._set_glow, PULSES_PER_SECOND)

    def _set_glow(self, share: float) -> None:
        self._glow = MIN_GLOW + (1 - MIN_GLOW) * share

    def draw(self, canvas: Canvas) -> None:
        """Draw the rings, without the parts that cross a cover."""
        rings = make_merged_rings_around(self._find_rects(), canvas.px_per_u)
        covers = self._find_cover_rects() if rings else ()
        for ring in rings:
            halo = paint_halo(ring.size, canvas.px_per_u)
            crossed = [cover for cover in covers if is_ring_crossed_by(ring, cover)]
            if not crossed:
                canvas.draw_picture_at_px(halo, ring.left, ring.top, self._glow)
                continue
            reach = round(2 * RING_LINE_REACH * canvas.px_per_u)
            for part in rect_parts_outside(ring.inflate(2 * reach, 2 * reach), crossed):
                with canvas.clipped_to(part):
                    canvas.draw_picture_at_px(halo, ring.left, ring.top, self._glow)


def is_ring_crossed_by(ring_rect: Rect, cover_rect: Rect) -> bool:
    """Return whether a ring is partly inside and partly outside a cover; a ring completely inside
    belongs to the cover."""
    return ring_rect.colliderect(cover_rect) and not cover_rect.contains(ring_rect)


def rect_parts_outside(rect: Rect, cover_rects: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that together are the part of `rect` outside all covers, and that do not
    overlap.

    >>> rect_parts_outside(Rect(0, 0, 10, 10), [Rect(4, 4, 2, 6)])
    [Rect(0, 0, 10, 4), Rect(0, 4, 4, 6), Rect(6, 4, 4, 6)]
    """
    parts = [rect]
    for cover in cover_rects:
        parts = [piece for part in parts for piece in _rect_parts_outside_one(part, cover)]
    return parts


def _rect_parts_outside_one(rect: Rect, cover_rect: Rect) -> list[Rect]:
    common = rect.clip(cover_rect)
    if not common.width or not common.height:
        return [rect]
    above = Rect(rect.left, rect.top, rect.width, common.top - rect.top)
    below = Rect(rect.left, common.bottom, rect.width, rect.bottom - common.bottom)
    left = Rect(rect.left, common.top, common.left - rect.left, common.height)
    right = Rect(common.right, common.top, rect.right - common.right, common.height)
    return [piece for piece in (above, left, right, below) if piece.width and piece.height]


def make_merged_rings_around(rects: Sequence[Rect], px_per_u: float) -> list[Rect]:
    """Return, for rings around rectangles, the rectangles in px that the rings enclose. Overlapping
    rings become one ring, unless it would enclose a large additional area."""
    gap = round(RING_GAP * px_per_u)
    return merge_overlapping_rings([thing.inflate(2 * gap, 2 * gap) for thing in rects])


def merge_overlapping_rings(ring_rects: Sequence[Rect]) -> list[Rect]:
    """Return the rectangles of rings, in which overlapping ones are replaced by their union, unless
    the union is much larger than both together."""
    apart: list[Rect] = []
    for ring in ring_rects:
        grown = ring
        crossed = [other for other in apart if _can_merge(grown, other)]
        while crossed:
            grown = grown.unionall(crossed)
            apart = [other for other in apart if other not in crossed]
            crossed = [other for other in apart if _can_merge(grown, other)]
        apart.append(grown)
    return apart


def _can_merge(rect: Rect, other_rect: Rect) -> bool:
    """Return whether two rings overlap and their union is only a little larger than both
    together."""
    least = _rect_area(rect) + _rect_area(other_rect)
    return (
        rect.colliderect(other_rect)
        and _rect_area(rect.union(other_rect)) <= MAX_UNITED_AREA_SHARE * least
    )


def _rect_area(rect: Rect) -> int:
    return rect.width * rect.height


def visible_anchor_rects(
    stage: Stage, table: Table, anchor_names: Sequence[str], *, all_worth_reading: bool = False
) -> list[Rect]:
    """Return the rectangles, in px, of the table's UI anchors with these names, clipped so that
    rings around them fit the window; anchors that are missing or hidden are left out.

    The rectangle is an anchor's `box`, or with `all_worth_reading` its `worth_reading_box`.
    """
    marks = [mark for name in anchor_names if (mark := table.ui_anchor(name)) is not None]
    boxes = [
        (mark.node, mark.worth_reading_box if all_worth_reading else mark.box) for mark in marks
    ]
    places = {id(spot.node): spot.transform for spot in stage.visible_nodes()} if boxes else {}
    found = [places[id(node)].to_px_rect(*box) for node, box in boxes if box and id(node) in places]
    units = stage.units
    return clip_rects_for_rings(found, (units.width_px, units.height_px), units.px_per_u)


def rects_to_ring_not_under_sheet(
    stage: Stage, table: Table, anchor_names: Sequence[str]
) -> list[Rect]:
    """Return the rectangles, in px, of the table's UI anchors with these names, without those that
    an open sheet covers by half or more. Anchors on the sheet itself are always returned."""
    sheets = [
        mark
        for name in OPEN_PANEL_AND_SHEET_ANCHOR_NAMES
        if (mark := table.ui_anchor(name)) is not None
    ]
    if not sheets:
        return visible_anchor_rects(stage, table, anchor_names)
    over_table = {id(node) for sheet in sheets for node in sheet.node.walk()}
    covers = visible_sheet_rects(stage, table)
    found: list[Rect] = []
    for name in anchor_names:
        mark = table.ui_anchor(name)
        rects = visible_anchor_rects(stage, table, (name,))
        if mark is not None and id(mark.node) not in over_table:
            rects = [rect for rect in rects if not _is_half_covered(rect, covers)]
        found += rects
    return found


def visible_sheet_rects(stage: Stage, table: Table) -> list[Rect]:
    """Return the visible rectangles, in px, of the sheet and of the reading panel that are open
    over the table; an empty list if neither is open."""
    return visible_anchor_rects(stage, table, OPEN_PANEL_AND_SHEET_ANCHOR_NAMES)


def lit_target_rects(stage: Stage) -> list[Rect]:
    """Return the visible rectangles, in px, of the targets that are lit for the current choice: the
    focusable nodes that tooltips must not cover."""
    placed = stage.visible_nodes()
    lit = (spot for spot in placed if spot.node.tooltips_avoid and spot.node.focusable)
    return [rect for spot in lit if _rect_area(rect := spot.visible_rect())]


@dataclass(frozen=True, slots=True)
class RectsToKeepClear:
    """The rectangles, in px, that a note should not cover.

    The more important ones are `sheet_and_own_piece_rects`: the open sheets, the player's own
    pieces to choose from, and the hand. `other_lit_target_rects` are the other targets lit for the
    current choice.
    """

    sheet_and_own_piece_rects: tuple[Rect, ...] = ()
    other_lit_target_rects: tuple[Rect, ...] = ()


def rects_to_keep_clear(stage: Stage, table: Table) -> RectsToKeepClear:
    """Return what a note at the side of a table should not cover now."""
    things = (OWN_PIECES_ANCHOR_NAME, HAND_ANCHOR_NAME)
    own = (*visible_sheet_rects(stage, table), *visible_anchor_rects(stage, table, things))
    lit = (rect for rect in lit_target_rects(stage) if not _is_half_covered(rect, own))
    return RectsToKeepClear(own, tuple(lit))


def areas_hidden_by_note(
    note: Node, stage: Stage, rects_to_keep_clear: RectsToKeepClear
) -> tuple[int, int]:
    """Return how many square px of the first and of the second group of `rects_to_keep_clear` a
    note at the side of a table covers."""
    k = stage.units.px_per_u
    place = (note.x * k, note.y * k, note.width * note.scale * k, note.height * note.scale * k)
    rect = Rect(*map(round, place)).inflate(-2 * ROUNDING_PX, -2 * ROUNDING_PX)
    own = sum(_rect_area(rect.clip(each)) for each in rects_to_keep_clear.sheet_and_own_piece_rects)
    return own, sum(
        _rect_area(rect.clip(each)) for each in rects_to_keep_clear.other_lit_target_rects
    )


def _is_half_covered(rect: Rect, cover_rects: Sequence[Rect]) -> bool:
    return 2 * sum(_rect_area(rect.clip(cover)) for cover in cover_rects) >= _rect_area(rect)


def clip_rects_for_rings(
    rects: Sequence[Rect], window_size_px: PxSize, px_per_u: float
) -> list[Rect]:
    """Return the rectangles clipped so that a ring around each stays inside the window; those
    outside it are left out."""
    edge = round((RING_GAP + RING_LINE_REACH) * px_per_u)
    room = Rect(0, 0, *window_size_px).inflate(-2 * edge, -2 * edge)
    return [thing.clip(room) for thing in rects if thing.colliderect(room)]
