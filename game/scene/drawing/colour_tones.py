"""Three tones of a colour."""

from typing import NamedTuple

from game.scene.drawing.colours import Rgb


class ColourTones(NamedTuple):
    """Three tones of one colour, such as the colour of a seat."""

    light: Rgb
    middle: Rgb
    dark: Rgb
