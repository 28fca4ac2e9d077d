"""Colour constants and colour mixing."""

from game.scene.drawing.hex_colours import hex_to_rgb

# Parchment is for the game, slate for the controls, brass and lamp for what is important.

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
RgbOrRgba = Rgb | Rgba

INK: Rgb = hex_to_rgb("#2E1F14")
RUST: Rgb = hex_to_rgb("#5B3D1C")
RULE: Rgb = hex_to_rgb("#8A6A3A")
HALO: Rgb = hex_to_rgb("#F6ECCE")

PARCHMENT_HIGH: Rgb = hex_to_rgb("#FBF3DD")
PARCHMENT: Rgb = hex_to_rgb("#F1E3BF")
PARCHMENT_LOW: Rgb = hex_to_rgb("#E4D0A0")
FRAME_DARK: Rgb = hex_to_rgb("#4A3219")
FRAME_LIGHT: Rgb = hex_to_rgb("#F6EACB")

SLATE_HIGH: Rgb = hex_to_rgb("#26363F")
SLATE: Rgb = hex_to_rgb("#1A262D")
SLATE_LOW: Rgb = hex_to_rgb("#172128")
SLATE_EDGE: Rgb = hex_to_rgb("#0A1014")
NIGHT: Rgb = hex_to_rgb("#10191E")

CREAM: Rgb = hex_to_rgb("#F1E7CF")
FOG: Rgb = hex_to_rgb("#B9C0B4")

CHOUGH_HIGH: Rgb = hex_to_rgb("#D2444A")
CHOUGH: Rgb = hex_to_rgb("#A81C24")
CHOUGH_LOW: Rgb = hex_to_rgb("#6E0E15")
LAMP: Rgb = hex_to_rgb("#FFD36B")
VERDIGRIS: Rgb = hex_to_rgb("#3F7F66")

DISABLED_TEXT: Rgb = hex_to_rgb("#87928F")
DISABLED_FILL: Rgb = hex_to_rgb("#172025")
DISABLED_LINE: Rgb = hex_to_rgb("#566163")
FOCUS: Rgb = hex_to_rgb("#FFF6DE")
WHITE: Rgb = (255, 255, 255)


def with_alpha(colour: RgbOrRgba, opacity: float) -> Rgba:
    """Return red, green and blue of the colour with this opacity, 0 to 1; an opacity
    that it already has is replaced."""
    return (colour[0], colour[1], colour[2], round(255 * opacity))


def mix_with_white(colour: RgbOrRgba, white_share: float) -> Rgb:
    """Return the colour mixed with `white_share` white."""
    return mix_colours(colour, WHITE, white_share)


def mix_colours(first_colour: RgbOrRgba, second_colour: RgbOrRgba, share_of_second: float) -> Rgb:
    """Return a mixture: `first_colour` at share 0, `second_colour` at share 1."""
    red, green, blue = (
        round(a + (b - a) * share_of_second)
        for a, b in zip(first_colour[:3], second_colour[:3], strict=True)
    )
    return (red, green, blue)
