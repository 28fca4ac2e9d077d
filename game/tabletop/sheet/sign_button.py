"""A quiet button that shows a minus or a plus."""

from __future__ import annotations

from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.node import NodeValues
from game.scene.skins.button import look_of, shift_of
from game.scene.skins.control import sign
from game.scene.widgets import Button


class SignButton(Button):
    """`kind` is "-" or "+"."""

    def __init__(self, kind: str, **place: Unpack[NodeValues]) -> None:
        """Take the sign and the place."""
        super().__init__("", skin="quiet", **place)
        self._kind = kind

    def draw(self, canvas: Canvas) -> None:
        """Put plate and sign."""
        super().draw(canvas)
        ink = look_of(self.skin, self.state).text
        canvas.put(sign(canvas.size(self), canvas.k, self._kind, ink), 0, shift_of(self.state))
