"""A seat's panel: its disc, its name, who plays it, whether it acts, and its points at the end."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.skins.panel import slate
from game.tabletop.art.lines import put_chip
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.exhibit import Exhibit
from game.tabletop.studio import put

DISC = 16.0
TEXT_LEFT, ASIDE = 62.0, 130.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """`aside` is what stands at the right: that the seat acts, or its points."""

    seat: int
    name: str
    caption: str
    aside: str
    acts: bool


class SeatPanel(Exhibit[TableArt, SeatLook]):
    """One seat in the column."""

    def show(self, look: SeatLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.role = "panel"
        self.label = ", ".join(part for part in (look.name, look.caption, look.aside) if part)

    def draw(self, canvas: Canvas) -> None:
        """Put plate, disc and words."""
        canvas.put(slate(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        middle, room = self.height / 2, self.width - TEXT_LEFT - ASIDE - 16
        art = self.studio.art(canvas.k)
        put(canvas, art.disc(self.studio.colour(look.seat), DISC, on_slate=True), 32, middle)
        canvas.words(look.name, styles.TITLE, (TEXT_LEFT, middle - 29, room, 32))
        canvas.words(look.caption, styles.NOTE, (TEXT_LEFT, middle + 1, room, 26))
        right = self.width - 14
        if look.acts:
            put_chip(canvas, look.aside, "cream", right, middle)
        elif look.aside:
            box = (right - ASIDE, middle - 18, ASIDE, 36)
            canvas.words(look.aside, styles.NUMBER, box, "right")
