"""The colours of a bar."""

from typing import NamedTuple

from game.scene.drawing.colours import Rgb, RgbOrRgba


class BarTones(NamedTuple):
    """The colours of a bar: its groove, its filled part and its outline."""

    groove_colour: RgbOrRgba
    filled_colour: Rgb
    outline_colour: Rgb
