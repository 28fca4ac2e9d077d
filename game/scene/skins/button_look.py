"""The look of a kind of button."""

from dataclasses import dataclass

from game.scene.drawing.colours import Colour, Rgb


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The look of a kind of button: three gradient stops, the colour of its outline, the opacity
    of its upper highlight, and the colours of text, note and key cap."""

    stops: tuple[Rgb, Rgb, Rgb]
    outline: Colour
    highlight_opacity: float
    text: Rgb
    note: Rgb
    cap: Colour
