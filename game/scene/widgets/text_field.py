"""TextField: one line that can be typed into."""

from collections.abc import Callable
from typing import Unpack

import pygame

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.keys import Stroke
from game.scene.node import Node, Place
from game.scene.skins import control, panel

SIDE = 14.0
STYLE = styles.BODY
HINT = styles.BODY.in_colour(theme.DISABLED_TEXT)


class TextField(Node):
    """At most `limit` characters; `hint` is shown while it is empty. `on_submit` hears Enter.

    The caret stands still: a blinking one would keep the whole program awake.
    """

    def __init__(
        self,
        value: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 24,
        hint: str = "",
        on_submit: Callable[[], None] | None = None,
        **place: Unpack[Place],
    ) -> None:
        place.setdefault("role", "field")
        place.setdefault("height", 48)
        place.setdefault("focusable", True)
        super().__init__(**place)
        self.value = value
        self.on_change = on_change
        self.on_submit = on_submit
        self.limit = limit
        self.hint = hint
        self.caret = len(value)

    def text(self, typed: str) -> bool:
        """Insert what was typed or pasted."""
        printable = "".join(character for character in typed if character.isprintable())
        room = self.limit - len(self.value)
        self._change(self.caret, self.caret, printable[: max(room, 0)])
        return True

    def key(self, stroke: Stroke) -> bool:
        """Edit. Every key that writes a character is used up: it is no shortcut meanwhile."""
        end = len(self.value)
        self.caret = min(self.caret, end)
        if stroke.name == "backspace":
            self._change(max(self.caret - 1, 0), self.caret, "")
        elif stroke.name == "delete":
            self._change(self.caret, min(self.caret + 1, end), "")
        elif stroke.name == "ctrl+v":
            self.text(pygame.scrap.get_text())
        elif stroke.name in ("left", "right", "home", "end"):
            places = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": end}
            self.caret = min(max(places[stroke.name], 0), end)
        elif stroke.name == "return" and self.on_submit is not None:
            self.on_submit()
        else:
            return bool(stroke.typed) and stroke.name != "return"
        return True

    def draw(self, canvas: Canvas) -> None:
        """Well, text and caret; a long text slides so that the caret is seen."""
        left, top, width, height = self.box()
        canvas.put(panel.well(canvas.size(self), canvas.k), left, top)
        lettering, k = canvas.kit.lettering, canvas.k
        room = round((width - 2 * SIDE) * k)
        self.caret = min(self.caret, len(self.value))
        first = 0
        while lettering.width(self.value[first : self.caret], STYLE, k) > room - 4:
            first += 1
        shown, style = (self.value[first:], STYLE) if self.value else (self.hint, HINT)
        seen = _cut(shown, room, lambda text: lettering.width(text, style, k))
        canvas.words(seen, style, (left + SIDE, top, width - 2 * SIDE + 2, height))
        if self.focused:
            x = left + SIDE + lettering.width(self.value[first : self.caret], STYLE, k) / k
            bar = canvas.box(x, top + 10, 2, height - 20)
            canvas.put(control.caret(bar.size), x, top + 10)

    def _change(self, start: int, end: int, new: str) -> None:
        value = self.value[:start] + new + self.value[end:]
        self.caret = start + len(new)
        if value != self.value:
            self.value = value
            self.on_change(value)


def _cut(text: str, room_px: int, width_px: Callable[[str], int]) -> str:
    """The beginning of the text that fits."""
    while text and width_px(text) > room_px:
        text = text[:-1]
    return text
