"""The colours of a bar."""

from typing import NamedTuple

from game.scene.drawing.colours import Colour, Rgb


class BarTones(NamedTuple):
    """Colours of the groove, of its filled part, and of its outline."""

    groove: Colour
    filled: Rgb
    edge: Rgb
