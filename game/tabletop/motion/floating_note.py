"""A floating note shows words around a point of the table."""

from typing import Final

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import paint_parchment
from game.scene.stage.sheet_placing import box
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.motion.note_size import NoteSize

LINE_NOTE_SIZE: Final = NoteSize(460.0, 54.0, text_styles.PAPER_STYLES.bold.sized(22), inset=14.0)
"""A sentence about what happens."""
BANNER_SIZE: Final = NoteSize(380.0, 110.0, TextStyle("head", 56, colours.INK))
"""What announces a round or an era."""


class FloatingNote(Node):
    """A text on a strip of parchment, centred on a point. A text that is too long for one line is
    wrapped, and the strip becomes higher."""

    def __init__(
        self, text: str, centre: tuple[float, float], size: NoteSize = LINE_NOTE_SIZE
    ) -> None:
        spot = box(*centre, size.width, size.height)
        super().__init__(**spot, anchor=(0.5, 0.5), role="text")
        self.label = text
        self._size = size

    def draw(self, canvas: Canvas) -> None:
        """Draw the parchment strip and the text on it."""
        left, top, width, height = self.box()
        inset = self._size.inset
        letters = self._size.letters
        lettering = canvas.kit.lettering
        room = canvas.rect_px(left + inset, top, width - 2 * inset, height).width
        lines = lettering.fitted_or_wrapped_lines(self.label, letters, canvas.px_per_u, room)
        step = lettering.line_spacing_px(letters, canvas.px_per_u) / canvas.px_per_u
        more = step * (len(lines) - 1)
        strip = (left, top - more / 2, width, height + more)
        ground = paint_parchment(canvas.rect_px(*strip).size, canvas.px_per_u, is_active=True)
        canvas.draw_picture(ground, *strip[:2])
        for number, line in enumerate(lines):
            line_top = strip[1] + step * number
            box = (left + inset, line_top, width - 2 * inset, height)
            canvas.draw_text(line, letters, box, "centre")
