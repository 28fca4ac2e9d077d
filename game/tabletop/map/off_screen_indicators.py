"""Buttons at the edges of an enlarged map that point to lit places beyond the edge."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from game.scene.drawing.outlines import filled_outline_picture
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import button_vertical_shift, look_of_button
from game.scene.stage.sheet_placing import Box, Point
from game.scene.widgets import Button
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.table_context import TableContext

INDICATOR_SIZE: Final = 44.0
SLIDE_STEP_LENGTH: Final = 24.0  # u by which a sign moves along its edge, away from what lies there
ARROW_OUTLINE_BY_SIDE: Final[dict[str, tuple[Point, Point, Point]]] = {
    "left": ((-8.0, 0.0), (6.0, -10.0), (6.0, 10.0)),
    "right": ((8.0, 0.0), (-6.0, -10.0), (-6.0, 10.0)),
    "up": ((0.0, -8.0), (-10.0, 6.0), (10.0, 6.0)),
    "down": ((0.0, 8.0), (-10.0, -6.0), (10.0, -6.0)),
}


class OffScreenIndicator(Button):
    """A button with an arrow that points to one side of the map; it is hidden at first."""

    def __init__(self, side: str, on_click: Callable[[], None]) -> None:
        super().__init__("", skin="primary", name=f"map-beyond-{side}", on_click=on_click)
        self._side = side
        self.visible = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and its arrow."""
        super().draw(canvas)
        ink = look_of_button(self.skin, self.state).text_colour
        arrow = filled_outline_picture(ARROW_OUTLINE_BY_SIDE[self._side], canvas.px_per_u, ink)
        shift = button_vertical_shift(self.state)
        canvas.draw_picture(arrow, self.width / 2, self.height / 2 + shift)


class OffScreenIndicators(Node):
    """A button for each of the four sides of the visible map. It is visible while highlighted
    targets lie beyond its side, and a click moves the map so that they are visible."""

    def __init__(
        self,
        context: TableContext[TableArt],
        layout: TableLayout,
        bring_into_view: Callable[[Iterable[str]], None],
    ) -> None:
        super().__init__()
        self._context = context
        self._bring_into_view = bring_into_view
        self._names: dict[str, list[str]] = {}
        self._signs = {
            side: OffScreenIndicator(side, partial(self._show, side))
            for side in ARROW_OUTLINE_BY_SIDE
        }
        taken = (
            *layout.document_boxes,
            *layout.tab_boxes.values(),
            *layout.zoom_button_boxes.values(),
            *((layout.hand_box,) if layout.hand_box is not None else ()),
        )
        for side, sign in self._signs.items():
            place = indicator_box_on_side(side, layout.sheet_area_box, taken)
            sign.x, sign.y, sign.width, sign.height = place
        self.add(*self._signs.values())

    def update(
        self,
        lit_place_centres: Mapping[str, Point],
        visible_box: Box,
        covered_names: Collection[str] = (),
    ) -> None:
        """Show the buttons of the sides beyond which highlighted targets lie, each with their
        number, and hide the others. `lit_place_centres` are the middles of these targets by name;
        `visible_box` is the visible part of the map, in the unit of these points. A target in
        `covered_names` counts as beyond the side that is nearest to it."""
        self._names = {side: [] for side in self._signs}
        for name, middle in lit_place_centres.items():
            side = (
                nearest_side(middle, visible_box)
                if name in covered_names
                else side_outside_box(middle, visible_box)
            )
            if side:
                self._names[side].append(name)
        for side, sign in self._signs.items():
            count = len(self._names[side])
            sign.visible = count > 0
            sign.label = sign.tooltip = self._context.say("map-beyond", count=count)

    def _show(self, side: str) -> None:
        self._bring_into_view(self._names[side])


def side_outside_box(point: Point, visible_box: Box) -> str:
    """Return the side on which a point lies outside a box, the farther one if there are two; ""
    for a point inside.

    >>> whole = Box(0, 0, 10, 10)
    >>> side_outside_box((-3.0, 5.0), whole), side_outside_box((5.0, 5.0), whole)
    ('left', '')
    """
    side = nearest_side(point, visible_box)
    return side if _distance_beyond(point, visible_box, side) > 0 else ""


def nearest_side(point: Point, visible_box: Box) -> str:
    """Return the side of the box that is nearest to a point inside it; for a point outside, the
    side that it lies farthest beyond."""
    return max(ARROW_OUTLINE_BY_SIDE, key=lambda side: _distance_beyond(point, visible_box, side))


def _distance_beyond(point: Point, visible_box: Box, side: str) -> float:
    """Return how far a point lies outside a box beyond a side, negative inside."""
    across, down = point
    return {
        "left": visible_box.x - across,
        "right": across - visible_box.right,
        "up": visible_box.y - down,
        "down": down - visible_box.bottom,
    }[side]


def indicator_box_on_side(side: str, allowed_box: Box, taken_boxes: Sequence[Box]) -> Box:
    """Return the box of a side's sign at the middle of an edge of `allowed_box`, or at the nearest
    place along this edge that is not taken; at the middle when all are taken."""
    upright = side in ("left", "right")
    length = allowed_box.height if upright else allowed_box.width
    middle = (length - INDICATOR_SIZE) / 2
    offsets = [middle]
    for number in range(1, int(middle // SLIDE_STEP_LENGTH) + 1):
        offsets += [middle - number * SLIDE_STEP_LENGTH, middle + number * SLIDE_STEP_LENGTH]
    boxes = []
    for offset in offsets:
        if upright:
            x = allowed_box.x if side == "left" else allowed_box.right - INDICATOR_SIZE
            boxes.append(Box(x, allowed_box.y + offset, INDICATOR_SIZE, INDICATOR_SIZE))
        else:
            y = allowed_box.y if side == "up" else allowed_box.bottom - INDICATOR_SIZE
            boxes.append(Box(allowed_box.x + offset, y, INDICATOR_SIZE, INDICATOR_SIZE))
    free = (box for box in boxes if not any(box.overlaps(other) for other in taken_boxes))
    return next(free, boxes[0])
