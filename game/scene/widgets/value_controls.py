"""Widgets for choices: a switch, a slider, a stepper."""

from collections.abc import Callable, Mapping
from math import inf
from typing import Unpack

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb
from game.scene.input.hit_shapes import Circle, LeftTopWidthHeight
from game.scene.input.keys import KeyStroke
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins import control
from game.scene.skins.button import button_vertical_shift, look_of_button
from game.scene.skins.mark_painting import paint_plain_box
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets.button import MIN_CONTROL_HEIGHT_PX, Button
from game.scene.widgets.labels_and_icons import Label
from game.scene.widgets.text_lines import TextLines

SWITCH_WIDTH = 60.0
SWITCH_HEIGHT = 32.0
TOGGLE_GAP = 14.0
TOGGLE_HEIGHT = 44.0
TOGGLE_LINE_HEIGHT = 26.0

GROOVE_HEIGHT = 14.0
KNOB_RADIUS = 19.0
TICK_HEIGHT = 6.0
MARK_LABEL_WIDTH = 70.0
MARK_LABEL_HEIGHT = 24.0
STEPS_PER_PAGE_KEY = 5
DEFAULT_SLIDER_WIDTH = 240.0

STEPPER_HEIGHT = 48.0
GAP_BETWEEN_BUTTON_AND_NUMBER = 4.0
STEP_BY_TYPED_SIGN = {"+": 1, "=": 1, "-": -1}


class Toggle(Node):
    """A switch at the left of its box, with its text beside it.

    `on_change` is called with the new value when the player changes it.
    """

    role = "switch"
    width = SWITCH_WIDTH
    focusable = True

    def __init__(
        self,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        text: str = "",
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**{"label": text} | node_values)
        self._text_lines = TextLines(text, text_styles.NOTE_STYLE, TOGGLE_LINE_HEIGHT)
        self.value = value
        self.on_change = on_change
        if text and "width" not in node_values:
            self.width = 0.0  # a container gives it room for its text

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the switch and its text in one line."""
        return SWITCH_WIDTH + TOGGLE_GAP + self._text_lines.max_content_width(measurer)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the switch and the longest word of its text."""
        return SWITCH_WIDTH + TOGGLE_GAP + self._text_lines.min_content_width(measurer)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u of all lines of the text at this width; at least that of the
        switch, and at least `MIN_CONTROL_HEIGHT_PX` pixels of the window."""
        room = width - SWITCH_WIDTH - TOGGLE_GAP
        lines = self._text_lines.height_at_width(measurer, room)
        return max(lines, TOGGLE_HEIGHT, MIN_CONTROL_HEIGHT_PX / measurer.px_per_u)

    def activate(self) -> None:
        """Change the value to its opposite and call `on_change` with it."""
        self.value = not self.value
        self.on_change(self.value)

    def draw(self, canvas: Canvas) -> None:
        """Draw switch and text."""
        left, top, width, height = self.box()
        state = ("on" if self.value else "off") if self.enabled else "disabled"
        switch_top = top + (height - SWITCH_HEIGHT) / 2
        size = canvas.rect_px(left, switch_top, SWITCH_WIDTH, SWITCH_HEIGHT).size
        canvas.draw_picture(control.paint_toggle(size, canvas.px_per_u, state), left, switch_top)
        room = width - SWITCH_WIDTH - TOGGLE_GAP
        if room > 0:
            text_height = self._text_lines.height_at_width(canvas, room)
            text_left = left + SWITCH_WIDTH + TOGGLE_GAP
            text_top = top + (height - text_height) / 2
            self._text_lines.draw(canvas, text_styles.NOTE_STYLE.colour, text_left, text_top, room)


class Slider(Node):
    """A slider for the numbers of a range such as `range(8, 24)`.

    `on_change` is called with each new value. `tint` fills the groove up to the knob. `marks`
    put a tick and a word under some values. Left and Right move by one step, Page Up and Page
    Down by several, Home and End to the ends.
    """

    role = "slider"
    own_keys = ("left", "right", "page down", "page up", "home", "end")
    height = 2 * KNOB_RADIUS + 6
    focusable = True

    def __init__(
        self,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        *,
        tint: Rgb = accents.BRASS,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self.values = values
        self.value = value
        self.on_change = on_change
        self.tint = tint
        self.marks: Mapping[int, str] = {}

    def bounding_box(self) -> LeftTopWidthHeight:
        """Return the box, with the words below it."""
        left, top, width, height = self.box()
        words = (
            self._groove_middle_y() - top + KNOB_RADIUS + MARK_LABEL_HEIGHT if self.marks else 0.0
        )
        return left, top, width, max(height, words)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the usual width, at which the single steps can be distinguished."""
        return DEFAULT_SLIDER_WIDTH

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of three knobs."""
        return 6 * KNOB_RADIUS

    def set_nearest_value(self, value: float) -> None:
        """Set the value of the range that is nearest to `value` and, if it has changed, call
        `on_change`; do nothing while disabled."""
        steps = round((value - self.values.start) / self.values.step)
        nearest = self.values[min(max(steps, 0), len(self.values) - 1)]
        if nearest != self.value and self.enabled:
            self.value = nearest
            self.on_change(nearest)

    def on_pointer_press(self, point: Point) -> None:
        """Move the knob to the pointer."""
        self.on_pointer_drag(point)

    def on_pointer_drag(self, point: Point) -> None:
        """Move the knob with the pointer."""
        share = (point[0] - self._groove_left()) / max(self._groove_length(), 1)
        self.set_nearest_value(self.values[0] + share * (self.values[-1] - self.values[0]))

    def on_pointer_wheel(self, notches: float) -> bool:
        """Move by one step for each notch of the wheel; return True, even at an end of the
        range."""
        self.set_nearest_value(self.value + notches * self.values.step)
        return True

    def on_key(self, stroke: KeyStroke) -> bool:
        """Move the knob by an arrow, page, Home or End key; return whether it was one of these
        keys."""
        step = self.values.step
        moves = {
            "left": self.value - step,
            "right": self.value + step,
            "page down": self.value - STEPS_PER_PAGE_KEY * step,
            "page up": self.value + STEPS_PER_PAGE_KEY * step,
            "home": self.values[0],
            "end": self.values[-1],
        }
        if stroke.name not in moves:
            return False
        self.set_nearest_value(moves[stroke.name])
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, filled part, marks and knob."""
        left = self._groove_left()
        middle = self._groove_middle_y()
        length = self._groove_length()
        self._draw_groove(canvas, left, length)
        here = self._x_of_value(self.value)
        self._draw_groove(canvas, left, here - left, self.tint)
        for value, word in self.marks.items():
            x = self._x_of_value(value)
            tick = canvas.rect_px(x - 0.75, middle + KNOB_RADIUS - 5, 1.5, TICK_HEIGHT)
            canvas.draw_picture(
                paint_plain_box(tick.size, colours.RUST, opacity=0.8),
                x - 0.75,
                middle + KNOB_RADIUS - 5,
            )
            box = (
                x - MARK_LABEL_WIDTH / 2,
                middle + KNOB_RADIUS,
                MARK_LABEL_WIDTH,
                MARK_LABEL_HEIGHT,
            )
            canvas.draw_text(word, text_styles.PAPER_STYLES.note, box, "centre")
        lit = self.hover_share > 0.5 or self.pressed
        canvas.draw_picture(
            control.slider_knob_picture(
                round(KNOB_RADIUS * canvas.px_per_u), canvas.px_per_u, is_hovered=lit
            ),
            here,
            middle,
        )

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring around the knob only, so that it covers nothing that is close to
        the slider."""
        middle = self._x_of_value(self.value), self._groove_middle_y()
        left = middle[0] - KNOB_RADIUS
        top = middle[1] - KNOB_RADIUS
        canvas.draw_focus_ring(
            (left, top, 2 * KNOB_RADIUS, 2 * KNOB_RADIUS), Circle(*middle, KNOB_RADIUS)
        )

    def _draw_groove(
        self, canvas: Canvas, left: float, groove_length: float, fill: Rgb = control.GROOVE_COLOUR
    ) -> None:
        if groove_length <= 0:
            return
        top = self._groove_middle_y() - GROOVE_HEIGHT / 2
        size = canvas.rect_px(left, top, max(groove_length, GROOVE_HEIGHT), GROOVE_HEIGHT).size
        canvas.draw_picture(control.paint_slider_groove(size, canvas.px_per_u, fill), left, top)

    def _groove_left(self) -> float:
        return self.box()[0] + KNOB_RADIUS

    def _groove_middle_y(self) -> float:
        return self.box()[1] + KNOB_RADIUS + 3

    def _groove_length(self) -> float:
        return self.width - 2 * KNOB_RADIUS

    def _x_of_value(self, value: int) -> float:
        span = max(self.values[-1] - self.values[0], 1)
        return self._groove_left() + self._groove_length() * (value - self.values[0]) / span


class TypedDigits:
    """Remembers the digits typed in a row and their field, so that the next digit typed there makes
    a longer number."""

    def __init__(self) -> None:
        self.typed_digits = ""
        self._field_name = ""

    def number_after_key(self, field_name: str, stroke: KeyStroke, values: range) -> int | None:
        """Return the number after a digit key in a field: the digits typed there before followed by
        this one, if that number is one of `values`; otherwise this digit alone.

        None if it is no digit key, or if neither number is one of `values`.
        """
        if not stroke.digit:
            return None
        before = self.typed_digits if field_name == self._field_name else ""
        self._field_name = field_name
        for text in (before + stroke.digit, stroke.digit):
            self.typed_digits = text
            if int(text) in values:
                return int(text)
        return None


class Stepper(Node):
    """A number with buttons that decrease and increase it.

    `values` is a range; `value_to_text` returns the text of a value. At an end of the range the
    button is disabled and shows `why_not_less` or `why_not_more`. While one of the buttons has the
    focus, Up and Down change the number too; the wheel does so at any time. With `digits`, plus,
    minus and typed digits change the number instead, and Up and Down move the focus.
    """

    role = "stepper"

    def __init__(  # noqa: PLR0913  (options by keyword)
        self,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        *,
        value_to_text: Callable[[int], str] = str,
        style: TextStyle = text_styles.PAPER_STYLES.number,
        skin: str = "quiet",
        less_label: str = "-",
        more_label: str = "+",
        why_not_less: str = "",
        why_not_more: str = "",
        digits: TypedDigits | None = None,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self.values = values
        self.value = value
        self.on_change = on_change
        self._value_to_text = value_to_text
        self._digits = digits
        self.own_keys = ("up", "down") if digits is None else (*STEP_BY_TYPED_SIGN, *"0123456789")
        self._why_not_less = why_not_less
        self._why_not_more = why_not_more
        self._less = _StepButton("-", self, skin, label=less_label)
        self._more = _StepButton("+", self, skin, label=more_label)
        self._number = Label("", style, align="centre")
        self.add(self._less, self._number, self._more)
        self._place_parts(STEPPER_HEIGHT)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of both buttons and the longest text of a value."""
        return self._width_with_texts(measurer, measurer.text_width)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of both buttons and the longest text in the smallest letters."""
        return self._width_with_texts(measurer, measurer.min_unshortened_line_width)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the usual height in u, or more if the buttons would be too few pixels high to be
        clicked; the width does not matter."""
        return _stepper_height(measurer)

    def _width_with_texts(
        self, measurer: LayoutMeasurer, text_width: Callable[[str, TextStyle], float]
    ) -> float:
        style = self._number.style
        ends = [
            text_width(self._value_to_text(value), style) for value in first_and_last(self.values)
        ]
        side = min(_stepper_height(measurer), self.initial_size.height or inf)
        return 2 * side + max(ends) + 2 * GAP_BETWEEN_BUTTON_AND_NUMBER

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Put the buttons at the ends and the number between them."""
        self._place_parts(_stepper_height(measurer))

    def _place_parts(self, max_side: float) -> None:
        side = min(max_side, self.height)
        for step, left in ((self._less, 0.0), (self._more, self.width - side)):
            step.x = left
            step.y = (self.height - side) / 2
            step.width = side
            step.height = side
        self._number.x = side + GAP_BETWEEN_BUTTON_AND_NUMBER
        self._number.width = self.width - 2 * side - 2 * GAP_BETWEEN_BUTTON_AND_NUMBER
        self._number.height = self.height

    def change_by_steps(self, step_count: int) -> None:
        """Change the value by `step_count` steps, within the range, and call `on_change` if it has
        changed; do nothing while disabled."""
        at = self.values.index(self.value) + step_count
        value = self.values[min(max(at, 0), len(self.values) - 1)]
        if value != self.value and self.enabled:
            self.value = value
            self.on_change(value)

    def process_key(self, stroke: KeyStroke) -> bool:
        """Change the number by a key pressed on one of the buttons; return whether the key was
        used."""
        if self._digits is None:
            if stroke.name in ("up", "down"):
                self.change_by_steps(1 if stroke.name == "up" else -1)
                return True
            return False
        if stroke.typed_character in STEP_BY_TYPED_SIGN:
            self._digits.typed_digits = ""
            self.change_by_steps(STEP_BY_TYPED_SIGN[stroke.typed_character])
            return True
        value = self._digits.number_after_key(self.name, stroke, self.values)
        if value is not None and value != self.value and self.enabled:
            self.value = value
            self.on_change(value)
        return value is not None

    def on_pointer_wheel(self, notches: float) -> bool:
        """Change the number by one step for each notch of the wheel; return True, even at an end
        of the range."""
        self.change_by_steps(round(notches))
        return True

    def draw(self, canvas: Canvas) -> None:
        """Update the number, and enable or disable the buttons by the range; number and buttons
        are drawn as children."""
        self._number.set_text(self._value_to_text(self.value))
        for step, end, why in (
            (self._less, self.values[0], self._why_not_less),
            (self._more, self.values[-1], self._why_not_more),
        ):
            step.enabled = self.enabled and self.value != end
            step.tooltip = self.tooltip if not self.enabled else (why if not step.enabled else None)


def _stepper_height(measurer: LayoutMeasurer) -> float:
    """Return the height in u of a stepper without a fixed height, and of its buttons."""
    return max(STEPPER_HEIGHT, MIN_CONTROL_HEIGHT_PX / measurer.px_per_u)


def first_and_last(values: range) -> tuple[int, int]:
    """Return the first and the last value."""
    return values[0], values[-1]


class SignButton(Button):
    """A button that shows a sign, "-" or "+", instead of a text."""

    def __init__(self, sign: str, skin: str = "quiet", **node_values: Unpack[NodeValues]) -> None:
        super().__init__("", skin=skin, **node_values)
        self._sign = sign

    def draw(self, canvas: Canvas) -> None:
        """Draw plate and sign."""
        super().draw(canvas)
        ink = look_of_button(self.skin, self.state).text_colour
        picture = control.paint_plus_or_minus(
            canvas.node_size_px(self), canvas.px_per_u, self._sign, ink
        )
        canvas.draw_picture(picture, 0, button_vertical_shift(self.state))


class _StepButton(SignButton):
    """The minus or plus button of a stepper."""

    def __init__(
        self, sign: str, stepper: Stepper, skin: str, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(sign, skin, **node_values)
        self.on_click = lambda: stepper.change_by_steps(STEP_BY_TYPED_SIGN[sign])
        self._stepper = stepper
        self.own_keys = stepper.own_keys

    def on_key(self, stroke: KeyStroke) -> bool:
        """Pass the key to the stepper; return True if the stepper used it."""
        return self._stepper.process_key(stroke)
