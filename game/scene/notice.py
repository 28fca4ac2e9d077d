"""Notice: a line of text above everything else, for a moment or for as long as it holds."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.scene.lettering import Lettering
from game.scene.node import Node
from game.scene.skins import panel
from game.scene.styles import BOLD
from game.scene.units import Units

WIDEST = 1100.0
SIDE, LINE = 22.0, 28.0
ABOVE, BELOW = 70.0, 12.0  # u between the window's edge and a notice at the top or at the bottom


class Notice(Node):
    """Text on slate, at the top in the middle or (`low`) at the bottom left."""

    def __init__(self, text: str, *, low: bool = False) -> None:
        super().__init__(role="text", label=text)
        self.words = text
        self._low = low
        self._lines: list[str] = []

    def arrange(self, units: Units, lettering: Lettering, rise: float = 0.0) -> None:
        """Take a place in the window, `rise` u higher than usual when low."""
        usual = units.hud * units.upright
        self.scale = scale = min(units.hud, 1.0) if self._low else usual  # below lies land
        k = units.k * scale
        room = min(WIDEST, units.width / scale - 4 * SIDE)
        self._lines = lettering.wrapped(self.words, BOLD, k, round(room * k))
        widest = max(lettering.width(line, BOLD, k) for line in self._lines)
        line = max(LINE, lettering.height(BOLD, k) / k)
        self.width, self.height = widest / k + 2 * SIDE, line * len(self._lines) + 20
        if self._low:
            self.x, self.y = 16.0, units.height - (self.height + BELOW) * scale - rise
        else:
            self.x, self.y = (units.width - self.width * scale) / 2, ABOVE * scale

    def draw(self, canvas: Canvas) -> None:
        """Put the slate and the lines."""
        canvas.put(panel.slate(canvas.size(self), canvas.k, 10))
        line = (self.height - 20) / max(len(self._lines), 1)
        for place, text in enumerate(self._lines):
            box = (SIDE, 10 + place * line, self.width - 2 * SIDE + 2, line)
            canvas.words(text, BOLD, box, "left" if self._low else "centre")
