"""A seat's panel: its disc, name, player, turn marker, and points at the end."""

from dataclasses import dataclass

from game.scene.nodes.node import Canvas
from game.scene.skins.panel import slate_panel_picture
from game.scene.text import text_styles
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.text import draw_pill
from game.tabletop.panel.look_widget import LookWidget
from game.tabletop.table_context import draw_sprite

DISC = 16.0
TEXT_LEFT = 62.0
ASIDE = 130.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The contents of a seat's panel; `right_text` is at the right: a word that the seat acts,
    or its points."""

    seat: int
    name: str
    caption: str
    right_text: str
    is_acting: bool


class SeatPanel(LookWidget[TableArt, SeatLook]):
    """The panel of one seat in the column."""

    role = "panel"

    def show_look(self, look: SeatLook) -> None:
        """Draw this look from now on, and make its texts the spoken label."""
        super().show_look(look)
        self.label = ", ".join(part for part in (look.name, look.caption, look.right_text) if part)

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, disc and words."""
        canvas.draw_picture(slate_panel_picture(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        middle = self.height / 2
        room = self.width - TEXT_LEFT - ASIDE - 16
        art = self.context.art_at_scale(canvas.k)
        draw_sprite(
            canvas,
            art.disc(self.context.art_colour_name(look.seat), DISC, on_slate=True),
            32,
            middle,
        )
        canvas.draw_text(look.name, text_styles.TITLE, (TEXT_LEFT, middle - 29, room, 32))
        canvas.draw_text(look.caption, text_styles.NOTE, (TEXT_LEFT, middle + 1, room, 26))
        right = self.width - 14
        if look.is_acting:
            draw_pill(canvas, look.right_text, "cream", right, middle)
        elif look.right_text:
            box = (right - ASIDE, middle - 18, ASIDE, 36)
            canvas.draw_text(look.right_text, text_styles.NUMBER, box, "right")
