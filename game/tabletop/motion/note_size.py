"""The size of a floating note."""

from typing import NamedTuple

from game.scene.text.lettering import TextStyle


class NoteSize(NamedTuple):
    """The size of a note's strip, its text size, and the margin at its ends."""

    width: float
    height: float
    letters: TextStyle
    inset: float = 0.0
