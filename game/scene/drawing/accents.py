"""Accents: the metal colour of lines, headings and main buttons, of the program or a title."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from game.scene.drawing.colours import WHITE, Rgb, Rgba, RgbOrRgba, mix_colours
from game.scene.drawing.hex_colours import hex_to_rgb

BRASS_HIGH: Rgb = hex_to_rgb("#F3DC9A")
BRASS: Rgb = hex_to_rgb("#CFA24F")
BRASS_LOW: Rgb = hex_to_rgb("#8E6524")
BRASS_TEXT: Rgb = hex_to_rgb("#F3DFA9")
BRASS_LINE: Rgba = (0xD6, 0xAC, 0x5C, 97)
BRASS_SHINE: Rgb = hex_to_rgb("#F6DE9C")
BRASS_FACE: Rgb = hex_to_rgb("#CC9C45")
BRASS_FOOT: Rgb = hex_to_rgb("#A97826")
BRASS_EDGE: Rgb = hex_to_rgb("#6B4A18")
BRASS_RIM: Rgb = hex_to_rgb("#B98F47")
BRASS_GLOW: Rgb = hex_to_rgb("#F4C462")
BRASS_GLOW_LINE: Rgb = hex_to_rgb("#E7B75A")
BRASS_INLAY: Rgb = hex_to_rgb("#E0A94A")
KNOB_SHINE: Rgb = hex_to_rgb("#FBEEC4")
KNOB_FOOT: Rgb = hex_to_rgb("#7A551C")
KNOB_EDGE: Rgb = hex_to_rgb("#4E3612")
BRASS_TONES: frozenset[RgbOrRgba] = frozenset(
    {
        *(BRASS_HIGH, BRASS, BRASS_LOW, BRASS_TEXT, BRASS_LINE[:3]),
        *(BRASS_SHINE, BRASS_FACE, BRASS_FOOT, BRASS_EDGE, BRASS_RIM),
        *(BRASS_GLOW, BRASS_GLOW_LINE, BRASS_INLAY, KNOB_SHINE, KNOB_FOOT, KNOB_EDGE),
    }
)
"""All tones of brass; drawings in these colours use the accent colours of the title instead."""
BLACK: Rgb = (0, 0, 0)
HOUSE_BRASS_RAMP: Final = (BLACK, BRASS_LOW, BRASS, BRASS_HIGH, WHITE)

CHANNEL_LUMINANCE_SHARES: Final = (0.2126, 0.7152, 0.0722)
"""The weights of red, green and blue in the brightness of a colour."""


@dataclass(frozen=True, slots=True)
class AccentTones:
    """Three tones of the metal in which a title's accents are drawn; the tones between them are
    interpolated."""

    light: Rgb = BRASS_HIGH
    middle: Rgb = BRASS
    dark: Rgb = BRASS_LOW

    def metal_tone_for_brass(self, colour: RgbOrRgba) -> RgbOrRgba:
        """Return the tone of this metal that corresponds to a brass tone; a colour that is no brass
        tone is returned unchanged."""
        if colour[:3] not in BRASS_TONES or self.tones_from_black_to_white == HOUSE_BRASS_RAMP:
            return colour
        return (*_tone_of_same_brightness(colour[:3], self), *colour[3:])

    @property
    def tones_from_black_to_white(self) -> tuple[Rgb, ...]:
        """Black, the three tones from dark to light, and white."""
        return BLACK, self.dark, self.middle, self.light, WHITE


def colour_brightness(colour: RgbOrRgba) -> float:
    """Return the brightness of a colour, 0 to 1: the sum of its sRGB channels with the luminance
    weights of Rec. 709, not linearised."""
    return (
        sum(share * code for share, code in zip(CHANNEL_LUMINANCE_SHARES, colour[:3], strict=True))
        / 255
    )


@cache
def _tone_of_same_brightness(brass: Rgb, own: AccentTones) -> Rgb:
    """Return the tone of the metal `own` that corresponds to a brass tone. It is a mixture of two
    neighbouring tones of `own`, in the proportion in which the brightness of the brass tone lies
    between the two corresponding tones of brass."""
    bright = colour_brightness(brass)
    for (low, high), (dark, light) in zip(
        pairwise(HOUSE_BRASS_RAMP), pairwise(own.tones_from_black_to_white), strict=True
    ):
        least = colour_brightness(low)
        most = colour_brightness(high)
        if bright <= most:
            return mix_colours(dark, light, (bright - least) / (most - least))
    return brass
