"""Three tones of a colour."""

from typing import NamedTuple

from game.scene.drawing.colours import Rgb


class ColourTones(NamedTuple):
    """One colour in three tones, such as a seat's."""

    light: Rgb
    middle: Rgb
    dark: Rgb
