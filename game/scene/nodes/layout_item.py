"""LayoutItem: how large a node wants to be; the words are those of CSS flexbox and grid."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple, TypedDict

from game.scene.text.lettering import TextStyle
from game.scene.window.screen_kit import Kit


class Size(NamedTuple):
    """A width and a height in u; 0 where a container decides it."""

    width: float
    height: float


class ItemValues(TypedDict, total=False):
    """The values of a child that a container uses for the layout; each key is also an attribute
    of the node."""

    grow: float
    shrink: float
    basis: float | None
    min_width: float | None
    max_width: float
    min_height: float | None
    max_height: float
    align_self: str
    aspect: float
    span: int
    floating: bool


class _SizeWhenFirstRead:
    """An attribute that keeps an item's size when it is first read.

    Then the size is stored in the item itself, where it is found without a call: a layout reads it
    some five times for every node. (`functools.cached_property` does this under a lock.)
    """

    def __get__(self, item: LayoutItem, _owner: type[LayoutItem]) -> Size:
        size = Size(item.width, item.height)
        item.__dict__["initial_size"] = size
        return size


class LayoutItem:
    """Anything that a container can lay out. A width or height that is given is kept; one that is 0
    is determined by the content or by the container.

    `grow` and `shrink` are its factors for sharing space that is left over or missing, `basis` is
    its length before that. `min_width` and `min_height` are its least size, None for the least size
    of its content. `align_self` replaces its container's `align`. `aspect` is width divided by
    height. `span` is the number of grid columns it covers. A `floating` item stays at its position
    and takes no space from the others.
    """

    width = height = 0.0
    anchor: tuple[float, float] = (0.0, 0.0)
    visible = True
    grow = 0.0
    shrink = 1.0
    basis: float | None = None
    min_width: float | None = None
    max_width = inf
    min_height: float | None = None
    max_height = inf
    align_self = ""
    aspect = 0.0
    span = 1
    floating = False
    layout_kit_and_k: tuple[Kit, float] | None = None
    """For the root of a layout: the kit and the number of px per u of the last `lay_out`."""

    initial_size = _SizeWhenFirstRead()
    """The width and height that the item had when this was first read, which a container does
    before it sets them."""

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which none of its content has to be wrapped or shortened
        (max-content in CSS); 0 by default."""
        return 0.0

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width in u at which none of its content is cut off (min-content in
        CSS); by default its `max_content_width`."""
        return self.max_content_width(measurer)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u of its content at this width; 0 by default."""
        return 0.0

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the smallest height in u at which none of its content is cut off, at this
        width; by default its `height_at_width`."""
        return self.height_at_width(measurer, width)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place the content of the item, whose size has been set before; there is none by
        default."""


class LayoutMeasurer:
    """Measures the items of one layout pass and caches their sizes; `px_per_u` is the number of px
    per u.

    Since sizes are cached, every pass needs a new one.
    """

    def __init__(self, kit: Kit, px_per_u: float) -> None:
        self.kit = kit
        self.px_per_u = px_per_u
        self._words: dict[tuple[str, TextStyle], float] = {}
        self._min_width_by_item: dict[LayoutItem, float] = {}
        self._cached_lengths: dict[tuple[LayoutItem, str, float], list[float]] = {}
        self._widths: dict[LayoutItem, float] = {}
        self._heights: dict[tuple[LayoutItem, float], float] = {}

    def text_width(self, text: str, style: TextStyle) -> float:
        """Return the width in u of a line of text plus 1 px, because its box may be rounded
        down; 0 for an empty text."""
        if not text:
            return 0.0
        width = self._words.get((text, style))
        if width is None:
            width = (
                self.kit.lettering.line_width_px(text, style, self.px_per_u) + 1
            ) / self.px_per_u
            self._words[text, style] = width
        return width

    def min_unshortened_line_width(self, text: str, style: TextStyle) -> float:
        """Return the smallest width in u at which a line, in the smallest letters that are used
        to make it fit, is not cut short."""
        lettering = self.kit.lettering
        return (
            (lettering.width_px_below_which_line_is_shortened(text, style, self.px_per_u) + 1)
            / self.px_per_u
            if text
            else 0.0
        )

    def wanted_width(self, item: LayoutItem) -> float:
        """Return the width that an item wants, within its limits. It is the given width of the
        item. If it has none, it is its given height times its `aspect`; if that is not set either,
        the width of its content."""
        width = self._widths.get(item)
        if width is None:
            given = item.initial_size
            width = given.width
            if not width and item.aspect:
                width = given.height * item.aspect
            if not width:
                width = item.max_content_width(self)
            width = self._widths[item] = self.clamped_width(item, width)
        return width

    def min_width_of(self, item: LayoutItem) -> float:
        """Return the width below which an item must not be shrunk: its `min_width`. If that is not
        set, it is the given width of the item; if it has none either, the least width of its
        content, but at most `max_width`."""
        if item.min_width is not None:
            return item.min_width
        if item.initial_size.width:
            return item.initial_size.width
        least = self._min_width_by_item.get(item)
        if least is None:
            least = self._min_width_by_item[item] = min(
                item.min_content_width(self), item.max_width
            )
        return least

    def cached_lengths(
        self,
        item: LayoutItem,
        quantity_name: str,
        available_length: float,
        compute_lengths: Callable[[], list[float]],
    ) -> list[float]:
        """Return the result of `compute_lengths`, cached by the item, the `quantity_name`
        and the room."""
        key = item, quantity_name, available_length
        shares = self._cached_lengths.get(key)
        if shares is None:
            shares = self._cached_lengths[key] = compute_lengths()
        return shares

    def clamped_width(self, item: LayoutItem, width: float) -> float:
        """Return the width, limited to the item's least and greatest width."""
        return clamped(width, item.min_width or 0.0, item.max_width)

    def clamped_height(self, item: LayoutItem, height: float) -> float:
        """Return the height, limited to the item's least and greatest height."""
        return clamped(height, item.min_height or 0.0, item.max_height)

    def wanted_height(self, item: LayoutItem, width: float) -> float:
        """Return the height that an item wants at this width, within its limits. It is the given
        height of the item. If it has none, it is the width divided by its `aspect`; if that is not
        set either, the height of its content."""
        key = item, width
        height = self._heights.get(key)
        if height is None:
            height = item.initial_size.height
            if not height and item.aspect:
                height = width / item.aspect
            if not height:
                height = item.height_at_width(self, width)
            height = self._heights[key] = self.clamped_height(item, height)
        return height

    def min_height_of(self, item: LayoutItem, width: float) -> float:
        """Return the height below which an item must not be shrunk at this width: its `min_height`.
        If that is not set, it is the given height of the item; if it has none either, the height
        that its `aspect` gives. An item with none of these has the least height of its content, but
        at most `max_height`."""
        if item.min_height is not None:
            return item.min_height
        if item.initial_size.height:
            return item.initial_size.height
        if item.aspect:
            return self.wanted_height(item, width)
        return min(item.min_height_at_width(self, width), item.max_height)


def clamped(length: float, minimum: float, maximum: float) -> float:
    """Return the length, but at most `maximum`, and at least `minimum` even if `maximum` is
    smaller, as in CSS.

    It is called several times for every node, and comparing is faster than `min` and `max`.
    """
    if length < minimum:
        return minimum
    return length if length <= maximum else max(maximum, minimum)
