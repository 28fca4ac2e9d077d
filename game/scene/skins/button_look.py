"""The look of a kind of button."""

from dataclasses import dataclass

from game.scene.drawing.colours import Colour, Rgb


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """Colours of a kind of button: three gradient stops, outline, top light, text, quieter note."""

    stops: tuple[Rgb, Rgb, Rgb]
    outline: Colour
    light: float
    text: Rgb
    note: Rgb
    cap: Colour
