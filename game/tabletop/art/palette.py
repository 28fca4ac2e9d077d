"""Colours of players, inks and metals; finished sprites with their anchors."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.scene.drawing.colours import Rgb
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.picture import Picture

HexColour = str
"""A colour as "#RRGGBB"."""

INK: Final = "#2E1F14"
RULE: Final = "#8A6A3A"
PARCHMENT_HIGH: Final = "#FBF3DD"
PARCHMENT: Final = "#F1E3BF"
PARCHMENT_LOW: Final = "#E4D0A0"
BRASS_HIGH: Final = "#F3DC9A"
BRASS: Final = "#CFA24F"
BRASS_LOW: Final = "#8E6524"
CHOUGH: Final = "#A81C24"
LAMP: Final = "#FFD36B"
CREAM: Final = "#F1E7CF"
HALO: Final = "#F6EBCB"
NIGHT: Final = "#10191E"
SLATE_HIGH: Final = "#26363F"
SLATE: Final = "#1A262D"
ART_COLOUR_BY_SEAT_COLOUR: Final = {
    "pink": "oxblood",
    "yellow": "gorse",
    "blue": "indigo",
    "green": "sea-green",
    "orange": "pitch",
}
"""What these are called here, by the names that notations have for the colours of seats."""
TONES_BY_PALETTE: Final[dict[str, dict[str, tuple[HexColour, HexColour, HexColour]]]] = {
    "red-green": {
        "oxblood": ("#DC7442", "#B5451A", "#762706"),
        "gorse": ("#FFF6A6", "#FFE94A", "#BDA00E"),
        "indigo": ("#8296DE", "#4F6BC4", "#2F4387"),
        "sea-green": ("#D8FFFB", "#A6F2EC", "#5FB3AC"),
        "pitch": ("#55525C", "#141218", "#08070A"),
    },
    "blue-yellow": {
        "oxblood": ("#E8714F", "#C23C1A", "#7E1F06"),
        "gorse": ("#FFF09C", "#FFDF2E", "#BF9A08"),
        "indigo": ("#7F77F2", "#4A3FE0", "#2C2494"),
        "sea-green": ("#A5F7EF", "#58E6DA", "#2B9E94"),
        "pitch": ("#55525C", "#171214", "#0A0809"),
    },
}
"""Light, middle and dark tones of palettes for eyes that mix up red with green (protan, deutan)
or blue with yellow (tritan), searched for the largest CIEDE2000 distances under the simulations of
Machado 2009: at least 29 between any two players for every type of vision, the standard 19.
"""
PALETTE_NAMES: Final = ("standard", *TONES_BY_PALETTE)


def parse_colour(colour: HexColour) -> Rgb:
    """Return red, green and blue (0 to 255) of a hex colour."""
    code = int(colour[1:], 16)
    return code >> 16, code >> 8 & 255, code & 255


def accent_adjusted_hex_colour(colour: HexColour) -> HexColour:
    """Return a hex colour; for a brass tone that of the corresponding tone of the title's accent
    metal."""
    red, green, blue = title_metal_tone_for_brass(parse_colour(colour))[:3]
    return f"#{red:02X}{green:02X}{blue:02X}"


class PieceBox(NamedTuple):
    """A rectangle in u around the anchor, which is at (0, 0)."""

    left: float
    top: float
    width: float
    height: float

    def grown(self, margin: float) -> "PieceBox":
        """Return the box enlarged by `margin` u on every side."""
        return PieceBox(
            self.left - margin, self.top - margin, self.width + 2 * margin, self.height + 2 * margin
        )


@dataclass(frozen=True, slots=True)
class PieceSprite:
    """A surface (shared and cached: never draw on it) and the pixel of the surface that is its
    anchor."""

    surface: pygame.Surface
    anchor: tuple[int, int]

    @property
    def picture(self) -> Picture:
        """Return the sprite as a picture positioned by its anchor."""
        return Picture(self.surface, -self.anchor[0], -self.anchor[1])

    def topleft(self, anchor_position: tuple[float, float]) -> tuple[int, int]:
        """Return the window pixel of the surface's top left corner when the anchor lies at
        `anchor_position` (rounded)."""
        return round(anchor_position[0]) - self.anchor[0], round(anchor_position[1]) - self.anchor[
            1
        ]

    def rect(self, anchor_position: tuple[float, float]) -> pygame.Rect:
        """Return the rectangle covered when the anchor is at `anchor_position`."""
        return self.surface.get_rect(topleft=self.topleft(anchor_position))

    def blit_to(self, target: pygame.Surface, anchor_position: tuple[float, float]) -> pygame.Rect:
        """Draw on `target` with the anchor at `anchor_position`; return the changed rectangle."""
        return target.blit(self.surface, self.topleft(anchor_position))
