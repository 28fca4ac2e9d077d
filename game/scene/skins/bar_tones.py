"""The colours of a bar."""

from typing import NamedTuple

from game.scene.drawing.colours import Colour, Rgb


class BarTones(NamedTuple):
    """Colours of the groove, of what fills it, and of the line round it."""

    groove: Colour
    filled: Rgb
    edge: Rgb
