"""Joined buttons for choosing one of several values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import (
    button_state,
    button_vertical_shift,
    look_of_button,
    paint_button,
)
from game.scene.skins.mark_painting import paint_glowing_outline
from game.scene.text.text_styles import BOLD_STYLE, NOTE_STYLE
from game.scene.widgets.button import MIN_CONTROL_HEIGHT_PX
from game.scene.widgets.text_lines import TextLines

CORNER_RADIUS = 8.0
TEXT_SIDE_GAP = 5.0
NAME_LINE_HEIGHT = 30.0  # of a choice with a note below its name
NOTE_LINE_HEIGHT = 26.0
PLATE_PADDING = 5.0
SEGMENT_MARK_WIDTH = 120.0
MIN_SEGMENT_LETTERS = 3  # what a segment without words would take of a fitted row


@dataclass(frozen=True, slots=True)
class SegmentOption:
    """One of the buttons of `SegmentedControl`: its value and text; a `reason` disables it and is
    shown in place of its `tooltip`."""

    value: str
    text: str
    reason: str = ""
    tooltip: str = ""


class SegmentedControl(Node):
    """Joined buttons for the values of a choice; `on_chosen` is called with the picked value. The
    name of each button is "NAME:VALUE", with the name of the control.

    The buttons have equal widths or, with `fits_texts`, widths that depend on the lengths of their
    texts. If there is room, each has `text_side_gap` u on both sides of its text.
    """

    role = "choice"

    def __init__(
        self,
        segments: Sequence[SegmentOption],
        value: str,
        on_chosen: Callable[[str], None],
        *,
        is_on_parchment: bool = False,
        fits_texts: bool = False,
        text_side_gap: float = TEXT_SIDE_GAP,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._width_shares = [
            MIN_SEGMENT_LETTERS + len(segment.text) * fits_texts for segment in segments
        ]
        self._texts = [segment.text for segment in segments]
        self._beside = text_side_gap
        for segment in segments:
            button = _SegmentButton(
                segment, is_chosen=segment.value == value, is_on_parchment=is_on_parchment
            )
            button.name = f"{self.name}:{segment.value}"
            button.focusable = True
            button.on_click = partial(on_chosen, segment.value)
            self.add(button)
        self._place_segments()

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which every text fits at full size."""
        return self._width_needed_for_texts(
            [measurer.text_width(text, BOLD_STYLE) for text in self._texts], self._beside
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which every text fits in the smallest letters."""
        return self._width_needed_for_texts(
            [measurer.min_unshortened_line_width(text, BOLD_STYLE) for text in self._texts],
            TEXT_SIDE_GAP,
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the usual height of a control in u, or more if that would be less than
        `MIN_CONTROL_HEIGHT_PX` pixels of the window; the width does not matter."""
        return max(theme.CONTROL_HEIGHT, MIN_CONTROL_HEIGHT_PX / measurer.px_per_u)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Divide the width among the segments."""
        self._place_segments()

    def _width_needed_for_texts(self, text_widths: Sequence[float], side_gap: float) -> float:
        needed = [
            (width + 2 * side_gap) / share
            for width, share in zip(text_widths, self._width_shares, strict=True)
        ]
        return max(needed, default=0.0) * sum(self._width_shares)

    def _place_segments(self) -> None:
        each = self.width / max(sum(self._width_shares), 1)
        left = 0.0
        for segment, share in zip(self.children, self._width_shares, strict=True):
            segment.x = left
            segment.width = each * share
            segment.height = self.height
            left += segment.width


class _SegmentButton(Node):
    def __init__(
        self,
        segment: SegmentOption,
        *,
        is_chosen: bool,
        is_on_parchment: bool,
        **node_values: Unpack[NodeValues],
    ) -> None:
        node_values["role"] = "radio"
        node_values["label"] = segment.text
        node_values["enabled"] = not segment.reason
        node_values["tooltip"] = segment.reason or segment.tooltip or None
        super().__init__(**node_values)
        self._text = segment.text
        self._chosen = is_chosen
        self._paper = is_on_parchment

    def draw(self, canvas: Canvas) -> None:
        state = "chosen" if self._chosen else "hover" if self.hover_share > 0.5 else "plain"
        if not self.enabled:
            state = "disabled"
        canvas.draw_picture(
            _paint_segment_plate(
                canvas.node_size_px(self), canvas.px_per_u, state, is_on_parchment=self._paper
            )
        )
        inks: dict[str, Rgb] = {
            "chosen": colours.CREAM if self._paper else colours.INK,
            "disabled": hex_to_rgb("#645238") if self._paper else colours.DISABLED_TEXT,
        }
        style = BOLD_STYLE.in_colour(inks.get(state, colours.INK if self._paper else colours.CREAM))
        canvas.draw_text(
            self._text,
            style,
            (TEXT_SIDE_GAP, 0, self.width - 2 * TEXT_SIDE_GAP, self.height),
            "centre",
        )


@cache_painted_pictures
def _paint_segment_plate(
    painter: Painter, px_per_u: float, state: str, *, is_on_parchment: bool
) -> None:
    painter.set_margin_around_box(2)
    box = painter.box_with_corner_radius(CORNER_RADIUS * px_per_u).inset(1)
    if state == "chosen":
        dark = colours.INK
        light = hex_to_rgb("#FFF8E4")
        painter.fill_box(
            box, dark if is_on_parchment else vertical_gradient(light, hex_to_rgb("#EFE2C2"))
        )
    elif is_on_parchment:
        high = hex_to_rgb("#FFF9E6") if state == "hover" else hex_to_rgb("#F6EAC8")
        painter.fill_box(box, vertical_gradient(high, hex_to_rgb("#E6D3A4")))
    elif state == "hover":
        painter.fill_box(box, with_alpha(hex_to_rgb("#4E5C62"), 0.55))
    else:
        painter.fill_box(box, with_alpha(accents.BLACK, 0.25))
    line = (
        with_alpha(hex_to_rgb("#7A5A30"), 0.8)
        if is_on_parchment
        else with_alpha(accents.BRASS, 0.5)
    )
    painter.draw_outline(box, 1.2 * px_per_u, line)


class RadioPlate(Node):
    """One of several choices: its name and a note below it; the chosen one is highlighted
    and has the word `mark_text`."""

    role = "radio"

    def __init__(
        self,
        *,
        title: str,
        note: str,
        mark_text: str,
        is_chosen: bool,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**{"label": title} | node_values)
        self._title_lines = TextLines(title, BOLD_STYLE, NAME_LINE_HEIGHT)
        self._note_lines = TextLines(note, NOTE_STYLE, NOTE_LINE_HEIGHT)
        self._mark = mark_text
        self.chosen = is_chosen

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all lines of its name and its note, with the edges."""
        room = width - 2 * theme.WIDE_GAP
        title = self._title_lines.height_at_width(measurer, self._width_left_for_title(room))
        note = self._note_lines.height_at_width(measurer, room)
        return title + note + 2 * PLATE_PADDING

    def _width_left_for_title(self, text_width: float) -> float:
        """Return the width of the name in a plate with `text_width` u for its texts."""
        return text_width - SEGMENT_MARK_WIDTH * bool(self._mark)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, its name and note, and, if it is chosen, the outline and the mark."""
        state = button_state(self)
        look = look_of_button("quiet", state)
        down = button_vertical_shift(state)
        canvas.draw_picture(
            paint_button(canvas.node_size_px(self), canvas.px_per_u, "quiet", state)
        )
        if self.chosen:
            canvas.draw_picture(paint_glowing_outline(canvas.node_size_px(self), canvas.px_per_u))
        room = self.width - 2 * theme.WIDE_GAP
        title_width = self._width_left_for_title(room)
        title_height = self._title_lines.height_at_width(canvas, title_width)
        note_height = self._note_lines.height_at_width(canvas, room)
        top = (self.height - title_height - note_height) / 2 + down
        self._title_lines.draw(canvas, look.text_colour, theme.WIDE_GAP, top, title_width)
        if self.chosen and self._mark:
            spot = (theme.WIDE_GAP + title_width, top, SEGMENT_MARK_WIDTH, NAME_LINE_HEIGHT)
            canvas.draw_text(self._mark, NOTE_STYLE.in_colour(look.note_colour), spot, "right")
        self._note_lines.draw(canvas, look.note_colour, theme.WIDE_GAP, top + title_height, room)
