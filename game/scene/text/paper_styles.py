"""The type scale in the inks of a paper."""

from typing import NamedTuple

from game.scene.text.lettering import TextStyle


class PaperStyles(NamedTuple):
    """The text styles for parchment, from headings to notes, in ink colours."""

    title: TextStyle
    head: TextStyle
    body: TextStyle
    bold: TextStyle
    note: TextStyle
    number: TextStyle
