"""The type scale in the inks of a paper."""

from typing import NamedTuple

from game.scene.text.lettering import TextStyle


class PaperStyles(NamedTuple):
    """The type scale in ink colours for parchment."""

    title: TextStyle
    head: TextStyle
    body: TextStyle
    bold: TextStyle
    note: TextStyle
    number: TextStyle
