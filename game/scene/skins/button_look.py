"""The look of a kind of button."""

from dataclasses import dataclass

from game.scene.drawing.colours import Rgb, RgbOrRgba


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The look of a kind of button: three gradient stops, the colour of its outline, the opacity
    of its upper highlight, and the colours of text, note and key cap."""

    gradient_colours: tuple[Rgb, Rgb, Rgb]
    outline_colour: RgbOrRgba
    highlight_opacity: float
    text_colour: Rgb
    note_colour: Rgb
    key_cap_fill: RgbOrRgba
