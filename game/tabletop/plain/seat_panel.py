"""A seat's panel: its disc, name, player, turn marker, and points at the end."""

from dataclasses import dataclass

from game.scene.layout import Column, Container, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Canvas
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.content_widgets import ContentWidget, make_disc_node, make_pill_label

DISC_RADIUS = 16.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The contents of a seat's panel; `right_text` is at the right: a word that the seat acts,
    or its points."""

    seat: int
    name: str
    caption: str
    right_text: str
    is_acting: bool


class SeatPanel(ContentWidget[TableArt, SeatLook]):
    """The panel of one seat in the column."""

    role = "panel"

    def show_look(self, look: SeatLook) -> None:
        """Draw this look from now on, and make its texts the spoken label."""
        super().show_look(look)
        self.label = ", ".join(part for part in (look.name, look.caption, look.right_text) if part)

    def build_content(self, look: SeatLook) -> Container:
        """Return the disc, the name above the caption, and what stands at the right."""
        words = Column(*_name_and_caption(look), grow=1, basis=0.0)
        return self._build_around(look, words)

    def content_that_fits(self, look: SeatLook, canvas: Canvas) -> Container:
        """Return the content; in a panel too low for two lines the caption stands beside the
        name."""
        content = self.build_content(look)
        if (
            LayoutMeasurer(canvas.kit, canvas.px_per_u).wanted_height(content, self.width)
            <= self.height
        ):
            return content
        words = Row(
            *_name_and_caption(look), gap=theme.MEDIUM_GAP, align="centre", grow=1, basis=0.0
        )
        return self._build_around(look, words)

    def _build_around(self, look: SeatLook, words: Container) -> Container:
        """Return the disc, the words, and what stands at the right."""
        right = Label(look.right_text, text_styles.NUMBER_STYLE)
        return Row(
            make_disc_node(self.context, look.seat, DISC_RADIUS),
            words,
            make_pill_label(look.right_text, "cream") if look.is_acting else right,
            gap=theme.WIDE_GAP,
            padding=(0.0, theme.WIDE_GAP),
            align="centre",
            skin="slate",
        )


def _name_and_caption(look: SeatLook) -> tuple[Label, Label]:
    name = Label(look.name, text_styles.TITLE_STYLE, may_shorten=True)
    return name, Label(look.caption, text_styles.NOTE_STYLE, may_shorten=True)
