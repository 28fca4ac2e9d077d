"""The size of a floating note."""

from typing import NamedTuple

from game.scene.text.lettering import TextStyle


class NoteSize(NamedTuple):
    """The strip of a note, its letters, and how far they keep from its ends."""

    width: float
    height: float
    letters: TextStyle
    inset: float = 0.0
