"""A field for a name, written on parchment like an entry in a book."""

from __future__ import annotations

from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.lettering import TextStyle
from game.scene.picture import Picture
from game.scene.theme import with_alpha
from game.scene.units import PxSize
from game.scene.widgets import TextField

NAME = TextStyle("title", 31, theme.INK)
HINT = NAME.in_colour(theme.RULE)
SIDE = 6.0


class NameField(TextField):
    """The same keys as any field; a ruled line appears under the name while it can be changed."""

    side, below = SIDE, 4.0
    style, hint_style = NAME, HINT

    def draw_ground(self, canvas: Canvas) -> None:
        """Put the line."""
        state = "focus" if self.focused else "hover" if self.hovered else "rest"
        canvas.put(_line(canvas.size(self), canvas.k, state))


@cached
def _line(size: PxSize, k: float, state: str) -> Picture:
    easel = Easel(size)
    box = easel.box(6 * k)
    if state != "rest":
        easel.fill(box, theme.WHITE, 0.5 if state == "focus" else 0.25)
    share = {"rest": 0.25, "hover": 0.6, "focus": 1.0}[state]
    rule = box._replace(y=box.height - 3 * k, height=max(1.6 * k, 1), radius=0)
    easel.fill(rule, with_alpha(theme.CHOUGH if state == "focus" else theme.RULE, share))
    return easel.picture()
