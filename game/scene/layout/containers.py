"""Containers size and place their children: a row, a column, a wrapping row, a stack."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from game.scene.layout.flex import Flexible, shared_out, starts
from game.scene.nodes.layout_item import Measuring
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.sheets import SHADOW, SKINS

Padding = float | tuple[float, float] | tuple[float, float, float, float]
"""The same on all sides; or above and below, then left and right; or top, right, bottom, left."""
PAIR = 2
NARROWING = 20.0
"""u by which the lines of a balanced row are tried shorter."""
SHARE_BEFORE = {"centre": 0.5, "end": 1.0}
"""How much of the spare space stands before a thing."""


class Sides(NamedTuple):
    """How far the content stays from the edges."""

    top: float
    right: float
    bottom: float
    left: float

    @property
    def across(self) -> float:
        """Left and right together."""
        return self.left + self.right

    @property
    def down(self) -> float:
        """Top and bottom together."""
        return self.top + self.bottom


def sides_of(padding: Padding) -> Sides:
    """Return what a padding means for each side."""
    if not isinstance(padding, tuple):
        return Sides(padding, padding, padding, padding)
    if len(padding) == PAIR:
        return Sides(padding[0], padding[1], padding[0], padding[1])
    return Sides(*padding)


class Container(Node):
    """What all containers share. With a `skin` it is drawn as a sheet, and hides what lies below.

    `align` is across the direction of a line, `justify` along it: "start", "centre", "end";
    `align` may be "stretch" (the usual one), `justify` "between".
    """

    def __init__(
        self,
        *children: Node | None,
        gap: float = 0.0,
        padding: Padding = 0.0,
        align: str = "stretch",
        justify: str = "start",
        skin: str = "",
        **place: Unpack[NodeValues],
    ) -> None:
        """Hold the children; None stands for one that is not there."""
        super().__init__(**place)
        self.gap = gap
        self.padding = sides_of(padding)
        self.align = align
        self.justify = justify
        self.skin = skin
        if skin:
            self.role = self.role or "panel"
            self.solid = True
        self.add(*[child for child in children if child is not None])

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, if it has one and any of it is in sight."""
        if self.skin and canvas.shows(self, SHADOW):
            left, top, _, _ = self.box()
            canvas.put(SKINS[self.skin](canvas.size(self), canvas.k), left, top)

    def drawn_from(self) -> tuple[object, ...] | None:
        """Return the skin; a container without one draws nothing."""
        return None if self.skin else ()

    @property
    def held(self) -> list[Node]:
        """The children that have a place in the layout."""
        return [child for child in self.children if child.visible and not child.floating]

    def put(self, child: Node, x: float, y: float, width: float, height: float) -> None:
        """Give a child its box, and let it place what it holds."""
        child.given  # noqa: B018  (remembered before it is changed)
        child.width = width
        child.height = height
        child.x = x + child.anchor[0] * width
        child.y = y + child.anchor[1] * height

    def put_in(
        self, measuring: Measuring, child: Node, area: Sequence[float], beside: str = "start"
    ) -> None:
        """Draw a child into an area (left, top, width, height); `beside` says where a narrow one
        stands."""
        left, top, wide, tall = area
        width = self.across(measuring, child, wide)
        align = child.align_self or self.align
        height = measuring.height(child, width)
        if align == "stretch" and not child.given.height and not child.aspect:
            height = max(min(tall, child.max_height), child.min_height or 0.0)
        x = left + (wide - width) * SHARE_BEFORE.get(beside, 0.0)
        y = top + (tall - height) * SHARE_BEFORE.get(align, 0.0)
        self.put(child, x, y, width, height)
        child.lay_out_children(measuring)

    def across(self, measuring: Measuring, child: Node, room: float) -> float:
        """Return the width of a child that has a column to itself."""
        stretches = (child.align_self or self.align) == "stretch"
        if stretches and not child.given.width and not child.aspect:
            return measuring.clamped_width(child, room)
        return min(measuring.width(child), max(room, measuring.least_width(child)))


class Column(Container):
    """Children under one another."""

    def widest(self, measuring: Measuring) -> float:
        """Return the width of the widest child, with the padding."""
        return max(map(measuring.width, self.held), default=0.0) + self.padding.across

    def narrowest(self, measuring: Measuring) -> float:
        """Return the width below which a child would be cut, with the padding."""
        return max(map(measuring.least_width, self.held), default=0.0) + self.padding.across

    def tall_at(self, measuring: Measuring, width: float) -> float:
        """Return the height of all children, gaps and padding."""
        inner = width - self.padding.across
        held = self.held
        heights = [
            _length_of(measuring.height(child, self.across(measuring, child, inner)), child)
            for child in held
        ]
        return sum(heights) + self.gap * max(len(held) - 1, 0) + self.padding.down

    def lowest_at(self, measuring: Measuring, width: float) -> float:
        """Return the height below which a child would be cut."""
        inner = width - self.padding.across
        held = self.held
        heights = [
            measuring.least_height(child, self.across(measuring, child, inner)) for child in held
        ]
        return sum(heights) + self.gap * max(len(held) - 1, 0) + self.padding.down

    def lay_out_children(self, measuring: Measuring) -> None:
        """Share the height out, and place the children."""
        sides = self.padding
        inner = self.width - sides.across
        held = self.held
        widths = [self.across(measuring, child, inner) for child in held]
        items = [
            Flexible(
                _length_of(measuring.height(child, width), child),
                measuring.least_height(child, width) if child.shrink else child.given.height,
                child.max_height,
                child.grow,
                child.shrink,
            )
            for child, width in zip(held, widths, strict=True)
        ]
        room = self.height - sides.down
        heights = shared_out(items, room - self.gap * max(len(held) - 1, 0))
        tops = starts(heights, self.gap, room, self.justify)
        for child, width, height, top in zip(held, widths, heights, tops, strict=True):
            before = SHARE_BEFORE.get(child.align_self or self.align, 0.0)
            x = sides.left + (inner - width) * before
            self.put(child, x, sides.top + top, width, height)
            child.lay_out_children(measuring)


class Row(Container):
    """Children beside one another."""

    def widest(self, measuring: Measuring) -> float:
        """Return the width of all children, gaps and padding."""
        held = self.held
        lengths = sum(_length_of(measuring.width(child), child) for child in held)
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.across

    def narrowest(self, measuring: Measuring) -> float:
        """Return the width below which a child would be cut."""
        held = self.held
        lengths = sum(map(measuring.least_width, held))
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.across

    def tall_at(self, measuring: Measuring, width: float) -> float:
        """Return the height of the highest child, with the padding."""
        held = self.held
        widths = self._widths(measuring, held, width - self.padding.across)
        return max(map(measuring.height, held, widths), default=0.0) + self.padding.down

    def lowest_at(self, measuring: Measuring, width: float) -> float:
        """Return the height below which a child would be cut."""
        held = self.held
        widths = self._widths(measuring, held, width - self.padding.across)
        return max(map(measuring.least_height, held, widths), default=0.0) + self.padding.down

    def lay_out_children(self, measuring: Measuring) -> None:
        """Share the width out, and place the children."""
        held = self.held
        inner = self.width - self.padding.across
        widths = self._widths(measuring, held, inner)
        lefts = starts(widths, self.gap, inner, self.justify)
        _put_line(self, measuring, held, widths, lefts, self.padding.top, _inner_height(self))

    def _widths(self, measuring: Measuring, held: Sequence[Node], room: float) -> list[float]:
        return measuring.shares(self, "widths", room, lambda: self._shared(measuring, held, room))

    def _shared(self, measuring: Measuring, held: Sequence[Node], room: float) -> list[float]:
        items = [
            Flexible(
                _length_of(measuring.width(child), child),
                measuring.least_width(child) if child.shrink else child.given.width,
                child.max_width,
                child.grow,
                child.shrink,
            )
            for child in held
        ]
        return shared_out(items, room - self.gap * max(len(held) - 1, 0))


class Wrap(Container):
    """Children beside one another, in as many lines as they need; `line_gap` is between lines.
    With `balanced` no line is much fuller than another, as with `text-wrap: balance`.
    """

    line_gap = 0.0
    balanced = False

    def widest(self, measuring: Measuring) -> float:
        """Return the width of a single line."""
        held = self.held
        lengths = sum(map(measuring.width, held))
        return lengths + self.gap * max(len(held) - 1, 0) + self.padding.across

    def narrowest(self, measuring: Measuring) -> float:
        """Return the width of the child that needs most."""
        return max(map(measuring.least_width, self.held), default=0.0) + self.padding.across

    def tall_at(self, measuring: Measuring, width: float) -> float:
        """Return the height of all lines, gaps and padding."""
        lines = self._lines(measuring, width - self.padding.across)
        heights = [max(map(measuring.height, held, widths)) for held, widths in lines]
        between = (self.line_gap or self.gap) * max(len(lines) - 1, 0)
        return sum(heights) + between + self.padding.down

    def lay_out_children(self, measuring: Measuring) -> None:
        """Place line after line."""
        inner = self.width - self.padding.across
        top = self.padding.top
        for held, widths in self._lines(measuring, inner):
            height = max(map(measuring.height, held, widths))
            lefts = starts(widths, self.gap, inner, self.justify)
            _put_line(self, measuring, held, widths, lefts, top, height)
            top += height + (self.line_gap or self.gap)

    def _lines(self, measuring: Measuring, room: float) -> list[tuple[list[Node], list[float]]]:
        lines = self._broken(measuring, room)
        tighter = lines
        narrower = room
        while self.balanced and len(tighter) == len(lines) > 1 and narrower > NARROWING:
            lines = tighter
            narrower -= NARROWING
            tighter = self._broken(measuring, narrower)
        return [(line, self._widths(measuring, line, room)) for line in lines]

    def _broken(self, measuring: Measuring, room: float) -> list[list[Node]]:
        """Return the children in lines that are at most so long."""
        lines: list[list[Node]] = []
        left = 0.0
        for child in self.held:
            width = min(self._length(measuring, child), room)
            if not lines or left + width > room + 0.01:
                lines.append([])
                left = 0.0
            lines[-1].append(child)
            left += width + self.gap
        return lines

    def _widths(self, measuring: Measuring, held: Sequence[Node], room: float) -> list[float]:
        items = [
            Flexible(
                min(self._length(measuring, child), room),
                min(measuring.least_width(child), room),
                child.max_width,
                child.grow,
                child.shrink,
            )
            for child in held
        ]
        return shared_out(items, room - self.gap * max(len(held) - 1, 0))

    def _length(self, measuring: Measuring, child: Node) -> float:
        """Return the length by which a child comes into a line."""
        least = measuring.least_width(child)
        return max(_length_of(measuring.width(child), child), least)


class Stack(Container):
    """Children on top of one another, all in the same box."""

    def widest(self, measuring: Measuring) -> float:
        """Return the width of the widest child, with the padding."""
        return max(map(measuring.width, self.held), default=0.0) + self.padding.across

    def narrowest(self, measuring: Measuring) -> float:
        """Return the width below which a child would be cut."""
        return max(map(measuring.least_width, self.held), default=0.0) + self.padding.across

    def tall_at(self, measuring: Measuring, width: float) -> float:
        """Return the height of the highest child, with the padding."""
        inner = width - self.padding.across
        heights = [
            measuring.height(child, self.across(measuring, child, inner)) for child in self.held
        ]
        return max(heights, default=0.0) + self.padding.down

    def lowest_at(self, measuring: Measuring, width: float) -> float:
        """Return the height below which a child would be cut."""
        inner = width - self.padding.across
        heights = [
            measuring.least_height(child, self.across(measuring, child, inner))
            for child in self.held
        ]
        return max(heights, default=0.0) + self.padding.down

    def lay_out_children(self, measuring: Measuring) -> None:
        """Place every child in the whole box."""
        sides = self.padding
        area = (sides.left, sides.top, self.width - sides.across, self.height - sides.down)
        for child in self.held:
            self.put_in(measuring, child, area, child.align_self or self.align)


class Bonus(Stack):
    """Children that are shown only if the others leave enough height; it asks for none itself."""

    grow = 1.0

    def tall_at(self, measuring: Measuring, width: float) -> float:
        """Return 0: what it holds can be left out."""
        return 0.0

    def lowest_at(self, measuring: Measuring, width: float) -> float:
        """Return 0: it asks for nothing."""
        return 0.0

    def lay_out_children(self, measuring: Measuring) -> None:
        """Show the children if they have room, else hide them."""
        for child in self.children:
            child.visible = True
        is_high_enough = super().tall_at(measuring, self.width) <= self.height
        for child in self.children:
            child.visible = is_high_enough
        super().lay_out_children(measuring)


class Spacer(Node):
    """Takes the space that is left, or a given width or height."""

    grow = 1.0


def _length_of(wanted: float, child: Node) -> float:
    """Return the length before growing and shrinking."""
    return wanted if child.basis is None else child.basis


def _inner_height(container: Container) -> float:
    return container.height - container.padding.down


def _put_line(
    container: Container,
    measuring: Measuring,
    held: Sequence[Node],
    widths: Sequence[float],
    lefts: Sequence[float],
    top: float,
    height: float,
) -> None:
    """Place the children of a line that is `height` u high."""
    for child, width, left in zip(held, widths, lefts, strict=True):
        align = child.align_self or container.align
        tall = measuring.height(child, width)
        if align == "stretch" and not child.given.height and not child.aspect:
            tall = max(min(height, child.max_height), child.min_height or 0.0)
        y = top + (height - tall) * SHARE_BEFORE.get(align, 0.0)
        container.put(child, container.padding.left + left, y, width, tall)
        child.lay_out_children(measuring)
