"""The look a player chose: letters, colours and contrast, and the accents of the title.  There
is one look for the whole process. Painters and their memories depend on it, so it is set as a
whole: `set_look` forgets every finished surface, and the caller builds its screens again.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from game.scene.drawing.accents import BLACK, CHANNELS, Accents, brightness
from game.scene.drawing.colours import WHITE, Colour, mix
from game.scene.drawing.house_accents import HOUSE
from game.scene.drawing.shared_surfaces import SURFACES

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
