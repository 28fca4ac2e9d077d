"""Panels of the set-up page for choosing one of several things."""

from collections.abc import Callable

from game.client.stored.set_up import SavedSetUp
from game.scene.layout import Row, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import HEADING_STYLE
from game.scene.widgets import Label

PANEL_PADDING = (theme.TIGHT_GAP, theme.EXTRA_WIDE_GAP)
EditSetUp = Callable[[Callable[[SavedSetUp], SavedSetUp]], None]
"""A function that applies a change to the present set-up, in which names and the seed may have
changed since the panel was built."""


def build_choice_panel(words: str, control: Node) -> Row:
    """Return a low panel with the text `words` on the left and a control on the right."""
    control.grow = 1.0
    return Row(
        Label(words, HEADING_STYLE),
        control,
        gap=theme.EXTRA_WIDE_GAP,
        padding=PANEL_PADDING,
        align="centre",
        skin="slate",
    )
