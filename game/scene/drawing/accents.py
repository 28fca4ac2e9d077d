"""Accents: the metal colour of lines, headings and main buttons, of the program or a title."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from game.scene.drawing.colours import WHITE, Colour, Rgb, Rgba, mix

BRASS_HIGH: Rgb = (0xF3, 0xDC, 0x9A)
BRASS: Rgb = (0xCF, 0xA2, 0x4F)
BRASS_LOW: Rgb = (0x8E, 0x65, 0x24)
BRASS_TEXT: Rgb = (0xF3, 0xDF, 0xA9)
BRASS_LINE: Rgba = (0xD6, 0xAC, 0x5C, 97)
BRASS_SHINE: Rgb = (0xF6, 0xDE, 0x9C)
BRASS_FACE: Rgb = (0xCC, 0x9C, 0x45)
BRASS_FOOT: Rgb = (0xA9, 0x78, 0x26)
BRASS_EDGE: Rgb = (0x6B, 0x4A, 0x18)
BRASS_RIM: Rgb = (0xB9, 0x8F, 0x47)
BRASS_GLOW: Rgb = (0xF4, 0xC4, 0x62)
BRASS_GLOW_LINE: Rgb = (0xE7, 0xB7, 0x5A)
BRASS_INLAY: Rgb = (0xE0, 0xA9, 0x4A)
KNOB_SHINE: Rgb = (0xFB, 0xEE, 0xC4)
KNOB_FOOT: Rgb = (0x7A, 0x55, 0x1C)
KNOB_EDGE: Rgb = (0x4E, 0x36, 0x12)
BRASS_TONES: frozenset[Colour] = frozenset(
    {
        *(BRASS_HIGH, BRASS, BRASS_LOW, BRASS_TEXT, BRASS_LINE[:3]),
        *(BRASS_SHINE, BRASS_FACE, BRASS_FOOT, BRASS_EDGE, BRASS_RIM),
        *(BRASS_GLOW, BRASS_GLOW_LINE, BRASS_INLAY, KNOB_SHINE, KNOB_FOOT, KNOB_EDGE),
    }
)
"""Every tone of the brass: what is drawn in one of them follows the accents of a title."""
BLACK: Rgb = (0, 0, 0)
HOUSE_RAMP: Final = (BLACK, BRASS_LOW, BRASS, BRASS_HIGH, WHITE)

CHANNELS: Final = (0.2126, 0.7152, 0.0722)
"""How much red, green and blue do for the brightness of a colour."""


@dataclass(frozen=True, slots=True)
class Accents:
    """Three tones of the metal in which a title's accents are drawn; the tones between them are
    interpolated."""

    light: Rgb = BRASS_HIGH
    middle: Rgb = BRASS
    dark: Rgb = BRASS_LOW

    def accented_tone(self, colour: Colour) -> Colour:
        """Return the tone of this metal that corresponds to a brass tone; any other colour is
        returned unchanged."""
        if colour[:3] not in BRASS_TONES or self.tones_from_black_to_white == HOUSE_RAMP:
            return colour
        return (*_tone_of_same_brightness(colour[:3], self), *colour[3:])

    @property
    def tones_from_black_to_white(self) -> tuple[Rgb, ...]:
        """Black, the three tones from dark to light, and white."""
        return BLACK, self.dark, self.middle, self.light, WHITE


def brightness(colour: Colour) -> float:
    """Return the brightness of a colour, 0 to 1."""
    return sum(share * code for share, code in zip(CHANNELS, colour[:3], strict=True)) / 255


@cache
def _tone_of_same_brightness(brass: Rgb, own: Accents) -> Rgb:
    """Return the tone of the metal `own` that corresponds to a brass tone: it has the same
    position between the neighbouring tones."""
    bright = brightness(brass)
    for (low, high), (dark, light) in zip(
        pairwise(HOUSE_RAMP), pairwise(own.tones_from_black_to_white), strict=True
    ):
        least = brightness(low)
        most = brightness(high)
        if bright <= most:
            return mix(dark, light, (bright - least) / (most - least))
    return brass
