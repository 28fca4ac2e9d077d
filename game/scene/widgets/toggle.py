"""Toggle: a switch with two positions."""

from collections.abc import Callable
from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.skins import control
from game.scene.styles import BODY

SWITCH_WIDTH, SWITCH_HEIGHT = 60.0, 32.0
GAP = 14.0


class Toggle(Node):
    """The switch stands at the left of its box, its text beside it.

    `on_change` hears the player's changes.
    """

    def __init__(
        self,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        text: str = "",
        style: TextStyle = BODY,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "switch")
        place.setdefault("label", text)
        place.setdefault("width", SWITCH_WIDTH)
        place.setdefault("height", 44)
        place.setdefault("focusable", True)
        super().__init__(**place)
        self.words = text
        self.value = value
        self.on_change = on_change
        self.style = style

    def activate(self) -> None:
        """Change over."""
        self.value = not self.value
        self.on_change(self.value)

    def draw(self, canvas: Canvas) -> None:
        """Put switch and text."""
        left, top, width, height = self.box()
        state = ("on" if self.value else "off") if self.enabled else "disabled"
        switch_top = top + (height - SWITCH_HEIGHT) / 2
        size = canvas.box(left, switch_top, SWITCH_WIDTH, SWITCH_HEIGHT).size
        canvas.put(control.toggle(size, canvas.k, state), left, switch_top)
        room = width - SWITCH_WIDTH - GAP
        if self.words and room > 0:
            box = (left + SWITCH_WIDTH + GAP, top, room, height)
            canvas.words(self.words, self.style, box)
