"""Look: what the player chose about letters, colours and contrast, and the accents of the title
whose pages are seen; one for the whole process.

Painters and their memories depend on it, so it is worn as a whole: `wear` forgets every finished
surface, and whoever wears a new look builds its screens again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from game.scene.accents import CHANNELS, HOUSE, Accents, brightness
from game.scene.cache import SURFACES
from game.scene.theme import BLACK, WHITE, Colour, mix

Rgbs = npt.NDArray[np.uint8]

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

DARK, LIGHT = 0.42, 0.60  # shares of brightness below and above which contrast grows
DEEPEST, BRIGHTEST = 0.30, 0.85  # how far dark grounds fade to black and light ones to white
COLOURFUL = 0.40  # spread of the channels above which a ground keeps its colour
GREY_ABOVE = 0.5
LINE_WIDENING = 1.6


@dataclass(frozen=True, slots=True)
class Look:
    """`palette` names the players' colours; `clear_text` writes titles and names in plain letters;
    `high_contrast` pushes texts and grounds apart. `accents` are those of a title.
    """

    palette: str = STANDARD
    clear_text: bool = False
    high_contrast: bool = False
    accents: Accents = HOUSE


_worn = [Look()]


def worn() -> Look:
    """The look of everything drawn now."""
    return _worn[0]


def wear(look: Look) -> bool:
    """Draw everything in this look from now on; whether that changes anything."""
    if look == _worn[0]:
        return False
    _worn[0] = look
    SURFACES.clear()
    return True


def face_for(face: str, text: str) -> str:
    """The face a text is written in: a plain one when wanted, or when letters are missing."""
    plain = PLAIN_FACES.get(face)
    if plain is None:
        return face
    return plain if worn().clear_text or not BEYOND_DISPLAY.isdisjoint(text) else face


def wear_accents(accents: Accents) -> bool:
    """Draw everything with these accents from now on; whether that changes anything."""
    return wear(replace(worn(), accents=accents))


def tone(colour: Colour) -> Colour:
    """A colour as the accents have it."""
    return worn().accents.tone(colour)


def ink(colour: Colour) -> Colour:
    """The colour letters are written in: with high contrast almost black or almost white."""
    colour = tone(colour)
    if not worn().high_contrast:
        return colour
    if brightness(colour) >= GREY_ABOVE:
        return mix(colour, WHITE, 0.75)
    return mix(colour, BLACK, 0.6)


def line(width: float, colour: Colour) -> tuple[float, Colour]:
    """Width and colour of an outline: with high contrast broader and never see-through."""
    colour = tone(colour)
    if not worn().high_contrast:
        return width, colour
    return width * LINE_WIDENING, (colour[0], colour[1], colour[2])


def ground(colours: Rgbs) -> Rgbs:
    """Colours of a surface: with high contrast dark ones darker, light ones lighter; strong
    colours stay, for they mean something.
    """
    if not worn().high_contrast:
        return colours
    codes = colours.astype(np.float32)
    bright = (codes @ np.array(CHANNELS, dtype=np.float32))[..., None] / 255
    spread = (codes.max(axis=-1) - codes.min(axis=-1))[..., None] / 255
    grey = np.clip((COLOURFUL - spread) / 0.12, 0, 1)
    deep = np.clip((DARK - bright) / 0.15, 0, 1) * grey
    light = np.clip((bright - LIGHT) / 0.15, 0, 1) * grey
    darker = codes * (1 - deep * (1 - DEEPEST))
    return np.asarray(np.rint(darker + (255 - darker) * light * BRIGHTEST), dtype=np.uint8)
