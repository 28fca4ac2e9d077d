"""The papers on the sea: a head, a note beside it, a line, and what is printed below them."""

from typing import Final

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.text import text_styles
from game.scene.widgets import Divider, Label
from game.tabletop.art.text import SMALL_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import LabelHiddenUnlessItFits

HEAD_HEIGHT = 34.0
ROW_GAP: Final = 2.0
LAUREL_TONES: Final = ("#8E6524", "#B98A12")
"""The tones of a laurel on parchment."""


def build_parchment_column(heading: Node, *content: Node) -> Column:
    """Return a parchment with a head, a divider, and the nodes `content` below it."""
    return Column(
        heading,
        Divider(),
        *content,
        gap=ROW_GAP,
        padding=(theme.HAIR_GAP, theme.WIDE_GAP, theme.TIGHT_GAP, theme.WIDE_GAP),
        skin="parchment",
    )


def build_head_row(words: str, note: str) -> Row:
    """Return a row with the name of a paper, and beside it a note that is left out if there is
    no room."""
    beside = LabelHiddenUnlessItFits(note, SMALL_TEXT_ON_PAPER_STYLE, align="right", grow=1)
    return Row(
        Label(words, text_styles.PAPER_STYLES.head), beside, gap=theme.WIDE_GAP, height=HEAD_HEIGHT
    )
