"""Stepper: a number between a minus and a plus."""

from collections.abc import Callable
from typing import Unpack

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.keys import Stroke
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.skins import control
from game.scene.skins.button import look_of, shift_of
from game.scene.widgets.button import Button
from game.scene.widgets.label import Label

BUTTON = 48.0
SIGNS = {"+": 1, "=": 1, "-": -1}


class TypedNumber:
    """What was typed last and where: a second digit there makes a number of two."""

    def __init__(self) -> None:
        self.typed, self._where = "", ""

    def value(self, where: str, stroke: Stroke, values: range) -> int | None:
        """Return the number a stroke makes in a place; None when it is no digit, or none of the
        values can be meant.
        """
        if not (stroke.typed.isdecimal() and stroke.typed.isascii()):
            return None
        before = self.typed if where == self._where else ""
        self._where = where
        for text in (before + stroke.typed, stroke.typed):
            self.typed = text
            if int(text) in values:
                return int(text)
        return None


class Stepper(Node):
    """`values` is a range; `words` turns a value into what is shown. At an end the button is
    disabled and says `why`.

    While one of the buttons has the focus, Up and Down change the number too; so does the wheel.
    With `digits` Up and Down lead on, and plus, minus and typed digits change the number.
    """

    def __init__(  # noqa: PLR0913  (options by keyword)
        self,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        *,
        words: Callable[[int], str] = str,
        style: TextStyle = styles.NUMBER_ON_PARCHMENT,
        skin: str = "quiet",
        labels: tuple[str, str] = ("-", "+"),
        why: tuple[str, str] = ("", ""),
        digits: TypedNumber | None = None,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "stepper")
        place.setdefault("height", BUTTON)
        super().__init__(**place)
        self.values = values
        self.value = value
        self.on_change = on_change
        self._words = words
        self._digits = digits
        self._why = why
        side = min(BUTTON, self.height)
        top = (self.height - side) / 2
        self._less = _Step("-", self, skin, x=0, y=top, width=side, height=side, label=labels[0])
        self._more = _Step(
            "+", self, skin, x=self.width - side, y=top, width=side, height=side, label=labels[1]
        )
        middle = self.width - 2 * side - 8
        self._number = Label(
            "", style, align="centre", x=side + 4, width=middle, height=self.height
        )
        self.add(self._less, self._number, self._more)

    def change(self, by: int) -> None:
        """The player asks for `by` steps more or less; the ends hold."""
        at = self.values.index(self.value) + by
        value = self.values[min(max(at, 0), len(self.values) - 1)]
        if value != self.value and self.enabled:
            self.value = value
            self.on_change(value)

    def type(self, stroke: Stroke) -> bool:
        """A key went down on one of the buttons; whether it changes the number."""
        if self._digits is None:
            if stroke.name in ("up", "down"):
                self.change(1 if stroke.name == "up" else -1)
                return True
            return False
        if stroke.typed in SIGNS:
            self._digits.typed = ""
            self.change(SIGNS[stroke.typed])
            return True
        value = self._digits.value(self.name, stroke, self.values)
        if value is not None and value != self.value and self.enabled:
            self.value = value
            self.on_change(value)
        return value is not None

    def wheel(self, steps: float) -> bool:
        """One step a notch."""
        self.change(round(steps))
        return True

    def draw(self, canvas: Canvas) -> None:
        """Bring number and buttons up to date."""
        self._number.set_text(self._words(self.value))
        for step, end, why in (
            (self._less, self.values[0], self._why[0]),
            (self._more, self.values[-1], self._why[1]),
        ):
            step.enabled = self.enabled and self.value != end
            step.tooltip = self.tooltip if not self.enabled else (why if not step.enabled else None)


class _Step(Button):
    """The minus or the plus of a stepper."""

    def __init__(self, sign: str, stepper: Stepper, skin: str, **place: Unpack[NodeValues]) -> None:
        by = 1 if sign == "+" else -1
        super().__init__("", skin=skin, **place)
        self.on_click = lambda: stepper.change(by)
        self._sign, self._stepper = sign, stepper

    def key(self, stroke: Stroke) -> bool:
        """Leave it to the stepper."""
        return self._stepper.type(stroke)

    def draw(self, canvas: Canvas) -> None:
        """Plate and sign."""
        super().draw(canvas)
        ink = look_of(self.skin, self.state).text
        picture = control.sign(canvas.size(self), canvas.k, self._sign, ink)
        canvas.put(picture, 0, shift_of(self.state))
