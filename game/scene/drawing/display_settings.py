"""The player's display settings: letters, colours and contrast, and the accents of the title.

They apply to the whole process. Painters and caches depend on them: after `set_display_settings`
no surface that was cached with other settings is used, and the caller rebuilds its screens.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from game.scene.drawing.accents import (
    BLACK,
    CHANNEL_LUMINANCE_SHARES,
    AccentTones,
    colour_brightness,
)
from game.scene.drawing.colours import WHITE, RgbOrRgba, mix_colours
from game.scene.drawing.house_accents import HOUSE_ACCENTS
from game.scene.drawing.shared_surfaces import SURFACE_CACHE

STANDARD_PALETTE: Final = "standard"
PLAIN_FACE_BY_FACE: Final = {
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
CHARACTERS_NOT_IN_ENGRAVED_FACES: Final = frozenset("−←→↑↓●")
"""Characters that the engraved fonts lack."""

DARK_BELOW_BRIGHTNESS = 0.42
LIGHT_ABOVE_BRIGHTNESS = 0.60  # brightness below and above which contrast is increased
SHARE_KEPT_OF_DARK_BACKGROUNDS = 0.30
LIGHT_BACKGROUND_SHARE_TOWARDS_WHITE = (
    0.85  # how far dark backgrounds go to black and light ones to white
)
MIN_CHANNEL_DIFFERENCE_OF_COLOURFUL = (
    0.40  # difference of the channels above which a background keeps its colour
)
TEXT_TURNS_WHITE_FROM_BRIGHTNESS = 0.5
LINE_WIDENING_FACTOR = 1.6

RgbArray = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """The player's settings for colours and letters, and the accents of the title.

    `palette` names the set of the players' colours; `clear_text` writes titles and names in
    plain letters; `high_contrast` increases the contrast of texts and backgrounds.
    """

    palette: str = STANDARD_PALETTE
    clear_text: bool = False
    high_contrast: bool = False
    accents: AccentTones = HOUSE_ACCENTS


_current_settings_cell = [DisplaySettings()]
_cache_variant_by_settings: dict[DisplaySettings, int] = {DisplaySettings(): 0}
"""A number for each display settings used so far, which is a part of cache keys; the default
settings have 0."""


def current_display_settings() -> DisplaySettings:
    """Return the display settings that are in force."""
    return _current_settings_cell[0]


def set_display_settings(display_settings: DisplaySettings) -> bool:
    """Set the display settings; return False, and do nothing, when they equal those in force.

    Cached pictures are kept separately for each setting, so switching back finds the old ones.
    """
    if display_settings == _current_settings_cell[0]:
        return False
    _current_settings_cell[0] = display_settings
    SURFACE_CACHE.variant = _cache_variant_by_settings.setdefault(
        display_settings, len(_cache_variant_by_settings)
    )
    return True


def font_role_for(font_role: str, text: str) -> str:
    """Return the font role in which a text is written: `font_role`, or its plain counterpart
    when the player wants plain letters or the font of `font_role` lacks letters."""
    plain = PLAIN_FACE_BY_FACE.get(font_role)
    if plain is None:
        return font_role
    return (
        plain
        if current_display_settings().clear_text
        or not CHARACTERS_NOT_IN_ENGRAVED_FACES.isdisjoint(text)
        else font_role
    )


def set_accents_and_tell_if_changed(accents: AccentTones) -> bool:
    """Set the accents of the title, so that pictures are drawn with them; return False, and do
    nothing, when they equal those in force. Pictures in other accents stay cached."""
    return set_display_settings(replace(current_display_settings(), accents=accents))


def title_metal_tone_for_brass(colour: RgbOrRgba) -> RgbOrRgba:
    """Return the colour, or for a brass tone the corresponding tone of the title's metal."""
    return current_display_settings().accents.metal_tone_for_brass(colour)


def text_colour_for_display_settings(colour: RgbOrRgba) -> RgbOrRgba:
    """Return the colour in which a text is written: adjusted to the accents, and with high
    contrast almost black or almost white."""
    colour = title_metal_tone_for_brass(colour)
    if not current_display_settings().high_contrast:
        return colour
    if colour_brightness(colour) >= TEXT_TURNS_WHITE_FROM_BRIGHTNESS:
        return mix_colours(colour, WHITE, 0.75)
    return mix_colours(colour, BLACK, 0.6)


def outline_style_for_display_settings(width: float, colour: RgbOrRgba) -> tuple[float, RgbOrRgba]:
    """Return width and colour of an outline: the colour adjusted to the accents, with high
    contrast also wider and opaque."""
    colour = title_metal_tone_for_brass(colour)
    if not current_display_settings().high_contrast:
        return width, colour
    return width * LINE_WIDENING_FACTOR, (colour[0], colour[1], colour[2])


def contrast_surface_colours(colours: RgbArray) -> RgbArray:
    """Return the colours of a surface; with high contrast dark ones made darker and light ones
    lighter.

    Strong colours are unchanged, since they have a meaning.
    """
    if not current_display_settings().high_contrast:
        return colours
    codes = colours.astype(np.float32)
    bright = (codes @ np.array(CHANNEL_LUMINANCE_SHARES, dtype=np.float32))[..., None] / 255
    spread = (codes.max(axis=-1) - codes.min(axis=-1))[..., None] / 255
    grey = np.clip((MIN_CHANNEL_DIFFERENCE_OF_COLOURFUL - spread) / 0.12, 0, 1)
    deep = np.clip((DARK_BELOW_BRIGHTNESS - bright) / 0.15, 0, 1) * grey
    light = np.clip((bright - LIGHT_ABOVE_BRIGHTNESS) / 0.15, 0, 1) * grey
    darker = codes * (1 - deep * (1 - SHARE_KEPT_OF_DARK_BACKGROUNDS))
    return np.asarray(
        np.rint(darker + (255 - darker) * light * LIGHT_BACKGROUND_SHARE_TOWARDS_WHITE),
        dtype=np.uint8,
    )
