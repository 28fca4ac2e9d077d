"""The groups of a box's pieces under one another, each with how much of it was looked at."""

from __future__ import annotations

from typing import Unpack

from game.client.widgets.frames import state_of
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button, look_of, shift_of
from game.scene.skins.mark import lamp_line
from game.scene.text.lettering import BOLD, NOTE

HEIGHT, GAP = 66.0, 8.0
SIDE = 16.0


class GroupButton(Node):
    """The name of a group and a line about it; the `chosen` one is lit."""

    def __init__(self, text: str, note: str, *, chosen: bool, **place: Unpack[NodeValues]) -> None:
        place.setdefault("role", "radio")
        place.setdefault("height", HEIGHT)
        place.setdefault("label", f"{text}: {note}")
        super().__init__(**place)
        self._text, self.note, self._chosen = text, note, chosen

    def draw(self, canvas: Canvas) -> None:
        """Put the button and its two lines."""
        state = state_of(self)
        look, down = look_of("quiet", state), shift_of(state)
        canvas.put(button(canvas.size(self), canvas.k, "quiet", state, 10))
        if self._chosen:
            canvas.put(lamp_line(canvas.size(self), canvas.k))
        room = self.width - 2 * SIDE
        canvas.words(self._text, BOLD.in_colour(look.text), (SIDE, 7 + down, room, 28))
        canvas.words(self.note, NOTE.in_colour(look.note), (SIDE, 34 + down, room, 24))
