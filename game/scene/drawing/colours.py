"""Colour tokens, accents and the look a player chose."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from game.scene.drawing.picture import SURFACES

# Colour tokens: parchment carries the game, slate carries the tool, brass and lamp say where to
# look.

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
Colour = Rgb | Rgba

INK: Rgb = (0x2E, 0x1F, 0x14)
RUST: Rgb = (0x5B, 0x3D, 0x1C)
RULE: Rgb = (0x8A, 0x6A, 0x3A)
HALO: Rgb = (0xF6, 0xEC, 0xCE)

PARCHMENT_HIGH: Rgb = (0xFB, 0xF3, 0xDD)
PARCHMENT: Rgb = (0xF1, 0xE3, 0xBF)
PARCHMENT_LOW: Rgb = (0xE4, 0xD0, 0xA0)
FRAME_DARK: Rgb = (0x4A, 0x32, 0x19)
FRAME_LIGHT: Rgb = (0xF6, 0xEA, 0xCB)

SLATE_HIGH: Rgb = (0x26, 0x36, 0x3F)
SLATE: Rgb = (0x1A, 0x26, 0x2D)
SLATE_LOW: Rgb = (0x17, 0x21, 0x28)
SLATE_EDGE: Rgb = (0x0A, 0x10, 0x14)
NIGHT: Rgb = (0x10, 0x19, 0x1E)

CREAM: Rgb = (0xF1, 0xE7, 0xCF)
FOG: Rgb = (0xB9, 0xC0, 0xB4)

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
BRASSES: frozenset[Colour] = frozenset(
    {
        *(BRASS_HIGH, BRASS, BRASS_LOW, BRASS_TEXT, BRASS_LINE[:3]),
        *(BRASS_SHINE, BRASS_FACE, BRASS_FOOT, BRASS_EDGE, BRASS_RIM),
        *(BRASS_GLOW, BRASS_GLOW_LINE, BRASS_INLAY, KNOB_SHINE, KNOB_FOOT, KNOB_EDGE),
    }
)
"""Every tone of the brass: what is drawn in one of them follows the accents of a title."""

CHOUGH_HIGH: Rgb = (0xD2, 0x44, 0x4A)
CHOUGH: Rgb = (0xA8, 0x1C, 0x24)
CHOUGH_LOW: Rgb = (0x6E, 0x0E, 0x15)
LAMP: Rgb = (0xFF, 0xD3, 0x6B)
VERDIGRIS: Rgb = (0x3F, 0x7F, 0x66)

DISABLED_TEXT: Rgb = (0x87, 0x92, 0x8F)
DISABLED_FILL: Rgb = (0x17, 0x20, 0x25)
DISABLED_LINE: Rgb = (0x56, 0x61, 0x63)
FOCUS: Rgb = (0xFF, 0xF6, 0xDE)
BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)

CHANNELS: Final = (0.2126, 0.7152, 0.0722)
"""How much red, green and blue do for the brightness of a colour."""

STANDARD: Final = "standard"
PLAIN_FACES: Final = {
    "title": "bold",
    "italic": "text",
    "head": "bold",
    "engraved": "bold",
    "wordmark": "bold",
    "clarendon": "bold",
    "clarendon-italic": "text",
    "garalde": "bold",
    "garalde-italic": "text",
    "blackletter": "bold",
}
BEYOND_DISPLAY: Final = frozenset("−←→↑↓●")
"""Characters that the engraved faces do not have."""

DARK = 0.42
LIGHT = 0.60  # shares of brightness below and above which contrast grows
DEEPEST = 0.30
BRIGHTEST = 0.85  # how far dark grounds fade to black and light ones to white
COLOURFUL = 0.40  # spread of the channels above which a ground keeps its colour
GREY_ABOVE = 0.5
LINE_WIDENING = 1.6


def with_alpha(colour: Colour, share: float) -> Rgba:
    """The same colour, covering `share` (0 to 1) of what lies below."""
    return (colour[0], colour[1], colour[2], round(255 * share))


def lighter(colour: Colour, share: float) -> Rgb:
    """The colour mixed with `share` white."""
    return mix(colour, WHITE, share)


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """`first` at share 0, `second` at share 1."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(first[:3], second[:3], strict=True)
    )
    return (red, green, blue)


# Accents: the metal of lines, heads and buttons that lead on, of the house or of a title.


@dataclass(frozen=True, slots=True)
class Accents:
    """Three tones of one metal; those between, brighter and darker follow from them."""

    light: Rgb = BRASS_HIGH
    middle: Rgb = BRASS
    dark: Rgb = BRASS_LOW

    def tone(self, colour: Colour) -> Colour:
        """Return what a colour is in this metal: another one only for tones of the brass."""
        if self is HOUSE or colour[:3] not in BRASSES:
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
        least = brightness(low)
        most = brightness(high)
        if bright <= most:
            return mix(dark, light, (bright - least) / (most - least))
    return brass


# Look: what the player chose about letters, colours and contrast, and the accents of the title
# whose pages are seen; one for the whole process.
#
# Painters and their memories depend on it, so it is set as a whole: `set_look` forgets every
# finished surface, and whoever sets a new look builds its screens again.

Rgbs = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Look:
    """`palette` names the players' colours; `clear_text` writes titles and names in plain letters;
    `high_contrast` pushes texts and grounds apart. `accents` are those of a title.
    """

    palette: str = STANDARD
    clear_text: bool = False
    high_contrast: bool = False
    accents: Accents = HOUSE


_current = [Look()]


def current_look() -> Look:
    """The look of everything drawn now."""
    return _current[0]


def set_look(look: Look) -> bool:
    """Draw everything in this look from now on; whether that changes anything."""
    if look == _current[0]:
        return False
    _current[0] = look
    SURFACES.clear()
    return True


def face_for(face: str, text: str) -> str:
    """The face a text is written in: a plain one when wanted, or when letters are missing."""
    plain = PLAIN_FACES.get(face)
    if plain is None:
        return face
    return plain if current_look().clear_text or not BEYOND_DISPLAY.isdisjoint(text) else face


def set_accents(accents: Accents) -> bool:
    """Draw everything with these accents from now on; whether that changes anything."""
    return set_look(replace(current_look(), accents=accents))


def tone(colour: Colour) -> Colour:
    """A colour as the accents have it."""
    return current_look().accents.tone(colour)


def ink(colour: Colour) -> Colour:
    """The colour letters are written in: with high contrast almost black or almost white."""
    colour = tone(colour)
    if not current_look().high_contrast:
        return colour
    if brightness(colour) >= GREY_ABOVE:
        return mix(colour, WHITE, 0.75)
    return mix(colour, BLACK, 0.6)


def line(width: float, colour: Colour) -> tuple[float, Colour]:
    """Width and colour of an outline: with high contrast broader and never see-through."""
    colour = tone(colour)
    if not current_look().high_contrast:
        return width, colour
    return width * LINE_WIDENING, (colour[0], colour[1], colour[2])


def ground(colours: Rgbs) -> Rgbs:
    """Colours of a surface: with high contrast dark ones darker, light ones lighter; strong
    colours stay, for they mean something.
    """
    if not current_look().high_contrast:
        return colours
    codes = colours.astype(np.float32)
    bright = (codes @ np.array(CHANNELS, dtype=np.float32))[..., None] / 255
    spread = (codes.max(axis=-1) - codes.min(axis=-1))[..., None] / 255
    grey = np.clip((COLOURFUL - spread) / 0.12, 0, 1)
    deep = np.clip((DARK - bright) / 0.15, 0, 1) * grey
    light = np.clip((bright - LIGHT) / 0.15, 0, 1) * grey
    darker = codes * (1 - deep * (1 - DEEPEST))
    return np.asarray(np.rint(darker + (255 - darker) * light * BRIGHTEST), dtype=np.uint8)
