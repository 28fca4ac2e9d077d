"""TextField: one line that can be typed into."""

from collections.abc import Callable
from contextlib import suppress
from typing import Unpack

import pygame

from game.scene.drawing import colours
from game.scene.input.keys import Stroke
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins import control, panel
from game.scene.stage.placing import Point
from game.scene.text import lettering as styles
from game.scene.text.editing import Writing
from game.scene.text.lettering import TextStyle


class TextField(Node):
    """At most `limit` characters; `hint` is shown while it is empty. `on_submit` hears Enter.

    Keys and mouse select as in any program. The caret stands still: a blinking one would keep the
    whole program awake.
    """

    side = 14.0  # u beside the text
    below = 0.0  # u that stay free below it
    style: TextStyle = styles.BODY
    hint_style: TextStyle = styles.BODY.in_colour(colours.DISABLED_TEXT)

    def __init__(
        self,
        value: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 24,
        hint: str = "",
        on_submit: Callable[[], None] | None = None,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "field")
        place.setdefault("height", 48)
        place.setdefault("focusable", True)
        super().__init__(**place)
        self.on_submit = on_submit
        self.hint = hint
        self.writing = Writing(value, limit, on_change, (_copy, _paste))
        self._edges: tuple[int, list[float]] = (0, [0.0])  # the first letter seen; where each ends

    @property
    def value(self) -> str:
        """What is written."""
        return self.writing.value

    @value.setter
    def value(self, text: str) -> None:
        self.writing.set(text)

    def text(self, typed: str) -> bool:
        """Insert what was typed or pasted."""
        self.writing.type(typed)
        return True

    def key(self, stroke: Stroke) -> bool:
        """Edit. Every key that writes a character is used up: it is no shortcut meanwhile."""
        if self.writing.key(stroke):
            return True
        if stroke.name == "return" and self.on_submit is not None:
            self.on_submit()
            return True
        return bool(stroke.typed) and stroke.name != "return"

    def press(self, point: Point) -> None:
        """Put the caret where the pointer went down."""
        self.writing.place(self._letter_at(point[0]), extend=False)

    def drag(self, point: Point) -> None:
        """Select up to the pointer."""
        self.writing.place(self._letter_at(point[0]), extend=True)

    def draw(self, canvas: Canvas) -> None:
        """Ground, selection, text and caret; a long text slides so that the caret is seen."""
        left, top, width, height = self.box()
        self.draw_ground(canvas)
        lettering, k, style = canvas.kit.lettering, canvas.k, self.style
        room = width - 2 * self.side
        caret, value = self.writing.caret, self.value
        first = 0
        while lettering.width(value[first:caret], style, k) > room * k - 4:
            first += 1
        text, style = (value[first:], style) if value else (self.hint, self.hint_style)
        seen = _cut(text, round(room * k), lambda part: lettering.width(part, style, k))
        ends = [
            left + self.side + lettering.width(value[first:at], style, k) / k
            for at in range(first, first + len(seen) + 1 if value else first + 1)
        ]
        self._edges = first, ends
        if self.focused:
            self._draw_selected(canvas, first, ends)
        canvas.words(seen, style, (left + self.side, top, room + 2, height - self.below))
        if self.focused:
            bar = canvas.box(0, 0, 2, height - 20)
            canvas.put(control.caret(bar.size), ends[min(caret - first, len(ends) - 1)], top + 10)

    def draw_ground(self, canvas: Canvas) -> None:
        """Put what the text stands on."""
        left, top, _, _ = self.box()
        canvas.put(panel.well(canvas.size(self), canvas.k), left, top)

    def _draw_selected(self, canvas: Canvas, first: int, ends: list[float]) -> None:
        begin, end = (ends[min(max(at - first, 0), len(ends) - 1)] for at in self.writing.selected)
        if end > begin:
            top, height = self.box()[1] + 8, self.height - 16
            box = canvas.box(begin, top, end - begin, height)
            canvas.put(control.selection(box.size), begin, top)

    def _letter_at(self, x: float) -> int:
        first, ends = self._edges
        return first + min(range(len(ends)), key=lambda at: abs(ends[at] - x))


def _copy(text: str) -> None:
    with suppress(pygame.error):  # a system without a clipboard
        pygame.scrap.put_text(text)


def _paste() -> str:
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


def _cut(text: str, room_px: int, width_px: Callable[[str], int]) -> str:
    """The beginning of the text that fits."""
    while text and width_px(text) > room_px:
        text = text[:-1]
    return text
