"""A column of text: how many lines a sentence takes in it, before anything is drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.scene.lettering import Lettering, TextStyle

ROUNDED = 1  # px by which its edges may be rounded inwards


@dataclass(frozen=True, slots=True)
class Column:
    """`width` in u of the page it stands on, which has `k` px a u."""

    width: float
    k: float

    def of(self, width: float) -> Column:
        """Return another column of the same page."""
        return replace(self, width=width)

    def lines(self, lettering: Lettering, text: str, style: TextStyle) -> list[str]:
        """Return the lines that a wrapped label of this width will show."""
        return lettering.wrapped(text, style, self.k, int(self.width * self.k) - ROUNDED)
