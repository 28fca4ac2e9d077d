"""Accents: the metal of lines, heads and buttons that lead on, of the house or of a title."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from game.scene import theme
from game.scene.theme import BLACK, WHITE, Colour, Rgb, mix

CHANNELS: Final = (0.2126, 0.7152, 0.0722)
"""How much red, green and blue do for the brightness of a colour."""


@dataclass(frozen=True, slots=True)
class Accents:
    """Three tones of one metal; those between, brighter and darker follow from them."""

    light: Rgb = theme.BRASS_HIGH
    middle: Rgb = theme.BRASS
    dark: Rgb = theme.BRASS_LOW

    def tone(self, colour: Colour) -> Colour:
        """Return what a colour is in this metal: another one only for tones of the brass."""
        if self is HOUSE or colour[:3] not in theme.BRASSES:
            return colour
        return (*_matched(colour[:3], self), *colour[3:])

    @property
    def ramp(self) -> tuple[Rgb, ...]:
        """Return its tones from the darkest to the brightest there can be."""
        return BLACK, self.dark, self.middle, self.light, WHITE


HOUSE: Final = Accents()
"""Of the shelf, and of every title without its own."""


def brightness(colour: Colour) -> float:
    """Return how bright a colour is, from 0 to 1."""
    return sum(share * code for share, code in zip(CHANNELS, colour[:3], strict=True)) / 255


@cache
def _matched(brass: Rgb, own: Accents) -> Rgb:
    """Return the tone of a metal that stands where a tone stands in the ramp of the house."""
    bright = brightness(brass)
    for (low, high), (dark, light) in zip(pairwise(HOUSE.ramp), pairwise(own.ramp), strict=True):
        least, most = brightness(low), brightness(high)
        if bright <= most:
            return mix(dark, light, (bright - least) / (most - least))
    return brass
