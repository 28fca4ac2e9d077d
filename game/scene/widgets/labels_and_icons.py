"""Small widgets: labels, pills, lines, icons and panels."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Surface

from game.scene.drawing.picture import Drawable
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.drawing.surface_parts import faded_surface
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins import mark_painting
from game.scene.skins.sheets import PAINTER_BY_SKIN, SHADOW_REACH
from game.scene.stage.units import PxSize
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY_STYLE, SMALL_BOLD_STYLE

LABEL_SIDE_PADDING = 10.0
GREYED_ALPHA = 0.5
PILL_HEIGHT = 28.0
MAX_ROUNDING_LOSS_PX = 1  # px by which the edges of a box may be rounded inwards
MIN_SHORTENED_WIDTH_IN_FONT_SIZES = 3.0  # of its size a shortened line keeps


class PillLabel(Node):
    """A pill-shaped label with a word; `tone` is "calm", "commit", "brass", "cream", "good" or
    "ghost"."""

    role = "text"
    tone = "calm"

    def __init__(self, text: str, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.text = self.label = text

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the word and the ends of the pill."""
        return measurer.text_width(self.text, SMALL_BOLD_STYLE) + 2 * LABEL_SIDE_PADDING

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of a pill."""
        return PILL_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        """Draw pill and word."""
        left, top, width, height = self.box()
        canvas.draw_picture(
            mark_painting.paint_pill(canvas.node_size_px(self), canvas.px_per_u, self.tone),
            left,
            top,
        )
        style = SMALL_BOLD_STYLE.in_colour(mark_painting.PILL_TEXT_COLOURS[self.tone])
        canvas.draw_text(
            self.text,
            style,
            (left + LABEL_SIDE_PADDING, top, width - 2 * LABEL_SIDE_PADDING, height),
            "centre",
        )


class PaintedNode(Node):
    """Draws the picture that `paint_picture` returns for the size of its box in px and the number
    of px per u; nothing when `paint_picture` returns None."""

    def __init__(
        self,
        paint_picture: Callable[[PxSize, float], Drawable | None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._paint_picture = paint_picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        if (picture := self._paint_picture(canvas.node_size_px(self), canvas.px_per_u)) is not None:
            canvas.draw_picture(picture)


class Divider(Node):
    """A dividing line as wide as its box."""

    height = 6.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the line."""
        canvas.draw_picture(mark_painting.paint_divider(canvas.node_size_px(self), canvas.px_per_u))


IconSource = Surface | Callable[[float], Surface]  # a function is called with k


def icon_surface(source: IconSource, px_per_u: float, *, enabled: bool = True) -> Surface:
    """Return the surface of an icon, grey and paler when not `enabled`: drawn at this number of px
    per u if the source is a function, otherwise the source itself."""
    surface = source(px_per_u) if callable(source) else source
    if enabled:
        return surface
    grey = SURFACE_CACHE.get_or_make_derived(
        surface, "grey", lambda: pygame.transform.grayscale(surface)
    )
    return faded_surface(grey, GREYED_ALPHA)


def draw_icon(
    canvas: Canvas,
    source: IconSource,
    box: LeftTopWidthHeight,
    *,
    enabled: bool = True,
) -> None:
    """Draw an icon in the middle of a box (u), grey and paler when not `enabled`."""
    surface = icon_surface(source, canvas.px_per_u, enabled=enabled)
    rect = surface.get_rect(center=canvas.rect_px(*box).center)
    canvas.draw_picture_at_px(surface, rect.left, rect.top)


class Label(Node):
    """A text in one line, vertically centred and shrunk to fit, or with `wraps` in several lines.

    Wrapped lines begin at the top, with `is_vertically_centred` they are vertically centred; if
    there is no room for all, the last one is shortened. `align` is "left", "centre" or "right".
    """

    role = "text"

    def __init__(
        self,
        text: str,
        style: TextStyle = BODY_STYLE,
        *,
        align: str = "left",
        wraps: bool = False,
        is_vertically_centred: bool = False,
        may_shorten: bool = False,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._separately_set_label = self.label
        self.style = style
        self.align = align
        self.wrap = wraps
        self.midway = is_vertically_centred
        self.may_shorten = may_shorten
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Set the text, and also the spoken label if it was not set separately."""
        self.text_shown = text
        self.label = self._separately_set_label or text

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the text without wrapping: that of its longest line between line
        breaks."""
        lines = self.text_shown.split("\n") if self.wrap else (self.text_shown,)
        return max(measurer.text_width(line, self.style) for line in lines)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the longest word of a wrapped text, or of a single line in the
        smallest letters; a label that may be shortened needs only a few letters."""
        if self.may_shorten:
            return min(
                measurer.text_width(self.text_shown, self.style),
                self.style.size * MIN_SHORTENED_WIDTH_IN_FONT_SIZES,
            )
        if self.wrap:
            words = self.text_shown.split()
            return max((measurer.text_width(word, self.style) for word in words), default=0.0)
        return measurer.min_unshortened_line_width(self.text_shown, self.style)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the lines at a width."""
        lettering = measurer.kit.lettering
        count = 1
        if self.wrap and not self._is_one_line(measurer, width):
            room = int(width * measurer.px_per_u) - MAX_ROUNDING_LOSS_PX
            count = len(
                lettering.wrapped_lines(self.text_shown, self.style, measurer.px_per_u, room)
            )
        return (
            lettering.line_spacing_px(self.style, measurer.px_per_u) * count + MAX_ROUNDING_LOSS_PX
        ) / measurer.px_per_u

    def _is_one_line(self, measurer: LayoutMeasurer, width: float) -> bool:
        """Return whether the text surely fits on one line; measuring this is faster than
        wrapping."""
        is_short = measurer.text_width(self.text_shown, self.style) <= width
        return is_short and "\n" not in self.text_shown

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines."""
        left, top, width, height = self.box()
        if not self.wrap:
            canvas.draw_text(self.text_shown, self.style, (left, top, width, height), self.align)
            return
        lettering = canvas.kit.lettering
        room = canvas.rect_px(left, top, width, height)
        step_px = lettering.line_spacing_px(self.style, canvas.px_per_u)
        # as the height was measured, or a line too many would be left empty
        measured_width = int(width * canvas.px_per_u) - MAX_ROUNDING_LOSS_PX
        lines = lettering.wrapped_lines(
            self.text_shown, self.style, canvas.px_per_u, measured_width
        )
        if len(lines) * step_px > room.height:
            lines = lettering.wrapped_lines(
                self.text_shown, self.style, canvas.px_per_u, room.width
            )
        shown = lines[: max(room.height // max(step_px, 1), 1)]
        if len(shown) < len(lines):
            rest = " ".join(lines[len(shown) - 1 :])
            shown[-1] = lettering.shortened_text(rest, self.style, canvas.px_per_u, room.width)
        if self.midway:
            top += max(room.height - len(shown) * step_px, 0) / canvas.px_per_u / 2
        for i, line in enumerate(shown):
            row = (left, top + i * step_px / canvas.px_per_u, width, step_px / canvas.px_per_u)
            canvas.draw_text(line, self.style, row, self.align)


class Panel(Node):
    """A background; `skin` is one of `PAINTER_BY_SKIN` and can be changed at any time."""

    role = "panel"
    solid = True

    def __init__(self, skin: str = "slate", **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.skin = skin

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, if any of it is visible: an invisible
        one may be as long as a page.
        """
        left, top, _, _ = self.box()
        if canvas.is_in_pane(self, SHADOW_REACH):
            canvas.draw_picture(
                PAINTER_BY_SKIN[self.skin](canvas.node_size_px(self), canvas.px_per_u), left, top
            )
