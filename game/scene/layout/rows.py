"""Rows: containers that place their children beside one another, in one line or in several."""

from collections.abc import Sequence

from game.scene.layout.containers import (
    SPACE_SHARE_BEFORE_BY_ALIGNMENT,
    Container,
    height_in_line,
)
from game.scene.layout.flex import FlexItem, flex_lengths, min_lengths, start_positions
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Node

NARROWING_STEP_UNITS = 20.0
"""The step in u by which `WrappingRow` makes its lines narrower while it balances them."""


class Row(Container):
    """A container that places each child to the right of the one before it."""

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of all children, gaps and padding."""
        held = self.laid_out_children
        lengths = sum(_width_before_growing(measurer, child) for child in held)
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.left_and_right

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which no child is cut off."""
        held = self.laid_out_children
        lengths = sum(map(measurer.min_width_of, held))
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.left_and_right

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the highest child, with the padding."""
        held = self.laid_out_children
        widths = self._cached_child_widths(measurer, held, width - self.padding.left_and_right)
        return (
            max(map(measurer.wanted_height, held, widths), default=0.0)
            + self.padding.top_and_bottom
        )

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the smallest height at which no child is cut off."""
        held = self.laid_out_children
        widths = self._cached_child_widths(measurer, held, width - self.padding.left_and_right)
        return (
            max(map(measurer.min_height_of, held, widths), default=0.0)
            + self.padding.top_and_bottom
        )

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Divide the width among the children, place them, and lay out what is in each child."""
        held = self.laid_out_children
        inner = self.width - self.padding.left_and_right
        widths = self._cached_child_widths(measurer, held, inner)
        lefts = start_positions(widths, self.gap, inner, self.justify)
        inner_height = self.height - self.padding.top_and_bottom
        _place_line(self, measurer, held, widths, lefts, self.padding.top, inner_height)

    def _cached_child_widths(
        self, measurer: LayoutMeasurer, children: Sequence[Node], available_width: float
    ) -> list[float]:
        return measurer.cached_lengths(
            self,
            "widths",
            available_width,
            lambda: self._shared_out_widths(measurer, children, available_width),
        )

    def _shared_out_widths(
        self, measurer: LayoutMeasurer, children: Sequence[Node], available_width: float
    ) -> list[float]:
        bases = [_width_before_growing(measurer, child) for child in children]
        room_of_children = available_width - self.gap * max(len(children) - 1, 0)
        min_widths = min_lengths(
            children,
            bases,
            room_of_children,
            lambda at: _min_width_in_line(measurer, children[at]),
        )
        items = [
            FlexItem(base, least, child.max_width, child.grow, child.shrink)
            for child, base, least in zip(children, bases, min_widths, strict=True)
        ]
        return flex_lengths(items, room_of_children)


class WrappingRow(Container):
    """A container that places its children side by side, in as many lines as they need; `line_gap`
    is the gap between lines.

    With `balanced` the lines get similar lengths, as with `text-wrap: balance` in CSS.
    """

    line_gap = 0.0
    balanced = False

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of a single line."""
        held = self.laid_out_children
        lengths = sum(map(measurer.wanted_width, held))
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.left_and_right

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the largest of the children's least widths, with the padding."""
        return (
            max(map(measurer.min_width_of, self.laid_out_children), default=0.0)
            + self.padding.left_and_right
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all lines, gaps and padding."""
        lines = self._cached_lines(measurer, width - self.padding.left_and_right)
        heights = [max(map(measurer.wanted_height, held, widths)) for held, widths in lines]
        between = (self.line_gap or self.gap) * max(len(lines) - 1, 0)
        return sum(heights) + between + self.padding.top_and_bottom

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place the children line by line, and lay out what is in each child."""
        inner = self.width - self.padding.left_and_right
        top = self.padding.top
        for held, widths in self._cached_lines(measurer, inner):
            height = max(map(measurer.wanted_height, held, widths))
            lefts = start_positions(widths, self.gap, inner, self.justify)
            _place_line(self, measurer, held, widths, lefts, top, height)
            top += height + (self.line_gap or self.gap)

    def _cached_lines(
        self, measurer: LayoutMeasurer, available_width: float
    ) -> list[tuple[list[Node], list[float]]]:
        lines = self._children_by_line(measurer, available_width)
        tighter = lines
        narrower = available_width
        while self.balanced and len(tighter) == len(lines) > 1 and narrower > NARROWING_STEP_UNITS:
            lines = tighter
            narrower -= NARROWING_STEP_UNITS
            tighter = self._children_by_line(measurer, narrower)
        return [(line, self._widths_in_line(measurer, line, available_width)) for line in lines]

    def _children_by_line(self, measurer: LayoutMeasurer, line_width: float) -> list[list[Node]]:
        """Return the children of each line. A line is at most `line_width` u long; a child that is
        wider has a line alone."""
        lines: list[list[Node]] = []
        left = 0.0
        for child in self.laid_out_children:
            width = min(self._child_width_in_line(measurer, child), line_width)
            if not lines or left + width > line_width + 0.01:
                lines.append([])
                left = 0.0
            lines[-1].append(child)
            left += width + self.gap
        return lines

    def _widths_in_line(
        self, measurer: LayoutMeasurer, children: Sequence[Node], available_width: float
    ) -> list[float]:
        items = [
            FlexItem(
                min(self._child_width_in_line(measurer, child), available_width),
                min(measurer.min_width_of(child), available_width),
                child.max_width,
                child.grow,
                child.shrink,
            )
            for child in children
        ]
        return flex_lengths(items, available_width - self.gap * max(len(children) - 1, 0))

    def _child_width_in_line(self, measurer: LayoutMeasurer, child: Node) -> float:
        """Return the width with which a child counts when lines are filled, before it grows or
        shrinks."""
        least = measurer.min_width_of(child)
        return max(_width_before_growing(measurer, child), least)


def _width_before_growing(measurer: LayoutMeasurer, child: Node) -> float:
    """Return the width of a child before it grows or shrinks: its `basis` or, if that is None, the
    width that it wants. The child is measured only in the second case."""
    return measurer.wanted_width(child) if child.basis is None else child.basis


def _min_width_in_line(measurer: LayoutMeasurer, child: Node) -> float:
    """Return the width below which a row does not shrink a child.

    It measures the child a second time, so a row calls it only if it is too long, or for a child
    with a `basis`, which may be less than this width.
    """
    return measurer.min_width_of(child) if child.shrink else child.initial_size.width


def _place_line(
    container: Container,
    measurer: LayoutMeasurer,
    children: Sequence[Node],
    child_widths: Sequence[float],
    child_left_edges: Sequence[float],
    top: float,
    line_height: float,
) -> None:
    """Place the children of a line from `top` on, `line_height` u high, with these widths and left
    edges, and lay out what is in each child."""
    for child, width, left in zip(children, child_widths, child_left_edges, strict=True):
        align = child.align_self or container.align
        tall = height_in_line(measurer, child, width, line_height, is_stretched=align == "stretch")
        y = top + (line_height - tall) * SPACE_SHARE_BEFORE_BY_ALIGNMENT.get(align, 0.0)
        container.place_child(child, container.padding.left + left, y, width, tall)
        child.lay_out_children(measurer)
