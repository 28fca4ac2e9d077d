"""Containers size and place their children: the base of all, a column, a stack."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from game.scene.layout.flex import FlexItem, flex_lengths, min_lengths, start_positions
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.sheets import PAINTER_BY_SKIN, SHADOW_REACH

Padding = float | tuple[float, float] | tuple[float, float, float, float]
"""One number for all sides; or (above and below, left and right); or (top, right, bottom, left)."""
PADDING_PAIR_LENGTH = 2
SPACE_SHARE_BEFORE_BY_ALIGNMENT = {"centre": 0.5, "end": 1.0}
"""The share of the free space that is placed before a child, by its alignment; 0 for others."""


class PaddingSides(NamedTuple):
    """The widths in u of the empty space between a container's four edges and its content."""

    top: float
    right: float
    bottom: float
    left: float

    @property
    def left_and_right(self) -> float:
        """Left and right together."""
        return self.left + self.right

    @property
    def top_and_bottom(self) -> float:
        """Top and bottom together."""
        return self.top + self.bottom


def as_padding_sides(padding: Padding) -> PaddingSides:
    """Return the padding of the four sides, given as one number for all, a pair (top and bottom,
    left and right), or four numbers (top, right, bottom, left)."""
    if not isinstance(padding, tuple):
        return PaddingSides(padding, padding, padding, padding)
    if len(padding) == PADDING_PAIR_LENGTH:
        return PaddingSides(padding[0], padding[1], padding[0], padding[1])
    return PaddingSides(*padding)


class Container(Node):
    """The base of all containers: gap, padding and alignment of its children, and a background if
    it has a `skin`.

    `justify` places the children along the direction of a line: "start", "centre", "end",
    "between" or "evenly". `align` places them across it: "start", "centre", "end" or "stretch"
    (the default).
    """

    def __init__(
        self,
        *children: Node | None,
        gap: float = 0.0,
        padding: Padding = 0.0,
        align: str = "stretch",
        justify: str = "start",
        skin: str = "",
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Add the children, without None, and store the settings: `gap` between children and
        `padding` at the edges in u; `align` across and `justify` along its direction; `skin`, ""
        for none."""
        super().__init__(**node_values)
        self.gap = gap
        self.padding = as_padding_sides(padding)
        self.align = align
        self.justify = justify
        self.skin = skin
        if skin:
            self.role = self.role or "panel"
            self.solid = True
        self.add(*[child for child in children if child is not None])

    def draw(self, canvas: Canvas) -> None:
        """Draw the background if the container has a skin and any part of it is visible."""
        if self.skin and canvas.is_in_pane(self, SHADOW_REACH):
            left, top, _, _ = self.box()
            canvas.draw_picture(
                PAINTER_BY_SKIN[self.skin](canvas.node_size_px(self), canvas.px_per_u), left, top
            )

    def drawing_cache_key(self) -> tuple[object, ...] | None:
        """Return None, so that the background is never cached, or () for a container without a
        skin, which draws nothing."""
        return None if self.skin else ()

    @property
    def laid_out_children(self) -> list[Node]:
        """The children that take part in the layout: visible and not floating ones."""
        return [child for child in self.children if child.visible and not child.floating]

    def place_child(self, child: Node, x: float, y: float, width: float, height: float) -> None:
        """Set the size of a child, and place it so that the upper left corner of its box is at (x,
        y)."""
        child.initial_size  # noqa: B018  (remembered before it is changed)
        child.width = width
        child.height = height
        child.x = x + child.anchor[0] * width
        child.y = y + child.anchor[1] * height

    def lay_out_child_in_area(
        self,
        measurer: LayoutMeasurer,
        child: Node,
        left_top_width_height: Sequence[float],
        horizontal_alignment: str = "start",
    ) -> None:
        """Set a child's position and size inside an area (left, top, width, height), and lay out
        what is in the child.

        `horizontal_alignment` ("start", "centre", "end") places a child that is narrower than the
        area; its `align` places it vertically.
        """
        left, top, wide, tall = left_top_width_height
        width = self.width_in_column(measurer, child, wide)
        align = child.align_self or self.align
        height = height_in_line(measurer, child, width, tall, is_stretched=align == "stretch")
        x = left + (wide - width) * SPACE_SHARE_BEFORE_BY_ALIGNMENT.get(horizontal_alignment, 0.0)
        y = top + (tall - height) * SPACE_SHARE_BEFORE_BY_ALIGNMENT.get(align, 0.0)
        self.place_child(child, x, y, width, height)
        child.lay_out_children(measurer)

    def width_in_column(self, measurer: LayoutMeasurer, child: Node, column_width: float) -> float:
        """Return the width of a child in a column `column_width` u wide: all of it for a stretched
        child; otherwise what it wants, at most the column or, if wider, its least width."""
        stretches = (child.align_self or self.align) == "stretch"
        if stretches and not child.initial_size.width and not child.aspect:
            return measurer.clamped_width(child, column_width)
        wanted = measurer.wanted_width(child)
        if wanted <= column_width:
            return wanted
        return min(wanted, max(column_width, measurer.min_width_of(child)))


class Column(Container):
    """A container that places each child below the one before it."""

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the widest child, with the padding."""
        return (
            max(map(measurer.wanted_width, self.laid_out_children), default=0.0)
            + self.padding.left_and_right
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which no child is cut off, with the padding."""
        return (
            max(map(measurer.min_width_of, self.laid_out_children), default=0.0)
            + self.padding.left_and_right
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all children, gaps and padding."""
        inner = width - self.padding.left_and_right
        held = self.laid_out_children
        heights = [
            max(child.basis, child.min_height or 0.0)
            if child.basis is not None
            else measurer.wanted_height(child, self.width_in_column(measurer, child, inner))
            for child in held
        ]
        return sum(heights) + self.gap * max(len(held) - 1, 0) + self.padding.top_and_bottom

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the smallest height at which no child is cut off."""
        inner = width - self.padding.left_and_right
        held = self.laid_out_children
        heights = [
            measurer.min_height_of(child, self.width_in_column(measurer, child, inner))
            for child in held
        ]
        return sum(heights) + self.gap * max(len(held) - 1, 0) + self.padding.top_and_bottom

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Divide the height among the children, place them, and lay out what is in each child."""
        sides = self.padding
        inner = self.width - sides.left_and_right
        held = self.laid_out_children
        widths = [self.width_in_column(measurer, child, inner) for child in held]
        bases = [
            measurer.wanted_height(child, width) if child.basis is None else child.basis
            for child, width in zip(held, widths, strict=True)
        ]
        room = self.height - sides.top_and_bottom
        room_of_children = room - self.gap * max(len(held) - 1, 0)
        min_heights = min_lengths(
            held,
            bases,
            room_of_children,
            lambda at: _min_height_in_line(measurer, held[at], widths[at]),
        )
        items = [
            FlexItem(base, least, child.max_height, child.grow, child.shrink)
            for child, base, least in zip(held, bases, min_heights, strict=True)
        ]
        heights = flex_lengths(items, room_of_children)
        tops = start_positions(heights, self.gap, room, self.justify)
        for child, width, height, top in zip(held, widths, heights, tops, strict=True):
            before = SPACE_SHARE_BEFORE_BY_ALIGNMENT.get(child.align_self or self.align, 0.0)
            x = sides.left + (inner - width) * before
            self.place_child(child, x, sides.top + top, width, height)
            child.lay_out_children(measurer)


class Overlay(Container):
    """A container that gives all its children its whole box, one on top of another."""

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the widest child, with the padding."""
        return (
            max(map(measurer.wanted_width, self.laid_out_children), default=0.0)
            + self.padding.left_and_right
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which no child is cut off."""
        return (
            max(map(measurer.min_width_of, self.laid_out_children), default=0.0)
            + self.padding.left_and_right
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the highest child, with the padding."""
        inner = width - self.padding.left_and_right
        heights = [
            measurer.wanted_height(child, self.width_in_column(measurer, child, inner))
            for child in self.laid_out_children
        ]
        return max(heights, default=0.0) + self.padding.top_and_bottom

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the smallest height at which no child is cut off."""
        inner = width - self.padding.left_and_right
        heights = [
            measurer.min_height_of(child, self.width_in_column(measurer, child, inner))
            for child in self.laid_out_children
        ]
        return max(heights, default=0.0) + self.padding.top_and_bottom

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place every child in the whole box, and lay out what is in each child."""
        sides = self.padding
        area = (
            sides.left,
            sides.top,
            self.width - sides.left_and_right,
            self.height - sides.top_and_bottom,
        )
        for child in self.laid_out_children:
            self.lay_out_child_in_area(measurer, child, area, child.align_self or self.align)


class ContainerHiddenIfTooLow(Overlay):
    """A container whose children are shown only if the nodes around it leave enough height for
    them; it asks for no height itself."""

    grow = 1.0

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return 0, since its content may be left out."""
        return 0.0

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return 0, since its content may be left out."""
        return 0.0

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Show the children if the container is high enough for all, otherwise hide every child;
        then place them."""
        for child in self.children:
            child.visible = True
        is_high_enough = super().height_at_width(measurer, self.width) <= self.height
        for child in self.children:
            child.visible = is_high_enough
        super().lay_out_children(measurer)


class Spacer(Node):
    """An empty node that takes the remaining space of a row or column, or a given width or
    height."""

    grow = 1.0


def _min_height_in_line(measurer: LayoutMeasurer, child: Node, width: float) -> float:
    """Return the height below which a column does not shrink a child of this width. Like
    `_min_width_in_line` it measures the child, so a column calls it only when it must."""
    return measurer.min_height_of(child, width) if child.shrink else child.initial_size.height


def height_in_line(
    measurer: LayoutMeasurer, child: Node, width: float, height: float, *, is_stretched: bool
) -> float:
    """Return the height of a child in a line of this height: all of it if the child is stretched
    (`is_stretched`) and has no fixed height; otherwise the height it wants at this width."""
    if is_stretched and not child.initial_size.height and not child.aspect:
        return measurer.clamped_height(child, height)
    return measurer.wanted_height(child, width)
