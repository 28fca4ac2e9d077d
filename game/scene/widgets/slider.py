"""Slider: choose a whole number along a groove."""

from collections.abc import Callable, Mapping
from typing import Unpack

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.keys import Stroke
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.skins import control
from game.scene.theme import Rgb
from game.scene.units import Point

GROOVE = 14.0
KNOB = 19.0
TICK = 6.0
LABEL_WIDTH = 70.0
LABEL_HEIGHT = 24.0
BIG_STEP = 5


class Slider(Node):
    """`values` is a range such as `range(8, 24)`; `tint` fills the groove up to the knob.

    `band` (lowest, highest) marks a stretch in verdigris; `marks` puts a tick and a word under some
    values. Arrows move by one step, Page Up and Down by five, Home and End to the ends.
    """

    def __init__(  # noqa: PLR0913  (options by keyword)
        self,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        *,
        tint: Rgb = theme.BRASS,
        band: tuple[int, int] | None = None,
        marks: Mapping[int, str] | None = None,
        mark_style: TextStyle = styles.NOTE_ON_PARCHMENT,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "slider")
        place.setdefault("focusable", True)
        place.setdefault("height", 2 * KNOB + 6)
        super().__init__(**place)
        self.values = values
        self.value = value
        self.on_change = on_change
        self.tint = tint
        self.band = band
        self.marks = dict(marks or {})
        self.mark_style = mark_style

    def extent(self) -> tuple[float, float, float, float]:
        """The box, with the words below it."""
        left, top, width, height = self.box()
        words = self._middle() - top + KNOB + LABEL_HEIGHT if self.marks else 0.0
        return left, top, width, max(height, words)

    # ---- answering

    def change(self, value: float) -> None:
        """The player asks for a value; the nearest possible one is taken."""
        steps = round((value - self.values.start) / self.values.step)
        nearest = self.values[min(max(steps, 0), len(self.values) - 1)]
        if nearest != self.value and self.enabled:
            self.value = nearest
            self.on_change(nearest)

    def press(self, point: Point) -> None:
        """Go to the pointer."""
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        share = (point[0] - self._left()) / max(self._length(), 1)
        self.change(self.values[0] + share * (self.values[-1] - self.values[0]))

    def wheel(self, steps: float) -> bool:
        """One step a notch."""
        self.change(self.value + steps * self.values.step)
        return True

    def key(self, stroke: Stroke) -> bool:
        """Move by key."""
        step = self.values.step
        moves = {
            "left": self.value - step,
            "right": self.value + step,
            "page down": self.value - BIG_STEP * step,
            "page up": self.value + BIG_STEP * step,
            "home": self.values[0],
            "end": self.values[-1],
        }
        if stroke.name not in moves:
            return False
        self.change(moves[stroke.name])
        return True

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Groove, band, filled part, marks, knob."""
        left, middle, length = self._left(), self._middle(), self._length()
        self._draw_groove(canvas, left, length)
        here = self._at(self.value)
        self._draw_groove(canvas, left, here - left, self.tint)
        if self.band is not None:  # above the filled part, or a high value would hide it
            start, end = self._at(self.band[0]), self._at(self.band[1])
            self._draw_groove(canvas, start, end - start, theme.VERDIGRIS)
        for value, word in self.marks.items():
            x = self._at(value)
            tick = canvas.box(x - 0.75, middle + KNOB - 5, 1.5, TICK)
            canvas.put(control.tick(tick.size), x - 0.75, middle + KNOB - 5)
            box = (x - LABEL_WIDTH / 2, middle + KNOB, LABEL_WIDTH, LABEL_HEIGHT)
            canvas.words(word, self.mark_style, box, "centre")
        lit = self.warmth > 0.5 or self.pressed
        canvas.put(control.knob(round(KNOB * canvas.k), canvas.k, hovered=lit), here, middle)

    def _draw_groove(
        self, canvas: Canvas, left: float, length: float, fill: Rgb = control.GROOVE
    ) -> None:
        if length <= 0:
            return
        top = self._middle() - GROOVE / 2
        size = canvas.box(left, top, max(length, GROOVE), GROOVE).size
        canvas.put(control.groove(size, canvas.k, fill), left, top)

    def _left(self) -> float:
        return self.box()[0] + KNOB

    def _middle(self) -> float:
        return self.box()[1] + KNOB + 3

    def _length(self) -> float:
        return self.width - 2 * KNOB

    def _at(self, value: int) -> float:
        span = max(self.values[-1] - self.values[0], 1)
        return self._left() + self._length() * (value - self.values[0]) / span
